// SPDX-License-Identifier: MIT
// 3D Sue de Coq: cells of a box, of a row and of a column that cross it, with as many digits as cells. The digits of
// the row outside the box are nowhere else than in the row, those of the column only in the column, all others only in
// the box. So no digit can be there twice, each is there once, and goes from the cells that see all its places.
//
//     {1 2 3} {1 2 6} .    | {1 2} . .       1 and 2 go in the row, 3 and 4 in the column, 6 in the box
//     {4 6}   .       .    |
//     .       .       .    |
//     {3 4}
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/cellsets.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <optional>
#include <vector>

namespace ninefold::logic::techniques {
namespace {

/// Cells of a line outside the box, and what they leave of the box.
struct LinePart {
    House line;
    Cells cells;
    Digits digits;
    int count, excess;
    unsigned allowed; ///< as bits of an index of the box: the cells that have none of the digits, or lie in the line
};

class BoxSearch {
public:
    /// `changed`: the cells that are not as they were when nothing was found.
    BoxSearch(const Position& position, House box, Cells changed, StepSink& sink)
        : position_(position), box_(box), changed_(changed), sink_(sink) {}

    bool run() {
        std::array<std::optional<std::vector<LinePart>>, 6> parts;
        for (int row = 0; row < 3; ++row) {
            std::array<bool, 3> isOpen;
            for (int column = 0; column < 3; ++column) isOpen[column] = mayHold(lineAt(row), lineAt(3 + column));
            for (int n : {row, 3, 4, 5})
                if (!parts[n] && (n < 3 ? isOpen[0] || isOpen[1] || isOpen[2] : isOpen[n - 3]))
                    parts[n] = linesOf(lineAt(n));
            if (!parts[row]) continue;
            for (const LinePart& across : *parts[row])
                for (int column = 0; column < 3; ++column)
                    if (isOpen[column] && !findWith(across, *parts[3 + column])) return false;
        }
        return true;
    }

private:
    /// The rows of the box, then its columns.
    House lineAt(int number) const {
        const Cell corner = kHouseCells[box_].front();
        return number < 3 ? rowHouse(rowOf(corner) + number) : columnHouse(columnOf(corner) + number - 3);
    }

    bool mayHold(House row, House column) const {
        return (kHouses[box_] | kHouses[row] | kHouses[column]).meets(changed_);
    }

    bool findWith(const LinePart& across, const std::vector<LinePart>& columns) {
        return std::ranges::all_of(columns, [&](const LinePart& down) {
            return !(across.digits & down.digits).empty() || complete(across, down);
        });
    }

    /// The parts of a line that need digits from the box.
    std::vector<LinePart> linesOf(House line) const {
        const Digits crossing = position_.candidatesOf(kHouses[line] & kHouses[box_] & position_.blanks());
        CellSets<6> outside(position_, (kHouses[line] - kHouses[box_]) & position_.blanks());
        outside.findLocked();
        std::vector<LinePart> list;
        list.reserve(outside.size());
        for (std::size_t i = 1; i < outside.size(); ++i) {
            const int excess = outside.digits(i).count() - outside.count(i);
            // With fewer digits of the crossing the rest would be a pattern without this part.
            if (outside.hasLocked(i) || (outside.digits(i) & crossing).count() <= excess) continue;
            const CellSet part = outside[i];
            LinePart made{line, part.cells, part.digits, part.count, excess, 0};
            unsigned bit = 1;
            for (Cell cell : kHouses[box_] & position_.blanks()) {
                if (kHouses[line].has(cell) || (position_.candidates(cell) & part.digits).empty()) made.allowed |= bit;
                bit *= 2;
            }
            list.push_back(made);
        }
        return list;
    }

