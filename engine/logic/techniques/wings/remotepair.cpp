// SPDX-License-Identifier: MIT
// Remote pair: a chain of at least four cells with the same two digits, each seeing the next. They alternate, so of
// two cells at an odd distance one holds each digit; a cell that sees both of these loses both digits.
//
//     {3 8} -- {3 8} -- {3 8} -- {3 8}     the first and the last are never equal
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold::logic::techniques {
namespace {

class RemotePairs {
public:
    RemotePairs(const Position& position, Digits digits, LogicSearch& search, StepSink& sink)
        : position_(position), digits_(digits), search_(search), sink_(sink) {}

    bool run(Cells cells) {
        for (Cell cell : cells) {
            chain_ = {cell};
            if (!extend(cells - Cells::of(cell), Cells())) return false;
        }
        return true;
    }

private:
    /// Visits every simple path once, from its smaller end.
    bool extend(Cells rest, Cells gone) {
        const std::size_t count = chain_.size();
        // Compares the newest cell with those at an odd distance of three or more.
        for (std::size_t i = (count - 1) % 2 == 0 ? 1 : 0; i + 3 < count; i += 2)
            gone |= kPeers[chain_[i]] & kPeers[chain_.back()];
        const Cells eliminated = gone & (position_.cellsFor(digits_.first()) | position_.cellsFor(secondDigit()));
        // Reported at an even number of cells, from its smaller end only.
        if (count >= 4 && count % 2 == 0 && chain_.front() < chain_.back() && !(eliminated - chainCells()).empty())
            if (!report(eliminated - chainCells())) return false;
        for (Cell next : rest& kPeers[chain_.back()]) {
            if (!search_.work()) return false;
            chain_.push_back(next);
            const bool proceed = extend(rest - Cells::of(next), gone);
            chain_.pop_back();
            if (!proceed) return false;
        }
        return true;
    }

    Digit secondDigit() const { return (digits_ - Digits::of(digits_.first())).first(); }

    Cells chainCells() const {
        Cells cells;
        for (Cell cell : chain_) cells.add(cell);
        return cells;
    }

    bool report(Cells gone) {
        assert(chain_.size() >= 4 && chain_.size() % 2 == 0 && !gone.empty());
        Step step;
        step.length = static_cast<int>(chain_.size());
        for (Digit digit : digits_) step.remove(gone & position_.cellsFor(digit), digit);
        for (Digit digit : digits_) step.mark(Role::Remove, gone & position_.cellsFor(digit), digit);
        for (std::size_t i = 0; i < chain_.size(); ++i)
            for (Digit digit : digits_)
                step.mark((digit == digits_.first()) == (i % 2 == 0) ? Role::On : Role::Off, chain_[i], digit);
        for (std::size_t i = 1; i < chain_.size(); ++i)
            step.link({Cells::of(chain_[i - 1]), digits_.first()}, {Cells::of(chain_[i]), digits_.first()}, false);
        Cells even, odd;
        for (std::size_t i = 0; i < chain_.size(); ++i) (i % 2 == 0 ? even : odd).add(chain_[i]);
        step.say("digits", digits_);
        step.say("cells", even);
        step.say("others", odd);
        sayWalk(step);
        return sink_.take(std::move(step));
    }

    /// The part of the chain between two cells that block all that goes; if no two block all of it, a walk for each
    /// digit and cell.
    void sayWalk(Step& step) const {
        Cells gone;
        for (const Deduction& deduction : step.deductions) gone.add(deduction.cell);
        if (const auto [from, to] = blockers(gone); to > 0) {
            Chain way;
            for (std::size_t i = from; i <= to; ++i)
                way.push_back({Cells::of(chain_[i]), digits_.first(), true, -1, {}});
            step.say("pair", Cells::of(chain_[from]) | Cells::of(chain_[to]));
            step.say("ends", std::vector<Chain>{{way.front()}, {way.back()}});
            return step.say("way", std::vector<Chain>{std::move(way)});
        }
        std::vector<Chain> chains;
        for (const Deduction& deduction : step.deductions) {
            const auto [from, to] = blockers(Cells::of(deduction.cell));
            assert(to > 0);
            Chain chain;
            for (std::size_t i = from; i <= to; ++i) addTo(chain, i, deduction.digit);
            if (std::ranges::find(chains, chain) == chains.end()) chains.push_back(std::move(chain));
        }
        step.say("chains", std::move(chains));
    }

    /// The nearest two at an odd distance that see all of these cells; 0 and 0 if there are none.
    std::pair<std::size_t, std::size_t> blockers(Cells gone) const {
        for (std::size_t distance = 3; distance < chain_.size(); distance += 2)
            for (std::size_t i = 0; i + distance < chain_.size(); ++i)
                if (kPeers[chain_[i]].contains(gone) && kPeers[chain_[i + distance]].contains(gone))
                    return {i, i + distance};
        return {0, 0};
    }

    /// "It is not 3, so it is 8; so the next is not 8, so it is 3 ..."
    void addTo(Chain& chain, std::size_t i, Digit digit) const {
        const Cells cell = Cells::of(chain_[i]);
        const Digit other = (digits_ - Digits::of(digit)).first();
        const bool first = chain.empty();
        const House house = first ? -1 : commonHouses(cell | chain.back().cells).first();
        const Digit lost = first ? digit : chain.back().digit;
        chain.push_back({cell, lost, false, house, {}});
        chain.push_back({cell, lost == digit ? other : digit, true, -1, {}});
    }

    const Position& position_;
    const Digits digits_;
    LogicSearch& search_;
    StepSink& sink_;
    std::vector<Cell> chain_;
};

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    for (Digit one = 1; one <= kDigitCount; ++one)
        for (Digit two = one + 1; two <= kDigitCount; ++two) {
            const Cells cells = position.bivalue() & position.cellsFor(one) & position.cellsFor(two);
            // Four cells are the shortest chain that says more than a naked pair.
            if (cells.count() < 4) continue;
            if (!RemotePairs(position, Digits::of(one) | Digits::of(two), search, sink).run(cells)) return false;
        }
    return true;
}

} // namespace

const Technique remotePair = {
    .id = "remote-pair",
    .name = NINEFOLD_TEXT("Techniques", "Remote Pair"),
    .code = "0703",
    .family = Family::Chains,
    .score = 110,
    .grade = HodokuGrade::Hard,
    .rating = 44,
    .about = &kAboutRemotePair,
    .conclusion = NINEFOLD_TEXT(
        "Steps", "{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}]."),
    .text = NINEFOLD_TEXT("Steps", "[{way:cells} are {digits:or}, each in a row, column or box with the next, so they "
                                   "take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]"),
    .notation = "{digits} in {cells} / {others}",
    .legend = kTwoColoursLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
