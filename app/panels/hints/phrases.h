// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/theme.h"
#include "app/text/values.h"

#include <utility>

namespace ninefold {

/// Makes links of the phrases in an explanation, in the colours of their places on the board.
Dress linkDress(const Step& step, const Theme& theme);

/// The places that a link of linkDress stands for.
std::pair<Cells, Digits> readLink(const QString& link);

} // namespace ninefold
