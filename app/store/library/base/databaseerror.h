// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QSqlError>

namespace ninefold::library {

/// What an error of SQLite or PostgreSQL means for the user.
Error errorOf(const QSqlError& error, bool isServer);

/// May the same statements succeed a moment later?
bool isPassing(const Error& error);

} // namespace ninefold::library
