// SPDX-License-Identifier: MIT
// Extended rectangle: two lines of one band or stack are crossed in n places, so that there are n pairs of cells side
// by side. If these held only n digits, each line would hold all of them, and the contents of the two lines could be
// exchanged. (Also: two lines of three cells in different boxes of a chute.)
//
//     {a b}   {b c}  .         conclusions as for rectangles, types 1 to 4; n is 3 to 7, four or more digits need
//     -----------------        two pairs in a box
//     {a b c} {a c}  .
//     -----------------
//     {b c}   {a c d} .
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/deadly.h"
#include "engine/logic/techniques.h"

#include <cassert>
#include <utility>

namespace ninefold::logic::techniques {
namespace {

constexpr int kLeast = 3, kMost = 7;

/// Two blank cells side by side, one of each line.
struct Rung {
    std::array<Cell, 2> cells;
    std::array<Digits, 2> candidates;

    Cells set() const { return Cells::of(cells[0]) | Cells::of(cells[1]); }
    Digits both() const { return candidates[0] | candidates[1]; }
};

/// Some rungs of a ladder and what their cells can hold.
struct Part {
    Cells cells;
    Digits digits;
    int size = 0;

    Part with(const Rung& rung) const { return {cells | rung.set(), digits | rung.both(), size + 1}; }
};

/// All patterns with guards that allow a conclusion. Shared by the four types.
class Ladders {
public:
    explicit Ladders(const Position& position) : position_(position) {
        for (House first : HouseSet::rows() | HouseSet::columns())
            for (House second = first + 1; second < (first / 9 + 1) * 9; ++second) {
                if (second / 3 == first / 3) ladder(first, second, 0, 9);
                else
                    for (int at = 0; at < 9; at += 3) ladder(first, second, at, at + 3);
            }
    }

    /// Those whose extras are all one digit, in two cells or more; and those with one guard, or two in one house.
    std::vector<Deadly> oneDigit, fewGuards;

private:
    void ladder(House first, House second, int from, int to) {
        const Cells open = position_.blanks();
        // Most ladders of three rungs have a solved cell.
        if (to - from == kLeast && !open.contains(cellsOf(first, second, from))) return;
        rungs_.clear();
        for (int i = from; i < to; ++i) {
            const Cell one = kHouseCells[first][i], two = kHouseCells[second][i];
            if (open.has(one) && open.has(two))
                rungs_.push_back({{one, two}, {position_.candidates(one), position_.candidates(two)}});
        }
        if (rungs_.size() >= kLeast) extend(0, {});
    }

    /// The cells of three rungs.
    static Cells cellsOf(House first, House second, int from) {
        const House box = boxHouse(boxOf(kHouseCells[first][from])), other = boxHouse(boxOf(kHouseCells[second][from]));
        return (kHouses[first] & kHouses[box]) | (kHouses[second] & kHouses[other]);
    }

    void extend(std::size_t from, const Part& part);
    void addGuards(const Part& part);
    void addOneGuard(const Part& part, const Rung& rung);
    void addTwoGuards(const Part& part, const Rung& one, const Rung& other);
    void addExtra(const Part& part);
    bool fits(const Part& part) const;
    void keep(const Part& part, Cells guards, std::vector<Deadly>& list) const;

