// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/houseset.h"
#include "engine/logic/negativecache.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace ninefold::logic {

struct Step;
class Position;

/// A fact that begins with that of an earlier position, which had the candidates of this one and more.
template <typename T>
concept LastingFact = std::constructible_from<T, const Position&, const T&>;

/// A grid and the facts that techniques use again and again. The plain facts (how many digits a cell has, how many
/// places a house has) are updated with every change; expensive ones (fact<T>) are computed at first use and dropped
/// on a change. A value: copy it freely. Even a const position belongs to one thread, because it caches facts.
class Position {
public:
    explicit Position(const Grid& grid);

    const Grid& grid() const { return grid_; }
    Digit value(Cell cell) const { return grid_.value(cell); }
    bool isSet(Cell cell) const { return grid_.isSet(cell); }
    bool isCandidate(Cell cell, Digit digit) const { return grid_.isCandidate(cell, digit); }
    Digits candidates(Cell cell) const { return candidates_[cell]; }
    Cells cellsFor(Digit digit) const { return grid_.cellsFor(digit); }
    Cells cellsFor(Digit digit, House house) const { return grid_.cellsFor(digit) & kHouses[house]; }
    /// Where a digit can go in a house, as nine bits over kHouseCells[house].
    unsigned places(House house, Digit digit) const { return places_[digit - 1][house]; }

    Cells blanks() const { return Cells::all() - cellsWithCount(0); }
    /// The cells with exactly `count` candidates (0: the set cells).
    Cells cellsWithCount(int count) const { return byCount_[count]; }
    Cells bivalue() const { return byCount_[2]; }
    /// The houses in which the digit has exactly one place, or exactly two.
    HouseSet onePlace(Digit digit) const { return onePlace_[digit - 1]; }
    HouseSet twoPlaces(Digit digit) const { return twoPlaces_[digit - 1]; }
    /// The houses that hold the digit already.
    HouseSet done(Digit digit) const { return done_[digit - 1]; }
    /// The number of blank cells of a house.
    int blanksIn(House house) const { return blanksIn_[house]; }

    bool solved() const { return blankCount_ == 0 && !broken_; }
    /// True if there is certainly no solution: a cell without candidates, a digit without a place, or a clash.
    bool broken() const { return broken_; }

    /// The union of the candidates of several cells.
    Digits candidatesOf(Cells cells) const;

    void place(Cell cell, Digit digit);
    void remove(Cell cell, Digit digit);
    void apply(const Step& step);
    /// Notes in the step what each cell can be in this position.
    void noteCandidates(Step& step) const;

    /// A fact that is computed once for this position and then shared: T needs a constructor from Position. With a
    /// second one as of LastingFact the last one is kept on a change, for the next to begin with.
    template <typename T>
    const T& fact() const;
    /// Where searches found nothing and need not look again.
    NegativeCache& negativeCache() const { return negativeCache_; }

private:
    using Key = const void*;
    template <typename T>
    static inline const char kKeyOf = 0;

    struct Fact {
        Key key;
        std::shared_ptr<const void> value;
        bool lasts;
    };
    static const Fact* find(const std::vector<Fact>& facts, Key key);
    template <typename T>
    std::shared_ptr<const T> make() const;

    void drop(Cell cell, Digit digit);
    void countPlaces(House house, Digit digit);
    void change() {
        if (!facts_.empty()) forgetFacts();
    }
    void forgetFacts();

    Grid grid_;
    std::array<Digits, kCellCount> candidates_;
    std::array<std::array<std::uint16_t, kHouseCount>, kDigitCount> places_{};
    std::array<Cells, kDigitCount + 1> byCount_;
    std::array<HouseSet, kDigitCount> onePlace_, twoPlaces_, done_;
    std::array<std::uint8_t, kHouseCount> blanksIn_{};
    int blankCount_ = 0;
    bool broken_ = false;
    mutable std::vector<Fact> facts_;
    /// The last ones of facts that last, from before a change.
    std::vector<Fact> earlierFacts_;
    mutable NegativeCache negativeCache_;
};

template <typename T>
const T& Position::fact() const {
    const Key key = &kKeyOf<T>;
    if (const Fact* known = find(facts_, key)) return *static_cast<const T*>(known->value.get());
    auto made = make<T>();
    facts_.push_back({key, made, LastingFact<T>});
    return *made;
}

template <typename T>
std::shared_ptr<const T> Position::make() const {
    if constexpr (LastingFact<T>)
        if (const Fact* earlier = find(earlierFacts_, &kKeyOf<T>))
            return std::make_shared<const T>(*this, *static_cast<const T*>(earlier->value.get()));
    return std::make_shared<const T>(*this);
}

} // namespace ninefold::logic
