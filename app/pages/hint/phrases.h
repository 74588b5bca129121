// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/values.h"
#include "app/widgets/theme.h"

#include <utility>

namespace ninefold {

/// Makes the phrases of an explanation clickable links, in the colours that their cells have on the board.
PhraseDecorator linkDecorator(const Step& step, const Theme& theme);

/// The cells and digits that a link of linkDecorator refers to.
std::pair<Cells, Digits> markedLink(const QString& link);

} // namespace ninefold
