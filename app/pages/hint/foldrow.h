// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace ninefold::pages {

/// A word with an arrow that unfolds something, or opens another page.
class FoldButton : public QAbstractButton {
    Q_OBJECT

public:
    FoldButton(const QString& text, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
};

/// Fold buttons from left to right, in as many rows as they need.
class FoldRow : public QWidget {
    Q_OBJECT

public:
    explicit FoldRow(QWidget* parent);

    FoldButton* add(const QString& text);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(width, false); }
    QSize sizeHint() const override { return {200, arrange(width(), false)}; }
    QSize minimumSizeHint() const override { return {100, arrange(width(), false)}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Returns the height; with `move` the buttons go to their places.
    int arrange(int width, bool move) const;

    QList<FoldButton*> buttons_;
};

} // namespace ninefold::pages
