// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/actions.h"

namespace ninefold::window {

/// The actions of the menus about files and the window: File, Edit, View and Help, without those of the pages.
std::span<const ActionRow> windowActions();

} // namespace ninefold::window
