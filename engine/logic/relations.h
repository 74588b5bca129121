// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <vector>

namespace ninefold::logic {

/// A technique whose patterns are also patterns of another one, which says more with the same reason.
struct Relation {
    std::string_view special, general;
};

/// All relations between neighbours: Skyscraper is a Turbot Fish, Turbot Fish an X-Chain, and so on.
std::span<const Relation> allRelations();
/// The techniques that this one is a special case of.
std::vector<const Technique*> generalOf(const Technique& technique);
/// The techniques that are special cases of this one.
std::vector<const Technique*> specialOf(const Technique& technique);
/// Those that share its page, because they differ only in their size or type.
std::vector<const Technique*> siblingsOf(const Technique& technique);

} // namespace ninefold::logic
