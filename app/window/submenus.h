// SPDX-License-Identifier: MIT
#pragma once

#include "app/window/actions.h"

namespace ninefold::window {

// Each fills one of the submenus that list what there is at the moment.
void fillLevels(QMenu& menu, const WindowParts& parts);
void fillBookmarks(QMenu& menu, const WindowParts& parts);
void fillRecent(QMenu& menu, const WindowParts& parts);
void fillFormats(QMenu& menu, const WindowParts& parts);
void fillThemes(QMenu& menu, const WindowParts& parts);
void fillLanguages(QMenu& menu, const WindowParts& parts);
void fillNames(QMenu& menu, const WindowParts& parts);

} // namespace ninefold::window
