// SPDX-License-Identifier: MIT
// For each choice of base houses the covers are found cell by cell: the first base cell that is neither covered nor
// a fin is covered by one of its houses, or becomes a fin. Houses tried before are then excluded, so every fish is
// found once. Because victims must see all fins, most branches end at the first fin.
#include "engine/logic/parts/fish.h"

#include <cassert>

namespace ninefold::logic {
namespace {

/// A partial choice of covers.
struct Covers {
    HouseSet chosen, excluded;
    Cells once, twice;
    Cells fins;
    /// The places of the digit that see all fins so far.
    Cells victims;

    Covers with(House house) const {
        Covers next = *this;
        next.chosen.add(house);
        next.twice |= once & kHouses[house];
        next.once |= kHouses[house];
        return next;
    }
};

class Hunt {
public:
    Hunt(const Position& position, Digit digit, const FishKind& kind, LogicSearch& search, const FishSink& sink)
        : position_(position), digit_(digit), kind_(kind), search_(search), sink_(sink) {}

    /// Finds all fish with base and cover houses from these sets.
    bool run(HouseSet bases, HouseSet covers) {
        for (House house = 0; house < kHouseCount; ++house)
            // A house without a place for the digit can be neither base nor cover.
            if (position_.places(house, digit_) == 0) {
                bases.remove(house);
                covers.remove(house);
            }
        coverable_ = covers;
        return extendBase(bases - position_.onePlace(digit_), {}, {}, {});
    }

private:
    bool extendBase(HouseSet rest, HouseSet base, Cells cells, Cells endo);
    bool startCovers(HouseSet base, Cells cells, Cells endo);
    bool cover(const Covers& covers);
    bool fill(const Covers& covers, HouseSet rest);
    bool emit(const Covers& covers);
    bool hasShape(HouseSet covers) const;

