// SPDX-License-Identifier: MIT
// Multivalue Universal Grave (MUG): a few cells with three or four digits. For each way to fill them there is another
// one with the same digits in each house, and nothing outside can decide between the two. Extended rectangles and small
// BUG-Lites are such patterns, and so is this one, which Borescoper found:
//
//     {a b c} {a b c} . | {a b c} .         conclusions as for rectangles, types 1 to 4
//     {a b c}    .    . | {a b c} .
//     --------------------------
//     {a b c} {a b c x} .
//
// There are too many shapes to list them. So all cells that hold nothing but the digits are taken, with one guard or
// two, and their fillings are tried: cells that do not belong to the pattern do no harm.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/deadly.h"
#include "engine/logic/techniques.h"
#include "engine/logic/techniques/uniqueness/fillings.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace ninefold::logic::techniques {
namespace {

constexpr int kLeastDigits = 3, kMostDigits = 4;
/// Smaller patterns of three digits are extended rectangles and BUG-Lites; with four digits, those of seven cells are.
constexpr int kLeastCells = 7;

/// In which houses some cells have others of them: a quick test before the digits are looked at.
class Company {
public:
    explicit Company(Cells cells) : cells_(cells) {
        for (Cell cell : cells) {
            twice_ |= once_ & houseSetOf(cell);
            once_ |= houseSetOf(cell);
        }
    }
    /// The houses of another cell in which there is none of the cells.
    HouseSet missing(Cell guard) const { return houseSetOf(guard) - once_; }
    /// With these guards, which are other cells, do enough cells have others in all their houses?
    bool isEnough(Cells guards) const {
        HouseSet around;
        for (Cell guard : guards) around |= houseSetOf(guard);
        for (Cell guard : guards)
            if (!missing(guard).empty() && !(missing(guard) - commonHouses(guards)).empty()) return false;
        if (!guards.hasSeveral() && !missing(guards.first()).empty()) return false;
        int count = guards.count();
        for (Cell cell : cells_)
            if ((houseSetOf(cell) - twice_ - around).empty()) ++count;
        return count >= kLeastCells;
    }

private:
    Cells cells_;
    HouseSet once_, twice_;
};

/// All patterns with one guard or two. Shared by the four types.
class Mugs {
public:
    explicit Mugs(const Position& position);

    std::vector<Deadly> list;

private:
    using Masks = std::array<std::uint8_t, 512>;
    static NegativeCache::Search key() { return {&mug1}; }
    Masks countPlain() const;
    void search(Digits digits);
    void tryPlainGuards(Cells plain);
    bool tryGuards(Cells plain, Cells guards);
    /// The digits that some cells may hold in each house, and those that two of them may.
    struct Places {
        std::array<Digits, kHouseCount> once, twice;
        void add(Cell cell, Digits digits);
        bool canMove(Cell cell, Digits own) const;
    };
    Places placesOf(Cells cells) const {
        Places places;
        for (Cell cell : cells) places.add(cell, allowed(cell));
        return places;
    }
    Digits allowed(Cell cell) const {
        const Digits digits = position_.candidates(cell) & digits_;
        return withoutExtra_.has(cell) ? digits - extra_ : digits;
    }
    Cells movable(Cells cells, Places places) const;
    Cells movable(Cells cells) const { return movable(cells, placesOf(cells)); }
    bool isDeadly(Cells cells);
    Cells partners(Cell guard, Cells guards) const;
    bool mayConclude(Cells guards, HouseSet common) const;
    void keep(Cells cells, Cells guards);

