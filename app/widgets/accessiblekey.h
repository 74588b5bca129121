// SPDX-License-Identifier: MIT
#pragma once

namespace ninefold::widgets {

/// Lets assistive technology press a KeyButton immediately. Qt's own implementation first shows the key as pressed
/// for some time, during which the selection may move to another cell. Calling this twice does no harm.
void installKeyAccessibility();

} // namespace ninefold::widgets
