// SPDX-License-Identifier: MIT
// Alternating Inference Chain: alternating strong and weak links, in cells and in houses, with a strong one at both
// ends, so that one of the two ends holds.
//
//     a=A ===== ... ===== b=A     one digit: it goes from every cell that sees both ends
//     a=A ===== ... ===== b=B     two digits, a sees b: B goes from a, and A goes from b
//
// In the grouped form a node may be all places of a digit where a box and a line cross, and a strong link may also
// be an almost locked set: without one of its digits it holds all the others.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/techniques.h"

namespace ninefold::logic::techniques {
namespace {

std::vector<Deduction> effectOf(const Position& position, const LinkNode& a, const LinkNode& b) {
    return a.digit == b.digit ? effectOfOneDigit(position, a, b) : effectOfTwoDigits(position, a, b);
}

template <LinkKind kind>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return reportChains<kind>(position, 0, search, sink, effectOf);
}

// A chain of plain links that removes only one candidate is also a discontinuous loop of that candidate, which is
// shorter to explain, so it is left to that technique, as in HoDoKu. Otherwise the loops would never be the next step.
std::vector<Deduction> effectOnSeveral(const Position& position, const LinkNode& a, const LinkNode& b) {
    auto effect = effectOf(position, a, b);
    if (effect.size() < 2) effect.clear();
    return effect;
}

bool findPlain(const Position& position, LogicSearch& search, StepSink& sink) {
    // A search for one technique by name has raised the limit and gets every chain.
    const bool raised = search.limits.work > LogicLimits().work;
    return reportChains<LinkKind::Plain>(position, 70, search, sink, raised ? effectOf : effectOnSeveral);
}

constexpr std::string_view kConclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}.");

} // namespace

const Technique aic = {
    .id = "aic",
    .name = NINEFOLD_TEXT("Techniques", "Alternating Inference Chain"),
    .code = "0708",
    .family = Family::Chains,
    .er = 70,
    .score = 280,
    .grade = HodokuGrade::Unfair,
    .rating = 65,
    .about = &kAboutAic,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = findPlain,
};

const Technique groupedAic = {
    .id = "grouped-aic",
    .name = NINEFOLD_TEXT("Techniques", "Grouped Alternating Inference Chain"),
    .code = "0711",
    .family = Family::Chains,
    .score = 300,
    .grade = HodokuGrade::Unfair,
    .rating = 71,
    .about = &kAboutGroupedAic,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<LinkKind::Grouped>,
};

const Technique setAic = {
    .id = "als-aic",
    .name = NINEFOLD_TEXT("Techniques", "Alternating Inference Chain with Almost Locked Sets"),
    .code = "0711",
    .family = Family::Chains,
    .score = 300,
    .grade = HodokuGrade::Unfair,
    .rating = 77,
    .about = &kAboutSetAic,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<LinkKind::Sets>,
};

} // namespace ninefold::logic::techniques
