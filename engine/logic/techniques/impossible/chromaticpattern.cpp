// SPDX-License-Identifier: MIT
// Chromatic pattern: cells that cannot be filled with three digits in any order, because each sees too many of the
// others: their graph has no colouring with three colours. So one of them holds another digit: a guard. A tridagon
// and an odd loop around a cell are of this kind; players know hundreds more, from ten cells on. None is listed here:
// that there is no way to fill the cells is found out by trying all of them.
//
//     x . . | x . . | . x .         all x have only a, b and c, but for one, which has d as well: it is d
//     . x . | . x . | x . .
//     . . x | . . . | . . x
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/impossible/impossible.h"
#include "engine/logic/parts/impossible/threecolors.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

namespace ninefold::logic::techniques {
namespace {

/// How many cells have exactly these candidates. For most three digits it shows at once that too few cells have no
/// others.
class CellCounts {
public:
    CellCounts(const Position& position, Cells cells) {
        for (Cell cell : cells) ++counts_[position.candidates(cell).mask()];
    }

    /// The cells with no other candidates.
    int within(Digits digits) const {
        int count = 0;
        for (unsigned mask = digits.mask(); mask != 0; mask = (mask - 1) & digits.mask()) count += counts_[mask];
        return count;
    }

private:
    std::array<std::uint8_t, 1u << kDigitCount> counts_{};
};

/// A pattern with one guard cell, with two that see each other, or with more of one digit, which goes from `gone`.
struct Uncolorable {
    Deadly pattern;
    Cell gone = -1;
};

/// All patterns of a position with guards that allow a conclusion. Shared by both techniques.
class ChromaticPatterns {
public:
    explicit ChromaticPatterns(const Position& position) : position_(position) {
        const Cells small = position.cellsWithCount(1) | position.cellsWithCount(2) | position.cellsWithCount(3);
        if (small.count() < kLeastPure) return;
        const CellCounts counts(position, small);
        for (Digit one = 1; one <= kDigitCount; ++one)
            for (Digit two = one + 1; two <= kDigitCount; ++two)
                for (Digit three = two + 1; three <= kDigitCount; ++three) {
                    const Digits digits = Digits::of(one) | Digits::of(two) | Digits::of(three);
                    if (counts.within(digits) >= kLeastPure) search(small, digits);
                }
    }

    const std::vector<Uncolorable>& list() const { return list_; }

private:
    /// The smallest patterns have ten cells.
    static constexpr int kLeastPure = 7;

    void search(Cells small, Digits digits);
    void tryGuards(Cells guarded);
    void trySameDigit(Digit digit);
    void add(Cells cells, Cells guarded, Cell gone);
    Digits extras(Cell cell) const { return position_.candidates(cell) - digits_; }

    const Position& position_;
    Digits digits_;
    /// Cells with no other digits; others that have some of the digits; those of them that are the only guard.
    Cells pure_, mixed_, alone_;
    std::vector<Uncolorable> list_;
};

void ChromaticPatterns::search(Cells small, Digits digits) {
    digits_ = digits;
    pure_.clear();
    for (Cell cell : small)
        if (extras(cell).empty()) pure_.add(cell);
    assert(pure_.count() >= kLeastPure);
    if (!canBeColored(pure_)) return;
    mixed_.clear();
    alone_.clear();
    for (Digit digit : digits) mixed_ |= position_.cellsFor(digit);
    mixed_ -= pure_;
    for (Cell cell : mixed_) tryGuards(Cells::of(cell));
    for (Cell one : mixed_ - alone_)
        for (Cell two : (mixed_ - alone_) & kPeers[one])
            if (one < two) tryGuards(Cells::of(one) | Cells::of(two));
    for (Digit digit : Digits::all() - digits) trySameDigit(digit);
}

void ChromaticPatterns::tryGuards(Cells guarded) {
    const Cells core = uncolorableCore(pure_ | guarded, guarded);
    if (core.empty()) return;
    if (!guarded.hasSeveral()) alone_ |= guarded;
    add(core, guarded, -1);
}

void ChromaticPatterns::trySameDigit(Digit digit) {
    Cells guarded;
    for (Cell cell : mixed_ - alone_)
        if (extras(cell) == Digits::of(digit)) guarded.add(cell);
    for (Cell gone : position_.cellsFor(digit)) {
        const Cells seen = guarded & kPeers[gone];
        if (!seen.hasSeveral()) continue;
        const Cells core = uncolorableCore(pure_ | seen, Cells());
        if (!core.empty()) add(core, core & seen, gone);
    }
}

void ChromaticPatterns::add(Cells cells, Cells guarded, Cell gone) {
    assert(!guarded.empty() && cells.contains(guarded));
    Uncolorable found{{cells, digits_, {}}, gone};
    for (Cell cell : guarded) found.pattern.guards.push_back({cell, extras(cell)});
    list_.push_back(std::move(found));
}

/// Only what goes from this cell: for other cells other patterns may be simpler.
void keepOnly(Cell gone, Step& step) {
    if (gone < 0) return;
    std::erase_if(step.deductions, [&](const Deduction& deduction) { return deduction.cell != gone; });
    std::erase_if(step.marks,
                  [&](const Mark& mark) { return mark.role == Role::Remove && mark.candidate.cell != gone; });
}

bool conclude(const Position& position, const Uncolorable& found, std::initializer_list<DeadlyType> types,
              LogicSearch& search, StepSink& sink) {
    return std::ranges::all_of(types, [&](DeadlyType type) {
        return concludeImpossible(
            position, found.pattern, type, [&](Step& step) { keepOnly(found.gone, step); }, search, sink);
    });
}

bool findOneGuard(const Position& position, LogicSearch& search, StepSink& sink) {
    return std::ranges::all_of(position.fact<ChromaticPatterns>().list(), [&](const Uncolorable& found) {
        return search.work(10) && conclude(position, found, {DeadlyType::OneCell}, search, sink);
    });
}

bool findGuards(const Position& position, LogicSearch& search, StepSink& sink) {
    return std::ranges::all_of(position.fact<ChromaticPatterns>().list(), [&](const Uncolorable& found) {
        if (!search.work(10)) return false;
        if (found.gone >= 0) return conclude(position, found, {DeadlyType::SameDigit}, search, sink);
        return conclude(position, found, {DeadlyType::Subset, DeadlyType::StrongLink}, search, sink);
    });
}

} // namespace

const Technique chromaticPattern =
    impossibleTechnique("chromatic-pattern", NINEFOLD_TEXT("Techniques", "Chromatic Pattern"), 68,
                        kAboutChromaticPattern, kImpossibleCellText, findOneGuard);

const Technique chromaticPatternGuardians =
    impossibleTechnique("chromatic-pattern-guardians", NINEFOLD_TEXT("Techniques", "Chromatic Pattern with Guardians"),
                        69, kAboutChromaticPattern, kImpossibleGuardsText, findGuards);

} // namespace ninefold::logic::techniques