    bool complete(const LinePart& row, const LinePart& column) {
        const unsigned allowed = row.allowed & column.allowed;
        const Digits lines = row.digits | column.digits;
        const int wanted = row.excess + column.excess;
        if (std::popcount(allowed) < wanted) return true;
        if (!inBox_) inBox_.emplace(position_, kHouses[box_] & position_.blanks()).findLocked();
        for (unsigned bits = allowed; bits != 0; bits = (bits - 1) & allowed) {
            if (inBox_->count(bits) - (inBox_->digits(bits) - lines).count() != wanted) continue;
            if (inBox_->hasLocked(bits)) continue;
            const CellSet box = (*inBox_)[bits];
            // Without one of the lines it would be a plain Sue de Coq.
            if ((row.digits | box.digits).count() <= row.count + box.count) continue;
            if ((column.digits | box.digits).count() <= column.count + box.count) continue;
            if (!report(row, column, box)) return false;
        }
        return true;
    }

    bool report(const LinePart& row, const LinePart& column, const CellSet& box) const {
        const Cells cells = box.cells | row.cells | column.cells;
        const Digits digits = box.digits | row.digits | column.digits;
        assert(cells.count() == digits.count());
        Step step;
        step.length = cells.count();
        for (Digit digit : digits) {
            const Cells gone = position_.cellsFor(digit) & commonPeers(position_.cellsFor(digit) & cells);
            step.remove(gone, digit);
            step.mark(Role::Remove, gone, digit);
            step.mark(Role::SetA, position_.cellsFor(digit) & box.cells, digit);
            step.mark(Role::SetB, position_.cellsFor(digit) & row.cells, digit);
            step.mark(Role::SetC, position_.cellsFor(digit) & column.cells, digit);
        }
        if (step.empty()) return true;
        step.mark(HouseRole::Base, row.line);
        step.mark(HouseRole::Base, column.line);
        step.mark(HouseRole::Cover, box_);
        step.say("cells", cells);
        step.say("inbox", Role::SetA, box.cells);
        step.say("inrow", Role::SetB, row.cells);
        step.say("incolumn", Role::SetC, column.cells);
        step.say("digits", digits);
        step.say("count", cells.count());
        step.say("line", HouseSet::of(row.line));
        step.say("column", HouseSet::of(column.line));
        step.say("box", HouseSet::of(box_));
        step.say("rowdigits", row.digits);
        step.say("columndigits", column.digits);
        step.say("boxdigits", digits - row.digits - column.digits);
        return sink_.take(std::move(step));
    }

    const Position& position_;
    const House box_;
    const Cells changed_;
    StepSink& sink_;
    /// Made when it is needed.
    std::optional<CellSets<9>> inBox_;
};

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const NegativeCache::Search key{search.technique, Parts::Digits, search.limits, search.everyWay};
    const Cells changed = position.negativeCache().changed(key);
    NotingSink noting(sink);
    // Each box costs the same work, skipped or not.
    for (int box = 0; box < 9; ++box)
        if (!search.work(40) || !BoxSearch(position, boxHouse(box), changed, noting).run()) return false;
    if (!noting.found) position.negativeCache().noteAll(key);
    return true;
}

constexpr RoleText kLegend[] = {
    {Role::SetA, NINEFOLD_TEXT("Legends", "A: cells of {box}")},
    {Role::SetB, NINEFOLD_TEXT("Legends", "B: cells in the rest of {line}")},
    {Role::SetC, NINEFOLD_TEXT("Legends", "C: cells in the rest of {column}")},
};

} // namespace

const Technique sueDeCoq3d = {
    .id = "3d-sue-de-coq",
    .name = NINEFOLD_TEXT("Techniques", "3D Sue de Coq"),
    .family = Family::AlmostLockedSets,
    .rating = 63,
    .about = &kAboutSueDeCoq3d,
    .conclusion =
        NINEFOLD_TEXT("Steps", "{result}, because {count} cells of {line}, {column} and {box} use up {count} digits."),
    .text = NINEFOLD_TEXT("Steps",
                          "{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, "
                          "{columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and "
                          "used up in its row, column or box."),
    .notation = "{inbox} with {inrow}, {incolumn} ({digits})",
    .legend = kLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
