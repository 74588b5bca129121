// SPDX-License-Identifier: MIT
#include "engine/formats/format.h"

namespace ninefold {

std::span<const Format* const> engineFormats() {
    static constexpr const Format* list[] = {
#define NINEFOLD_FORMAT(name) &formats::name,
#include "engine/formats/formats.def"
#undef NINEFOLD_FORMAT
    };
    return list;
}

} // namespace ninefold
