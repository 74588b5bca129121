// SPDX-License-Identifier: MIT
// The descriptors of app/documents/formats.def, for the catalogue and for code that needs one by name.
#pragma once

#include "engine/formats/format.h"

namespace ninefold::formats {

#define NINEFOLD_FORMAT(name) extern const Format name;
#include "app/documents/formats.def"
#undef NINEFOLD_FORMAT

} // namespace ninefold::formats
