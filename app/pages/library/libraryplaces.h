// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>

namespace ninefold::pages {

/// Where the parts of the library are in a view of some size.
struct LibraryPlaces {
    /// The collections are a field above the grid instead of a column.
    bool field = false;
    /// The chosen puzzle is below the grid instead of beside it.
    bool below = false;
    int margin = 0;
    int collections = 0;
    QSize details;
    /// The left column has the days too, or only some of what there is to say about them.
    bool days = true, fewDays = false;
};

LibraryPlaces libraryPlaces(QSize view);

} // namespace ninefold::pages
