// SPDX-License-Identifier: MIT
#include "app/store/library/examination.h"

#include "engine/generator/symmetry.h"

namespace ninefold::library {
namespace {

using Values = generator::Canonical::Values;

Values valuesOf(const QString& cells) {
    Values values{};
    for (Cell cell = 0; cell < kCellCount && cell < cells.size(); ++cell)
        values[cell] = static_cast<std::uint8_t>(std::max(0, cells[cell].digitValue()));
    return values;
}

QString textOf(const Values& values) {
    QString text(kCellCount, '.');
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (values[cell] != 0) text[cell] = QChar('0' + values[cell]);
    return text;
}

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

/// Candidates that belong to a puzzle are no part of its canonical form, so the digits alone have to be enough.
Examination::Found Examination::examine(const formats::Puzzle& puzzle) {
    const Grid grid = formats::puzzleGrid(puzzle);
    const QString cells = QString::fromStdString(puzzle.givensKnown ? puzzle.grid.givensText() : grid.cellsText());
    const Values values = valuesOf(cells);
    Found found;
    const auto answer = solver_.solve(values, 2);
    found.status = static_cast<solve::Verdict::Status>(answer.solutions == 1   ? solve::Verdict::Status::Unique
                                                       : answer.solutions == 0 ? solve::Verdict::Status::None
                                                                               : solve::Verdict::Status::Multiple);
    if (answer.solutions != 1) return found;
    found.isBoard = !cells.contains('.');
    const Cells givens = Cells::all() - Grid::fromCells(cells.toStdString()).blanks();
    found.puzzle = NewPuzzle{.entered = cells,
                             .canonical = textOf(canonical_.smallest(values)),
                             .solution = textOf(answer.solution[0]),
                             .givens = givens.count(),
                             .symmetries = symmetriesOf(givens),
                             .name = QString::fromStdString(puzzle.name),
                             .author = QString::fromStdString(puzzle.author),
                             .source = QString::fromStdString(puzzle.source),
                             .rating = std::nullopt};
    return found;
}

QString Examination::canonical(const QString& cells) {
    return textOf(canonical_.smallest(valuesOf(cells)));
}

/// The orbits are found once: there are as many questions as puzzles.
int symmetriesOf(Cells givens) {
    static const auto orbits = [] {
        std::array<std::vector<Cells>, generator::kSymmetries.size()> all;
        for (std::size_t number = 0; number < all.size(); ++number)
            all[number] = generator::orbitsOf(generator::kSymmetries[number]);
        return all;
    }();
    int symmetries = 0;
    for (std::size_t number = 0; number < orbits.size(); ++number)
        if (std::ranges::all_of(orbits[number],
                                [&](Cells orbit) { return givens.contains(orbit) || !givens.meets(orbit); }))
            symmetries |= 1 << number;
    return symmetries;
}

StoredRating storedRating(const rating::PuzzleRatings& ratings) {
    StoredRating stored;
    for (std::size_t number = 0; number < rating::kRatingCount; ++number) {
        const auto& result = ratings.results[number];
        if (!result) continue;
        const rating::Rating& rating = *rating::allRatings()[number];
        for (std::size_t column = 0; column < rating.columns.size(); ++column)
            stored.values[std::string(rating.columns[column].key)] = result->values[column];
        for (const auto& [id, times] : result->techniques) stored.techniques[toQString(id)] = times;
        if (!result->hardest.empty()) stored.hardest = toQString(result->hardest);
    }
    return stored;
}

} // namespace ninefold::library
