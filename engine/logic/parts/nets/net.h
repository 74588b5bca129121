// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets/netlines.h"
#include "engine/logic/technique.h"

#include <array>
#include <climits>
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

/// The remaining candidates: by digit, by cell, and as the number of places of a digit in a house.
struct Possible {
    explicit Possible(const Position& position);

    Boards boards;
    std::array<Digits, kCellCount> digits;
    std::array<std::array<std::uint8_t, kHouseCount>, kDigitCount> places;
};

/// Where a net came to rest: what is left and what it placed.
struct NetState {
    Possible left;
    Boards placed;
};

/// Everything that follows from one assumption, breadth first. An object is made once for a position and takes one
/// assumption after the other.
class Net {
public:
    Net(const Position& position, Inside inside, const InnerTechniques& inner = {});

    /// Follows "the candidate holds" or "it does not". False if that fails or the search ends (see `complete`).
    bool assume(Candidate start, bool holds, LogicSearch& search);
    /// The same in half the time, without the log.
    bool holdsOut(Candidate start, bool holds, LogicSearch& search);
    /// The search ends when inner nets have refuted this many candidates.
    void limitInnerNets(int most) { mostRefuted_ = most; }
    /// Follows "the candidate holds" together with the singles that the position has without it. With `only` nothing
    /// but these candidates is set on the way.
    bool suppose(Candidate start, LogicSearch& search, const Boards* only = nullptr);

    /// Continues from where a net of an earlier position came to rest, which had the candidates of this one and more.
    /// What followed there follows here as well. The position must have no singles: what follows from them alone is
    /// no part of a net. `values` are its set cells. False if it fails here.
    bool resume(const NetState& before, const Boards& values, LogicSearch& search);
    /// Would it come to rest elsewhere?
    bool leadsOn(const NetState& before) const;
    NetState state() const { return {left_, placed_}; }

    Inside inside() const { return inside_; }
    const InnerTechniques& inner() const { return inner_; }
    bool complete() const { return complete_; }
    /// The consequences: digits placed and candidates removed.
    Cells placed(Digit digit) const { return placed_[digit - 1]; }
    Cells removed(Digit digit) const { return base_.boards[digit - 1] - left_.boards[digit - 1]; }

    /// What has to be set next, but is not among the candidates that `suppose` may set.
    std::vector<Candidate> waiting() const;

    /// How many digits were placed.
    int size() const { return static_cast<int>(next_); }
    /// The fewest singles after the assumption that lead to the last digit placed; so a net of singles that fails has
    /// at least as many lines.
    int depth() const { return depth_; }

    static int indexOf(Candidate candidate) { return candidate.cell * kDigitCount + candidate.digit - 1; }
    static Candidate candidateAt(int index) { return {index / kDigitCount, index % kDigitCount + 1}; }

    /// What followed, in order; after `assume` and `suppose`.
    const NetLines& log() const { return log_; }
    /// The candidates that inner nets refuted.
    const std::vector<Candidate>& refuted() const { return refuted_; }

private:
    bool follow(Candidate start, bool holds, LogicSearch& search);
    void begin();
    void forgetSetCells();
    bool leadsOn(int digits, Cells left, Cell cell) const;
    bool leadsOnFrom(const NetState& before) const;
    void expectSingles();
    bool run(LogicSearch& search);
    bool settle();
    void place(int index);
    void remove(Cell cell, Digit digit);
    void expect(Cell cell, Digit digit);

    bool usePatterns();
    /// Applies the eliminations of a pattern; returns whether there were any.
    bool use(Cells set, const Boards& gone);
    bool useInnerNets(LogicSearch& search);
    void refute(Candidate candidate, const Net& inner);

    Inside inside_;
    InnerTechniques inner_;
    Possible base_;

    Possible left_;
    Boards placed_, expected_;
    std::vector<int> queue_;
    /// The index of the first queue entry that is still to be placed.
    std::size_t next_ = 0;
    /// The singles that follow at once from those before are one layer of the queue.
    std::size_t layerEnd_ = 0;
    int depth_ = 0;
    /// Whether the log is written.
    bool logged_ = true;
    NetLines log_;
    std::vector<Candidate> refuted_;
    int mostRefuted_ = INT_MAX;
    /// Null where everything may be set.
    const Boards* only_ = nullptr;
    bool failed_ = false, complete_ = true;
    std::shared_ptr<Net> innerNet_;
};

} // namespace ninefold::logic
