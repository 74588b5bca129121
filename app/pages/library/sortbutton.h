// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryquery.h"

#include <QPushButton>

#include <array>

class QAction;
class QMenu;

namespace ninefold::pages {

/// Says what the puzzles are sorted by and in which direction, and opens the choice of both.
class SortButton : public QPushButton {
    Q_OBJECT

public:
    explicit SortButton(QWidget* parent = nullptr);

    session::LibrarySort sort() const { return sort_; }
    bool isDescending() const { return descending_; }
    void choose(session::LibrarySort sort, bool descending);

signals:
    void orderChosen();

private:
    void addSorts(QMenu& menu);
    void addDirections(QMenu& menu);

    session::LibrarySort sort_ = session::LibrarySort::Number;
    bool descending_ = false;
    /// Up and down.
    std::array<QAction*, 2> directions_{};
    std::array<QAction*, session::kLibrarySorts> sorts_{};
};

} // namespace ninefold::pages
