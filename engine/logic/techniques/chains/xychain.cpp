// SPDX-License-Identifier: MIT
// XY-Chain: cells with two candidates, each of which shares a digit with the next, which it sees. If the first cell
// does not hold the digit at its free end, each cell in turn takes its other digit, up to the last.
//
//     7 2 ----- 2 5 ----- 5 9 ----- 9 7        7 goes from every cell that sees both ends
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/chainsteps.h"
#include "engine/logic/techniques.h"

namespace ninefold::logic::techniques {
namespace {

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    return reportChains<LinkKind::Bivalue>(position, 66, search, sink, effectOfOneDigit);
}

} // namespace

const Technique xyChain = {
    .id = "xy-chain",
    .name = NINEFOLD_TEXT("Techniques", "XY-Chain"),
    .code = "0702",
    .family = Family::Chains,
    .er = 66,
    .score = 260,
    .grade = HodokuGrade::Unfair,
    .rating = 61,
    .about = &kAboutXYChain,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {either:blocks}."),
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
