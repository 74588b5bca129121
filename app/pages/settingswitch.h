// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"

namespace ninefold::pages {

/// Turns a setting on or off.
inline void setSwitch(session::Session& session, bool store::Settings::*field, bool on) {
    store::Settings settings = session.settings();
    settings.*field = on;
    session.preferences().setSettings(settings);
}

} // namespace ninefold::pages
