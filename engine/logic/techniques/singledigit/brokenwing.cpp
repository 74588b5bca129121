// SPDX-License-Identifier: MIT
// Broken wing (guardians): a closed loop of five or more places of a digit, an odd number, each in one house with the
// next. If these houses had no other places, the places would be true and false in turn, which ends wrong in an odd
// loop. So one of the other places, the guards, is true: cells that see all guards lose the digit, and a guard alone
// is the digit.
//
//     x ==== x      == the only two places of a house
//     |      \\     G  a guard: the third place in the house of the two beside it
//     x .    x
//     G . .  |
//     x ==== +
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/partbypart.h"
#include "engine/logic/techniques.h"
#include "engine/logic/techniques/singledigit/ringtest.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// People do not look for longer loops. With guards in one or two of its houses colours find the same, so three may
/// have some, at most two each.
constexpr std::size_t kMostCells = 7;
constexpr int kMostGuards = 4, kMostInHouse = 2, kMostGuarded = 3;
/// The work that is counted for a digit: so few cells and guards leave a few hundred walks, seldom over a thousand.
constexpr int kWork = 300;

struct OddRing {
    std::vector<Cell> walk;
    Cells guards;
};

/// The loops of one digit, the shortest for each set of guards.
class OddRings {
public:
    OddRings(const Position& position, Digit digit) : places_(position.cellsFor(digit)) {
        for (House house = 0; house < kHouseCount; ++house) {
            const Cells inside = places_ & kHouses[house];
            if (inside.hasSeveral() && inside.count() <= kMostInHouse + 2) houses_.add(house);
            if (position.twoPlaces(digit).has(house)) strong_ |= inside;
        }
        // All houses of a loop but three have no guards.
        longest_ = position.twoPlaces(digit).count() < static_cast<int>(kMostCells) - kMostGuarded ? kMostCells - 2
                                                                                                   : kMostCells;
        Cells later = places_;
        for (Cell start : places_) {
            later.remove(start);
            walk_ = {start};
            beforeLast_ = Cells();
            for (Cell last : later& kPeers[start]) beforeLast_ |= kPeers[last];
            extend(later, Cells(), places_, 0);
        }
    }
    const std::vector<OddRing>& list() const { return list_; }

private:
    /// A loop starts at its first cell in reading order. `targets` see all guards; `guarded`: how many of its houses
    /// have guards so far.
    void extend(Cells open, Cells guards, Cells targets, int guarded) {
        const Cell start = walk_.front(), last = walk_.back();
        const std::size_t length = walk_.size();
        const bool canClose = isClosable(length) && walk_[1] < last && sees(start, last);
        const Cells ahead = onTheWay(open);
        for (House house : houseSetOf(last) & houses_) {
            const Cells beside = (places_ & kHouses[house]) - Cells::of(last);
            const bool isGuarded = beside.hasSeveral();
            const int wouldBe = guarded + (isGuarded ? 1 : 0);
            if (wouldBe > kMostGuarded) continue;
            if (canClose && beside.has(start)) close(guards | (beside - Cells::of(start)));
            const int left = kMostGuarded - wouldBe - (strong_.has(start) ? 0 : 1);
            if (left < 0) continue;
            // Without further guards the way on is a strong link.
            const bool needsStrong = left == 0 && (strong_.has(start) || !isClosable(length + 1));
            for (Cell next : beside& ahead&(needsStrong ? strong_ : places_)) {
                Cells wider = guards, fewer = targets;
                if (isGuarded) {
                    for (Cell guard : beside - Cells::of(next)) fewer &= kPeers[guard];
                    wider |= beside - Cells::of(next);
                    if (wider.hasSeveral() && (fewer.empty() || wider.count() > kMostGuards)) continue;
                }
                walk_.push_back(next);
                extend(open - Cells::of(next), wider, fewer, wouldBe);
                walk_.pop_back();
            }
        }
    }

    static bool isClosable(std::size_t length) { return length >= 5 && length % 2 == 1; }

