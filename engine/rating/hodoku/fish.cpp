// SPDX-License-Identifier: MIT
// Fish: digit by digit, first with rows (and boxes) as base, then with columns; base and cover houses are combined
// in ascending order. A cell of a base house outside the cover houses, or in two base houses, is a fin.
#include "engine/rating/hodoku/finders.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace ninefold::rating::hodoku {
namespace {

// HoDoKu's default settings; a larger limit would find fish that HoDoKu does not count.
constexpr int kMostFins = 5;
constexpr int kMostEndoFins = 2;

struct FishShape {
    int size;
    bool finned;
    bool franken;
    /// Of basic fish with fins: only those that are (or are not) sashimi.
    std::optional<bool> sashimi;
};

struct Unit {
    House house;
    Cells cells;
    /// The lines across that it meets, nine bits for each band (or stack) of the base lines.
    std::uint32_t across;
    /// Has lost a cell since the last search found nothing.
    bool changed;
};

/// Searches one digit and one direction: base lines are rows or columns, and boxes can be combined with either. Where
/// no base house has changed there is no new fish: the cover houses can only have lost cells that it would remove.
class Search {
public:
    Search(const Board& board, const FishShape& shape, Digit digit, bool rows, Cells changed)
        : board_(board), shape_(shape), digit_(digit), rows_(rows), changed_(changed) {
        for (House house = 0; house < (shape.franken ? kHouseCount : 18); ++house) addUnit(house);
    }

    bool run(Step& step) { return extendBase(0, {board_.cellsFor(digit_), {}, {}, false}, step); }
    /// Did the last search meet a fish that was left out because it is (or is not) sashimi?
    bool metOther() const { return metOther_; }

private:
    /// Without fins, a base house with more cells than there are cover houses can be excluded from the start.
    void addUnit(House house) {
        const Cells cells = board_.cellsFor(digit_, house);
        if (cells.empty()) return;
        const bool isBox = house >= 18, isBaseLine = !isBox && (house < 9) == rows_;
        Unit unit{house, cells, 0, changed_.meets(kHouses[house])};
        if (isBox || !isBaseLine) covers_.push_back(unit);
        if ((isBox || isBaseLine) && (shape_.finned || cells.count() <= shape_.size)) {
            if (!shape_.franken) unit.across = across(cells);
            bases_.push_back(unit);
        }
    }

    std::uint32_t across(Cells cells) const {
        std::uint32_t lines = 0;
        for (const Cell cell : cells) {
            const int row = rowOf(cell), column = columnOf(cell);
            lines |= 1u << (rows_ ? 9 * (row / 3) + column : 9 * (column / 3) + row);
        }
        return lines;
    }

    /// The base houses chosen so far.
    struct Base {
        /// Cells that may see all fins.
        Cells targets;
        Cells cells, endoFins;
        bool changed;
    };

    /// Base houses of a basic fish never overlap; with boxes, a cell in two of them is an endo-fin.
    bool extendBase(std::size_t from, const Base& base, Step& step) {
        if (static_cast<int>(base_.size()) == shape_.size) return cover(base, step);
        const bool isLast = static_cast<int>(base_.size()) + 1 == shape_.size;
        for (std::size_t n = from; n < bases_.size(); ++n) {
            if (isLast && !base.changed && !bases_[n].changed) continue;
            const Cells twice = base.cells & bases_[n].cells;
            // Without boxes base lines cannot overlap; without fins an overlap is not allowed.
            if (!twice.empty() &&
                (!shape_.finned || !shape_.franken || base.endoFins.count() + twice.count() > kMostEndoFins))
                continue;
            base_.push_back(bases_[n]);
            Base next{base.targets, base.cells | bases_[n].cells, base.endoFins | twice,
                      base.changed || bases_[n].changed};
            if (shape_.finned && shape_.franken) next.targets = targets(next);
            if (!next.targets.empty() && extendBase(n + 1, next, step)) return true;
            base_.pop_back();
        }
        return false;
    }

