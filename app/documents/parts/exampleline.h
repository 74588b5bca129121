// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/training.h"

#include <string>

namespace ninefold::documents {

/// A position and its next step as a line of HoDoKu's library. If that program does not know the technique, the line
/// has only the position.
std::string libraryLine(const generator::Training::Example& example);

} // namespace ninefold::documents
