// SPDX-License-Identifier: MIT
// Alternating Inference Chain: strong and weak links in turn, in cells and in houses, with a strong one at both
// ends, so that one of the two ends holds.
//
//     a=A ===== ... ===== b=A     one digit: it goes from every cell that sees both ends
//     a=A ===== ... ===== b=B     two digits, a sees b: B goes from a, and A goes from b
//
// In the grouped form a node may be all places of a digit where a box and a line cross, and a strong link may also
// be an almost locked set: without one of its digits it holds all the others.
#include "engine/logic/parts/chainsteps.h"

namespace ninefold::techniques {
namespace {

std::vector<Deduction> effectOf(const Position& position, const LinkNode& a, const LinkNode& b) {
    return a.digit == b.digit ? effectOfOneDigit(position, a, b) : effectOfTwoDigits(position, a, b);
}

template <LinkKind kind, int er>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return tellChains<kind>(position, er, search, sink, effectOf);
}

constexpr std::string_view kText =
    NINEFOLD_TEXT("Steps", "Suppose {chain}. So at least one of the two ends of this chain holds, and what can stand "
                           "beside neither goes: {result}.");

} // namespace

const Technique aic = {
    .id = "aic",
    .name = NINEFOLD_TEXT("Techniques", "Alternating Inference Chain"),
    .code = "0708",
    .family = Family::Chains,
    .er = 70,
    .score = 280,
    .level = HodokuLevel::Unfair,
    .rating = 65,
    .text = kText,
    .notation = "{chain}",
    .find = find<LinkKind::Plain, 70>,
};

const Technique groupedAic = {
    .id = "grouped-aic",
    .name = NINEFOLD_TEXT("Techniques", "Grouped Alternating Inference Chain"),
    .code = "0711",
    .family = Family::Chains,
    .score = 300,
    .level = HodokuLevel::Unfair,
    .rating = 71,
    .text = kText,
    .notation = "{chain}",
    .find = find<LinkKind::Grouped, 0>,
};

const Technique setAic = {
    .id = "als-aic",
    .name = NINEFOLD_TEXT("Techniques", "Alternating Inference Chain with Almost Locked Sets"),
    .code = "0711",
    .family = Family::Chains,
    .score = 300,
    .level = HodokuLevel::Unfair,
    .rating = 77,
    .text = kText,
    .notation = "{chain}",
    .find = find<LinkKind::Sets, 0>,
};

} // namespace ninefold::techniques
