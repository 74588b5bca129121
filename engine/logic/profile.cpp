// SPDX-License-Identifier: MIT
#include "engine/logic/profile.h"
#include "engine/logic/techniques.h"

#include <algorithm>

namespace ninefold::logic {

Profile Profile::standard() {
    Profile profile;
    for (const Technique* technique : allTechniques())
        if (!technique->onRequest) profile.order.push_back(technique);
    return profile;
}

Profile Profile::only(std::vector<const Technique*> techniques) {
    return {std::move(techniques), {}};
}

Profile Profile::first(std::size_t count) const {
    Profile shorter = *this;
    shorter.order.resize(std::min(count, order.size()));
    return shorter;
}

Profile Profile::withSinglesAtOnce() const {
    Profile other = *this;
    const auto isSingle = [](const Technique* technique) { return technique->family == Family::Singles; };
    const auto first = std::ranges::find_if(other.order, isSingle);
    if (first == other.order.end()) return other;
    *first = &techniques::allSingles;
    other.order.erase(std::remove_if(first + 1, other.order.end(), isSingle), other.order.end());
    return other;
}

Profile Profile::withoutUniqueness() const {
    Profile other = *this;
    std::erase_if(other.order, [](const Technique* technique) { return technique->uniqueness; });
    return other;
}

LogicLimits raisedLimits() {
    LogicLimits limits;
    limits.work = 400'000'000;
    return limits;
}

} // namespace ninefold::logic
