// SPDX-License-Identifier: MIT
// Aligned exclusion: try all combinations of digits for two (or three) cells. A combination is impossible if it
// repeats a digit in cells that see each other, or if it takes all candidates from a cell that sees them all. A
// digit that is left in no combination goes.
//
//     {1 2 5}  {3 4 6} | {1 4}       1 with 4 would empty {1 4} ...
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/exclusions.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/parts/variant.h"
#include "engine/logic/techniques.h"

#include <cassert>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::logic::techniques {
namespace {

/// The cells after this one in reading order.
Cells after(Cell cell) {
    const std::uint64_t low = cell < 63 ? ~std::uint64_t{0} << (cell + 1) : 0;
    return Cells::fromWords(low, cell < 63 ? ~std::uint64_t{0} : ~std::uint64_t{0} << (cell - 63));
}

template <int size>
class Exclusion {
public:
    Exclusion(const Position& position, LogicSearch& search, StepSink& sink)
        : position_(position), search_(search), sink_(sink) {
        changed_ = position.negativeCache().changed(key());
        // A combination can empty only a cell with at most as many candidates as the base has cells.
        for (int count = 2; count <= size; ++count) small_ |= position.cellsWithCount(count);
    }

    bool run() {
        if (!choose(0, Cells::all(), position_.blanks() - position_.cellsWithCount(1))) return false;
        if (!sink_.found) position_.negativeCache().noteAll(key());
        return true;
    }

private:
    NegativeCache::Search key() const { return {search_.technique, Parts::Digits, search_.limits, search_.everyWay}; }
    /// Extends the base; `seen` are the cells that see all of it, `open` those that may come next.
    bool choose(std::size_t count, Cells seen, Cells open);
    bool examine(Cells excluders);
    /// Is each digit of each cell in a combination?
    bool allPossible();
    bool report(Cells excluders);
    std::optional<ChainNode> conflict(std::span<const Candidate> chosen, Cells excluders) const;
    void sayCases(Cells excluders, Step& step) const;

    const Position& position_;
    LogicSearch& search_;
    NotingSink sink_;
    /// The cells that a combination can empty, and those that are not as they were when nothing was found.
    Cells small_, changed_;
    std::array<Cell, size> base_;
    std::array<Digits, size> possible_;
    std::vector<Digits> excluding_;
};

template <int size>
bool Exclusion<size>::choose(std::size_t count, Cells seen, Cells open) {
    if (count == size) return examine(small_ & seen);
    // The next cell must leave at least two cells that a combination can empty.
    Cells once, twice;
    for (Cell cell : small_& seen) {
        twice |= once & kPeers[cell];
        once |= kPeers[cell];
    }
    for (Cell cell : open& twice) {
        if (!search_.work()) return false;
        open.remove(cell);
        base_[count] = cell;
        if (!choose(count + 1, seen & kPeers[cell], open & after(cell))) return false;
    }
    return true;
}

template <int size>
bool Exclusion<size>::examine(Cells excluders) {
    if (!search_.work(4)) return false;
    Digits all;
    Cells concerned = excluders;
    for (Cell cell : base_) {
        all |= position_.candidates(cell);
        concerned.add(cell);
    }
    if (!concerned.meets(changed_)) return true;
    excluding_.clear();
    for (Cell cell : excluders)
        if ((position_.candidates(cell) - all).empty()) excluding_.push_back(position_.candidates(cell));
        else excluders.remove(cell);
    // A single excluding cell gives no more than a naked set.
    return excluding_.size() < 2 || allPossible() || report(excluders);
}

template <int size>
bool Exclusion<size>::allPossible() {
    Exclusions excluded;
    for (Digits digits : excluding_) excluded.add(digits);
    BaseCells<size> base{base_, {}};
    for (std::size_t i = 0; i < size; ++i) base.candidates[i] = position_.candidates(base_[i]);
    bool all = true;
    for (std::size_t i = 0; i < size; ++i) {
        possible_[i] = base.possible(i, excluded);
        all = all && possible_[i] == base.candidates[i];
    }
    return all;
}

template <int size>
bool Exclusion<size>::report(Cells excluders) {
    assert(excluders.count() >= 2);
    Step step;
    step.length = size + excluders.count();
    Cells base;
    for (std::size_t i = 0; i < size; ++i) {
        base.add(base_[i]);
        for (Digit digit : position_.candidates(base_[i]) - possible_[i]) {
            step.remove(base_[i], digit);
            step.mark(Role::Remove, base_[i], digit);
        }
        for (Digit digit : possible_[i]) step.mark(Role::On, base_[i], digit);
    }
    for (Cell cell : excluders)
        for (Digit digit : position_.candidates(cell)) step.mark(Role::Extra, cell, digit);
    step.say("cells", base);
    step.say("excluders", excluders);
    sayCases(excluders, step);
    return sink_.take(std::move(step));
}

/// Why the two candidates (or three) exclude each other: the cell that they leave without a digit (digit 0), or the
/// house in which they repeat a digit. Nothing if they do not.
template <int size>
std::optional<ChainNode> Exclusion<size>::conflict(std::span<const Candidate> chosen, Cells excluders) const {
    Digits used;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        used.add(chosen[i].digit);
        for (std::size_t k = 0; k < i; ++k)
            if (chosen[i].digit == chosen[k].digit && sees(chosen[i].cell, chosen[k].cell)) {
                const Cells cells = Cells::of(chosen[i].cell) | Cells::of(chosen[k].cell);
                return ChainNode{cells, chosen[i].digit, false, commonHouses(cells).first(), {}};
            }
    }
    for (Cell cell : excluders)
        if ((position_.candidates(cell) - used).empty()) return ChainNode{Cells::of(cell), 0, false, -1, {}};
    return std::nullopt;
}

