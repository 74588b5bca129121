// SPDX-License-Identifier: MIT
// Death Blossom: a stem cell, and for each of its candidates an almost locked set (petal) whose places of that
// candidate all see the stem. Any value of the stem locks one of the petals, and all petals have z.
//
//              { 1 z .. }
//     stem 12 <                 z from the cells that see its places in all petals
//              { 2 z .. }
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/alslinks.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/parts/repeats.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

constexpr std::string_view kPetalText =
    NINEFOLD_TEXT("Legends", "{name}: without a digit of {cells} it needs its others");

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "one of these is true")},
    {Role::SetA, kPetalText},
    {Role::SetB, kPetalText},
    {Role::SetC, kPetalText},
    {Role::SetD, kPetalText},
    {Role::SetE, kPetalText},
};

/// People cannot follow stems with more candidates.
constexpr int kMostPetals = 5;

class Blossom {
public:
    Blossom(const Position& position, LogicSearch& search, StepSink& sink)
        : position_(position),
          search_(search),
          sink_(sink),
          sets_(position.fact<AlmostLockedSets>().list),
          inSight_(position.fact<SetsInSight>()),
          repeats_(search) {}

    bool grow(Cell stem) {
        if (!search_.work(20)) return false;
        stem_ = stem;
        // The petals lose the stem's own digits.
        Digits common = Digits::all() - position_.candidates(stem);
        std::array<Cells, kDigitCount> left;
        for (Digit z : common) left[z - 1] = position_.cellsFor(z);
        for (Digit digit : position_.candidates(stem)) reach(digit, common, left);
        return common.empty() || addPetal(position_.candidates(stem), common, left);
    }

private:
    /// Keeps only candidates that some petal of a digit eliminates: most stems end here, before petals are combined.
    void reach(Digit digit, Digits& common, std::array<Cells, kDigitCount>& left) {
        std::array<Cells, kDigitCount> eliminated{};
        forEachBit(inSight_.of(stem_, digit), [&](int number) {
            for (Digit z : common& sets_[number].digits) eliminated[z - 1] |= sets_[number].seenBy(z);
        });
        for (Digit z : common)
            if ((left[z - 1] &= eliminated[z - 1]).empty()) common.remove(z);
    }

    /// `open`: candidates of the stem without a petal; `common`: digits that all petals have, each with the cells
    /// that see all its places so far.
    bool addPetal(Digits open, Digits common, const std::array<Cells, kDigitCount>& left) {
        if (open.empty()) return report(common, left);
        const Digit digit = open.first();
        bool more = true;
        forEachBit(inSight_.of(stem_, digit), [&](int number) {
            const AlmostLockedSet& set = sets_[number];
            if (!more || !(more = search_.work())) return;
            Digits still;
            std::array<Cells, kDigitCount> seen;
            for (Digit z : common& set.digits) {
                seen[z - 1] = left[z - 1] & set.seenBy(z);
                // With each petal fewer cells see all places; without any there is nothing to eliminate.
                if (!seen[z - 1].empty()) still.add(z);
            }
            if (still.empty()) return;
            petals_.push_back(&set);
            more = addPetal(open - Digits::of(digit), still, seen);
            petals_.pop_back();
        });
        return more;
    }

    bool report(Digits common, const std::array<Cells, kDigitCount>& left) {
        return !isNew(common, left) || sink_.take(flower(common, left));
    }

    /// Most combinations of petals have the effect of an earlier one.
    bool isNew(Digits common, const std::array<Cells, kDigitCount>& left) {
        eliminated_.clear();
        for (Digit z : common)
            for (Cell cell : left[z - 1]) eliminated_.push_back({cell, z, false});
        std::sort(eliminated_.begin(), eliminated_.end());
        return repeats_.add(eliminated_, length());
    }

    int length() const {
        int cells = 0;
        for (const AlmostLockedSet* petal : petals_) cells += petal->cells.count();
        return cells;
    }

    /// If the stem takes the digit, the petal needs all its others; those that go elsewhere are said.
    Chain wayThrough(const AlmostLockedSet& petal, Digit digit, Role name, const Step& step) const {
        const Cells places = petal.placesOf(digit), stem = Cells::of(stem_);
        Chain chain = {{stem, digit, true, -1, {}}, {places, digit, false, commonHouses(stem | places).first(), {}}};
        Digits lost;
        for (const Deduction& deduction : step.deductions) lost.add(deduction.digit);
        for (Digit z : lost) chain.push_back({petal.placesOf(z), z, true, -1, petal.cells, name});
        return chain;
    }

    Step flower(Digits common, const std::array<Cells, kDigitCount>& left) const {
        assert(static_cast<int>(petals_.size()) == position_.candidates(stem_).count());
        Step step;
        step.length = length();
        for (Digit z : common) step.remove(left[z - 1], z);
        markEffect(step);
        std::vector<NamedSet> petals;
        std::vector<Chain> chains;
        // The stem as a whole, since each of its candidates has a petal.
        for (Digit held : position_.candidates(stem_)) step.mark(Role::On, stem_, held);
        int role = static_cast<int>(Role::SetA);
        // The petals are in the order of the digits that they lose to the stem.
        auto digit = position_.candidates(stem_).begin();
        for (const AlmostLockedSet* petal : petals_) {
            petals.push_back({static_cast<Role>(role++), petal->cells});
            markSet(position_, petal->cells, petals.back().name, step);
            step.link({Cells::of(stem_), *digit}, {petal->placesOf(*digit), *digit}, false);
            chains.push_back(wayThrough(*petal, *digit, petals.back().name, step));
            ++digit;
        }
        step.say("cells", Cells::of(stem_));
        step.say("digits", position_.candidates(stem_));
        step.say("common", common);
        step.say("petals", std::move(petals));
        Cells ends;
        for (const Chain& chain : chains)
            for (const ChainNode& node : chain)
                if (!node.set.empty()) ends |= node.cells;
        step.say("ends", ends);
        step.say("chains", std::move(chains));
        return step;
    }

    const Position& position_;
    LogicSearch& search_;
    StepSink& sink_;
    const std::vector<AlmostLockedSet>& sets_;
    const SetsInSight& inSight_;
    Cell stem_ = -1;
    std::vector<const AlmostLockedSet*> petals_;
    Repeats repeats_;
    /// The removals of the flower that is being reported; a member so that its memory is reused.
    std::vector<Deduction> eliminated_;
};

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    Blossom blossom(position, search, sink);
    for (int count = 2; count <= kMostPetals; ++count)
        for (Cell stem : position.cellsWithCount(count))
            if (!blossom.grow(stem)) return false;
    return true;
}

} // namespace

const Technique deathBlossom = {
    .id = "death-blossom",
    .name = NINEFOLD_TEXT("Techniques", "Death Blossom"),
    .code = "0904",
    .family = Family::AlmostLockedSets,
    .score = 360,
    .grade = HodokuGrade::Unfair,
    .rating = 74,
    .about = &kAboutDeathBlossom,
    .conclusion = NINEFOLD_TEXT(
        "Steps", "{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this."),
    .notation = "{cells} {petals}",
    .legend = kLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
