// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/parts/values.h"
#include "app/widgets/look/theme.h"

#include <utility>

namespace ninefold::pages {

/// Makes the phrases of an explanation clickable links, in the colours that their cells have on the board.
documents::PhraseDecorator linkDecorator(const logic::Step& step, const widgets::Theme& theme);

/// The cells and digits that a link of linkDecorator refers to.
std::pair<Cells, Digits> markedLink(const QString& link);

} // namespace ninefold::pages
