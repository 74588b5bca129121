// SPDX-License-Identifier: MIT
#include "app/cli/fingerprint/sample.h"

#include "app/cli/text.h"
#include "app/documents/collections.h"
#include "engine/formats/parts/libraryline.h"
#include "engine/rating/level.h"

#include <cassert>
#include <map>

namespace ninefold::cli {
namespace {

/// The puzzles of each level, and the positions of each technique.
constexpr int kPuzzles = 20;
constexpr int kPositions = 3;

void addPuzzles(rating::Level level, std::vector<Grid>& puzzles) {
    const auto bundled = documents::bundledFile(documents::bundledFileOf(rating::levelName(level)));
    assert(bundled.size() >= kPuzzles);
    // Spread over the file, because it is sorted.
    for (int i = 0; i < kPuzzles; ++i)
        puzzles.push_back(Grid::fromCells(bundled[i * bundled.size() / kPuzzles].puzzle.toStdString()));
}

void addPositions(std::vector<Sample::Practice>& positions) {
    std::map<const logic::Technique*, int> taken;
    for (const documents::Bundled& bundled : documents::bundledFile(QStringLiteral("practice"))) {
        const logic::Technique* technique = logic::techniqueById(bundled.facts["technique"].toString().toStdString());
        const auto line = formats::parseLibraryLine(bundled.content.toStdString());
        assert(technique != nullptr && line);
        if (taken[technique]++ < kPositions) positions.push_back({technique, line.value().grid});
    }
}

} // namespace

Sample bundledSample() {
    Sample sample;
    for (const rating::Level level : ninefold::rating::kLevels) addPuzzles(level, sample.puzzles);
    addPositions(sample.positions);
    return sample;
}

} // namespace ninefold::cli
