// SPDX-License-Identifier: MIT
// The bivalue universal grave: without a few extra candidates every blank cell would have two candidates and every
// digit two cells in each house, and the puzzle would have two solutions. Types 1 to 4 correspond to those of
// unique loops.
#include "engine/rating/se/combinations.h"
#include "engine/rating/se/shapes.h"

#include <algorithm>
#include <cassert>

namespace ninefold::rating::explainer {
namespace {

bool hasTwoPlaces(unsigned places) {
    return places == 0 || countOf(places) == 2;
}

/// The cells with extra digits, in the order in which the search finds them.
class Grave {
public:
    explicit Grave(const Board& board) : board_(board), rest_(board) {}

    /// False when the position is not a grave.
    bool read() {
        for (const House kind : kBoxRowColumn)
            for (House house = kind; house < kind + 9; ++house)
                for (int digit = 0; digit < 9; ++digit)
                    if (!readPlaces(house, digit)) return false;
        return isGrave() && !cells_.empty();
    }

    bool find(Hint& hint) const {
        // With a single such cell no other condition is needed.
        if (cells_.size() == 1) return typeOne(hint);
        // All cells have the same extra digit, and any of them may hold it. Types 2 and 4 have the same rating, so
        // their order matters.
        if (countOf(allExtra_) == 1) return typeTwo(hint) || (cells_.size() == 2 && typeFour(hint));
        // From here on some cell must see all of them, as in Sudoku Explainer.
        if (common_.empty()) return false;
        return (cells_.size() == 2 && typeFour(hint)) || typeThree(hint);
    }

private:
    /// A digit that does not have two cells in a house has its extra place in the only cell with three or more
    /// candidates; if there are several such cells, another house decides.
    bool readPlaces(House house, int digit) {
        const unsigned places = board_.places[house][digit];
        if (hasTwoPlaces(places)) return true;
        Cells able;
        for (unsigned left = places; left != 0; left &= left - 1) {
            const Cell cell = kHouseCells[house][lowest(left)];
            if (countOf(board_.candidates[cell]) >= 3) able.add(cell);
        }
        if (able.empty()) return false;
        return able.hasSeveral() || addExtra(able.first(), digit);
    }

    /// False when no type can apply any more.
    bool addExtra(Cell cell, int digit) {
        assert(countOf(board_.candidates[cell]) >= 3);
        if (std::find(cells_.begin(), cells_.end(), cell) == cells_.end()) cells_.push_back(cell);
        extra_[cell] |= static_cast<Mask>(1u << digit);
        allExtra_ |= 1u << digit;
        if (rest_.has(cell, digit)) rest_.remove(cell, digit);
        common_ &= kPeers[cell];
        for (const Cell bug : cells_) common_.remove(bug);
        return cells_.size() == 1 || countOf(allExtra_) == 1 || !common_.empty();
    }

    bool isGrave() const {
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if (!board_.filled[cell] && countOf(rest_.candidates[cell]) != 2) return false;
        return std::all_of(rest_.places.begin(), rest_.places.end(),
                           [](const auto& house) { return std::all_of(house.begin(), house.end(), hasTwoPlaces); });
    }

    bool typeOne(Hint& hint) const {
        assert(cells_.size() == 1);
        hint.difficulty = 5.6;
        hint.remove(cells_[0], board_.candidates[cells_[0]] & ~allExtra_);
        return true;
    }

    bool typeTwo(Hint& hint) const {
        hint.difficulty = 5.7;
        for (const Cell cell : common_) hint.remove(cell, board_.candidates[cell] & allExtra_);
        return !hint.removals.empty();
    }

    /// The house of one kind that contains all cells with extra digits, -1 for none.
    House sharedHouse(House kind) const {
        const House house = houseOf(kind, cells_[0]);
        for (const Cell cell : cells_)
            if (houseOf(kind, cell) != house) return -1;
        return house;
    }

    bool typeThree(Hint& hint) const {
        for (const House kind : kBoxRowColumn) {
            const House house = sharedHouse(kind);
            if (house < 0) continue;
            std::vector<Cell> others;
            for (const Cell cell : common_& kHouses[house]) others.push_back(cell);
            for (int size = 2; size <= 6 && size <= static_cast<int>(others.size()); ++size)
                if (findSet(others, size, hint)) return true;
        }
        return false;
    }

    /// A naked set of `size - 1` of the other cells together with the extra digits.
    bool findSet(const std::vector<Cell>& others, int size, Hint& hint) const {
        assert(size >= 2 && size <= static_cast<int>(others.size()));
        return anyCombination(size - 1, static_cast<int>(others.size()), [&](unsigned chosen) {
            unsigned digits = 0;
            for (unsigned left = chosen; left != 0; left &= left - 1) {
                const unsigned candidates = board_.candidates[others[lowest(left)]];
                if (countOf(candidates) < 2) return false;
                digits |= candidates;
            }
            // The set must contain all extra digits; all cells with extra digits count as one cell of it.
            if (countOf(digits) != size || (allExtra_ & ~digits) != 0 || countOf(allExtra_) < 2) return false;
            hint.difficulty = 5.7 + (size - 1) * 0.1;
            for (std::size_t n = 0; n < others.size(); ++n)
                if (((chosen >> n) & 1u) == 0) hint.remove(others[n], board_.candidates[others[n]] & digits);
            return !hint.removals.empty();
        });
    }

    bool typeFour(Hint& hint) const {
        assert(cells_.size() == 2);
        // The only digit that both cells share must be in one of them.
        const unsigned shared = board_.candidates[cells_[0]] & board_.candidates[cells_[1]] & ~allExtra_;
        if (countOf(shared) != 1) return false;
        if (std::none_of(kBoxRowColumn.begin(), kBoxRowColumn.end(),
                         [&](House kind) { return sharedHouse(kind) >= 0; }))
            return false;
        hint.difficulty = 5.7;
        for (const Cell cell : cells_) hint.remove(cell, board_.candidates[cell] & ~(extra_[cell] | shared));
        return !hint.removals.empty();
    }

    const Board& board_;
    Board rest_;
    std::vector<Cell> cells_;
    std::array<Mask, kCellCount> extra_{};
    unsigned allExtra_ = 0;
    Cells common_ = Cells::all();
};

} // namespace

bool findBug(const Board& board, Hint& hint) {
    Grave grave(board);
    return grave.read() && grave.find(hint);
}

} // namespace ninefold::rating::explainer
