// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace ninefold::pages {

/// A button that opens the choices of a filter. While the filter is on, it says what is chosen, and has a cross that
/// clears it; so do Delete and Backspace.
class FilterChip : public QPushButton {
    Q_OBJECT

public:
    explicit FilterChip(const QString& title, QWidget* parent = nullptr);

    /// Empty for a filter that is off.
    void setChoice(const QString& choice);
    bool isOn() const { return !choice_.isEmpty(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void openWanted();
    void clearWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRect cross() const;

    QString title_, choice_;
};

} // namespace ninefold::pages
