// SPDX-License-Identifier: MIT
#include "app/session/work/newpuzzle.h"

#include "app/documents/text/seeds.h"
#include "engine/rating/rule/levelrule.h"

#include <QRandomGenerator>

namespace ninefold::session {

std::optional<generator::GeneratedPuzzle> newPuzzle(const generator::PuzzleSpec& spec, quint64 seed,
                                                    const std::stop_token& stop) {
    generator::Random random(seed);
    auto made = generator::Maker(spec).make(random, stop);
    if (made && !made->level) made->level = rating::levelOf(made->puzzle, stop);
    return stop.stop_requested() ? std::nullopt : made;
}

quint64 newSeed() {
    return QRandomGenerator::global()->generate64() % documents::kShortSeeds;
}

} // namespace ninefold::session
