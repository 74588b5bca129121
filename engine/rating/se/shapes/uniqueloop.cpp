// SPDX-License-Identifier: MIT
// Unique rectangles and loops. A loop of cells that all have the same two digits, with two cells in every house it
// touches, would have two solutions; the extra digits of a few of its cells prevent it.
//   type 1  one cell has extra digits: it holds one of them
//   type 2  all have the same extra digit
//   type 3  two cells have several: together they act as one cell of a naked set, or belong to a hidden set
//   type 4  one of the two digits has no other cell in a house of the two
#include "engine/rating/se/shapes.h"
#include "engine/rating/se/shapes/loops.h"

#include <cassert>

namespace ninefold::rating::explainer {
namespace {

Cells cellsThatSee(const std::vector<Cell>& cells) {
    Cells seen = Cells::all();
    for (const Cell cell : cells) seen &= kPeers[cell];
    return seen;
}

/// Keeps the easiest hint; among equal ones the one of lower type, then the first.
class Choice {
public:
    void offer(Hint&& hint, int type) {
        if (hint.removals.empty()) return;
        if (type_ != 0 && hint.difficulty >= best_.difficulty && (hint.difficulty != best_.difficulty || type >= type_))
            return;
        best_ = std::move(hint);
        type_ = type;
    }
    bool found() const { return type_ != 0; }
    Hint take() { return std::move(best_); }

private:
    Hint best_;
    int type_ = 0;
};

/// Tests one loop.
class Examination {
public:
    Examination(const Board& board, const Loop& loop, Choice& choice) : board_(board), loop_(loop), choice_(choice) {
        for (const Cell cell : loop.cells)
            // Cells with more than the two digits prevent the deadly pattern.
            if (countOf(board.candidates[cell]) > 2) rescuers_.push_back(cell);
        for (const Cell cell : rescuers_) extra_ |= board.candidates[cell];
        extra_ &= ~unsigned{loop.digits};
    }

    void run() {
        // With one such cell only type 1 applies; with more than two only a common extra digit.
        if (rescuers_.size() == 1) typeOne();
        if (rescuers_.size() > 2 || (rescuers_.size() == 2 && countOf(extra_) == 1)) typeTwo();
        if (rescuers_.size() != 2) return;
        if (countOf(extra_) >= 2) typeThree();
        typeFour();
    }

private:
    Hint hintOf(double more = 0) const {
        Hint hint;
        hint.difficulty = loopDifficulty(loop_.cells.size()) + more;
        return hint;
    }

    void typeOne() {
        assert(rescuers_.size() == 1);
        Hint hint = hintOf();
        hint.remove(rescuers_[0], loop_.digits);
        choice_.offer(std::move(hint), 1);
    }

    void typeTwo() {
        assert(rescuers_.size() >= 2);
        const unsigned extra = board_.candidates[rescuers_[0]] & ~unsigned{loop_.digits};
        Hint hint = hintOf();
        for (const Cell cell : cellsThatSee(rescuers_))
            hint.remove(cell, board_.candidates[cell] & (1u << lowest(extra)));
        choice_.offer(std::move(hint), 2);
    }

    void typeThree() {
        assert(rescuers_.size() == 2 && countOf(extra_) >= 2);
        const LoopSets sets{board_, loop_, rescuers_[0], rescuers_[1], extra_};
        for (int size = countOf(extra_); size <= 7; ++size)
            for (const House kind : kBoxRowColumn) {
                const House house = houseOf(kind, rescuers_[0]);
                if (house != houseOf(kind, rescuers_[1])) continue;
                const auto offer = [&](std::vector<Removal>&& removals, double more) {
                    Hint hint = hintOf(more);
                    hint.removals = std::move(removals);
                    choice_.offer(std::move(hint), 3);
                };
                // A naked set and its complement must both fit into the house; a hidden set needs an even larger
                // house.
                if (2 * size <= board_.blanks[house]) eachNakedSet(sets, house, size, offer);
                if (2 * size < board_.blanks[house]) eachHiddenSet(sets, house, size, offer);
            }
    }

    /// The last house that locks the lower digit decides, otherwise the last that locks the higher one.
    void typeFour() {
        assert(rescuers_.size() == 2);
        const unsigned low = loop_.digits & (0u - loop_.digits);
        bool lowLocked = false, highLocked = false;
        for (const House kind : kBoxRowColumn) {
            const House house = houseOf(kind, rescuers_[0]);
            if (house != houseOf(kind, rescuers_[1])) continue;
            lowLocked = lowLocked || countOf(board_.places[house][lowest(low)]) == 2;
            highLocked = highLocked || countOf(board_.places[house][lowest(loop_.digits & ~low)]) == 2;
        }
        if (!lowLocked && !highLocked) return;
        const unsigned gone = lowLocked ? loop_.digits & ~low : low;
        Hint hint = hintOf();
        for (const Cell cell : rescuers_) hint.remove(cell, gone);
        choice_.offer(std::move(hint), 4);
    }

    const Board& board_;
    const Loop& loop_;
    Choice& choice_;
    std::vector<Cell> rescuers_;
    unsigned extra_ = 0;
};

} // namespace

bool findUniqueLoop(const Board& board, Hint& hint) {
    Choice choice;
    eachLoop(board, [&](const Loop& loop) { Examination(board, loop, choice).run(); });
    if (!choice.found()) return false;
    hint = choice.take();
    return true;
}

} // namespace ninefold::rating::explainer
