// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/board.h"

#include <bitset>
#include <cassert>
#include <cstddef>
#include <span>

namespace ninefold::rating::explainer {

/// A candidate as one number: 9 x cell + digit.
using Candidate = std::uint16_t;
inline constexpr int kCandidateCount = 9 * kCellCount;

inline constexpr Candidate candidateOf(Cell cell, int digit) {
    return static_cast<Candidate>(9 * cell + digit);
}
inline constexpr Cell cellOf(Candidate candidate) {
    return candidate / 9;
}
inline constexpr int digitOf(Candidate candidate) {
    return candidate % 9;
}

/// A node of a chain as one number: twice the candidate, plus one if it is true.
using ChainNode = std::uint16_t;

inline constexpr ChainNode chainNode(Candidate candidate, bool isTrue) {
    return static_cast<ChainNode>(2 * candidate + (isTrue ? 1 : 0));
}
inline constexpr Candidate candidateIn(ChainNode node) {
    return node / 2;
}
inline constexpr bool isTrue(ChainNode node) {
    return node % 2 != 0;
}

/// The strong links that a chain may use: those inside a cell (y), those inside a house (x), or both. Weak links in
/// a house are always allowed.
struct LinkKinds {
    bool cells = true;
    bool houses = true;
};

/// A short list of candidates without heap memory.
class CandidateList {
public:
    void add(Candidate candidate) {
        assert(count_ < static_cast<int>(items_.size()));
        items_[count_++] = candidate;
    }
    void addNew(Candidate candidate) {
        for (int n = 0; n < count_; ++n)
            if (items_[n] == candidate) return;
        add(candidate);
    }
    const Candidate* begin() const { return items_.data(); }
    const Candidate* end() const { return items_.data() + count_; }

private:
    std::array<Candidate, 28> items_;
    int count_ = 0;
};

/// The candidates that are false if `candidate` is true: the other digits of its cell, then the other cells of the
/// digit in the box, the row, the column.
CandidateList turnedOff(const Board& board, Candidate candidate, bool inCell);

/// The only other cell for the digit in a house, -1 when there is none or more than one. The house is given by its
/// number in housesOf().
inline Cell onlyOtherPlace(const Board& board, std::size_t which, Cell cell, int digit) {
    const House house = housesOf(cell)[which];
    const unsigned others = board.places[house][digit] & ~(1u << kPlacesOf[cell][which]);
    return others != 0 && (others & (others - 1)) == 0 ? kHouseCells[house][lowest(others)] : -1;
}

/// The links of a position. Most searches meet few candidates, so the lists of each are made when it is met first.
class Links {
public:
    Links() = default;
    explicit Links(const Board& board) { begin(board); }
    /// Forgets all links and makes those of this board, which must outlive their use.
    void begin(const Board& board) {
        board_ = &board;
        off_.known.reset();
        on_.known.reset();
    }

    std::span<const Candidate> turnedOff(Candidate candidate, LinkKinds kinds) const {
        if (!off_.known[candidate]) listOff(candidate);
        return off_.of(candidate, kinds.cells, true);
    }
    /// The candidates that must be true if `candidate` is false.
    std::span<const Candidate> turnedOn(Candidate candidate, LinkKinds kinds) const {
        if (!on_.known[candidate]) listOn(candidate);
        return on_.of(candidate, kinds.cells, kinds.houses);
    }

private:
    /// For every candidate a list whose first part belongs to its cell.
    template <std::size_t kMost>
    struct Lists {
        std::bitset<kCandidateCount> known;
        std::array<std::uint8_t, kCandidateCount> inCell, all;
        std::array<std::array<Candidate, kMost>, kCandidateCount> items;

        std::span<const Candidate> of(Candidate candidate, bool ofCell, bool ofHouses) const {
            const Candidate* const begin = items[candidate].data();
            return {begin + (ofCell ? 0 : inCell[candidate]), begin + (ofHouses ? all : inCell)[candidate]};
        }
        void begin(Candidate candidate) {
            known.set(candidate);
            inCell[candidate] = all[candidate] = 0;
        }
        void add(Candidate candidate, Candidate item) { items[candidate][all[candidate]++] = item; }
    };
    void listOff(Candidate candidate) const;
    void listOn(Candidate candidate) const;

    const Board* board_ = nullptr;
    // Known ones only speed up the answers.
    mutable Lists<28> off_;
    mutable Lists<4> on_;
};

} // namespace ninefold::rating::explainer
