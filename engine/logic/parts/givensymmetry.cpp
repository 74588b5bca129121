// SPDX-License-Identifier: MIT
#include "engine/logic/parts/givensymmetry.h"

#include "engine/core/turns.h"

#include <cassert>

namespace ninefold::logic {
namespace {

/// Row and column n go to shift[n].
using Shift = std::array<int, 9>;

constexpr Shift kStay = {0, 1, 2, 3, 4, 5, 6, 7, 8};
constexpr Shift kNextBand = {3, 4, 5, 6, 7, 8, 0, 1, 2}, kLastBand = {6, 7, 8, 0, 1, 2, 3, 4, 5};
constexpr Shift kNextLine = {1, 2, 0, 4, 5, 3, 7, 8, 6}, kLastLine = {2, 0, 1, 5, 3, 4, 8, 6, 7};

template <typename Image>
constexpr Motion motion(MotionKind kind, Image image) {
    Motion made{kind, {}};
    for (Cell cell = 0; cell < kCellCount; ++cell)
        made.to[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(image(cell));
    return made;
}

constexpr Motion sliding(const Shift& rows, const Shift& columns) {
    return motion(MotionKind::Sliding, [&](Cell cell) {
        return cellAt(rows[static_cast<std::size_t>(rowOf(cell))], columns[static_cast<std::size_t>(columnOf(cell))]);
    });
}

constexpr std::array kMotions = {
    motion(MotionKind::HalfTurn, halfTurn),
    motion(MotionKind::Diagonal, acrossDiagonal),
    motion(MotionKind::Diagonal, acrossAntidiagonal),
    motion(MotionKind::QuarterTurn, quarterTurn),
    sliding(kNextBand, kStay),
    sliding(kNextLine, kStay),
    sliding(kStay, kNextBand),
    sliding(kStay, kNextLine),
    sliding(kNextBand, kNextBand),
    sliding(kNextBand, kLastBand),
    sliding(kNextBand, kNextLine),
    sliding(kNextBand, kLastLine),
    sliding(kNextLine, kNextBand),
    sliding(kNextLine, kLastBand),
    sliding(kNextLine, kNextLine),
    sliding(kNextLine, kLastLine),
};

} // namespace

std::span<const Motion> allMotions() {
    return kMotions;
}

std::vector<std::vector<Digit>> DigitMap::cycles() const {
    std::vector<std::vector<Digit>> list;
    Digits left = Digits::all();
    while (!left.empty()) {
        std::vector<Digit> cycle;
        for (Digit digit = left.first(); left.has(digit); digit = image(digit)) {
            left.remove(digit);
            cycle.push_back(digit);
        }
        if (cycle.size() > 1) list.push_back(std::move(cycle));
    }
    return list;
}

std::optional<DigitMap> symmetryOfGivens(const Grid& grid, const Motion& motion) {
    DigitMap map;
    Digits from, to;
    for (Cell cell : grid.givens()) {
        const Cell other = motion.image(cell);
        if (!grid.isGiven(other)) return std::nullopt;
        const Digit digit = grid.value(cell), image = grid.value(other);
        if (from.has(digit) != to.has(image) || (from.has(digit) && map.image(digit) != image)) return std::nullopt;
        from.add(digit);
        to.add(image);
        map.to[static_cast<std::size_t>(digit - 1)] = static_cast<std::uint8_t>(image);
    }
    if (from.count() < kDigitCount - 1) return std::nullopt;
    // The digit that is not given has one image left.
    if (from.count() < kDigitCount)
        map.to[static_cast<std::size_t>((Digits::all() - from).first() - 1)] =
            static_cast<std::uint8_t>((Digits::all() - to).first());
    assert(from.count() == to.count());
    return map;
}

} // namespace ninefold::logic
