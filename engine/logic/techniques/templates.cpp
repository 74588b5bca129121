// SPDX-License-Identifier: MIT
// Templates: all ways to place one digit nine times on the board. A cell that is in all of them holds the digit; a
// candidate that is in none of them is impossible.
//
//     X . . | . . . | . . .      for one digit, row by row: one place in each row, no column and no box twice
//     . . . | X . . | . . .
//     . . . | . . . | X . .      (and so on to the last row)
//
// A template that uses a cell which all templates of another digit need is impossible; so the digits narrow each
// other down.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/variant.h"
#include "engine/logic/techniques.h"

#include <cassert>
#include <set>
#include <utility>
#include <vector>

namespace ninefold::logic::techniques {
namespace {

/// The templates of one digit, their intersection and their union.
struct Ways {
    std::vector<Cells> list;
    Cells all = Cells::all(), any;
    /// What other digits need of the cells of templates that were removed.
    std::set<Candidate> taken;

    void sumUp() {
        all = Cells::all();
        any.clear();
        for (Cells way : list) {
            all &= way;
            any |= way;
        }
    }
};

class Templates {
public:
    Templates(const Position& position, LogicSearch& search) : position_(position), search_(search) {}

    /// Returns false if the search ended it.
    bool run() {
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            if (!fill(digit, 0, {}, Cells::all())) return false;
            of(digit).sumUp();
        }
        // Narrowing one digit may narrow another.
        while (narrow())
            if (!search_.work()) return false;
        return true;
    }

    const Ways& ways(Digit digit) const { return ways_[digit - 1]; }

    /// The places of other digits that narrowed this one down, and those that narrowed these digits down.
    std::vector<Candidate> takenFrom(Digit digit) const {
        std::set<Candidate> all;
        Digits seen = Digits::of(digit), open = seen;
        while (!open.empty()) {
            const Digit next = open.first();
            open.remove(next);
            for (const Candidate& candidate : ways(next).taken) {
                if (candidate.digit != digit) all.insert(candidate);
                if (!seen.has(candidate.digit)) open.add(candidate.digit);
                seen.add(candidate.digit);
            }
        }
        return {all.begin(), all.end()};
    }

private:
    Ways& of(Digit digit) { return ways_[digit - 1]; }

    bool fill(Digit digit, int row, Cells chosen, Cells free) {
        if (row == 9) return of(digit).list.push_back(chosen), true;
        const House house = rowHouse(row);
        // Placed digits are part of every template.
        const Cells places = position_.done(digit).has(house) ? position_.grid().cellsWith(digit) & kHouses[house]
                                                              : position_.cellsFor(digit, house);
        for (Cell cell : places& free) {
            if (!search_.work()) return false;
            if (!fill(digit, row + 1, chosen | Cells::of(cell), free - kPeers[cell])) return false;
        }
        return true;
    }

    /// Removes templates that use what another digit needs; returns false if there were none.
    bool narrow() {
        bool changed = false;
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            Cells needed, used;
            for (Digit other = 1; other <= kDigitCount; ++other)
                if (other != digit) needed |= ways(other).all;
            const auto isImpossible = [&](Cells way) {
                used |= way & needed;
                return way.meets(needed);
            };
            if (std::erase_if(of(digit).list, isImpossible) == 0) continue;
            for (Digit other = 1; other <= kDigitCount; ++other)
                if (other != digit)
                    for (Cell cell : used& ways(other).all) of(digit).taken.insert({cell, other});
            of(digit).sumUp();
            changed = true;
        }
        return changed;
    }

    const Position& position_;
    LogicSearch& search_;
    std::array<Ways, kDigitCount> ways_;
};

Step describe(const Position& position, const Templates& templates, Digit digit, Cells cells, bool places) {
    Step step;
    // All cells of the board are involved.
    step.length = 81;
    for (Cell cell : cells)
        if (places) step.place(cell, digit);
        else step.remove(cell, digit);
    step.mark(places ? Role::Place : Role::Remove, cells, digit);
    step.mark(Role::On, position.cellsFor(digit), digit);
    step.say("digits", Digits::of(digit));
    step.say("cells", cells);
    step.say("houses", HouseSet::all());
    if (auto taken = templates.takenFrom(digit); !taken.empty()) step.say("taken", std::move(taken));
    return step;
}

template <bool places>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    Templates templates(position, search);
    if (!templates.run()) return false;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const Ways& ways = templates.ways(digit);
        const Cells open = position.cellsFor(digit);
        // Without any template the position has no solution, and nothing follows.
        if (ways.list.empty()) return true;
        const Cells found = places ? open & ways.all : open - ways.any;
        assert(ways.any.contains(ways.all));
        if (!found.empty() && !sink.take(describe(position, templates, digit, found, places))) return false;
    }
    return true;
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "the other places of {digits}")},
};

constexpr Technique byTemplates(std::string_view conclusion, std::string_view text) {
    return {
        .family = Family::Templates,
        .onRequest = true,
        .about = &kAboutTemplate,
        .conclusion = conclusion,
        .text = text,
        .notation = "{digits}",
        .legend = kLegend,
    };
}

constexpr Technique kSet = byTemplates(
    NINEFOLD_TEXT("Steps", "{result}, because every way to place all {digits}s uses it."),
    NINEFOLD_TEXT("Steps", "[The same thought about other digits gives {taken}. ]However {digits} is put once into "
                           "each row, column and box, {cells} is always among its places. So {fact}."));
constexpr Technique kDelete =
    byTemplates(NINEFOLD_TEXT("Steps", "{result}, because no way to place all {digits}s uses it."),
                NINEFOLD_TEXT("Steps", "[The same thought about other digits gives {taken}. ]However {digits} is put "
                                       "once into each row, column and box, {cells:or} is "
                                       "never among its places. So {fact}."));

} // namespace

const Technique templateSet = variant(
    kSet, {"template-set", NINEFOLD_TEXT("Techniques", "Template Set"), "1201", 10000, HodokuGrade::Extreme, 90},
    find<true>);
const Technique templateDelete = variant(
    kDelete,
    {"template-delete", NINEFOLD_TEXT("Techniques", "Template Delete"), "1202", 10000, HodokuGrade::Extreme, 90},
    find<false>);

} // namespace ninefold::logic::techniques
