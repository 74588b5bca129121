// SPDX-License-Identifier: MIT
// Exocets, after the definitions of champagne and David P. Bird. The proof needs no list of cases: a digit that is in
// the base must be once in each cross-line, outside the base's line and box, and each time in another crossing line.
// By Hall's theorem there is no room for it exactly if one cross-line has no place, two have one crossing line between
// them, or three have two. The targets are the cells without which there is no room for any digit of the base.
#include "engine/logic/parts/exocets/exocets.h"

#include "engine/core/houses.h"

#include <cassert>

namespace ninefold::logic {
namespace {

constexpr int kFewestDigits = 3, kMostDigits = 4;

/// For each cross-line where a digit can be or is, as nine bits over its cells.
using Places = std::array<unsigned, 3>;

/// Can each of the three cross-lines have the digit, each in another crossing line?
constexpr bool hasRoom(const Places& at) {
    const unsigned both01 = at[0] | at[1], both02 = at[0] | at[2], both12 = at[1] | at[2];
    const auto several = [](unsigned bits) { return (bits & (bits - 1)) != 0; };
    return at[0] != 0 && at[1] != 0 && at[2] != 0 && several(both01) && several(both02) && several(both12) &&
           countOfNine(both01 | both12) >= 3;
}

/// Could there be no room after one more place is lost?
constexpr bool isTight(const Places& at) {
    const auto atMost = [](unsigned bits, int most) { return countOfNine(bits) <= most; };
    return atMost(at[0], 1) || atMost(at[1], 1) || atMost(at[2], 1) || atMost(at[0] | at[1], 2) ||
           atMost(at[0] | at[2], 2) || atMost(at[1] | at[2], 2) || atMost(at[0] | at[1] | at[2], 3);
}

/// Looks for the Exocets whose base is in a row, or for those whose base is in a column.
class ExocetSearch {
public:
    ExocetSearch(const Position& position, bool inRows, ExocetKind kind, LogicSearch& search,
                 std::vector<Exocet>& found)
        : position_(position), inRows_(inRows), kind_(kind), search_(search), found_(found) {
        for (int line = 0; line < 9; ++line)
            for (Digit digit = 1; digit <= kDigitCount; ++digit)
                places_[digit - 1][line] = position.places(crossHouse(line), digit);
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if (position.isSet(cell))
                places_[position.value(cell) - 1][inRows_ ? columnOf(cell) : rowOf(cell)] |=
                    1u << (inRows_ ? rowOf(cell) : columnOf(cell));
    }

    bool run() {
        for (int line = 0; line < 9; ++line)
            for (int third = 0; third < 3; ++third)
                for (int beside = 0; beside < 3; ++beside)
                    if (!lookFromBase(line, third, beside)) return false;
        return true;
    }

private:
    House crossHouse(int number) const { return inRows_ ? columnHouse(number) : rowHouse(number); }
    Cell at(int line, int cross) const { return inRows_ ? cellAt(line, cross) : cellAt(cross, line); }

    /// The base is the third of the line (0..2) without its cell number `beside`.
    bool lookFromBase(int line, int third, int beside) {
        base_.clear();
        for (int i = 0; i < 3; ++i)
            if (i != beside) base_.add(at(line, 3 * third + i));
        if (!position_.blanks().contains(base_)) return true;
        digits_ = position_.candidatesOf(base_);
        if (digits_.count() < kFewestDigits || digits_.count() > kMostDigits) return true;
        line_ = line;
        band_ = 7u << line / 3 * 3;
        cross_[0] = 3 * third + beside;
        for (int i = 0; i < 9; ++i) {
            if (!search_.work()) return false;
            cross_[1] = (third == 0 ? 3 : 0) + i / 3;
            cross_[2] = (third == 2 ? 3 : 6) + i % 3;
            if (kind_ == ExocetKind::Junior ? !lookForTwo() : !lookForOneOutside()) return false;
        }
        return true;
    }

    /// Where the digit can be if it is in the base.
    Places placesOf(Digit digit) const {
        const auto& all = places_[digit - 1];
        return {all[cross_[0]] & ~band_, all[cross_[1]] & ~(1u << line_), all[cross_[2]] & ~(1u << line_)};
    }

    bool canBeTarget(Cell cell) const { return !(position_.candidates(cell) & digits_).empty(); }
    /// The two lines of the band beside that of the base.
    unsigned besideBase() const { return band_ & ~(1u << line_); }

