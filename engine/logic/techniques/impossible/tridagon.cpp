// SPDX-License-Identifier: MIT
// Tridagon (trivalue oddagon, Thor's Hammer): four boxes at the corners of a rectangle, in each of them three cells in
// three rows and three columns, and three digits. In an odd number of the boxes the cells run the other way than in
// the rest. Such cells cannot be filled with three digits, so one of them holds another digit: a guard.
//
//     x . .  | x . .        The order of the digits, read down, is the same way round in two boxes of a band; read
//     . x .  | . x .        across, in two boxes of a stack. In a box like \ both readings go the same way round, in
//     . . x  | . . x        one like / they do not. Round the four boxes the way would change an odd number of times.
//     -------+------
//     x . .  | . . x
//     . x .  | . x .
//     . . x  | x . .
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/impossible/impossible.h"
#include "engine/logic/parts/impossible/tridagons.h"
#include "engine/logic/techniques.h"

namespace ninefold::logic::techniques {
namespace {

void drawBoxes(const Deadly& pattern, Step& step) {
    HouseSet boxes;
    for (Cell cell : pattern.cells) boxes.add(boxHouse(boxOf(cell)));
    step.mark(HouseRole::Base, boxes);
    step.say("boxes", boxes);
}

bool findTypes(const Position& position, std::initializer_list<DeadlyType> types, LogicSearch& search, StepSink& sink) {
    for (const Deadly& pattern : position.fact<Tridagons>().list()) {
        if (!search.work(10)) return false;
        for (DeadlyType type : types)
            if (!concludeImpossible(
                    position, pattern, type, [&](Step& step) { drawBoxes(pattern, step); }, search, sink))
                return false;
    }
    return true;
}

bool findOneGuard(const Position& position, LogicSearch& search, StepSink& sink) {
    return findTypes(position, {DeadlyType::OneCell}, search, sink);
}

bool findGuards(const Position& position, LogicSearch& search, StepSink& sink) {
    return findTypes(position, {DeadlyType::SameDigit, DeadlyType::Subset, DeadlyType::StrongLink}, search, sink);
}

} // namespace

const Technique tridagon = impossibleTechnique("tridagon", NINEFOLD_TEXT("Techniques", "Tridagon"), 65, kAboutTridagon,
                                               kImpossibleCellText, findOneGuard);

const Technique tridagonGuardians =
    impossibleTechnique("tridagon-guardians", NINEFOLD_TEXT("Techniques", "Tridagon with Guardians"), 67,
                        kAboutTridagon, kImpossibleGuardsText, findGuards);

} // namespace ninefold::logic::techniques
