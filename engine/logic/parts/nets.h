// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

#include <array>
#include <memory>
#include <vector>

namespace ninefold::logic {

/// What a net may use besides singles.
enum class Inside {
    OneDigit, ///< only the places of the digit of the assumption
    Singles,
    Sets, ///< locked candidates, naked and hidden pairs, X-wings
    Nets, ///< these, and inner nets of singles: an assumption that fails there goes
};

/// One board of cells per digit.
using Boards = std::array<Cells, kDigitCount>;

/// The remaining candidates: by digit, by cell, and as the number of places of a digit in a house.
struct Possible {
    explicit Possible(const Position& position);

    Boards boards;
    std::array<Digits, kCellCount> digits;
    std::array<std::array<std::uint8_t, kHouseCount>, kDigitCount> places;
};

/// Where a net fails: a cell without candidates, or (cell -1) a house without a place for a digit.
struct Contradiction {
    Cell cell = -1;
    House house = -1;
    Digit digit = 0;
};

/// Everything that follows from one assumption, breadth first, each with its cause. An object is made once for a
/// position and takes one assumption after the other.
class Net {
public:
    Net(const Position& position, Inside inside, const InnerTechniques& inner = {});

    /// Follows "the candidate holds" or "it does not". False if that fails or the search ends (see `complete`).
    bool assume(Candidate start, bool holds, LogicSearch& search);
    /// The same in half the time, without causes, insights and the log.
    bool holdsOut(Candidate start, bool holds, LogicSearch& search);
    /// Follows "the candidate holds" together with the singles that the position has without it. With `only` nothing
    /// but these candidates is set on the way.
    bool suppose(Candidate start, LogicSearch& search, const Boards* only = nullptr);

    Inside inside() const { return inside_; }
    bool complete() const { return complete_; }
    Candidate start() const { return start_; }
    bool startHolds() const { return startHolds_; }
    const Contradiction& contradiction() const { return contradiction_; }
    /// The consequences: digits placed and candidates removed.
    Cells placed(Digit digit) const { return placed_[digit - 1]; }
    Cells removed(Digit digit) const { return base_.boards[digit - 1] - left_.boards[digit - 1]; }

    struct Cause {
        enum Kind : std::uint8_t { None, Start, Rival, LastInCell, LastInHouse, Insight };
        Kind kind = None;
        std::int16_t by = -1; ///< the candidate that rules it out, the house, or the number of the insight
    };
    /// An elimination that is not by a single.
    struct Insight {
        Cells set;                ///< the cells of the pattern
        Boards needs;             ///< all candidates that must be gone for the pattern
        std::vector<Chain> inner; ///< the net that failed, for an inner net
    };

    /// What has to be set next, but is not among the candidates that `suppose` may set.
    std::vector<Candidate> waiting() const;

    /// How many digits were placed.
    int size() const { return static_cast<int>(next_); }

    // For explanations of what followed.
    static int indexOf(Candidate candidate) { return candidate.cell * kDigitCount + candidate.digit - 1; }
    static Candidate candidateAt(int index) { return {index / kDigitCount, index % kDigitCount + 1}; }
    const Cause& whyOn(int index) const { return whyOn_[index]; }
    const Cause& whyOff(int index) const { return whyOff_[index]; }
    const Insight& insight(int number) const { return insights_[number]; }
    /// Candidates placed (their index) and insights (kInsight + number), in order.
    static constexpr int kInsight = 1000;
    const std::vector<int>& log() const { return log_; }

private:
    bool follow(Candidate start, bool holds, LogicSearch& search);
    void begin();
    void expectSingles();
    bool run(LogicSearch& search);
    bool settle();
    void place(int index);
    void remove(Cell cell, Digit digit, Cause cause);
    void expect(Cell cell, Digit digit, Cause cause);
    void fail(Contradiction contradiction);

    /// Applies the eliminations of a set; returns whether there were any.
    bool use(Cells set, const Boards& needs, const Boards& gone, std::vector<Chain> inner = {});
    bool useSets();
    bool useLocked();
    bool useNakedPairs();
    bool useHiddenPairs();
    bool useXWings();
    bool useInnerNets(LogicSearch& search);

    Inside inside_;
    InnerTechniques inner_;
    Possible base_;

    Candidate start_;
    bool startHolds_ = true;
    Possible left_;
    Boards placed_, expected_;
    std::array<Cause, kCellCount * kDigitCount> whyOn_, whyOff_;
    std::vector<int> queue_, log_;
    /// The index of the first queue entry that is still to be placed.
    std::size_t next_ = 0;
    /// Whether causes are stored.
    bool traced_ = true;
    /// Null where everything may be set.
    const Boards* only_ = nullptr;
    std::vector<Insight> insights_;
    Contradiction contradiction_;
    bool failed_ = false, complete_ = true;
    std::shared_ptr<Net> innerNet_;
};

} // namespace ninefold::logic
