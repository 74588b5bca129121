// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <QString>

namespace ninefold::documents {

/// "Almost Locked Sets", in the player's language.
QString familyText(logic::Family family);

} // namespace ninefold::documents
