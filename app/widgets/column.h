// SPDX-License-Identifier: MIT
#pragma once

#include <QStackedWidget>

#include <utility>

class QVBoxLayout;

namespace ninefold::widgets {

class Segments;

/// The pages on top of each other. It wants as much room as the one that is visible, not as the tallest: a tall page
/// would take its room from the pad also while it is hidden.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; }
};

/// The right side of the window: a row of page tabs, the page, strips about what is running and, below all of them, the
/// pad. Call addPage to add another page.
class Column : public QWidget {
    Q_OBJECT

public:
    explicit Column(QWidget* pad, QWidget* parent = nullptr);

    /// Adds a strip below the page, where it does not move what is above it.
    void addStrip(QWidget* strip);
    /// Where the page is, in coordinates of the column, or the card that replaces it.
    QRect pageArea() const;
    /// A card that replaces the tabs, the pages and the pad while it is shown.
    void addCard(QWidget* card);
    void showCard(bool shown);
    void addPage(const QString& title, QWidget* page);
    QWidget* page() const;
    void showPage(QWidget* page);
    /// Puts the pad beside the pages instead of below them.
    void setPadBeside(bool beside);
    /// Beside the board the height is given, and the page gets what it asks for before the pad is larger than it must
    /// be. Below the board the column asks for it.
    void setHeightGiven(bool given);
    /// The height that a pad of this height leaves to the page.
    int roomAbove(int pad) const;

signals:
    void pageChanged(QWidget* page);
    /// The page asks for another height, or has another height.
    void roomChanged();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void leaveRoom();

    QList<QWidget*> strips_;
    /// Tabs, pages and strips; the pad comes after them in the layout of the column.
    QVBoxLayout* rows_;
    Segments* tabs_;
    PageStack* pages_;
    QWidget* pad_;
    QWidget* card_ = nullptr;
    bool padBeside_ = false, heightGiven_ = true;
    /// What the page asked for, and the room that the pad left to it.
    std::pair<int, int> asked_;
};

} // namespace ninefold::widgets
