// SPDX-License-Identifier: MIT
#include "engine/generator/daily.h"

#include <cassert>

namespace ninefold::generator {
namespace {

using enum rating::Level;

/// From Monday to Sunday.
constexpr std::array<std::array<rating::Level, kDailyRanks.size()>, 7> kWeek = {{{VeryEasy, Normal, Hard},
                                                                                 {Easy, Normal, Hard},
                                                                                 {Easy, Normal, VeryHard},
                                                                                 {Easy, Hard, VeryHard},
                                                                                 {Easy, Hard, VeryHard},
                                                                                 {Normal, Hard, Expert},
                                                                                 {Normal, VeryHard, Expert}}};

std::size_t weekdayFromMonday(Day day) {
    return std::chrono::weekday(day).iso_encoding() - 1;
}

/// 20261119 for 19 November 2026: no two days share a seed.
std::uint64_t seedOf(Day day) {
    const auto year = static_cast<std::uint64_t>(static_cast<int>(day.year()));
    return year * 10'000 + static_cast<unsigned>(day.month()) * 100 + static_cast<unsigned>(day.day());
}

} // namespace

PuzzleSpec dailySpec(Day day, DailyRank rank) {
    assert(day.ok());
    return {.level = kWeek[weekdayFromMonday(day)][static_cast<std::size_t>(rank)], .symmetry = Symmetry::HalfTurn};
}

std::optional<GeneratedPuzzle> dailyPuzzle(Day day, DailyRank rank, const std::stop_token& stop) {
    Maker maker(dailySpec(day, rank));
    // Each rank has streams of its own. If the tries of one are used up, the next one is used.
    for (auto stream = static_cast<std::uint64_t>(rank); !stop.stop_requested(); stream += kDailyRanks.size()) {
        Random random(seedOf(day), stream);
        if (auto made = maker.make(random, stop)) return made;
    }
    return std::nullopt;
}

} // namespace ninefold::generator
