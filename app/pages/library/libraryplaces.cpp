// SPDX-License-Identifier: MIT
#include "app/pages/library/libraryplaces.h"

#include "app/widgets/look/strokes.h"

#include <QApplication>
#include <QFontInfo>
#include <QWidget>

namespace ninefold::pages {
namespace {

/// Below these widths the puzzle is below the grid, and the collections are a field.
constexpr int kWide = 1000, kNarrow = 820;
constexpr int kLeft = 240, kDetails = 272, kBelow = 148;
/// Below these heights the left column has only the collections, or no average times.
constexpr int kLowLeft = 560, kFullLeft = 680;
/// The lengths are meant for body text of this height.
constexpr double kTextPixels = 14;

int scaled(int length) {
    return qRound(length * qMax(1.0, QFontInfo(QApplication::font()).pixelSize() / kTextPixels));
}

} // namespace

LibraryPlaces libraryPlaces(QSize view) {
    LibraryPlaces places;
    places.field = view.width() < scaled(kNarrow);
    places.below = view.width() < scaled(kWide);
    places.margin = widgets::isSmall(view) ? widgets::kGap : widgets::kPadding;
    places.collections = scaled(kLeft);
    places.details = places.below ? QSize(QWIDGETSIZE_MAX, scaled(kBelow)) : QSize(scaled(kDetails), QWIDGETSIZE_MAX);
    places.days = view.height() >= scaled(kLowLeft);
    places.fewDays = view.height() < scaled(kFullLeft);
    return places;
}

} // namespace ninefold::pages
