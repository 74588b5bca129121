// SPDX-License-Identifier: MIT
#include "app/session/results/nextpuzzle.h"

#include "app/documents/text/bundled.h"

#include <algorithm>

namespace ninefold::session {

std::optional<formats::Puzzle> nextBundled(const QString& givens, const QSet<QString>& solved, const QString& folder) {
    // The lists stand in the order of the levels, so the next list begins where one ends.
    const QList<documents::Bundled> all = documents::bundledPuzzles(folder);
    const auto here = std::ranges::find(all, givens, &documents::Bundled::puzzle);
    if (here == all.end()) return std::nullopt;
    const bool practice = here->facts.contains(QLatin1String("technique"));
    const auto next = std::find_if(here + 1, all.end(), [&](const documents::Bundled& one) {
        return !solved.contains(one.puzzle) && one.facts.contains(QLatin1String("technique")) == practice;
    });
    return next == all.end() ? std::nullopt : documents::playable(*next);
}

} // namespace ninefold::session