    const Position& position_;
    const Digit digit_;
    const FishKind& kind_;
    LogicSearch& search_;
    const FishSink& sink_;
    HouseSet coverable_;
    /// The base that is being covered; its cells, those in two base houses, and those that need a cover or become
    /// fins.
    HouseSet base_;
    Cells cells_, endo_, toCover_;
};

bool Hunt::extendBase(HouseSet rest, HouseSet base, Cells cells, Cells endo) {
    if (base.count() == kind_.size) return startCovers(base, cells, endo);
    for (House house : rest) {
        rest.remove(house);
        const Cells places = position_.cellsFor(digit_, house);
        const Cells doubled = endo | (cells & places);
        // Cells in two base houses are endo-fins; a fish without fins must have none.
        if (doubled.count() > (kind_.finned ? search_.limits.endoFins : 0)) continue;
        HouseSet wider = base;
        wider.add(house);
        if (!extendBase(rest, wider, cells | places, doubled)) return false;
    }
    return true;
}

bool Hunt::startCovers(HouseSet base, Cells cells, Cells endo) {
    base_ = base;
    cells_ = cells;
    endo_ = endo;
    toCover_ = cells - endo;
    Covers covers;
    // Victims must see the endo-fins, regardless of the other fins.
    covers.victims = position_.cellsFor(digit_) & (kind_.anyVictim ? Cells::all() : commonPeers(endo));
    // A base house as its own cover would be meaningless.
    covers.excluded = base;
    // A house whose places are all in other base houses adds nothing to the base.
    for (House house : base)
        if (endo.contains(position_.cellsFor(digit_, house))) return search_.work();
    if (covers.victims.empty()) return search_.work();
    return cover(covers);
}

bool Hunt::cover(const Covers& covers) {
    assert(covers.chosen.count() <= kind_.size && !covers.victims.empty());
    if (!search_.work()) return false;
    const Cells open = toCover_ - covers.once - covers.fins;
    if (open.empty()) return fill(covers, (coverable_ - covers.excluded) - covers.chosen);
    const Cell cell = open.first();
    Covers rest = covers;
    const HouseSet usable = (houseSetOf(cell) & coverable_) - covers.excluded;
    if (covers.chosen.count() < kind_.size)
        for (House house : usable) {
            if (!cover(rest.with(house))) return false;
            rest.excluded.add(house);
        }
    if (!kind_.finned || covers.fins.count() == search_.limits.fins) return true;
    rest.excluded |= usable;
    rest.fins.add(cell);
    // Kraken fish: a victim need not see the fins, because chains may connect them.
    if (!kind_.anyVictim) rest.victims &= kPeers[cell];
    return rest.victims.empty() || cover(rest);
}

/// Everything is covered. The remaining covers only add victims, or nothing at all, but they count: whether a house
/// is chosen here or earlier depends only on reading order.
bool Hunt::fill(const Covers& covers, HouseSet rest) {
    if (covers.chosen.count() == kind_.size) return emit(covers);
    if (!kind_.finned) return true;
    for (House house : rest) {
        rest.remove(house);
        if (!search_.work() || !fill(covers.with(house), rest)) return false;
    }
    return true;
}

bool Hunt::emit(const Covers& covers) {
    // Without any fin it is a plain fish, which is a technique of its own.
    if (kind_.finned == (covers.fins | endo_).empty() || !hasShape(covers.chosen)) return true;
    Fish fish;
    fish.digit = digit_;
    fish.base = base_;
    fish.cover = covers.chosen;
    fish.cells = cells_;
    fish.fins = covers.fins;
    fish.endoFins = endo_;
    assert(fish.base.count() == kind_.size && fish.cover.count() == kind_.size && (fish.base & fish.cover).empty());
    // A place that two covers share goes even inside the base: it would use up two covers for one base house.
    fish.victims = position_.cellsFor(digit_) & ((covers.once - cells_) | (covers.twice & cells_));
    fish.gone = fish.victims & covers.victims;
    if (kind_.anyVictim) fish.gone &= commonPeers(fish.allFins());
    assert(fish.victims.contains(fish.gone));
    return (kind_.anyVictim ? fish.victims : fish.gone).empty() || sink_(fish);
}

bool Hunt::hasShape(HouseSet covers) const {
    const HouseSet all = base_ | covers, rows = HouseSet::rows(), columns = HouseSet::columns();
    const auto mixes = [&](HouseSet side) { return !(side & rows).empty() && !(side & columns).empty(); };
    const auto shared = [&](HouseSet lines) { return !(base_ & lines).empty() && !(covers & lines).empty(); };
    // It is not a mutant fish if all bases are lines of one direction and all covers lines of the other.
    const bool mutant = mixes(base_) || mixes(covers) || shared(rows) || shared(columns);
    switch (kind_.shape) {
    case FishShape::Basic:
        return !mutant && (all & HouseSet::boxes()).empty();
    case FishShape::Franken:
        return !mutant && !(all & HouseSet::boxes()).empty();
    default:
        return mutant;
    }
}

} // namespace

bool Fish::sashimi() const {
    for (House house : base)
        if (((cells & kHouses[house]) - allFins()).count() <= 1) return true;
    return false;
}

bool forEachFish(const Position& position, Digit digit, const FishKind& kind, LogicSearch& search,
                 const FishSink& sink) {
    Hunt hunt(position, digit, kind, search, sink);
    if (kind.shape == FishShape::Mutant) return hunt.run(HouseSet::all(), HouseSet::all());
    const HouseSet boxes = kind.shape == FishShape::Franken ? HouseSet::boxes() : HouseSet();
    return hunt.run(HouseSet::rows() | boxes, HouseSet::columns() | boxes) &&
           hunt.run(HouseSet::columns() | boxes, HouseSet::rows() | boxes);
}

Step fishStep(const Fish& fish) {
    Step step;
    step.length = 2 * fish.base.count() + fish.allFins().count();
    step.remove(fish.gone, fish.digit);
    step.mark(Role::Remove, fish.gone, fish.digit);
    step.mark(Role::On, fish.cells - fish.allFins(), fish.digit);
    step.mark(Role::Extra, fish.allFins(), fish.digit);
    step.mark(HouseRole::Base, fish.base);
    step.mark(HouseRole::Cover, fish.cover);
    step.say("digits", Digits::of(fish.digit));
    step.say("base", fish.base);
    step.say("cover", fish.cover);
    step.say("cells", fish.cells - fish.allFins());
    step.say("count", fish.base.count());
    sayFins(fish.allFins(), step);
    return step;
}

void sayFins(Cells fins, Step& step) {
    step.say("fins", fins);
    step.say(fins.hasSeveral() ? "severalfins" : "fin", fins);
}

} // namespace ninefold::logic
