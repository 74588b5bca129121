// SPDX-License-Identifier: MIT
// Cells that go to each other are given together, each time with digits that leave a solution, until there is only one
// solution. It is symmetric, so what is not needed can be taken away again.
#include "engine/generator/symmetricgivens.h"

#include "engine/core/digits.h"
#include "engine/generator/digging.h"
#include "engine/logic/techniques.h"

#include <cassert>
#include <utility>
#include <vector>

namespace ninefold::generator {
namespace {

using logic::DigitMap;
using logic::Motion;
using logic::MotionKind;

/// How the digits change in a grid that the motion can take to itself: the lengths of the cycles.
std::vector<int> cycleLengths(MotionKind kind) {
    switch (kind) {
    case MotionKind::HalfTurn:
        return {2, 2, 2, 2};
    case MotionKind::Diagonal:
        return {2, 2, 2};
    case MotionKind::QuarterTurn:
        return {4, 4};
    default:
        return {3, 3, 3};
    }
}

DigitMap randomMap(MotionKind kind, Random& random) {
    std::array<std::uint8_t, kDigitCount> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(digits);
    DigitMap map;
    for (const std::uint8_t digit : digits) map.to[digit - 1U] = digit;
    std::size_t from = 0;
    for (const int length : cycleLengths(kind)) {
        for (int i = 0; i < length; ++i)
            map.to[digits[from + static_cast<std::size_t>(i)] - 1U] =
                digits[from + static_cast<std::size_t>((i + 1) % length)];
        from += static_cast<std::size_t>(length);
    }
    assert(from <= digits.size());
    return map;
}

std::vector<Cells> orbitsOf(const Motion& motion) {
    std::vector<Cells> orbits;
    for (Cells left = Cells::all(); !left.empty(); left -= orbits.back()) {
        Cells orbit;
        for (Cell cell = left.first(); !orbit.has(cell); cell = motion.image(cell)) orbit.add(cell);
        orbits.push_back(orbit);
    }
    return orbits;
}

/// Gives the cell the digit, and its images theirs; returns false if a cell would get two digits.
bool give(Solution& puzzle, Cell start, Digit digit, const Motion& motion, const DigitMap& map) {
    Cell cell = start;
    Digit now = digit;
    do {
        puzzle[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(now);
        cell = motion.image(cell);
        now = map.image(now);
    } while (cell != start);
    return now == digit;
}

const Motion& randomMotion(MotionKind kind, Random& random) {
    std::vector<const Motion*> fitting;
    for (const Motion& motion : logic::allMotions())
        if (motion.kind == kind) fitting.push_back(&motion);
    return *fitting[static_cast<std::size_t>(random.below(static_cast<int>(fitting.size())))];
}

} // namespace

std::optional<MotionKind> neededSymmetry(const logic::Technique& technique) {
    namespace techniques = logic::techniques;
    const std::pair<const logic::Technique*, MotionKind> kinds[] = {
        {&techniques::gurthHalfTurn, MotionKind::HalfTurn},
        {&techniques::gurthDiagonal, MotionKind::Diagonal},
        {&techniques::gurthQuarterTurn, MotionKind::QuarterTurn},
        {&techniques::gurthSliding, MotionKind::Sliding},
    };
    for (const auto& [each, kind] : kinds)
        if (each == &technique) return kind;
    return std::nullopt;
}

std::optional<Solution> drawSymmetric(MotionKind kind, Random& random, solve::FastSolver& solver) {
    const Motion& motion = randomMotion(kind, random);
    const DigitMap map = randomMap(kind, random);
    std::vector<Cells> orbits = orbitsOf(motion);
    random.shuffle(orbits);
    Solution puzzle{};
    std::uint64_t solutions = 2;
    for (const Cells orbit : orbits) {
        if (solutions == 1) break;
        std::array<Digit, kDigitCount> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        random.shuffle(digits);
        for (const Digit digit : digits) {
            Solution next = puzzle;
            if (!give(next, orbit.first(), digit, motion, map)) continue;
            const std::uint64_t count = solver.solve(next, 2).solutions;
            if (count == 0) continue;
            puzzle = next;
            solutions = count;
            break;
        }
    }
    if (solutions != 1) return std::nullopt;
    random.shuffle(orbits);
    return dig(solver.solve(puzzle, 1).solution[0], orbits, 0, solver);
}

} // namespace ninefold::generator
