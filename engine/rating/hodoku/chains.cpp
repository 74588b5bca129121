// SPDX-License-Identifier: MIT
// Chains of alternating strong and weak links between candidates, strong at both ends: a cell that sees both ends
// loses the digit. X-chains and turbot fish use one digit, XY-chains and remote pairs bivalue cells. The search
// enumerates all chains up to a length; of chains with the same effect it takes the first and then every shorter
// one.
#include "engine/rating/hodoku/finders.h"

#include <cassert>
#include <map>

namespace ninefold::rating::hodoku {
namespace {

// Links of a chain. A turbot fish has three; a remote pair has four cells, so seven links within and between them.
constexpr int kLongest = 20;
constexpr int kTurbot = 3;
constexpr int kShortestRemotePair = 7;

enum class Kind { RemotePair, Turbot, X, Xy };

struct Link {
    Cell cell;
    Digit digit;
    bool strong;
};

class Search {
public:
    Search(const Board& board, Kind kind)
        : board_(board),
          kind_(kind),
          oneDigit_(kind == Kind::X || kind == Kind::Turbot),
          longest_(kind == Kind::Turbot ? kTurbot : kLongest) {
        for (Cell cell = 0; cell < kCellCount; ++cell)
            for (const Digit digit : board.candidates(cell))
                // Chains of one digit may pass through any cell, the others only through bivalue cells.
                if (oneDigit_ || board.count(cell) == 2) addLinks(cell, digit);
    }

    bool run(Step& step) {
        for (start_ = 0; start_ < kCellCount; ++start_)
            for (const Digit digit : board_.candidates(start_)) {
                startDigit_ = digit;
                for (const Link& link : links_[start_][digit - 1])
                    // XY-chains and remote pairs begin inside their first cell: without one digit it holds the
                    // other.
                    if (link.strong && (oneDigit_ || link.cell == start_)) begin(link);
            }
        return best_.take(step);
    }

private:
    void addLinks(Cell cell, Digit digit) {
        auto& links = links_[cell][digit - 1];
        const Digits digits = board_.candidates(cell);
        if (!oneDigit_) links.push_back({cell, (digits - Digits::of(digit)).first(), true});
        for (const House house : housesOf(cell)) {
            const bool strong = oneDigit_ && board_.places(house, digit) == 2;
            for (const Cell other : board_.cellsFor(digit, house)) {
                // A cell that shares line and box is listed for the line; the box would list it again.
                if (other == cell ||
                    (house >= 18 && (rowOf(other) == rowOf(cell) || columnOf(other) == columnOf(cell))))
                    continue;
                if (!oneDigit_ && board_.count(other) != 2) continue;
                if (kind_ == Kind::RemotePair && board_.candidates(other) != digits) continue;
                links.push_back({other, digit, strong});
            }
        }
    }

    void begin(const Link& link) {
        target_ = kPeers[start_] & board_.cellsFor(startDigit_);
        path_ = {{start_, startDigit_, false}, link};
        visited_ = Cells::of(start_);
        extend(link, false);
    }

    /// Extends the path from its end, with a strong or a weak link.
    void extend(const Link& from, bool strongNext) {
        for (const Link& link : links_[from.cell][from.digit - 1]) {
            // A strong link can also serve as a weak one, but not vice versa.
            if (strongNext && !link.strong) continue;
            // The only strong link of these chains is to the other digit of the same cell.
            if (!oneDigit_ && strongNext && link.cell != from.cell) continue;
            const bool isLoop = visited_.has(link.cell);
            if (isLoop && link.cell != start_) continue;
            const Cells before = visited_;
            visited_.add(from.cell);
            path_.push_back({link.cell, link.digit, strongNext});
            const int length = static_cast<int>(path_.size()) - 1;
            // A chain ends with a strong link and with its first digit.
            if (strongNext && link.digit == startDigit_) eliminate(link.cell, length);
            if (length < longest_ && !isLoop) extend(link, !strongNext);
            path_.pop_back();
            visited_ = before;
        }
    }

    void eliminate(Cell end, int length) {
        const Cells seen = target_ & kPeers[end];
        if (seen.empty() || (kind_ == Kind::Turbot && length != kTurbot) ||
            (kind_ == Kind::RemotePair && length < kShortestRemotePair))
            return;
        Step step;
        if (kind_ == Kind::RemotePair) eliminatePair(step);
        else step.remove(seen, startDigit_);
        step.tidy();
        // All turbot fish have the same length, so none is preferred.
        if (kind_ != Kind::Turbot) {
            const auto [known, isNew] = lengths_.try_emplace(step.removals, length);
            if (!isNew && known->second <= length) return;
            known->second = length;
        }
        best_.offer(step, length + 1);
    }

    /// Two cells of the chain at an odd distance of at least three cells hold both digits together.
    void eliminatePair(Step& step) const {
        assert(path_.size() % 2 == 0);
        const Digits digits = board_.candidates(start_);
        Cells seen;
        for (std::size_t i = 0; i < path_.size(); i += 2)
            for (std::size_t j = i + 6; j < path_.size(); j += 4) seen |= kPeers[path_[i].cell] & kPeers[path_[j].cell];
        for (const Digit digit : digits) step.remove(seen & board_.cellsFor(digit), digit);
    }

    const Board& board_;
    Kind kind_;
    bool oneDigit_;
    int longest_;
    std::array<std::array<std::vector<Link>, kDigitCount>, kCellCount> links_;
    Cell start_ = 0;
    Digit startDigit_ = 0;
    Cells target_, visited_;
    std::vector<Link> path_;
    std::map<std::vector<Removal>, int> lengths_;
    Best best_;
};

/// Names the step after the kind that was searched, found or not.
bool find(const Board& board, Kind kind, std::string_view technique, Step& step) {
    const bool found = Search(board, kind).run(step);
    step.technique = technique;
    return found;
}

} // namespace

bool findRemotePair(const Board& board, Step& step) {
    return find(board, Kind::RemotePair, "remote-pair", step);
}

bool findTurbotFish(const Board& board, Step& step) {
    return find(board, Kind::Turbot, "turbot-fish", step);
}

bool findXChain(const Board& board, Step& step) {
    return find(board, Kind::X, "x-chain", step);
}

bool findXyChain(const Board& board, Step& step) {
    return find(board, Kind::Xy, "xy-chain", step);
}

} // namespace ninefold::rating::hodoku
