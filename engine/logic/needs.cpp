// SPDX-License-Identifier: MIT
#include "engine/logic/needs.h"

#include "engine/logic/bindingcandidates.h"
#include "engine/logic/path.h"

#include <algorithm>
#include <set>

namespace ninefold::logic {
namespace {

bool isSingle(const Technique* technique) {
    return technique->family == Family::Singles;
}

Profile singlesFirst() {
    Profile profile = Profile::standard();
    // Without ranges: clang 14 does not compile what the other form returns.
    std::stable_partition(profile.order.begin(), profile.order.end(), isSingle);
    return profile;
}

class TechniquesTaken : public StepSink {
public:
    std::set<const Technique*> techniques;

    bool take(Step&& step) override {
        techniques.insert(step.technique);
        return true;
    }
};

} // namespace

Needs needsOf(const Grid& puzzle, std::stop_token stop) {
    Position position(puzzle);
    TechniquesTaken taken;
    const Finder finder(singlesFirst(), mayUseUniqueness(true, candidatesBind(puzzle)));
    Needs needs{.complete = walk(position, finder, taken, std::move(stop)) == PathEnd::Solved};
    for (const Technique* technique : finder.profile().order)
        if (!isSingle(technique) && taken.techniques.contains(technique)) needs.techniques.push_back(technique);
    return needs;
}

} // namespace ninefold::logic
