// SPDX-License-Identifier: MIT
// The descriptors of app/documents/formats.def, for the catalogue and for code that needs one by name.
#pragma once

#include "engine/formats/format.h"

namespace ninefold::documents::descriptors {

#define NINEFOLD_FORMAT(name) extern const formats::Format name;
#include "app/documents/formats.def"
#undef NINEFOLD_FORMAT

} // namespace ninefold::documents::descriptors
