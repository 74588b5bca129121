// SPDX-License-Identifier: MIT
#include "engine/logic/parts/nets/contradictions.h"

#include "engine/logic/parts/nets/netproof.h"
#include "engine/logic/parts/nets/netsteps.h"

#include <cassert>

namespace ninefold::logic {

Contradictions::Contradictions(const Position& position, Inside inside, const InnerTechniques& inner)
    : position_(position),
      base_(baseOf(position, inside)),
      net_(position, inside, inner),
      short_(Possible(position), inside, inner) {}

std::optional<NetLines> Contradictions::shortest(Candidate start, bool holds, int most,
                                                 std::vector<Candidate> suspects) {
    short_.suspect(std::move(suspects));
    std::optional<NetLines> lines = short_.find(start, holds, {}, most);
    if (lines) prune(base_, *lines, {});
    return lines;
}

NetLines Contradictions::shortest(Candidate start, bool holds, std::vector<Candidate> suspects) {
    auto lines = shortest(start, holds, INT_MAX, std::move(suspects));
    // It may need more lines than a search for few can hold.
    return lines ? *lines : asFollowed(start, holds);
}

void Contradictions::detour(NetLines& net, const std::vector<Candidate>& suspects, const std::stop_token& stop) {
    for (std::size_t n = 0; n < net.lines.size() && !stop.stop_requested();) {
        const NetLine& line = net.lines[n];
        short_.avoid(line.kind == NetLine::Pattern ? Candidate{} : line.candidate());
        auto other =
            line.kind == NetLine::Pattern ? std::nullopt : shortest(net.start, net.holds, net.weight() - 1, suspects);
        if (other) net = std::move(*other);
        n = other ? 0 : n + 1;
    }
    short_.avoid({});
}

NetLines Contradictions::shorter(const NetLines& net) {
    NetLines other = asFollowed(net.start, net.holds);
    return other.weight() < net.weight() ? other : net;
}

NetLines Contradictions::asFollowed(Candidate start, bool holds) {
    // It is known to fail, so no limit may end it before.
    const LogicLimits limits;
    LogicSearch search(nullptr, limits, false, {});
    [[maybe_unused]] const bool holdsOut = net_.assume(start, holds, search);
    assert(!holdsOut && net_.complete());
    NetLines lines = net_.log();
    prune(base_, lines, {});
    return lines;
}

Step Contradictions::step(const NetLines& lines, int er, int looked) const {
    Step step = contradictionStep(position_, base_, lines, er);
    step.say("looked", looked);
    return step;
}

} // namespace ninefold::logic
