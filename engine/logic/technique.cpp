// SPDX-License-Identifier: MIT
#include "engine/logic/techniques.h"

#include <array>
#include <cassert>

namespace ninefold::logic {

std::span<const Technique* const> allTechniques() {
    static constexpr const Technique* list[] = {
#define NINEFOLD_TECHNIQUE(name) &techniques::name,
#include "engine/logic/techniques.def"
#undef NINEFOLD_TECHNIQUE
    };
    return list;
}

const Technique* techniqueById(std::string_view id) {
    for (const Technique* technique : allTechniques())
        if (technique->id == id) return technique;
    return nullptr;
}

std::string_view familyName(Family family) {
    static constexpr std::array<std::string_view, 13> names = {
        "singles", "intersections",      "subsets",   "fish",      "single-digit",  "wings", "uniqueness", "coloring",
        "chains",  "almost-locked-sets", "exclusion", "templates", "forcing-chains"};
    assert(static_cast<std::size_t>(family) < names.size());
    return names[static_cast<std::size_t>(family)];
}

} // namespace ninefold::logic
