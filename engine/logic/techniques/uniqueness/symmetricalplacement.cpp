// SPDX-License-Identifier: MIT
// Symmetrical placement, found by Gurth Bruins: if a motion of the board and an exchange of digits take the givens to
// themselves, they take the solution to a solution, and in a puzzle with one solution to itself. So a digit is in a
// cell only if its partner is in the partner cell.
//
//     1 . 5   . . .   . . .       half turn: 1 and 2, 5 and 6 are partners
//     . a .   . . .   . . .       A digit goes from a if its partner is gone from b, and is set in a if its partner
//     . . .   . . .   . . .       is in b. The cell m is its own partner, and so is its digit. If a cell sees its
//                                 partner, neither has a digit that is its own partner.
//     . . .   . . .   . . .
//     . . .   . m .   . . .
//     . . .   . . .   . . .
//
//     . . .   . . .   . . .
//     . . .   . . .   . b .
//     . . .   . . .   6 . 2
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/givensymmetry.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <utility>

namespace ninefold::logic::techniques {
namespace {

/// A symmetry of the givens in a position.
class Symmetry {
public:
    Symmetry(const Position& position, const Motion& motion, const DigitMap& map)
        : position_(position), motion_(motion), map_(map) {}

    /// The cells that a digit of them cannot share with its partners: one step for the whole board.
    bool findClashes(StepSink& sink) const;
    /// What the partners of these cells allow or force; `cells` go to each other.
    bool findPartners(Cells cells, StepSink& sink) const;
    Cells partnersOf(Cell cell) const;

private:
    Candidate image(Candidate from) const { return {motion_.image(from.cell), map_.image(from.digit)}; }
    std::vector<Candidate> orbitOf(Candidate start) const;
    bool clashes(Candidate start) const;
    bool isPossible(Candidate one) const {
        return position_.value(one.cell) == one.digit || position_.isCandidate(one.cell, one.digit);
    }
    Step describe() const;
    void sayMotion(Step& step) const;

    const Position& position_;
    const Motion& motion_;
    const DigitMap& map_;
};

Cells Symmetry::partnersOf(Cell cell) const {
    Cells cells = Cells::of(cell);
    for (Cell next = motion_.image(cell); next != cell; next = motion_.image(next)) cells.add(next);
    return cells;
}

/// All candidates that are true together with this one.
std::vector<Candidate> Symmetry::orbitOf(Candidate start) const {
    std::vector<Candidate> orbit = {start};
    for (Candidate next = image(start); next != start; next = image(next)) orbit.push_back(next);
    return orbit;
}

bool Symmetry::clashes(Candidate start) const {
    for (const Candidate& other : orbitOf(start)) {
        if (other == start) continue;
        if (other.cell == start.cell || (other.digit == start.digit && sees(other.cell, start.cell))) return true;
    }
    return false;
}

/// The digits in the order in which they become each other, as chains without cells.
std::vector<Chain> chainsOf(const std::vector<std::vector<Digit>>& cycles) {
    std::vector<Chain> chains;
    for (const std::vector<Digit>& cycle : cycles) {
        Chain chain;
        for (Digit digit : cycle) chain.push_back({.cells = {}, .digit = digit, .on = true});
        chains.push_back(std::move(chain));
    }
    return chains;
}

/// Says which rows and columns move; nothing if none do.
void Symmetry::sayMotion(Step& step) const {
    if (motion_.kind == MotionKind::Diagonal) {
        const bool falls = motion_.image(0) == 0;
        step.say("start", Cells::of(falls ? cellAt(0, 0) : cellAt(8, 0)));
        step.say("end", Cells::of(falls ? cellAt(8, 8) : cellAt(0, 8)));
    }
    if (motion_.kind != MotionKind::Sliding) return;
    DigitMap rows, columns;
    for (int line = 0; line < 9; ++line) {
        rows.to[static_cast<std::size_t>(line)] = static_cast<std::uint8_t>(rowOf(motion_.image(cellAt(line, 0))) + 1);
        columns.to[static_cast<std::size_t>(line)] =
            static_cast<std::uint8_t>(columnOf(motion_.image(cellAt(0, line))) + 1);
    }
    if (const auto cycles = rows.cycles(); !cycles.empty()) step.say("rows", chainsOf(cycles));
    if (const auto cycles = columns.cycles(); !cycles.empty()) step.say("columns", chainsOf(cycles));
}

/// Draws a given of each digit with its partner.
Step Symmetry::describe() const {
    Step step;
    Digits drawn;
    for (Cell cell : position_.grid().givens()) {
        const Candidate given{cell, position_.value(cell)}, partner = image(given);
        if (drawn.has(given.digit) || partner.cell == cell) continue;
        drawn.add(given.digit);
        for (const Candidate& one : {given, partner})
            if (std::ranges::find(step.marks, one, &Mark::candidate) == step.marks.end())
                step.mark(Role::On, one.cell, one.digit);
        step.link({Cells::of(given.cell), given.digit}, {Cells::of(partner.cell), partner.digit}, true);
    }
    sayMotion(step);
    if (const auto cycles = map_.cycles(); !cycles.empty()) step.say("exchanged", chainsOf(cycles));
    return step;
}

bool Symmetry::findClashes(StepSink& sink) const {
    Step step = describe();
    Cells cells;
    for (Cell cell : position_.blanks())
        for (Digit digit : position_.candidates(cell)) {
            if (!clashes({cell, digit})) continue;
            step.remove(cell, digit);
            step.mark(Role::Remove, cell, digit);
            cells.add(cell);
        }
    if (step.empty()) return true;
    step.length = cells.count();
    step.say("own", cells);
    return sink.take(std::move(step));
}

bool Symmetry::findPartners(Cells cells, StepSink& sink) const {
    Step step;
    Cells changed;
    for (Cell cell : cells& position_.blanks())
        for (Digit digit : position_.candidates(cell)) {
            bool isPlaced = false, isGone = false;
            for (const Candidate& other : orbitOf({cell, digit})) {
                isPlaced = isPlaced || position_.value(other.cell) == other.digit;
                isGone = isGone || !isPossible(other);
            }
            if (isPlaced == isGone) continue;
            if (isPlaced) step.place(cell, digit);
            else step.remove(cell, digit);
            changed.add(cell);
        }
    if (step.empty()) return true;
    // A digit that is placed says it all.
    if (step.placesAnything()) std::erase_if(step.deductions, [](const Deduction& one) { return !one.places; });
    Step drawn = describe();
    drawn.deductions = std::move(step.deductions);
    for (const Deduction& one : drawn.deductions)
        drawn.mark(one.places ? Role::Place : Role::Remove, one.cell, one.digit);
    for (Cell cell : cells - changed) drawn.mark(Role::Off, cell, 0);
    drawn.length = cells.count();
    drawn.say("partners", cells);
    return sink.take(std::move(drawn));
}

template <MotionKind kind>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Motion& motion : allMotions()) {
        if (motion.kind != kind) continue;
        if (!search.work()) return false;
        const std::optional<DigitMap> map = symmetryOfGivens(position.grid(), motion);
        if (!map) continue;
        const Symmetry symmetry(position, motion, *map);
        if (!search.work(1000) || !symmetry.findClashes(sink)) return false;
        for (Cells left = position.blanks(); !left.empty();) {
            const Cells cells = symmetry.partnersOf(left.first());
            left -= cells;
            if (!search.work(50) || !symmetry.findPartners(cells, sink)) return false;
        }
    }
    return true;
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "givens that are partners of each other")},
    {Role::Off, NINEFOLD_TEXT("Legends", "the partner cells")},
};

