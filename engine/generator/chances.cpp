// SPDX-License-Identifier: MIT
// The numbers were counted in 2,000 puzzles of each third of Hard and Very Hard and 800 of Expert, in its last third
// fewer: `ninefold-cli generate --level L --part P --rate --json` says what each puzzle needs. They change only when
// the generator or the order of the techniques does, and need not be exact.
#include "engine/generator/chances.h"

#include "engine/logic/technique.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <string_view>
#include <vector>

namespace ninefold::generator {
namespace {

using rating::Level;
using rating::LevelPart;

constexpr int kThirds = 9;

struct Row {
    std::string_view technique;
    /// Of a thousand puzzles, for each third of Hard, Very Hard and Expert.
    std::array<int, kThirds> chances;
};

// clang-format off
constexpr Row kRows[] = {
    {"direct-pointing", {554, 180, 102, 273, 210, 191, 231, 190, 170}},
    {"direct-claiming", {42, 250, 22, 56, 36, 42, 49, 32, 19}},
    {"direct-hidden-pair", {356, 261, 126, 255, 214, 230, 261, 245, 189}},
    {"direct-hidden-triplet", {57, 70, 25, 53, 52, 56, 54, 71, 66}},
    {"locked-hidden-pair", {72, 244, 88, 132, 163, 219, 270, 296, 264}},
    {"locked-hidden-triple", {4, 18, 6, 10, 14, 22, 34, 35, 38}},
    {"locked-candidates-pointing", {78, 543, 596, 580, 726, 900, 971, 979, 1000}},
    {"locked-candidates-claiming", {0, 346, 293, 296, 378, 560, 640, 685, 755}},
    {"locked-pair", {0, 111, 54, 64, 64, 110, 140, 161, 189}},
    {"naked-pair", {0, 242, 333, 373, 398, 406, 444, 549, 660}},
    {"x-wing", {0, 88, 186, 108, 124, 200, 194, 249, 321}},
    {"hidden-pair", {0, 130, 200, 174, 235, 337, 485, 496, 538}},
    {"locked-triple", {0, 0, 0, 0, 0, 2, 4, 10, 0}},
    {"naked-triple", {0, 0, 60, 46, 82, 132, 149, 214, 292}},
    {"swordfish", {0, 0, 45, 20, 28, 44, 51, 78, 85}},
    {"hidden-triple", {0, 0, 19, 12, 20, 36, 41, 66, 85}},
    {"skyscraper", {0, 0, 273, 532, 836, 282, 356, 352, 292}},
    {"2-string-kite", {0, 0, 116, 104, 226, 410, 475, 531, 462}},
    {"turbot-fish", {0, 0, 22, 15, 47, 94, 129, 138, 179}},
    {"xy-wing", {0, 0, 638, 224, 196, 392, 394, 426, 472}},
    {"empty-rectangle", {0, 0, 7, 14, 22, 171, 318, 344, 425}},
    {"w-wing", {0, 0, 73, 209, 56, 478, 440, 416, 500}},
    {"xyz-wing", {0, 0, 49, 33, 30, 166, 220, 246, 236}},
    {"bug-1", {0, 0, 2, 218, 11, 28, 22, 25, 28}},
    {"bug-2", {0, 0, 4, 2, 6, 4, 1, 4, 0}},
    {"uniqueness-test-1", {0, 0, 60, 54, 16, 80, 74, 84, 85}},
    {"uniqueness-test-2", {0, 0, 10, 6, 4, 20, 25, 15, 0}},
    {"uniqueness-test-3", {0, 0, 12, 34, 10, 40, 41, 41, 66}},
    {"uniqueness-test-4", {0, 0, 3, 7, 8, 90, 112, 98, 66}},
    {"uniqueness-test-5", {0, 0, 0, 0, 0, 0, 5, 4, 0}},
    {"uniqueness-test-6", {0, 0, 0, 2, 1, 24, 26, 40, 19}},
    {"hidden-rectangle", {0, 0, 0, 13, 4, 279, 445, 472, 528}},
    {"avoidable-rectangle-1", {0, 0, 0, 1, 0, 3, 5, 10, 28}},
    {"simple-colors-trap", {0, 0, 0, 2, 1, 27, 44, 40, 66}},
    {"finned-x-wing", {0, 0, 0, 2, 2, 98, 241, 220, 255}},
    {"sashimi-x-wing", {0, 0, 0, 0, 0, 22, 51, 50, 38}},
    {"naked-quadruple", {0, 0, 0, 5, 2, 8, 8, 8, 9}},
    {"multi-colors-2", {0, 0, 0, 0, 0, 6, 8, 8, 9}},
    {"multi-colors-1", {0, 0, 0, 0, 1, 52, 80, 88, 75}},
    {"unique-loop-1", {0, 0, 0, 36, 2, 4, 2, 6, 0}},
    {"unique-loop-2", {0, 0, 0, 20, 1, 2, 2, 2, 0}},
    {"unique-loop-3", {0, 0, 0, 5, 0, 0, 0, 1, 0}},
    {"finned-swordfish", {0, 0, 0, 0, 0, 50, 145, 171, 151}},
    {"sashimi-swordfish", {0, 0, 0, 0, 0, 8, 32, 24, 47}},
    {"wxyz-wing", {0, 0, 0, 0, 6, 362, 488, 489, 387}},
    {"3d-medusa-wrap", {0, 0, 0, 0, 0, 250, 270, 195, 292}},
    {"3d-medusa-trap", {0, 0, 0, 0, 2, 246, 379, 409, 481}},
    {"finned-jellyfish", {0, 0, 0, 0, 0, 4, 18, 12, 19}},
    {"sue-de-coq", {0, 0, 0, 0, 2, 96, 160, 190, 255}},
    {"continuous-nice-loop", {0, 0, 0, 0, 2, 164, 268, 249, 274}},
    {"x-chain", {0, 0, 0, 0, 0, 6, 26, 38, 38}},
    {"xy-chain", {0, 0, 0, 0, 0, 106, 244, 215, 311}},
    {"aic", {0, 0, 0, 0, 0, 178, 616, 591, 547}},
    {"discontinuous-nice-loop", {0, 0, 0, 0, 0, 44, 459, 878, 906}},
    {"als-xz", {0, 0, 0, 0, 0, 0, 40, 639, 792}},
    {"als-xy-wing", {0, 0, 0, 0, 0, 0, 34, 586, 840}},
    {"grouped-continuous-nice-loop", {0, 0, 0, 0, 0, 0, 2, 11, 38}},
    {"grouped-aic", {0, 0, 0, 0, 0, 0, 11, 234, 481}},
    {"grouped-discontinuous-nice-loop", {0, 0, 0, 0, 0, 0, 4, 65, 198}},
    {"als-chain", {0, 0, 0, 0, 0, 0, 6, 200, 575}},
    {"death-blossom", {0, 0, 0, 0, 0, 0, 0, 52, 123}},
    {"als-aic", {0, 0, 0, 0, 0, 0, 1, 56, 236}},
    {"als-discontinuous-nice-loop", {0, 0, 0, 0, 0, 0, 2, 52, 245}},
    {"nishio", {0, 0, 0, 0, 0, 0, 4, 20, 104}},
    {"forcing-chain-verity", {0, 0, 0, 0, 0, 0, 0, 108, 387}},
    {"forcing-chain-contradiction", {0, 0, 0, 0, 0, 0, 0, 59, 566}},
    {"forcing-net-contradiction", {0, 0, 0, 0, 0, 0, 0, 0, 491}},
};
// clang-format on

/// Milliseconds for a puzzle of each third of these levels.
constexpr std::array<double, kThirds> kMilliseconds = {1, 5, 2, 24, 4, 4, 22, 32, 170};

/// Rarer than this is not worth a search.
constexpr int kLeastChance = 5;

int thirdOf(Level level, LevelPart part) {
    return 3 * (static_cast<int>(level) - static_cast<int>(Level::Hard)) + static_cast<int>(part);
}

const Row* rowOf(const logic::Technique& technique) {
    const auto* row = std::ranges::find(kRows, technique.id, &Row::technique);
    return row == std::end(kRows) ? nullptr : row;
}

} // namespace

std::span<const logic::Technique* const> likelyTechniques() {
    static const std::vector<const logic::Technique*> all = [] {
        std::vector<const logic::Technique*> techniques;
        for (const Row& row : kRows) techniques.push_back(logic::techniqueById(row.technique));
        return techniques;
    }();
    return all;
}

int chanceOf(const logic::Technique& technique, Level level, LevelPart part) {
    const Row* row = rowOf(technique);
    if (row == nullptr || level < Level::Hard) return 0;
    const int chance = row->chances[static_cast<std::size_t>(thirdOf(level, part))];
    return chance < kLeastChance ? 0 : chance;
}

double secondsFor(Level level, LevelPart part, const logic::Technique* technique) {
    if (level < Level::Hard) return 0;
    const double seconds = kMilliseconds[static_cast<std::size_t>(thirdOf(level, part))] / 1000;
    if (technique == nullptr) return seconds;
    const int chance = chanceOf(*technique, level, part);
    assert(chance > 0);
    return seconds * 1000 / chance;
}

LevelAndPart homeOf(const logic::Technique& technique) {
    constexpr int kOften = 100;
    LevelAndPart best{Level::Expert, LevelPart::Harder};
    double least = std::numeric_limits<double>::max();
    for (const Level level : {Level::Hard, Level::VeryHard, Level::Expert})
        for (const LevelPart part : rating::kLevelParts) {
            const int chance = chanceOf(technique, level, part);
            if (chance >= kOften) return {level, part};
            if (chance == 0 || secondsFor(level, part, &technique) >= least) continue;
            least = secondsFor(level, part, &technique);
            best = {level, part};
        }
    return best;
}

} // namespace ninefold::generator
