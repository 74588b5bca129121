// SPDX-License-Identifier: MIT
// The cost of a new puzzle for each specification: processor time of one thread per accepted puzzle.
//
//     build/release/tests/bench_generator [SECONDS]
// Each specification gets a fixed amount of processor time and the same seeds, so that two builds are compared on
// the same puzzles; the faster one only gets further down the list.
#include "engine/generator/maker.h"
#include "engine/logic/technique.h"
#include "tests/bench/cputime.h"

#include <cstdio>
#include <cstdlib>
#include <string>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::solve;

namespace {

/// Includes the time of failed attempts: the cost of a puzzle contains the rejected ones.
void measure(const std::string& name, const PuzzleSpec& spec, double seconds) {
    Maker maker(spec);
    int made = 0, failed = 0, clues = 0;
    const double start = threadSeconds();
    double now = start;
    for (std::uint64_t item = 0; now < start + seconds; ++item, now = threadSeconds()) {
        Random random(2024, item);
        const auto puzzle = maker.make(random);
        ++(puzzle ? made : failed);
        if (puzzle) clues += puzzle->puzzle.givens().count();
    }
    std::printf("%-28s %10.3f ms each, %6d made, %3d not found, %4.1f givens\n", name.c_str(),
                1000 * (now - start) / std::max(1, made), made, failed, static_cast<double>(clues) / std::max(1, made));
}

} // namespace

int main(int count, char** arguments) {
    const double seconds = count > 1 ? std::atof(arguments[1]) : 1.0;
    measure("minimal", {.minimal = true}, seconds);
    for (const Level level : kLevels)
        measure("seed level " + std::string(levelName(level)), {.seedLevel = level}, seconds);
    for (const Level level : kLevels) measure("level " + std::string(levelName(level)), {.level = level}, seconds);
    for (const Level level : kLevels)
        for (const LevelPart part : kLevelParts)
            measure(std::string(levelName(level)) + ", third " + std::to_string(static_cast<int>(part) + 1),
                    {.level = level, .part = part}, seconds);
    measure("climb", {.climb = true}, seconds);
    for (const char* id : {"x-wing", "swordfish", "xy-wing", "uniqueness-test-1", "xy-chain"})
        for (const bool asHardest : {false, true})
            measure(std::string(id) + (asHardest ? ", nothing harder" : ""),
                    {.technique = techniqueById(id), .asHardest = asHardest}, 5 * seconds);
    for (const int er : {25, 42, 50, 66, 71, 80, 90})
        measure("rating " + std::to_string(er / 10) + '.' + std::to_string(er % 10), {.er = Range{er, er + 4}},
                seconds);
    for (const Symmetry symmetry : kSymmetries) {
        measure("symmetry " + std::string(symmetryName(symmetry)), {.symmetry = symmetry}, seconds);
        measure("the same, minimal", {.symmetry = symmetry, .minimal = true}, seconds);
    }
}
