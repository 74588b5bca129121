// SPDX-License-Identifier: MIT
// The four conclusions that all deadly patterns (rectangles, loops, BUGs) share: something must prevent two
// solutions, and only the guards can.
#include "engine/logic/parts/deadly.h"

#include "engine/logic/parts/unions.h"

#include <cassert>

namespace ninefold::logic {
namespace {

Step describe(const Position& position, const Deadly& pattern, int er) {
    Step step;
    step.er = er;
    step.length = pattern.cells.count();
    Digits extras;
    for (Cell cell : pattern.cells) {
        Digits guarding;
        for (const Deadly::Guard& guard : pattern.guards)
            if (guard.cell == cell) guarding = guard.extras;
        for (Digit digit : position.candidates(cell))
            step.mark(guarding.has(digit) ? Role::Extra : Role::On, cell, digit);
    }
    step.say("cells", pattern.cells);
    step.say("pattern", pattern.digits);
    step.say("guards", pattern.guarded());
    step.say("extras", pattern.extras());
    std::vector<Candidate> missing;
    for (const Deadly::Guard& guard : pattern.guards)
        for (Digit digit : guard.extras) missing.push_back({guard.cell, digit});
    step.say("missing", std::move(missing));
    return step;
}

/// Removes a candidate and also marks it as removed in the drawing.
void eliminate(Step& step, Cell cell, Digit digit) {
    step.remove(cell, digit);
    std::erase_if(step.marks, [&](const Mark& mark) { return mark.candidate == Candidate{cell, digit}; });
    step.mark(Role::Remove, cell, digit);
}

bool send(Step&& step, StepSink& sink) {
    return step.empty() || sink.take(std::move(step));
}

bool oneCell(const Position& position, const Deadly& pattern, int er, StepSink& sink) {
    if (pattern.guards.size() != 1) return true;
    const auto& [cell, extras] = pattern.guards.front();
    Step step = describe(position, pattern, er);
    // The only guard must hold an extra digit.
    for (Digit digit : position.candidates(cell) - extras) eliminate(step, cell, digit);
    return send(std::move(step), sink);
}

bool sameDigit(const Position& position, const Deadly& pattern, int er, StepSink& sink) {
    if (pattern.guards.size() < 2 || !pattern.extras().single()) return true;
    const Digit digit = pattern.extras().first();
    Step step = describe(position, pattern, er);
    // One of the guards holds the extra digit, so cells that see all of them do not.
    for (Cell cell : position.cellsFor(digit) & commonPeers(pattern.guarded())) eliminate(step, cell, digit);
    return send(std::move(step), sink);
}

/// The cells of a house besides the guards, as masks for a search for naked sets.
struct SubsetHunt {
    const Position& position;
    const Deadly& pattern;
    House house;
    int er;
    std::array<Cell, 9> cells;
    std::array<unsigned, 9> masks;
    std::size_t count = 0;

    bool report(unsigned chosen, Digits digits, StepSink& sink) const {
        Cells set;
        for (std::size_t i = 0; i < count; ++i)
            if (chosen >> i & 1u) set.add(cells[i]);
        // A set inside a crossing eliminates in both houses, in one step.
        const HouseSet houses = commonHouses(set | pattern.guarded());
        // Reported only in the first of its houses.
        if (houses.first() != house) return true;
        Cells eliminated;
        for (House each : houses) eliminated |= kHouses[each];
        Step step = describe(position, pattern, er == 0 ? 0 : er + set.count());
        for (Digit digit : digits) {
            step.mark(Role::Off, position.cellsFor(digit) & set, digit);
            for (Cell cell : (position.cellsFor(digit) & eliminated) - set - pattern.guarded())
                eliminate(step, cell, digit);
        }
        step.mark(HouseRole::Look, houses);
        step.say("set", set);
        step.say(set.hasSeveral() ? "several" : "single", set);
        step.say("setdigits", digits);
        step.say("house", houses);
        return send(std::move(step), sink);
    }
};

bool subset(const Position& position, const Deadly& pattern, int er, LogicSearch& search, StepSink& sink) {
    if (pattern.guards.size() < 2) return true;
    const Digits extras = pattern.extras();
    for (House house : commonHouses(pattern.guarded())) {
        SubsetHunt hunt{position, pattern, house, er, {}, {}};
        for (Cell cell : kHouses[house] & (position.blanks() - pattern.guarded())) {
            hunt.masks[hunt.count] = position.candidates(cell).mask();
            hunt.cells[hunt.count++] = cell;
        }
        // The guards count as one more cell, which holds the extras.
        const auto masks = std::span<const unsigned>(hunt.masks.data(), hunt.count);
        for (int size = std::max(1, extras.count() - 1); size < static_cast<int>(hunt.count); ++size) {
            const bool proceed =
                forEachUnionWith(masks, size, size + 1, extras.mask(), [&](unsigned chosen, unsigned together) {
                    return search.work() && hunt.report(chosen, Digits::fromMask(together), sink);
                });
            if (!proceed) return false;
        }
    }
    return true;
}

bool strongLink(const Position& position, const Deadly& pattern, int er, StepSink& sink) {
    if (pattern.guards.size() != 2) return true;
    const Cells both = pattern.guarded();
    // The pattern digits that both guards could hold.
    Digits kept = Digits::all();
    for (const auto& [cell, extras] : pattern.guards) kept &= position.candidates(cell) - extras;
    for (House house : commonHouses(both))
        for (Digit digit : kept) {
            // The digit has no other place in the house, so one of the guards holds it, and the other must hold an
            // extra.
            if (!(position.cellsFor(digit, house) == both)) continue;
            Step step = describe(position, pattern, er);
            for (const auto& [cell, extras] : pattern.guards)
                for (Digit other : position.candidates(cell) - extras - Digits::of(digit)) eliminate(step, cell, other);
            step.mark(HouseRole::Look, house);
            step.say("linked", Digits::of(digit));
            step.say("house", HouseSet::of(house));
            if (!send(std::move(step), sink)) return false;
        }
    return true;
}

} // namespace

Cells Deadly::guarded() const {
    Cells set;
    for (const Guard& guard : guards) set.add(guard.cell);
    return set;
}

Digits Deadly::extras() const {
    Digits all;
    for (const Guard& guard : guards) all |= guard.extras;
    return all;
}

bool concludeDeadly(const Position& position, const Deadly& pattern, DeadlyType type, int er, LogicSearch& search,
                    StepSink& sink) {
    assert(!pattern.guards.empty() && pattern.cells.contains(pattern.guarded()));
    if (!search.work()) return false;
    switch (type) {
    case DeadlyType::OneCell:
        return oneCell(position, pattern, er, sink);
    case DeadlyType::SameDigit:
        return sameDigit(position, pattern, er, sink);
    case DeadlyType::Subset:
        return subset(position, pattern, er, search, sink);
    default:
        return strongLink(position, pattern, er, sink);
    }
}

} // namespace ninefold::logic
