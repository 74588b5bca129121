// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/bitsquare.h"
#include "engine/rating/se/links.h"

#include <span>
#include <vector>

namespace ninefold::rating::explainer {

/// What follows from each candidate by single links, as sets: no order, no paths. Most positions inside a net have no
/// chain at all, and this shows it many times faster than a search for the shortest. So chains are searched only from
/// where this says that there is one, and only through nodes from which their end can be reached.
class Closure {
public:
    using CellsOfDigits = std::array<Cells, kDigitCount>;

    Closure() = default;
    explicit Closure(const Board& board, LinkKinds kinds = {}) { find(board, kinds); }
    /// Replaces all that is known by what follows on this board, which must outlive its use.
    void find(const Board& board, LinkKinds kinds = {}, unsigned digits = 0x1FF);
    /// The digits of the candidates that refute themselves.
    unsigned digitsThatRefute() const;

    /// Does the candidate, if it is true (or false), lead to its own opposite?
    bool refutesItself(Candidate candidate, bool isTrue) const {
        return refuted_[isTrue][digitOf(candidate)].has(cellOf(candidate));
    }
    bool anyRefutesItself() const { return anyRefutesItself_; }
    /// Calls use(candidate) with each that leads to its own opposite if it is true (or false). Those that do if they
    /// are true are the only ones that a cycle can remove.
    template <typename Use>
    void eachThatRefutesItself(bool isTrue, Use use) const {
        eachOf(refuted_[isTrue], use);
    }
    /// The number of nodes of the shortest chain from a candidate to its opposite, 0 when there is none of at most
    /// `most`.
    int nodesToOpposite(Candidate candidate, bool isTrue, int most) const;
    /// The candidates on the cycles that remove something. A removed candidate sees a true and a false node of its
    /// cycle, so it makes each node both true and false.
    CellsOfDigits mayBeOnCycles() const;
    /// Can a cycle of at most `most` nodes go through the candidate?
    bool mayClose(Candidate candidate, int most) const;
    /// Calls use(candidate) with those on the cycles that remove this one.
    template <typename Use>
    void eachOnCyclesOf(Candidate removed, Use use) const {
        eachOf(mayBeOnCyclesOf(removed), use);
    }
    /// Can the candidates have a consequence in common that changes the board?
    bool mayShare(std::span<const Candidate> candidates);

    /// Calls use(candidate, leads) with each candidate that has a strong link (no other leads on if it is false), and
    /// whether it makes the goal true (or false) or is the goal.
    template <typename Use>
    void eachLeadingTo(Candidate goal, bool isTrue, Use use) const;

private:
    using Number = std::int16_t;

    /// A candidate with a strong link, and those which are true if it is false: one in its cell, and one in each house.
    struct Strong {
        Candidate candidate;
        Cell cell;
        int digit;
        std::array<Number, 4> on;
        int count = 0;
    };

    template <typename Use>
    static void eachOf(const CellsOfDigits& candidates, Use use) {
        for (int digit = 0; digit < kDigitCount; ++digit)
            for (const Cell cell : candidates[digit]) use(candidateOf(cell, digit));
    }
    CellsOfDigits mayBeOnCyclesOf(Candidate removed) const;
    template <std::size_t kWords>
    bool leadsBack(std::size_t start, std::size_t last, int most) const;
    void findStrong(unsigned digits);
    void addStrong(Candidate one, Candidate other);
    Number numberOf(Candidate candidate);
    template <std::size_t kWords>
    void derive();
    template <std::size_t kWords>
    void findRefuted();
    template <std::size_t kWords>
    int nodesTo(Candidate candidate, bool isTrue, int most) const;
    void refute(Candidate candidate, bool isTrue);
    void numberOthers();
    void findSeen();
    template <std::size_t kWords>
    void deriveSeen();
    template <std::size_t kWords>
    void deriveOthers();

