// SPDX-License-Identifier: MIT
#pragma once

namespace ninefold {

/// Lets assistive technology press a KeyButton at once. Qt's own way shows the key pressed for a while first, and by
/// then another cell may be selected. Doing it twice does no harm.
void installKeyAccessibility();

} // namespace ninefold