    static bool isAtMost(int most, std::uint32_t lines) {
        for (int n = 0; n < most; ++n) lines &= lines - 1;
        return lines == 0;
    }

    /// A cell that sees all fins of a basic fish sees them in its box.
    bool mayBeBasic() const {
        std::array<std::uint32_t, 3> bands{};
        for (const Unit& unit : base_)
            for (std::size_t band = 0; band < 3; ++band) bands[band] |= unit.across >> 9 * band & 511u;
        if (!shape_.finned) return isAtMost(shape_.size, bands[0] | bands[1] | bands[2]);
        for (std::size_t band = 0; band < 3; ++band)
            for (const std::uint32_t stack : {7u, 7u << 3, 7u << 6}) {
                const std::uint32_t needed = bands[(band + 1) % 3] | bands[(band + 2) % 3] | (bands[band] & ~stack);
                if (isAtMost(shape_.size, needed) && (bands[band] & stack & ~needed) != 0) return true;
            }
        return false;
    }

    bool cover(const Base& base, Step& step) {
        if (!shape_.franken && !mayBeBasic()) return false;
        near_.clear();
        // A house that does not meet the base covers none of it.
        for (const Unit& cover : covers_)
            if (!isBase(cover.house) && cover.cells.meets(base.cells)) near_.push_back({cover.cells, {}});
        Cells later;
        for (std::size_t n = near_.size(); n-- > 0;) near_[n].later = later |= near_[n].cells;
        return extendCover(0, 0, base.cells, base.endoFins, {}, {}, step);
    }

    /// A target sees all fins, so what it does not see of the base must be covered, and by fewer houses: one of them
    /// covers the target, or two if it is in the base, and in these it sees every cell.
    Cells targets(const Base& base) const {
        Cells left = base.targets;
        for (const Cell fin : base.endoFins) left &= kPeers[fin];
        for (const Cell cell : left) {
            const int houses = shape_.size - (base.cells.has(cell) ? 2 : 1);
            if (!isCoverable(base.cells - kPeers[cell] - Cells::of(cell), houses)) left.remove(cell);
        }
        return left;
    }

    /// A cell is covered by the line across or by its box.
    bool isCoverable(Cells cells, int houses) const {
        if (cells.empty()) return true;
        if (houses == 0) return false;
        const Cell cell = cells.first();
        const House across = rows_ ? columnHouse(columnOf(cell)) : rowHouse(rowOf(cell)), box = boxHouse(boxOf(cell));
        return isCoverable(cells - kHouses[across], houses - 1) ||
               (shape_.franken && !isBase(box) && isCoverable(cells - kHouses[box], houses - 1));
    }

    bool isBase(House house) const {
        for (const Unit& unit : base_)
            if (unit.house == house) return true;
        return false;
    }

    bool extendCover(std::size_t from, int depth, Cells base, Cells endoFins, Cells cover, Cells twice, Step& step) {
        if (depth == shape_.size) return examine(base, endoFins, cover, twice, step);
        // Enough houses must be left for the missing ones, and they must leave fins that a cell sees.
        for (std::size_t n = from; n + shape_.size - depth <= near_.size(); ++n) {
            if (!mayHaveFins((base - cover - near_[n].later) | endoFins)) return false;
            if (extendCover(n + 1, depth + 1, base, endoFins, cover | near_[n].cells, twice | (cover & near_[n].cells),
                            step))
                return true;
        }
        return false;
    }

    bool mayHaveFins(Cells fins) const {
        if (fins.empty()) return true;
        if (!shape_.finned) return false;
        Cells seen = board_.cellsFor(digit_);
        for (const Cell fin : fins) {
            seen &= kPeers[fin];
            if (seen.empty()) return false;
        }
        return true;
    }

