// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/bitrows.h"
#include "engine/rating/se/links.h"

#include <memory>
#include <span>
#include <vector>

namespace ninefold::rating::explainer {

/// What follows from each candidate by single links, as sets: no order, no paths. Most positions inside a net have no
/// chain at all, and this shows it many times faster than a search for the shortest. So chains are searched only from
/// where this says that there is one.
class Closure {
public:
    using CellsOfDigits = std::array<Cells, kDigitCount>;

    /// The board must outlive the object.
    explicit Closure(const Board& board);

    /// Does the candidate, if it is true (or false), lead to its own opposite?
    bool refutesItself(Candidate candidate, bool isTrue) const {
        return refuted_[isTrue][digitOf(candidate)].has(cellOf(candidate));
    }
    bool anyRefutesItself() const;
    /// The candidates on the cycles that remove something. A removed candidate sees a true and a false node of its
    /// cycle, so it makes each node both true and false.
    CellsOfDigits mayBeOnCycles() const;

    /// Can the candidates have a consequence in common that changes the board?
    bool mayShare(std::span<const Candidate> candidates);

private:
    /// A candidate with a strong link, and those which are true if it is false: one in its cell, and one in each house.
    struct Strong {
        Candidate candidate;
        std::array<std::int16_t, 4> on;
        int count = 0;
    };
    struct Reach {
        CellsOfDigits on{}, off{};
    };

    void findStrong();
    void linkStrong(Strong& strong) const;
    void close();
    void findRefuted();

    /// Calls use(number) for each candidate with a strong link that is false if `candidate` is true.
    template <typename Use>
    void eachTurnedOff(Candidate candidate, Use use) const;
    /// The candidates with a strong link that are true if `candidate` is: a row that is known, or written into `space`.
    logic::ConstRow follow(Candidate candidate, logic::Row space) const;
    Reach reach(Candidate candidate) const;

    const Board& board_;
    /// All candidates, and those with a strong link.
    CellsOfDigits cells_{}, strongCells_{};
    std::vector<Strong> strong_;
    std::array<std::int16_t, kCandidateCount> numbers_;
    /// For each candidate with a strong link those that are true if it is true, and if it is false.
    logic::BitRows rows_, falseRows_;
    std::array<CellsOfDigits, 2> refuted_{};
    /// Made when they are asked for.
    std::vector<std::unique_ptr<const Reach>> reached_;
};

} // namespace ninefold::rating::explainer
