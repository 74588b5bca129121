// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace ninefold {

/// A flat key of the pad and its rows. Checked, hovered and focused are told by edge and weight, not by colour alone.
class KeyButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit KeyButton(const QString& text, QWidget* parent = nullptr);

    /// The key that does the same, written small beside the text.
    void setHint(const QString& key);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintKey(QPainter& painter) const;

private:
    QString hint_;
};

} // namespace ninefold