    /// The digit is removed from the cover houses outside the base, and from cells in two cover houses
    /// (cannibalism). With fins only cells that see all of them lose it.
    bool examine(Cells base, Cells endoFins, Cells cover, Cells twice, Step& step) {
        const Cells fins = (base - cover) | endoFins;
        Cells gone = (cover - base) | twice;
        // Without fins the cover houses must contain every cell of the base.
        if (shape_.finned == fins.empty()) return false;
        // Few fins have a common peer, so this ends soon; counting takes longer.
        for (const Cell fin : fins) {
            gone &= kPeers[fin];
            if (gone.empty()) return false;
        }
        if (gone.empty() || fins.count() > kMostFins) return false;
        // Sashimi: without its fins some base house has at most one cell left.
        if (shape_.sashimi && isSashimi(fins) != *shape_.sashimi) {
            metOther_ = true;
            return false;
        }
        step.remove(gone, digit_);
        return true;
    }

    bool isSashimi(Cells fins) const {
        for (const Unit& unit : base_)
            if (!(unit.cells - fins).hasSeveral()) return true;
        return false;
    }

    const Board& board_;
    const FishShape& shape_;
    Digit digit_;
    bool rows_;
    Cells changed_;
    /// A cover house that meets the base, and all cells of it and of those after it.
    struct Near {
        Cells cells, later;
    };
    std::vector<Unit> bases_, covers_, base_;
    std::vector<Near> near_;
    bool metOther_ = false;
};

/// `others` are those of the kind that differs only in being sashimi or not; null if there is none.
bool find(const Board& board, const FishShape& shape, NoFish::CellsOfDigits& known, NoFish::CellsOfDigits* others,
          Step& step) {
    // Digit before direction: the first fish of the lowest digit counts.
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const Cells before = known[digit - 1], now = board.cellsFor(digit);
        if (before == now) continue;
        // All houses have changed if there was no search yet.
        const Cells changed = before.empty() ? now : before - now;
        bool metOther = false;
        for (const bool rows : {true, false}) {
            Search search(board, shape, digit, rows, changed);
            if (search.run(step)) return true;
            metOther = metOther || search.metOther();
        }
        // The others were met only if they are new since the same search.
        if (others != nullptr && !metOther && (*others)[digit - 1] == before) (*others)[digit - 1] = now;
        known[digit - 1] = now;
    }
    return false;
}

constexpr std::array<std::array<std::string_view, 3>, 3> kBasicIds = {{
    {"x-wing", "swordfish", "jellyfish"},
    {"finned-x-wing", "finned-swordfish", "finned-jellyfish"},
    {"sashimi-x-wing", "sashimi-swordfish", "sashimi-jellyfish"},
}};
constexpr std::array<std::array<std::string_view, 2>, 2> kFrankenIds = {{
    {"franken-x-wing", "franken-swordfish"},
    {"finned-franken-x-wing", "finned-franken-swordfish"},
}};

} // namespace

bool findFish(const Board& board, int size, Fins fins, NoFish& known, Step& step) {
    assert(size >= 2 && size <= 4);
    const auto kind = static_cast<std::size_t>(fins), bySize = static_cast<std::size_t>(size - 2);
    step.technique = kBasicIds[kind][bySize];
    NoFish::CellsOfDigits& none = known.basic[kind][bySize];
    if (fins == Fins::None) return find(board, {size, false, false, std::nullopt}, none, nullptr, step);
    const Fins other = fins == Fins::Sashimi ? Fins::Finned : Fins::Sashimi;
    return find(board, {size, true, false, fins == Fins::Sashimi}, none,
                &known.basic[static_cast<std::size_t>(other)][bySize], step);
}

bool findFrankenFish(const Board& board, int size, bool finned, NoFish& known, Step& step) {
    assert(size == 2 || size == 3);
    const auto bySize = static_cast<std::size_t>(size - 2);
    step.technique = kFrankenIds[finned][bySize];
    return find(board, {size, finned, true, std::nullopt}, known.franken[finned][bySize], nullptr, step);
}

} // namespace ninefold::rating::hodoku
