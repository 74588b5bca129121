// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/puzzlecollections.h"

#include <random>

namespace ninefold {

/// Any number of puzzles of all levels with ratings, needs and records at random, always the same.
inline std::vector<session::LibraryPuzzle> manyPuzzles(int count) {
    std::mt19937 random(7);
    const auto below = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
    const auto techniques = logic::allTechniques();
    std::vector<session::LibraryPuzzle> puzzles;
    for (int number = 1; number <= count; ++number) {
        session::LibraryPuzzle puzzle{.id = number, .brief = QString::number(number)};
        puzzle.level = rating::kLevels[static_cast<std::size_t>(below(6))];
        puzzle.name = QString::fromStdString(std::string(rating::levelName(*puzzle.level))) + u' ' + puzzle.brief;
        puzzle.er = below(5) == 0 ? 0 : 10 + below(100);
        puzzle.score = puzzle.er * 7 % 90;
        puzzle.givens = QString(81, u'.');
        for (int cell = 0; cell < 81; ++cell)
            if (below(3) == 0) puzzle.givens[cell] = QChar(u'1' + below(9));
        puzzle.digits = puzzle.givens;
        if (below(4) > 0) {
            puzzle.needs.emplace();
            for (int need = below(4); need > 0; --need)
                puzzle.needs->push_back(techniques[static_cast<std::size_t>(below(20))]);
        }
        puzzles.push_back(puzzle);
    }
    return puzzles;
}

/// What a player did with about a third of them.
inline session::PlayHistory someHistory(const std::vector<session::LibraryPuzzle>& puzzles) {
    session::PlayHistory history;
    for (const session::LibraryPuzzle& puzzle : puzzles) {
        if (puzzle.id % 3 != 0) continue;
        const bool solved = puzzle.id % 2 == 0;
        session::PlayRecord record{.state = solved ? session::PlayState::Solved : session::PlayState::Started,
                                   .percent = 30,
                                   .playedMs = 1000 * (puzzle.id * 7919 % 10007),
                                   .digits = puzzle.givens};
        if (puzzle.id % 5 != 0) record.elapsedMs = 1000 * (puzzle.id * 6007 % 3001);
        history.records[puzzle.givens] = record;
    }
    return history;
}

} // namespace ninefold
