// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"

#include <stop_token>

namespace ninefold::library {

/// The file that is used while a server is away; each server has its own. It is a library like others, and
/// what it holds is still to be written to the server.
Location standInOf(const Location& server);

/// Writes what the stand-in holds to the server, and empties it. Another program that writes to it waits, so nothing
/// gets lost between the two; ended by force or called twice, it changes nothing. Returns whether there was something.
Result<bool> sendStandIn(Database& server, const Location& standIn, const std::stop_token& stop = {});

} // namespace ninefold::library
