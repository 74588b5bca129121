// SPDX-License-Identifier: MIT
// Each symmetry is defined by one or two generators (rotations or reflections): the quarter turn generates the half
// turn, and two reflections generate the rotation between them.
#include "engine/generator/symmetry.h"

#include "engine/core/turns.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <string>

namespace ninefold::generator {
namespace {

using Image = Cell (*)(Cell);

struct Kind {
    std::string_view name;
    std::array<Image, 2> images{};
};

/// In the order of the enumeration.
constexpr std::array<Kind, kSymmetries.size()> kKinds = {{
    {"none", {}},
    {"180", {halfTurn}},
    {"90", {quarterTurn}},
    {"horizontal", {acrossHorizontal}},
    {"vertical", {acrossVertical}},
    {"both-axes", {acrossHorizontal, acrossVertical}},
    {"diagonal", {acrossDiagonal}},
    {"antidiagonal", {acrossAntidiagonal}},
    {"both-diagonals", {acrossDiagonal, acrossAntidiagonal}},
    {"full", {quarterTurn, acrossDiagonal}},
}};

const Kind& kindOf(Symmetry symmetry) {
    assert(static_cast<std::size_t>(symmetry) < kKinds.size());
    return kKinds[static_cast<std::size_t>(symmetry)];
}

/// All cells that the images reach from one cell.
Cells orbitOf(Cell start, const Kind& kind) {
    Cells orbit;
    std::vector<Cell> open = {start};
    while (!open.empty()) {
        const Cell cell = open.back();
        open.pop_back();
        if (orbit.has(cell)) continue;
        orbit.add(cell);
        for (const Image image : kind.images)
            if (image != nullptr) open.push_back(image(cell));
    }
    return orbit;
}

std::string plain(std::string_view name) {
    std::string characters;
    for (const char character : name)
        if (character != ' ' && character != '-' && character != '_')
            characters += character >= 'A' && character <= 'Z' ? static_cast<char>(character | 0x20) : character;
    return characters;
}

} // namespace

std::string_view symmetryName(Symmetry symmetry) {
    return kindOf(symmetry).name;
}

std::optional<Symmetry> symmetryFromName(std::string_view name) {
    const std::string wanted = plain(name);
    for (const Symmetry symmetry : kSymmetries)
        if (plain(symmetryName(symmetry)) == wanted) return symmetry;
    return std::nullopt;
}

std::vector<Cells> orbitsOf(Symmetry symmetry) {
    std::vector<Cells> orbits;
    for (Cells left = Cells::all(); !left.empty(); left -= orbits.back())
        orbits.push_back(orbitOf(left.first(), kindOf(symmetry)));
    return orbits;
}

bool isSymmetric(Cells cells, Symmetry symmetry) {
    return std::ranges::all_of(orbitsOf(symmetry),
                               [&](Cells orbit) { return cells.contains(orbit) || !cells.meets(orbit); });
}

std::bitset<kCellCount + 1> symmetricCounts(Symmetry symmetry) {
    std::bitset<kCellCount + 1> counts(1);
    for (const Cells orbit : orbitsOf(symmetry)) counts |= counts << orbit.count();
    return counts;
}

} // namespace ninefold::generator
