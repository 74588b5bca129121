// SPDX-License-Identifier: MIT
#include "app/session/work/newpuzzle.h"

#include "app/documents/text/seeds.h"
#include "engine/rating/rule/levelrule.h"

#include <QRandomGenerator>

#include <algorithm>

namespace ninefold::session {

std::optional<generator::GeneratedPuzzle> newPuzzle(const generator::PuzzleSpec& spec, quint64 seed,
                                                    const std::stop_token& stop, const MakingProgress& progress) {
    constexpr int kReports = 100;
    generator::Random random(seed);
    generator::Maker maker(spec);
    const long long most = maker.mostTries();
    if (progress)
        maker.setProgress([&progress, most, next = 1LL](long long tried) mutable {
            if (tried < next) return;
            next = tried + std::max(1LL, most / kReports);
            progress(tried, most);
        });
    auto made = maker.make(random, stop);
    if (made && !made->level) made->level = rating::levelOf(made->puzzle, stop);
    return stop.stop_requested() ? std::nullopt : made;
}

quint64 newSeed() {
    return QRandomGenerator::global()->generate64() % documents::kShortSeeds;
}

} // namespace ninefold::session