    const Position& position_;
    std::vector<Rung> rungs_;
};

/// Can the cells hold as many digits as there are rungs and no others?
bool Ladders::fits(const Part& part) const {
    if (part.size < kLeast || part.size > kMost || part.digits.count() != part.size) return false;
    for (House box : HouseSet::boxes())
        if ((part.cells & kHouses[box]).count() > part.size) return false;
    return true;
}

void Ladders::keep(const Part& part, Cells guards, std::vector<Deadly>& list) const {
    Deadly pattern{part.cells, part.digits, {}};
    for (Cell cell : guards) {
        const Digits extras = position_.candidates(cell) - part.digits;
        // A guard without extras is none, and one without the pattern's digits breaks the pattern.
        if (extras.empty() || extras == position_.candidates(cell)) return;
        pattern.guards.push_back({cell, extras});
    }
    list.push_back(std::move(pattern));
}

/// Every choice of rungs; those that follow may bring in no more digits than there can be rungs.
void Ladders::extend(std::size_t from, const Part& part) {
    if (part.size > 0) addGuards(part);
    if (part.digits.count() == part.size + 1) addExtra(part);
    if (part.size == kMost) return;
    for (std::size_t i = from; i < rungs_.size(); ++i) {
        const Part next = part.with(rungs_[i]);
        const int most = std::min(kMost, next.size + static_cast<int>(rungs_.size() - i) + 1);
        if (next.digits.count() <= most) extend(i + 1, next);
    }
}

/// The part has no guards; all of them are in one more rung or in two.
void Ladders::addGuards(const Part& part) {
    if (part.digits.count() > part.size + 2) return;
    for (std::size_t i = 0; i < rungs_.size(); ++i) {
        if (part.cells.has(rungs_[i].cells[0])) continue;
        addOneGuard(part, rungs_[i]);
        if (part.digits.count() == part.size + 1) {
            const Part both{part.cells | rungs_[i].set(), part.digits, part.size + 1};
            if (fits(both)) keep(both, rungs_[i].set(), fewGuards);
        }
        for (std::size_t j = i + 1; j < rungs_.size(); ++j)
            if (!part.cells.has(rungs_[j].cells[0])) addTwoGuards(part, rungs_[i], rungs_[j]);
    }
}

void Ladders::addOneGuard(const Part& part, const Rung& rung) {
    for (int guard : {0, 1}) {
        const Part whole{part.cells | rung.set(), part.digits | rung.candidates[1 - guard], part.size + 1};
        if (fits(whole)) keep(whole, Cells::of(rung.cells[guard]), fewGuards);
    }
}

void Ladders::addTwoGuards(const Part& part, const Rung& one, const Rung& other) {
    for (int first : {0, 1})
        for (int second : {0, 1}) {
            if (!sees(one.cells[first], other.cells[second])) continue;
            const Part whole{part.cells | one.set() | other.set(),
                             part.digits | one.candidates[1 - first] | other.candidates[1 - second], part.size + 2};
            if (fits(whole)) keep(whole, Cells::of(one.cells[first]) | Cells::of(other.cells[second]), fewGuards);
        }
}

/// One digit too many: each of them in turn may be the extra one.
void Ladders::addExtra(const Part& part) {
    for (Digit extra : part.digits) {
        const Part pattern{part.cells, part.digits - Digits::of(extra), part.size};
        const Cells guards = part.cells & position_.cellsFor(extra);
        if (!guards.hasSeveral() || !fits(pattern)) continue;
        if (position_.cellsFor(extra).meets(commonPeers(guards))) keep(pattern, guards, oneDigit);
    }
}

template <DeadlyType type>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const Ladders& ladders = position.fact<Ladders>();
    for (const Deadly& pattern : type == DeadlyType::SameDigit ? ladders.oneDigit : ladders.fewGuards)
        if (!concludeDeadly(position, pattern, type, 0, search, sink)) return false;
    return true;
}

constexpr Technique extended(std::string_view id, std::string_view name, std::string_view conclusion,
                             std::string_view text, decltype(Technique::find) search) {
    Technique made = deadlyTechnique(id, name, kAboutExtendedRectangle, conclusion, text, search);
    made.rating = 49;
    return made;
}

} // namespace

const Technique extendedRectangle1 =
    extended("extended-rectangle-1", NINEFOLD_TEXT("Techniques", "Extended Rectangle Type 1"), kOtherWayConclusion,
             kOneCellOtherWayText, find<DeadlyType::OneCell>);
const Technique extendedRectangle2 =
    extended("extended-rectangle-2", NINEFOLD_TEXT("Techniques", "Extended Rectangle Type 2"), kSameDigitConclusion,
             kSameDigitOtherWayText, find<DeadlyType::SameDigit>);
const Technique extendedRectangle3 =
    extended("extended-rectangle-3", NINEFOLD_TEXT("Techniques", "Extended Rectangle Type 3"), kSubsetConclusion,
             kSubsetOtherWayText, find<DeadlyType::Subset>);
const Technique extendedRectangle4 =
    extended("extended-rectangle-4", NINEFOLD_TEXT("Techniques", "Extended Rectangle Type 4"), kOtherWayConclusion,
             kStrongLinkOtherWayText, find<DeadlyType::StrongLink>);

} // namespace ninefold::logic::techniques
