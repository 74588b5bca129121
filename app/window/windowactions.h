// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/actions.h"

namespace ninefold::window {

/// The actions of the window itself, without those of its pages.
std::span<const ActionRow> windowActions();

} // namespace ninefold::window
