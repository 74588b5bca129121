// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets/lineset.h"
#include "engine/logic/parts/nets/net.h"
#include "engine/logic/parts/nets/netflood.h"
#include "engine/logic/parts/nets/netlines.h"

#include <cassert>
#include <climits>
#include <memory>
#include <optional>
#include <vector>

namespace ninefold::logic {

/// Where a net fails: a cell without candidates, or (cell -1) a house without a place for a digit.
struct Contradiction {
    Cell cell = -1;
    House house = -1;
    Digit digit = 0;
};

/// Looks for a net with few lines. Every line knows all the lines that it needs; of those that follow, the one that
/// needs the fewest is set next (the order of Dijkstra's shortest paths, for conclusions with several causes). As lines
/// share causes, the net found is not always the shortest. An object is made once for a position.
class ShortNets {
public:
    /// `inside`: OneDigit, Singles or Sets; Nets with `suspects`, the candidates that inner nets may refute.
    ShortNets(const Possible& base, Inside inside, const InnerTechniques& inner = {});

    /// Other candidates to start from.
    void setBase(const Possible& base) {
        assert(!flood_);
        base_ = base;
    }
    void suspect(std::vector<Candidate> suspects);
    /// A candidate that no line may be about; none by default.
    void avoid(Candidate candidate) { avoided_ = candidate; }

    /// A net of at most `most` lines after the assumption that shows the goal; nothing if none was found.
    std::optional<NetLines> find(Candidate start, bool holds, const NetGoal& goal = {}, int most = INT_MAX);

private:
    struct Line {
        Cells cells;
        Digit digit;
        House house;     ///< where a digit has its last place; -1: it is the last of its cell
        int elimination; ///< the number of an elimination; -1 for a digit that is placed
        LineSet needs;   ///< itself as well
        int weight;      ///< of all of them

        bool places() const { return elimination < 0; }
    };
    /// Where a net fails.
    struct End {
        Contradiction at;
        LineSet needs;
        int weight = INT_MAX;
    };

    void begin(Candidate start, bool holds);
    bool setNext(int most);
    void set(Line line, int most);
    void remove(Cell cell, Digit digit, int line);
    void lookAround(bool offers);
    void lookAtCell(Cell cell);
    void lookAtHouse(House house, Digit digit);
    void offer(Cell cell, Digit digit, House house, const LineSet& causes);
    void offerEnd(const Contradiction& at, const LineSet& causes);
    void offerPatterns();
    void offerInnerNets(int most);
    void lookFurther(int weight, bool isStuck);
    /// Reached with the lines that it needs; null if it is not.
    const LineSet* reached(const NetGoal& goal) const;
    NetLines result(const LineSet& needs) const;

    /// Collects what singles up to the last end need that was gone in `before` and is no candidate here.
    void needFrom(const Possible& before, std::vector<int>& list) const;
    /// Lines that rule out all candidates of `gone_`, as few as possible.
    LineSet linesAgainst();
    int weightOf(const LineSet& lines) const;

    static constexpr int kMostCauses = 6;

    Possible base_, left_;
    Inside inside_;
    InnerTechniques inner_;
    std::vector<Candidate> suspects_;
    Candidate avoided_;
    std::unique_ptr<ShortNets> innerNets_;
    /// Which suspects fail in few layers.
    std::unique_ptr<NetFlood> flood_;

    std::vector<Line> lines_, pending_;
    std::vector<NetLine> eliminations_;
    /// What is set, waits to be set, and is refuted by an inner net that is set or waits.
    Boards placed_, waiting_, refuted_;
    /// For each candidate the first lines that rule it out.
    std::array<std::uint8_t, kCellCount * kDigitCount> causeCounts_;
    std::array<std::array<std::uint8_t, kMostCauses>, kCellCount * kDigitCount> causes_;
    /// Cells and houses with one candidate or none, to look at.
    Cells cellsToLookAt_;
    std::array<std::uint32_t, kDigitCount> housesToLookAt_;
    End end_;
    /// Lines that show more than one line to a reader.
    LineSet heavy_;
    /// Up to which weight patterns were looked for, from which one inner nets are next, and whether anything went
    /// since.
    int lookedAt_ = 0, innerNetsAt_ = 0;
    bool changed_ = false;
    /// The candidates that `linesAgainst` is asked about.
    std::vector<int> gone_;
};

} // namespace ninefold::logic
