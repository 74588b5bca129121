// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/deadly.h"

namespace ninefold::logic::techniques {

inline constexpr RoleText kReverseBugLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "these would leave a swap in the rest of the grid")},
    {Role::Off, kSharedSetText},
    {Role::Extra, kGuardsText},
};

/// What all reverse BUGs have in common.
constexpr Technique reverseBug(std::string_view id, std::string_view name, std::string_view conclusion,
                               std::string_view text, decltype(Technique::find) search) {
    Technique made = deadlyTechnique(id, name, kAboutReverseBug, conclusion, text, search);
    made.rating = 53;
    made.legend = kReverseBugLegend;
    return made;
}

} // namespace ninefold::logic::techniques
