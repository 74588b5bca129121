// SPDX-License-Identifier: MIT
#include "engine/logic/schematic.h"

#include "engine/core/houses.h"
#include "engine/logic/step.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::logic {
namespace {

constexpr int kBand = 3;

/// The digits that the sentence calls the pattern.
Digits namedBy(const Step& step) {
    const auto found = std::ranges::find(step.args, "pattern", &Arg::name);
    const Digits* digits = found == step.args.end() ? nullptr : std::get_if<Digits>(&found->value);
    return digits == nullptr ? Digits() : *digits;
}

/// The digits that the pattern is about: those that are placed, those of the pattern that stay everywhere and those
/// that do not (of both first what the sentence calls the pattern), what is added to it, what is only removed, and what
/// is only on the board.
std::vector<Digit> lettersOf(const Step& step, const Grid& position) {
    Digits placed, removed, pattern, extra, written;
    for (const Deduction& deduction : step.deductions) (deduction.places ? placed : removed).add(deduction.digit);
    for (const Mark& mark : step.marks) {
        const Candidate& candidate = mark.candidate;
        if (candidate.digit != 0 && mark.role != Role::Remove && mark.role != Role::Place)
            (mark.role == Role::Extra ? extra : pattern).add(candidate.digit);
        else if (candidate.digit == 0 && position.isSet(candidate.cell)) written.add(position.value(candidate.cell));
    }
    std::vector<Digit> letters;
    const Digits named = namedBy(step) & (pattern | removed);
    for (const Digits group : {placed, named - removed, pattern - removed, named, pattern, extra, removed, written})
        for (const Digit digit : group)
            if (std::ranges::find(letters, digit) == letters.end()) letters.push_back(digit);
    return letters;
}

Cells cellsOf(const Step& step) {
    Cells cells;
    for (const Mark& mark : step.marks) cells.add(mark.candidate.cell);
    for (const Link& link : step.links) cells |= link.from.cells | link.to.cells;
    return cells;
}

/// Where each of three bands (or stacks) goes: those in use first, in their order.
struct Bands {
    std::array<int, kBand> place{};
    int used = 0;

    explicit Bands(const std::array<bool, kBand>& inUse) {
        int next = 0;
        for (const bool wanted : {true, false}) {
            for (int band = 0; band < kBand; ++band)
                if (inUse[band] == wanted) place[band] = next++;
            if (wanted) used = next;
        }
    }
    int operator()(int line) const { return kBand * place[line / kBand] + line % kBand; }
};

Bands bandsOf(Cells cells, int (*lineOf)(Cell)) {
    std::array<bool, kBand> inUse{};
    for (const Cell cell : cells) inUse[lineOf(cell) / kBand] = true;
    return Bands(inUse);
}

class Drawing {
public:
    Drawing(const Step& step, const Grid& position)
        : step_(step),
          position_(position),
          letters_(lettersOf(step, position)),
          rows_(bandsOf(cellsOf(step), [](Cell cell) { return rowOf(cell); })),
          columns_(bandsOf(cellsOf(step), [](Cell cell) { return columnOf(cell); })) {}

    Schematic draw() const {
        Schematic drawing;
        drawing.digits = letters_;
        drawing.rows = kBand * rows_.used;
        drawing.columns = kBand * columns_.used;
        for (const Mark& mark : step_.marks) addMark(drawing.frame, mark);
        for (const HouseMark& mark : step_.houses) drawing.frame.houses.push_back({mark.role, houseAt(mark.house)});
        for (const Link& link : step_.links)
            drawing.frame.links.push_back({endAt(link.from), endAt(link.to), link.strong});
        return drawing;
    }

private:
    void addMark(Frame& frame, const Mark& mark) const {
        const Cell cell = cellAt(mark.candidate.cell);
        const Digit letter = letterOf(mark.candidate.digit);
        frame.marks.push_back({mark.role, {cell, letter}});
        if (letter != 0) frame.cells[cell].candidates.add(letter);
        if (letter != 0 || !position_.isSet(mark.candidate.cell)) return;
        frame.cells[cell].value = static_cast<std::uint8_t>(letterOf(position_.value(mark.candidate.cell)));
        frame.givens.add(cell);
    }
    Digit letterOf(Digit digit) const {
        const auto found = std::ranges::find(letters_, digit);
        return found == letters_.end() ? 0 : static_cast<Digit>(found - letters_.begin() + 1);
    }
    Cell cellAt(Cell cell) const { return ninefold::cellAt(rows_(rowOf(cell)), columns_(columnOf(cell))); }
    House houseAt(House house) const {
        if (kindOf(house) == HouseKind::Row) return rowHouse(rows_(house));
        if (kindOf(house) == HouseKind::Column) return columnHouse(columns_(house - columnHouse(0)));
        return boxHouse(boxOf(cellAt(kHouseCells[house][0])));
    }
    LinkEnd endAt(const LinkEnd& end) const {
        LinkEnd moved{.digit = letterOf(end.digit)};
        for (const Cell cell : end.cells) moved.cells.add(cellAt(cell));
        return moved;
    }

    const Step& step_;
    const Grid& position_;
    const std::vector<Digit> letters_;
    const Bands rows_, columns_;
};

} // namespace

Schematic schematicOf(const Step& step, const Grid& position) {
    assert(!step.empty());
    return Drawing(step, position).draw();
}

} // namespace ninefold::logic
