// SPDX-License-Identifier: MIT
// Bivalue Universal Grave (BUG): if every open cell had just two candidates and every digit just two places in each
// house, there would be no solution or two. So one of the extra candidates must be true.
//
//     everywhere {x y}, but one cell {x y z}: z has a third place in its row, column and box, so the cell is z
//
// Conclusions as for rectangles: type 1 one cell, 2 one digit, 3 a naked set, 4 a strong link.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/deadly.h"
#include "engine/logic/techniques.h"

#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// The limit for cells with more than two candidates; with more of them there is never a conclusion.
constexpr int kMostGuards = 6;

/// Chooses for each cell with extra candidates the two that belong to the grave, until all houses are even.
class Grave {
public:
    Grave(const Position& position, LogicSearch& search) : position_(position), search_(search) {}

    /// Calls use(Deadly) for each possible grave, until use returns false.
    template <typename Use>
    bool forEach(Use use) {
        const Cells open = position_.blanks();
        const Cells rich = open - position_.bivalue();
        // Cells with one candidate must be solved first, as singles.
        if (rich.empty() || rich.count() > kMostGuards || rich.meets(position_.cellsWithCount(1))) return true;
        for (Digit digit = 1; digit <= kDigitCount; ++digit) kept_[digit - 1] = position_.cellsFor(digit);
        pattern_ = {open, position_.candidatesOf(open), {}};
        return choose(rich, use);
    }

private:
    template <typename Use>
    bool choose(Cells rest, Use& use) {
        if (!search_.work()) return false;
        if (rest.empty()) return !even() || use(pattern_);
        const Cell cell = rest.first();
        rest.remove(cell);
        const Digits all = position_.candidates(cell);
        assert(all.count() >= 3);
        for (Digit one : all)
            for (Digit two : all) {
                // Each pair of its candidates once.
                if (two <= one) continue;
                const Digits extras = all - Digits::of(one) - Digits::of(two);
                for (Digit digit : extras) kept_[digit - 1].remove(cell);
                pattern_.guards.push_back({cell, extras});
                const bool proceed = choose(rest, use);
                pattern_.guards.pop_back();
                for (Digit digit : extras) kept_[digit - 1].add(cell);
                if (!proceed) return false;
            }
        return true;
    }

    /// Does every digit have no place or two in each house?
    bool even() const {
        for (const Cells& cells : kept_)
            for (const Cells& house : kHouses)
                if (const int count = (cells & house).count(); count != 0 && count != 2) return false;
        return true;
    }

    const Position& position_;
    LogicSearch& search_;
    std::array<Cells, kDigitCount> kept_;
    Deadly pattern_;
};

template <DeadlyType type>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return Grave(position, search).forEach([&](const Deadly& pattern) {
        return concludeDeadly(position, pattern, type, type == DeadlyType::OneCell ? 56 : 57, search, sink);
    });
}

constexpr std::string_view kGraveText[] = {
    NINEFOLD_TEXT("Steps", "Without {missing}, every open cell would have two candidates and every digit two places in "
                           "each row, column and box. Taking the other candidate in all of them would then give a "
                           "second solution. So {guards} is {extras:or}."),
    NINEFOLD_TEXT("Steps", "{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two "
                           "candidates, all digits two places per row, column and box, and switching each cell to its "
                           "other candidate gives a second solution, which no proper Sudoku has."),
    NINEFOLD_TEXT("Steps", "{missing:or}: otherwise all open cells would have two candidates, all digits two places "
                           "per row, column and box, and switching each cell to its other candidate gives a second "
                           "solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} "
                           "take the rest of {setdigits}]."),
    NINEFOLD_TEXT("Steps", "{missing:or}: otherwise all open cells would have two candidates, all digits two places "
                           "per row, column and box, and switching each cell to its other candidate gives a second "
                           "solution, which no proper Sudoku has. {house}'s {linked} fits only in the other."),
};

constexpr std::string_view kGraveConclusion[] = {
    NINEFOLD_TEXT("Steps", "{result}, because otherwise there would be a second solution."),
    NINEFOLD_TEXT("Steps",
                  "{result}, because {guards:or} must be {extras}: without it there would be a second solution."),
    kSubsetConclusion,
    NINEFOLD_TEXT("Steps",
                  "{result}, because {missing:or}, and {house}'s {linked} fits only in the other of these two cells."),
};

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "these alone would not give one solution")},
    {Role::Off, kSharedSetText},
    {Role::Extra, kGuardsText},
};

/// The rating is that of type 1, not that of Sudoku Explainer: the whole board shows the pattern, so it is as easy to
/// see.
constexpr Technique grave(std::string_view id, std::string_view name, int er, int type,
                          decltype(Technique::find) search) {
    return {
        .id = id,
        .name = name,
        .family = Family::Uniqueness,
        .er = er,
        .rating = 45,
        .uniqueness = true,
        .about = &kAboutBug,
        .conclusion = kGraveConclusion[type - 1],
        .text = kGraveText[type - 1],
        .notation = "{extras} in {guards}",
        .legend = kLegend,
        .find = search,
    };
}

} // namespace

const Technique bug1 = {
    .id = "bug-1",
    .name = NINEFOLD_TEXT("Techniques", "Bivalue Universal Grave + 1"),
    .code = "0610",
    .family = Family::Uniqueness,
    .er = 56,
    .score = 100,
    .grade = HodokuGrade::Hard,
    .rating = 45,
    .uniqueness = true,
    .about = &kAboutBug,
    .conclusion = kGraveConclusion[0],
    .text = kGraveText[0],
    .notation = "{extras} in {guards}",
    .legend = kLegend,
    .find = find<DeadlyType::OneCell>,
};
const Technique bug2 =
    grave("bug-2", NINEFOLD_TEXT("Techniques", "Bivalue Universal Grave Type 2"), 57, 2, find<DeadlyType::SameDigit>);
const Technique bug3 =
    grave("bug-3", NINEFOLD_TEXT("Techniques", "Bivalue Universal Grave Type 3"), 57, 3, find<DeadlyType::Subset>);
const Technique bug4 =
    grave("bug-4", NINEFOLD_TEXT("Techniques", "Bivalue Universal Grave Type 4"), 57, 4, find<DeadlyType::StrongLink>);

} // namespace ninefold::logic::techniques
