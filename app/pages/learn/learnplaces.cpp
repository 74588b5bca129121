// SPDX-License-Identifier: MIT
#include "app/pages/learn/learnplaces.h"

#include "app/widgets/look/strokes.h"

#include <QApplication>
#include <QFontInfo>
#include <QWidget>

#include <algorithm>

namespace ninefold::pages {
namespace {

/// Below this width the ladder is a field; below that one, or in a tall window, the technique is below the board.
constexpr int kWide = 980, kNarrow = 640;
constexpr double kTall = 1.15;
constexpr int kLadder = 256, kCard = 348, kSmallCard = 304;
/// What a tall window leaves to the technique, and what it must have at least.
constexpr double kShareBelow = 0.36;
constexpr int kLeastBelow = 248;
/// The lengths are meant for body text of this height.
constexpr double kTextPixels = 14;

int scaled(int length) {
    return qRound(length * qMax(1.0, QFontInfo(QApplication::font()).pixelSize() / kTextPixels));
}

} // namespace

LearnPlaces learnPlaces(QSize room) {
    LearnPlaces places;
    places.field = room.width() < scaled(kWide);
    places.views = room.width() < kNarrow;
    places.below = places.views || room.height() > kTall * room.width();
    places.margin = widgets::isSmall(room) ? widgets::kGap : widgets::kPadding;
    places.ladder = scaled(kLadder);
    places.card = scaled(places.field ? kSmallCard : kCard);
    if (places.below) places.card = std::max(kLeastBelow, static_cast<int>(room.height() * kShareBelow));
    return places;
}

} // namespace ninefold::pages