constexpr Technique symmetrical(std::string_view id, std::string_view name, std::string_view text,
                                decltype(Technique::find) search) {
    return {
        .id = id,
        .name = name,
        .family = Family::Uniqueness,
        .rating = 60,
        .uniqueness = true,
        .about = &kAboutSymmetricalPlacement,
        .conclusion =
            NINEFOLD_TEXT("Steps", "{result}, because the givens are symmetric, and so is the only solution."),
        .text = text,
        .notation = "symmetry of the givens[ {exchanged:cycles}]",
        .legend = kLegend,
        .find = search,
    };
}

} // namespace

const Technique gurthHalfTurn = symmetrical(
    "gurth-half-turn", NINEFOLD_TEXT("Techniques", "Gurth's Symmetrical Placement: Half Turn"),
    NINEFOLD_TEXT("Steps", "Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So "
                           "does the solution, because there is only one.[ Thus {partners} hold partners, and "
                           "{fact}.][ In {own:listed} some digits would meet their own partner.]"),
    find<MotionKind::HalfTurn>);
const Technique gurthDiagonal = symmetrical(
    "gurth-diagonal", NINEFOLD_TEXT("Techniques", "Gurth's Symmetrical Placement: Diagonal"),
    NINEFOLD_TEXT("Steps",
                  "Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens "
                  "stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and "
                  "{fact}.][ In {own:listed} some digits would meet their own partner.]"),
    find<MotionKind::Diagonal>);
const Technique gurthQuarterTurn = symmetrical(
    "gurth-quarter-turn", NINEFOLD_TEXT("Techniques", "Gurth's Symmetrical Placement: Quarter Turn"),
    NINEFOLD_TEXT("Steps", "Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the "
                           "same. So does the solution, because there is only one.[ Thus {partners} hold partners, and "
                           "{fact}.][ In {own:listed} some digits would meet their own partner.]"),
    find<MotionKind::QuarterTurn>);
const Technique gurthSliding = symmetrical(
    "gurth-sliding", NINEFOLD_TEXT("Techniques", "Gurth's Symmetrical Placement: Sliding"),
    NINEFOLD_TEXT("Steps", "Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the "
                           "givens stay the same, and so does the only solution.[ So {partners} hold partners: "
                           "{fact}.][ In {own:listed} some digits would meet their own partner.]"),
    find<MotionKind::Sliding>);

} // namespace ninefold::logic::techniques
