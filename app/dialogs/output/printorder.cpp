// SPDX-License-Identifier: MIT
#include "app/dialogs/output/printorder.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/ratings.h"
#include "app/game/sheet.h"
#include "app/session/frame/gameframe.h"
#include "app/session/lists/listsaving.h"
#include "engine/solve/bitboard.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace ninefold::dialogs {
namespace {

std::optional<generator::Solution> solutionOf(const formats::Puzzle& puzzle) {
    constexpr int kEnough = 2;
    solve::FastSolver solver;
    const Grid grid = formats::puzzleGrid(puzzle);
    const auto answer = puzzle.marksBind ? solver.solveCandidates(grid, kEnough) : solver.solve(grid, kEnough);
    return answer.solutions == 1 ? std::optional(answer.solution[0]) : std::nullopt;
}

/// "Very Hard · rating 5.6"; a level that is in the name already is not repeated.
QString factsOf(const formats::Puzzle& puzzle, const std::optional<rating::Level>& level) {
    QStringList facts;
    if (level && !QString::fromStdString(puzzle.name).contains(documents::levelText(*level)))
        facts << documents::levelText(*level);
    if (const QString rating = documents::shortRating(puzzle.rating); !rating.isEmpty()) facts << rating;
    return facts.join(QStringLiteral(" \u00B7 "));
}

} // namespace

PrintSource sourceOf(std::vector<formats::Puzzle> games) {
    PrintSource source{.selected = {0}, .games = true};
    source.list.order.resize(games.size());
    std::iota(source.list.order.begin(), source.list.order.end(), 0);
    source.list.puzzles.add(session::packed(std::move(games)));
    return source;
}

widgets::PrintedPuzzle printedPuzzle(const formats::Puzzle& puzzle, bool progress, bool facts) {
    const game::Sheet whole = game::sheetOf(puzzle), sheet = progress ? whole : whole.blank();
    widgets::PrintedPuzzle printed;
    printed.frame.cells = sheet.cells;
    printed.frame.givens = sheet.givens;
    printed.frame.links = session::shownLinks(sheet);
    printed.name = documents::quotedText(QString::fromStdString(puzzle.name));
    printed.solution = solutionOf(puzzle);
    if (!facts) return printed;
    const std::optional<rating::Level> level = rating::levelFromName(puzzle.level);
    printed.level = level ? static_cast<int>(*level) : -1;
    printed.facts = factsOf(puzzle, level);
    return printed;
}

std::vector<widgets::PrintedPage> PrintOrder::pages(const QPageLayout& layout) const {
    return widgets::pagesOf(count(), options, layout);
}

widgets::PrintedPuzzle PrintOrder::puzzle(int index) const {
    const int number = numbers[static_cast<std::size_t>(index)];
    formats::Puzzle puzzle = session::writtenPuzzle(source.list, number, source.title);
    // A game that has no name needs none.
    if (source.games) puzzle.name = source.list.puzzles[number].name;
    widgets::PrintedPuzzle printed = printedPuzzle(puzzle, progress, facts);
    // The number leads to the solution on another page.
    if (count() > 1) printed.name = QStringLiteral("%1.  %2").arg(index + 1).arg(printed.name);
    return printed;
}

std::vector<int> PrintOrder::unrated() const {
    std::vector<int> unrated;
    std::ranges::copy_if(numbers, std::back_inserter(unrated), [this](int number) {
        if (source.list.rating(number)) return false;
        const formats::Puzzle puzzle = source.list.puzzles[number];
        return !rating::levelFromName(puzzle.level) || puzzle.rating.empty();
    });
    return unrated;
}

QString PrintOrder::title() const {
    if (!source.games || numbers.empty()) return source.title;
    return QString::fromStdString(source.list.puzzles[numbers.front()].name);
}

} // namespace ninefold::dialogs
