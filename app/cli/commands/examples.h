// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/training.h"

#include <string>

namespace ninefold::cli {

/// A position and its next step as a line of HoDoKu's library. Where that program does not know the technique the line
/// holds the position alone.
std::string libraryLine(const Training::Example& example);

} // namespace ninefold::cli