    const Position& position_;
    /// The cells that are not as they were when there was no pattern.
    Cells changed_;
    /// The digits of the pattern that is tried, and the cells that may not hold one of them.
    Digits digits_, extra_;
    Cells withoutExtra_;
    /// Those of the cells that are no guards.
    Places plainPlaces_;
    /// Was some pattern too large?
    bool limited_ = false;
};

Mugs::Mugs(const Position& position) : position_(position) {
    changed_ = position.negativeCache().changed(key());
    if (changed_.empty()) return;
    const Masks plain = countPlain();
    for (unsigned mask = 0; mask < plain.size(); ++mask)
        // There are at most two guards.
        if (const int count = countOfNine(mask); count >= kLeastDigits && count <= kMostDigits)
            if (plain[mask] >= kLeastCells - 2 + count - kLeastDigits) search(Digits::fromMask(mask));
    if (list.empty() && !limited_) position.negativeCache().noteAll(key());
}

/// For each set of digits, the number of cells that hold nothing else.
Mugs::Masks Mugs::countPlain() const {
    Masks counts{};
    for (int count = 1; count <= kMostDigits; ++count)
        for (Cell cell : position_.cellsWithCount(count)) ++counts[position_.candidates(cell).mask()];
    for (unsigned bit = 1; bit < counts.size(); bit <<= 1)
        for (unsigned mask = 0; mask < counts.size(); ++mask)
            if ((mask & bit) != 0) counts[mask] = static_cast<std::uint8_t>(counts[mask] + counts[mask ^ bit]);
    return counts;
}

void Mugs::Places::add(Cell cell, Digits digits) {
    for (House house : housesOf(cell)) {
        const auto h = static_cast<std::size_t>(house);
        twice[h] |= once[h] & digits;
        once[h] |= digits;
    }
}

/// Can a cell of these take another digit than it has, which must come from others in each of its houses?
bool Mugs::Places::canMove(Cell cell, Digits own) const {
    Digits others = Digits::all();
    for (House house : housesOf(cell)) {
        const auto h = static_cast<std::size_t>(house);
        others &= twice[h] | (once[h] - own);
    }
    return !others.empty() && !(others == own && own.single());
}

/// Those of the cells that can take other digits, as often as some are left out.
Cells Mugs::movable(Cells cells, Places places) const {
    for (;;) {
        Cells left = cells;
        for (Cell cell : cells)
            if (!places.canMove(cell, allowed(cell))) left.remove(cell);
        if (left == cells || left.count() < kLeastCells) return left;
        cells = left;
        places = placesOf(cells);
    }
}

bool Mugs::isDeadly(Cells cells) {
    if (cells.count() > Fillings::kMostCells) {
        limited_ = true;
        return false;
    }
    const Fillings::Answer answer = Fillings(cells, [&](Cell cell) { return allowed(cell); }).haveTwins();
    limited_ = limited_ || answer == Fillings::Answer::TooMany;
    return answer == Fillings::Answer::Yes;
}

/// Guards in one house, or with the same single extra digit, of which some cell that sees both can be rid.
Cells Mugs::partners(Cell guard, Cells guards) const {
    const Digits extras = position_.candidates(guard) - digits_;
    const Cells seen = guards & kPeers[guard];
    if (!extras.single()) return seen;
    Cells same = (guards - seen) & position_.cellsFor(extras.first());
    for (Digit digit : Digits::all() - digits_ - extras) same -= position_.cellsFor(digit);
    for (Cell cell : same)
        if (!position_.cellsFor(extras.first()).meets(kPeers[guard] & kPeers[cell])) same.remove(cell);
    return seen | same;
}

/// May there be a conclusion from two guards in one house?
bool Mugs::mayConclude(Cells guards, HouseSet common) const {
    const Digits extras = position_.candidatesOf(guards) - digits_;
    if (extras.single()) return true;
    for (House house : common) {
        for (Digit digit : digits_)
            if (position_.twoPlaces(digit).has(house) && position_.cellsFor(digit, house) == guards) return true;
        // Cells that may form a set with the guards: n of them may hold at most one digit more.
        std::array<int, kDigitCount + 1> counts{};
        for (Cell cell : (kHouses[house] & position_.blanks()) - guards)
            ++counts[static_cast<std::size_t>((position_.candidates(cell) | extras).count())];
        int fitting = 0;
        for (int size = 1; size < position_.blanksIn(house) - 2; ++size)
            if ((fitting += counts[static_cast<std::size_t>(size) + 1]) >= size) return true;
    }
    return common.empty();
}

void Mugs::keep(Cells cells, Cells guards) {
    Deadly pattern{cells, {}, {}};
    for (Cell cell : cells) pattern.digits |= allowed(cell);
    for (Cell cell : guards) pattern.guards.push_back({cell, position_.candidates(cell) - allowed(cell)});
    // With two digits it is a rectangle or a loop. More digits than it needs may find it again.
    const auto isSame = [&](const Deadly& other) {
        return other.cells == cells && other.guarded() == guards && other.extras() == pattern.extras();
    };
    if (pattern.digits.count() >= kLeastDigits && std::ranges::none_of(list, isSame))
        list.push_back(std::move(pattern));
}

/// Keeps the pattern if there is one, without the cells that do not matter.
bool Mugs::tryGuards(Cells plain, Cells guards) {
    Places places = plainPlaces_;
    for (Cell guard : guards - plain) places.add(guard, allowed(guard));
    for (Cell guard : guards)
        if (!places.canMove(guard, allowed(guard))) return false;
    Cells cells = plain.meets(guards) ? movable(plain) : movable(plain | guards, places);
    if (!cells.contains(guards) || cells.count() < kLeastCells || !cells.meets(changed_) || !isDeadly(cells))
        return false;
    for (Cell cell : cells - guards) {
        const Cells fewer = movable(cells - Cells::of(cell));
        if (cells.has(cell) && fewer.contains(guards) && isDeadly(fewer)) cells = fewer;
    }
    keep(cells, guards);
    return true;
}

void Mugs::search(Digits digits) {
    Cells plain = position_.blanks(), once, guards;
    for (Digit digit : Digits::all() - digits) plain -= position_.cellsFor(digit);
    for (Digit digit : digits) {
        guards |= once & position_.cellsFor(digit);
        once |= position_.cellsFor(digit);
    }
    guards -= plain;
    if (!(plain | guards).meets(changed_)) return;
    digits_ = digits;
    plainPlaces_ = placesOf(plain);
    const Company company(plain);
    // Guards that have not changed were tried with the same cells before.
    const Cells fresh = plain.meets(changed_) ? guards : guards & changed_;
    for (Cell one : fresh)
        if (company.missing(one).empty() && company.isEnough(Cells::of(one)) && tryGuards(plain, Cells::of(one)))
            guards.remove(one);
    for (Cell one : guards) {
        guards.remove(one);
        Cells others = partners(one, fresh.has(one) ? guards : guards & fresh);
        for (House house : company.missing(one)) others &= kHouses[house];
        for (Cell other : others) {
            const Cells both = Cells::of(one) | Cells::of(other);
            if (company.isEnough(both) && mayConclude(both, commonHouses(both))) tryGuards(plain, both);
        }
    }
    if (plain.count() >= kLeastCells) tryPlainGuards(plain);
}

/// A guard's extra digit may be one of those that other cells of the pattern have.
void Mugs::tryPlainGuards(Cells plain) {
    plain = movable(plain, plainPlaces_);
    if (plain.count() < kLeastCells || !plain.meets(changed_)) return;
    plainPlaces_ = placesOf(plain);
    const Cells several = plain - position_.cellsWithCount(1) - position_.cellsWithCount(2);
    for (Digit digit : digits_) {
        Cells able = several & position_.cellsFor(digit);
        extra_ = Digits::of(digit);
        for (Cell one : able)
            if (tryGuards(plain, withoutExtra_ = Cells::of(one))) able.remove(one);
        for (Cell one : able) {
            able.remove(one);
            for (Cell other : able) {
                if (!position_.cellsFor(digit).meets(kPeers[one] & kPeers[other])) continue;
                withoutExtra_ = Cells::of(one) | Cells::of(other);
                tryGuards(plain, withoutExtra_);
            }
        }
    }
    withoutExtra_.clear();
}

template <DeadlyType type>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Deadly& pattern : position.fact<Mugs>().list)
        if (!concludeDeadly(position, pattern, type, 0, search, sink)) return false;
    return true;
}

