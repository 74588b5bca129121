// SPDX-License-Identifier: MIT
// The generator: puzzles of every level and of every symmetry, a position for practice, and canonical forms.
#include "app/cli/fingerprint/fingerprint.h"
#include "engine/generator/canonical.h"
#include "engine/generator/maker.h"
#include "engine/logic/techniques.h"

namespace ninefold::cli {
namespace {

constexpr std::uint64_t kSeed = 9;

void addSolution(const generator::Solution& values, Digest& digest) {
    for (const std::uint8_t digit : values) digest.add(digit);
}

void addPuzzle(const generator::PuzzleSpec& spec, Digest& digest, const std::stop_token& stop) {
    generator::Random random(kSeed);
    const auto made = generator::Maker(spec).make(random, stop);
    digest.add(made.has_value());
    if (!made) return;
    digest.add(made->puzzle.givensText());
    addSolution(made->solution, digest);
    digest.add(made->seedDifficulty);
    digest.add(made->level ? static_cast<int>(*made->level) : -1);
}

void addLevels(const Sample&, Digest& digest, const std::stop_token& stop) {
    for (const rating::Level level : rating::kLevels) addPuzzle({.level = level}, digest, stop);
}

void addShapes(const Sample&, Digest& digest, const std::stop_token& stop) {
    for (const generator::Symmetry symmetry : generator::kSymmetries)
        for (const bool minimal : {false, true}) addPuzzle({.symmetry = symmetry, .minimal = minimal}, digest, stop);
}

void addExamples(const Sample&, Digest& digest, const std::stop_token& stop) {
    for (const logic::Technique* technique : {&logic::techniques::nakedTriple, &logic::techniques::xWing}) {
        generator::Random random(kSeed);
        const auto example = generator::Maker({.technique = technique}).makeExample(random, stop);
        digest.add(example.has_value());
        if (!example) continue;
        digest.add(example->position.cellsText());
        for (Digit digit = 1; digit <= kDigitCount; ++digit) digest.add(example->position.cellsFor(digit));
    }
}

void addCanonicalForms(const Sample& sample, Digest& digest, const std::stop_token&) {
    generator::Canonical canonical;
    for (const Grid& puzzle : sample.puzzles) {
        generator::Canonical::Values values;
        for (Cell cell = 0; cell < kCellCount; ++cell) values[cell] = static_cast<std::uint8_t>(puzzle.value(cell));
        addSolution(canonical.smallest(values), digest);
    }
}

} // namespace

void addGeneratorParts(std::vector<FingerprintPart>& parts) {
    parts.push_back({"generator levels", addLevels});
    parts.push_back({"generator shapes", addShapes});
    parts.push_back({"generator positions", addExamples});
    parts.push_back({"canonical forms", addCanonicalForms});
}

} // namespace ninefold::cli