    template <std::size_t kWords>
    void findSight();
    /// Those with a strong link that are false if `candidate` is true.
    template <std::size_t kWords>
    std::array<bits::Word, kWords> turnedOff(Candidate candidate) const;
    /// Those that are true if they are false.
    template <std::size_t kWords>
    std::array<bits::Word, kWords> followTurnedOff(Candidate candidate) const;
    /// The union of the rows of its cell and of its digit in its houses.
    template <std::size_t kWords>
    std::array<bits::Word, kWords> joinedPlaces(const std::vector<bits::Word>& rows, Cell cell, int digit) const;
    /// Calls use(place) with the cell of a candidate with a strong link and with the places of its digit in its houses.
    template <typename Use>
    static void eachPlace(const Strong& strong, Use use) {
        use(static_cast<std::size_t>(strong.cell));
        for (const House house : housesOf(strong.cell)) use(placeOf(house, strong.digit));
    }
    static std::size_t placeOf(House house, int digit) {
        return kCellCount + static_cast<std::size_t>(kDigitCount * house + digit);
    }
    const bits::Word* row(std::size_t n) const { return rows_.data() + n * words_; }
    bits::Word* row(std::size_t n) { return rows_.data() + n * words_; }
    bits::Word* falseRow(std::size_t n) { return falseRows_.data() + n * words_; }
    const bits::Word* falseRow(std::size_t n) const { return falseRows_.data() + n * words_; }
    bits::Word* seen(std::size_t n) { return seen_.data() + n * seenWords_; }

    const Board* board_ = nullptr;
    LinkKinds kinds_;
    /// All candidates, and those with a strong link.
    CellsOfDigits cells_{}, strongCells_{};
    /// Those with a strong link have the first numbers; the others have one only if they are asked for.
    std::vector<Strong> strong_;
    std::vector<Candidate> others_;
    std::array<Number, kCandidateCount> numbers_;
    /// Those with a strong link in each cell and, of each digit, in each house.
    std::vector<bits::Word> sight_;
    /// For each of these places what is true if one of them is false.
    std::vector<bits::Word> falseOfSight_;
    /// For each candidate with a strong link those that are true if it is true, and if it is false. For the others the
    /// rows come after those, once they are asked for.
    std::size_t words_ = 1;
    std::vector<bits::Word> rows_, falseRows_;
    /// For each candidate with a strong link those that are true if it is true, with one false one between them.
    std::vector<bits::Word> direct_;
    /// For each candidate with a strong link those that are false if it is true.
    std::vector<bits::Word> offs_;
    std::array<CellsOfDigits, 2> refuted_{};
    bool anyRefutesItself_ = false;
    /// For each candidate those that are false if it is true; made when they are asked for.
    std::size_t seenWords_ = 0;
    std::vector<bits::Word> seen_, falseSeen_, otherOffs_;
};

template <std::size_t kWords>
std::array<bits::Word, kWords> Closure::joinedPlaces(const std::vector<bits::Word>& rows, Cell cell, int digit) const {
    std::array<bits::Word, kWords> all{};
    const auto add = [&](std::size_t place) { bits::join<kWords>(all.data(), rows.data() + place * kWords); };
    if (kinds_.cells) add(static_cast<std::size_t>(cell));
    for (const House house : housesOf(cell)) add(placeOf(house, digit));
    return all;
}

template <std::size_t kWords>
std::array<bits::Word, kWords> Closure::turnedOff(Candidate candidate) const {
    const Cell cell = cellOf(candidate);
    const int digit = digitOf(candidate);
    auto off = joinedPlaces<kWords>(sight_, cell, digit);
    if (strongCells_[digit].has(cell)) bits::clear(off.data(), static_cast<std::size_t>(numbers_[candidate]));
    return off;
}

template <std::size_t kWords>
std::array<bits::Word, kWords> Closure::followTurnedOff(Candidate candidate) const {
    const Cell cell = cellOf(candidate);
    const int digit = digitOf(candidate);
    if (!strongCells_[digit].has(cell)) return joinedPlaces<kWords>(falseOfSight_, cell, digit);
    // It does not turn itself off, but is among those of its places.
    std::array<bits::Word, kWords> on{};
    bits::join<kWords>(on.data(), row(static_cast<std::size_t>(numbers_[candidate])));
    return on;
}

template <typename Use>
void Closure::eachLeadingTo(Candidate goal, bool isTrue, Use use) const {
    bits::withWords(words_, [&](auto words) {
        // To a true goal leads what has it in its row; to a false one what has a candidate in it that sees the goal.
        std::array<bits::Word, words()> ends{};
        if (!isTrue) ends = turnedOff<words()>(goal);
        else if (strongCells_[digitOf(goal)].has(cellOf(goal)))
            bits::set(ends.data(), static_cast<std::size_t>(numbers_[goal]));
        for (std::size_t n = 0; n < strong_.size(); ++n)
            use(strong_[n].candidate, bits::has(ends.data(), n) || bits::meets<words()>(row(n), ends.data()));
    });
}

} // namespace ninefold::rating::explainer
