// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/stops/stop.h"
#include "engine/core/names.h"

#include <QString>

namespace ninefold::pages {

/// Where a run stops: "when r3c4 gets a digit and 2 guesses stand".
QString stopText(const session::Stop& stop, NameStyle names);

} // namespace ninefold::pages
