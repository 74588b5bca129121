// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryaccess.h"

#include <QString>

namespace ninefold::session {

/// What the library knows about a puzzle, given by its 81 characters: its name, its rating and the player's time, in a
/// sentence; empty if it is not there, as it is or turned around. Opens the database, so it belongs in a thread.
QString whatIsKnown(const LibraryAccess& access, const QString& givens);

} // namespace ninefold::session