    bool lookForTwo() {
        if (!gather(true, true)) return true;
        for (Digits one = Digits::fromMask(besideBase()); !one.empty(); one.remove(one.first()))
            for (Digits other = Digits::fromMask(besideBase()); !other.empty(); other.remove(other.first())) {
                const int first = one.first() - 1, second = other.first() - 1;
                bool proved = true;
                for (int i = 0; i < count_ && proved; ++i)
                    proved = !hasRoom({all_[i][0], all_[i][1] & ~(1u << first), all_[i][2] & ~(1u << second)});
                if (proved) note(at(first, cross_[1]), at(second, cross_[2]));
            }
        return true;
    }

    /// Lists the places of all digits. False if they would have room even without all cells of the band in these lines.
    bool gather(bool withoutSecond, bool withoutThird) {
        count_ = 0;
        for (Digit digit : digits_) {
            Places at = all_[count_++] = placesOf(digit);
            if (withoutSecond) at[1] &= ~band_;
            if (withoutThird) at[2] &= ~band_;
            if (hasRoom(at) && (withoutSecond == withoutThird || !isTight(at))) return false;
        }
        return true;
    }

    /// One target in the band, in either of the other boxes, and one further along a cross-line.
    bool lookForOneOutside() {
        for (int side = 1; side <= 2; ++side) {
            if (!gather(side == 1, side == 2)) continue;
            for (Digits lines = Digits::fromMask(besideBase()); !lines.empty(); lines.remove(lines.first()))
                lookOutsideBand(side, lines.first() - 1);
        }
        return true;
    }

    void lookOutsideBand(int side, int line) {
        if (!canBeTarget(at(line, cross_[side]))) return;
        Places possible = {0x1FFu & ~band_, 0x1FFu & ~band_, 0x1FFu & ~band_};
        for (int n = 0; n < count_; ++n) {
            Places places = all_[n];
            places[side] &= ~(1u << line);
            if (!hasRoom(places)) continue;
            if (!isTight(places)) return;
            for (int i = 0; i < 3; ++i) possible[i] &= decisive(places, i);
            if ((possible[0] | possible[1] | possible[2]) == 0) return;
        }
        for (int i = 0; i < 3; ++i)
            for (Digits rest = Digits::fromMask(possible[i]); !rest.empty(); rest.remove(rest.first()))
                note(at(line, cross_[side]), at(rest.first() - 1, cross_[i]));
    }

    /// The places in one cross-line without which the digit has no room.
    static unsigned decisive(const Places& places, int number) {
        unsigned found = 0;
        for (unsigned rest = places[number]; rest != 0; rest &= rest - 1) {
            Places without = places;
            without[number] &= ~(rest & -rest);
            if (!hasRoom(without)) found |= rest & -rest;
        }
        return found;
    }

    void note(Cell first, Cell second) {
        assert(first != second);
        if (!canBeTarget(first) || !canBeTarget(second)) return;
        const House box = boxHouse(boxOf(base_.first()));
        found_.push_back({base_,
                          digits_,
                          {first, second},
                          box,
                          inRows_ ? rowHouse(line_) : columnHouse(line_),
                          {crossHouse(cross_[0]), crossHouse(cross_[1]), crossHouse(cross_[2])}});
    }

    const Position& position_;
    const bool inRows_;
    const ExocetKind kind_;
    LogicSearch& search_;
    std::vector<Exocet>& found_;
    std::array<std::array<unsigned, 9>, kDigitCount> places_{};
    Cells base_;
    Digits digits_;
    int line_ = 0;
    unsigned band_ = 0;
    std::array<int, 3> cross_{};
    /// The places of each digit of the base.
    std::array<Places, kMostDigits> all_{};
    int count_ = 0;
};

} // namespace

std::vector<Exocet> exocetsOf(const Position& position, ExocetKind kind, LogicSearch& search) {
    std::vector<Exocet> found;
    if (ExocetSearch(position, true, kind, search, found).run())
        ExocetSearch(position, false, kind, search, found).run();
    return found;
}

JuniorExocets::JuniorExocets(const Position& position) {
    const LogicLimits limits;
    LogicSearch search(nullptr, limits, false, {});
    list = exocetsOf(position, ExocetKind::Junior, search);
}

bool holdsExocet(const Position& position) {
    const LogicLimits limits;
    LogicSearch search(nullptr, limits, false, {});
    return !position.fact<JuniorExocets>().list.empty() || !exocetsOf(position, ExocetKind::Senior, search).empty();
}

} // namespace ninefold::logic
