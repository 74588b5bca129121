// SPDX-License-Identifier: MIT
// X-Chain: alternating strong and weak links of one digit, with a strong one at both ends. If one end does not hold
// the digit, the other does, so a cell that sees both ends cannot.
//
//     A ===== B ----- C ===== D        = strong: one of the two holds     - weak: not both hold
//     |                       |
//     +--------- * -----------+        the digit goes from *
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/techniques.h"

namespace ninefold::logic::techniques {
namespace {

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return reportChains<LinkKind::OneDigit>(position, 66, search, sink, effectOfOneDigit);
}

} // namespace

const Technique xChain = {
    .id = "x-chain",
    .name = NINEFOLD_TEXT("Techniques", "X-Chain"),
    .code = "0701",
    .family = Family::Chains,
    .er = 66,
    .score = 260,
    .grade = HodokuGrade::Unfair,
    .rating = 60,
    .about = &kAboutXChain,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}."),
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
