// SPDX-License-Identifier: MIT
#include "engine/logic/step.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace ninefold::logic {

std::size_t EffectHash::operator()(const std::vector<Deduction>& effect) const {
    std::uint64_t hash = 0;
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
    for (const Deduction& deduction : effect)
        hash = std::rotl(
            (hash ^ static_cast<std::uint64_t>(deduction.cell * 32 + deduction.digit * 2 + deduction.places)) * kOdd,
            29);
    return hash;
}

bool Step::placesAnything() const {
    return std::any_of(deductions.begin(), deductions.end(), [](const Deduction& d) { return d.places; });
}

Cells Step::removed(Digit digit) const {
    Cells cells;
    for (const Deduction& deduction : deductions)
        if (!deduction.places && deduction.digit == digit) cells.add(deduction.cell);
    return cells;
}

Digits Step::candidatesOf(Cell cell) const {
    Digits digits;
    for (Digit digit : Digits::all())
        if (candidates[digit - 1].has(cell)) digits.add(digit);
    return digits;
}

void Step::remove(Cells cells, Digit digit) {
    for (Cell cell : cells) remove(cell, digit);
}

void Step::mark(Role role, Cell cell, Digit digit) {
    assert(cell >= 0 && cell < kCellCount && digit >= 0 && digit <= kDigitCount);
    const Candidate candidate{cell, digit};
    if (std::ranges::find(marks, candidate, &Mark::candidate) == marks.end()) marks.push_back({role, candidate});
}

void Step::mark(Role role, Cells cells, Digit digit) {
    for (Cell cell : cells) mark(role, cell, digit);
}

void Step::mark(HouseRole role, HouseSet set) {
    for (House house : set) mark(role, house);
}

// Moved one by one: a list in braces would be copied.
void Step::say(std::string_view name, Chain chain) {
    std::vector<Chain> chains(1);
    chains.front() = std::move(chain);
    say(name, std::move(chains));
}

void Step::say(std::string_view name, Chain first, Chain second) {
    std::vector<Chain> chains(2);
    chains.front() = std::move(first);
    chains.back() = std::move(second);
    say(name, std::move(chains));
}

void nameSets(std::span<Chain> chains) {
    std::vector<NamedSet> named;
    for (Chain& chain : chains)
        for (ChainNode& node : chain) {
            if (node.set.empty()) continue;
            auto known = std::ranges::find(named, node.set, &NamedSet::cells);
            if (known == named.end()) {
                const int role = static_cast<int>(Role::SetA) + static_cast<int>(named.size());
                if (role > static_cast<int>(kLastRole)) continue;
                known = named.insert(named.end(), {static_cast<Role>(role), node.set});
            }
            node.setName = known->name;
        }
}

void drawChain(Step& step, const Chain& chain) {
    step.marks.reserve(step.marks.size() + 2 * chain.size());
    step.links.reserve(step.links.size() + chain.size());
    for (const ChainNode& node : chain) step.mark(node.on ? Role::On : Role::Off, node.cells, node.digit);
    // As whole cells, so that the marks of the chain stay visible in them.
    for (const ChainNode& node : chain)
        if (node.setName) step.mark(*node.setName, node.set, 0);
    for (std::size_t i = 1; i < chain.size(); ++i) {
        const ChainNode &from = chain[i - 1], &to = chain[i];
        assert(from.on != to.on);
        step.link({from.cells, from.digit}, {to.cells, to.digit}, to.on);
    }
}

void join(Step& step, const Step& other) {
    const auto append = [](auto& to, const auto& from) {
        for (const auto& item : from)
            if (std::find(to.begin(), to.end(), item) == to.end()) to.push_back(item);
    };
    append(step.deductions, other.deductions);
    // A candidate that one step removes may be part of the pattern of the other.
    std::vector<Mark> marks = std::exchange(step.marks, {});
    marks.insert(marks.end(), other.marks.begin(), other.marks.end());
    for (bool result : {true, false})
        for (const Mark& mark : marks)
            if ((mark.role == Role::Place || mark.role == Role::Remove) == result)
                step.mark(mark.role, mark.candidate.cell, mark.candidate.digit);
    append(step.houses, other.houses);
    append(step.links, other.links);
    step.length += other.length;
}

} // namespace ninefold::logic
