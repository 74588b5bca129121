// SPDX-License-Identifier: MIT
#include "engine/logic/step.h"

#include <algorithm>

namespace ninefold {

bool Step::placesAnything() const {
    return std::any_of(deductions.begin(), deductions.end(), [](const Deduction& d) { return d.places; });
}

Cells Step::removed(Digit digit) const {
    Cells cells;
    for (const Deduction& deduction : deductions)
        if (!deduction.places && deduction.digit == digit) cells.add(deduction.cell);
    return cells;
}

void Step::remove(Cells cells, Digit digit) {
    for (Cell cell : cells) remove(cell, digit);
}

void Step::mark(Role role, Cells cells, Digit digit) {
    for (Cell cell : cells) mark(role, cell, digit);
}

void Step::mark(HouseRole role, HouseSet set) {
    for (House house : set) mark(role, house);
}

void drawChain(Step& step, const Chain& chain) {
    for (const ChainNode& node : chain) step.mark(node.on ? Role::On : Role::Off, node.cells, node.digit);
    for (std::size_t i = 1; i < chain.size(); ++i) {
        const ChainNode &from = chain[i - 1], &to = chain[i];
        step.link({from.cells, from.digit}, {to.cells, to.digit}, to.on);
    }
}

void join(Step& step, const Step& other) {
    const auto append = [](auto& to, const auto& from) {
        for (const auto& item : from)
            if (std::find(to.begin(), to.end(), item) == to.end()) to.push_back(item);
    };
    append(step.deductions, other.deductions);
    append(step.marks, other.marks);
    append(step.houses, other.houses);
    append(step.links, other.links);
    step.length += other.length;
}

} // namespace ninefold
