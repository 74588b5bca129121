// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

namespace ninefold::formats {

#define NINEFOLD_FORMAT(name) extern const Format name;
#include "app/files/formats.def"
#undef NINEFOLD_FORMAT

} // namespace ninefold::formats