/// For each digit that goes, what it rules out in the other cells until one of them has no digit left: first alone,
/// then together with a digit of the next cell. A case is the digit that goes, what it is tried with, and why that
/// fails.
template <int size>
void Exclusion<size>::sayCases(Cells excluders, Step& step) const {
    std::vector<Chain> cases;
    const auto add = [&](std::initializer_list<Candidate> tried) {
        const auto why = conflict(std::span(tried.begin(), tried.size()), excluders);
        if (!why) return false;
        Chain& said = cases.emplace_back();
        for (const Candidate& one : tried) said.push_back({Cells::of(one.cell), one.digit, true, -1, {}});
        said.push_back(*why);
        return true;
    };
    for (const Deduction& gone : step.deductions) {
        const Candidate start{gone.cell, gone.digit};
        std::vector<Cell> others;
        for (Cell cell : base_)
            if (cell != gone.cell) others.push_back(cell);
        std::array<Digits, size> left;
        for (std::size_t i = 0; i < others.size(); ++i)
            for (Digit digit : position_.candidates(others[i]))
                if (!add({start, {others[i], digit}})) left[i].add(digit);
        if (size == 2 || left[0].empty() || left[1].empty()) continue;
        for (Digit one : left[0])
            for (Digit two : left[1]) add({start, {others[0], one}, {others[1], two}});
    }
    step.say("combinations", std::move(cases));
}

template <int size>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return Exclusion<size>(position, search, sink).run();
}

constexpr std::string_view kConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because it would leave no way to fill {cells}.");

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "digits that some combination uses")},
    {Role::Extra, NINEFOLD_TEXT("Legends", "one digit must be left in each of {excluders}")},
};

constexpr Technique kAligned = {
    .family = Family::Exclusion,
    .about = &kAboutAlignedExclusion,
    .conclusion = kConclusion,
    .notation = "{cells} against {excluders}",
    .legend = kLegend,
};

} // namespace

const Technique alignedPairExclusion = variant(kAligned,
                                               {.id = "aligned-pair-exclusion",
                                                .name = NINEFOLD_TEXT("Techniques", "Aligned Pair Exclusion"),
                                                .rating = 62,
                                                .er = 62},
                                               find<2>);
const Technique alignedTripletExclusion = variant(kAligned,
                                                  {.id = "aligned-triplet-exclusion",
                                                   .name = NINEFOLD_TEXT("Techniques", "Aligned Triplet Exclusion"),
                                                   .rating = 75,
                                                   .er = 75},
                                                  find<3>);

} // namespace ninefold::logic::techniques