    /// The cells from which a loop that is not too long leads back to its start.
    Cells onTheWay(Cells open) const {
        const std::size_t left = longest_ - walk_.size();
        if (left == 0) return {};
        return left == 1 ? open & kPeers[walk_.front()] : left == 2 ? open & beforeLast_ : open;
    }

    bool isUseful(Cells guards) const {
        if (!guards.hasSeveral()) return true;
        return guards.count() <= kMostGuards && places_.meets(commonPeers(guards));
    }

    void close(Cells guards) {
        if (guards.empty() || !isUseful(guards)) return;
        const auto known = std::ranges::find(list_, guards, &OddRing::guards);
        if (known == list_.end()) list_.push_back({walk_, guards});
        else if (walk_.size() < known->walk.size()) known->walk = walk_;
    }

    const Cells places_;
    /// The houses in which the loop may run.
    HouseSet houses_;
    std::size_t longest_ = kMostCells;
    /// The cells that are one of the only two places of a house.
    Cells strong_;
    /// The cells that see a last cell of a loop.
    Cells beforeLast_;
    std::vector<Cell> walk_;
    std::vector<OddRing> list_;
};

/// The house in which these two have no other places beside them but guards.
House houseOfLink(const Position& position, Digit digit, Cells both, Cells guards) {
    for (House house : commonHouses(both))
        if ((both | guards).contains(position.cellsFor(digit, house))) return house;
    assert(false);
    return -1;
}

bool report(const Position& position, Digit digit, const OddRing& ring, StepSink& sink) {
    assert(ring.walk.size() % 2 == 1 && !ring.guards.empty());
    Step step;
    step.length = static_cast<int>(ring.walk.size());
    Cells cells;
    Chain walk;
    for (Cell cell : ring.walk) {
        cells.add(cell);
        walk.push_back({Cells::of(cell), digit, true, -1, {}});
    }
    if (ring.guards.hasSeveral()) {
        const Cells gone = position.cellsFor(digit) & commonPeers(ring.guards);
        step.remove(gone, digit);
        step.mark(Role::Remove, gone, digit);
        step.mark(Role::Extra, ring.guards, digit);
    } else {
        step.place(ring.guards.first(), digit);
        step.mark(Role::Place, ring.guards, digit);
    }
    step.mark(Role::On, cells, digit);
    for (std::size_t i = 0; i < ring.walk.size(); ++i) {
        const Cells one = Cells::of(ring.walk[i]), next = Cells::of(ring.walk[(i + 1) % ring.walk.size()]);
        step.link({one, digit}, {next, digit}, false);
        step.mark(HouseRole::Base, houseOfLink(position, digit, one | next, ring.guards));
    }
    step.say("cells", cells);
    step.say("walk", std::vector<Chain>{std::move(walk)});
    step.say("count", step.length);
    step.say("digits", Digits::of(digit));
    step.say("guards", ring.guards);
    step.say(ring.guards.hasSeveral() ? "several" : "single", ring.guards);
    return sink.take(std::move(step));
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return searchDigitByDigit(position, kWork, search, sink, [&](Digit digit, StepSink& noting) {
        // A loop of five has two houses without guards.
        if (position.twoPlaces(digit).count() < 2 || !mayHoldRing(position, digit, kMostInHouse)) return true;
        const OddRings rings(position, digit);
        return std::ranges::all_of(rings.list(),
                                   [&](const OddRing& ring) { return report(position, digit, ring, noting); });
    });
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "a loop that needs one more place")},
    {Role::Extra, NINEFOLD_TEXT("Legends", "one of these is {digits}")},
};

} // namespace

const Technique brokenWing = {
    .id = "broken-wing",
    .name = NINEFOLD_TEXT("Techniques", "Broken Wing"),
    .family = Family::SingleDigit,
    .rating = 56,
    .about = &kAboutBrokenWing,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {guards:or} must be {digits}."),
    .text = NINEFOLD_TEXT(
        "Steps", "In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could "
                 "be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} "
                 "blocks {gone}.]"),
    .notation = "{digits} in {cells}, {guards}",
    .legend = kLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