constexpr Technique mug(std::string_view id, std::string_view name, std::string_view conclusion, std::string_view text,
                        decltype(Technique::find) search) {
    Technique made = deadlyTechnique(id, name, kAboutMug, conclusion, text, search);
    made.rating = 54;
    return made;
}

constexpr std::string_view kMugText[] = {
    NINEFOLD_TEXT("Steps", "If {guards} were {lost}, each way to fill {cells} would have another one, with the same "
                           "digits in every row, column and box: a second solution, which no proper Sudoku has. So "
                           "{fact}."),
    NINEFOLD_TEXT("Steps", "{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would "
                           "have another one, with the same digits in every row, column and box: a second solution."),
};

} // namespace

const Technique mug1 = mug("mug-1", NINEFOLD_TEXT("Techniques", "Multivalue Universal Grave Type 1"),
                           kOtherWayConclusion, kMugText[0], find<DeadlyType::OneCell>);
const Technique mug2 = mug("mug-2", NINEFOLD_TEXT("Techniques", "Multivalue Universal Grave Type 2"),
                           kSameDigitConclusion, kMugText[1], find<DeadlyType::SameDigit>);
const Technique mug3 = mug("mug-3", NINEFOLD_TEXT("Techniques", "Multivalue Universal Grave Type 3"), kSubsetConclusion,
                           kSubsetOtherWayText, find<DeadlyType::Subset>);
const Technique mug4 = mug("mug-4", NINEFOLD_TEXT("Techniques", "Multivalue Universal Grave Type 4"),
                           kOtherWayConclusion, kStrongLinkOtherWayText, find<DeadlyType::StrongLink>);

} // namespace ninefold::logic::techniques
