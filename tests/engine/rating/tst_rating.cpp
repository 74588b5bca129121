// SPDX-License-Identifier: MIT
// Requirements for every rating. Descriptors are data that no other test checks: a key that is misspelt would show as a
// gap in the window.
#include "engine/rating/puzzleratings.h"

#include "engine/logic/technique.h"
#include "tests/engine/candidatepuzzle.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace ninefold;
using namespace ninefold::rating;
using namespace ninefold::solve;

namespace {

QString text(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "{er}/{ep}" -> er, ep
QStringList keysIn(std::string_view pattern) {
    static const QRegularExpression key("\\{(\\w+)\\}");
    QStringList keys;
    const QString whole = text(pattern);
    for (auto match = key.globalMatch(whole); match.hasNext();) keys << match.next().captured(1);
    return keys;
}

const Grid kPuzzle =
    Grid::fromCells("481...67..7.9..538..3678..17.6.3.8.58.92....3.3...94.6..8.4..6...7..235.2.43951..");

PuzzleRatings rate(const RatingScales& scales, const RatingsReport& reportFirst = {}) {
    return rateSolved(kPuzzle, FastSolver().solve(kPuzzle).solution[0], scales, {}, reportFirst);
}

} // namespace

class TestRating : public QObject {
    Q_OBJECT

private slots:
    void everyRatingIsDescribed() {
        QSet<QString> ids, keys;
        for (const Rating* rating : allRatings()) {
            const QByteArray id = text(rating->id).toLatin1();
            QVERIFY2(!id.isEmpty() && !ids.contains(id) && ratingById(rating->id) == rating, id);
            ids.insert(id);
            for (const std::string_view needed : {rating->name, rating->heading, rating->tip, rating->help,
                                                  rating->sentence, rating->brief, rating->line})
                QVERIFY2(!needed.empty(), id);
            QVERIFY2(rating->rate != nullptr, id);
            QVERIFY2(!rating->columns.empty() && rating->columns.size() <= kMostRatingColumns, id);
            for (const RatingColumn& column : rating->columns) QVERIFY2(!keys.contains(text(column.key)), id);
            for (const RatingColumn& column : rating->columns) keys.insert(text(column.key));
            for (const RatingDetail& detail : rating->details) QVERIFY2(!keys.contains(text(detail.key)), id);
            for (const RatingDetail& detail : rating->details) keys.insert(text(detail.key));
            // A derived rating follows those that it needs, and only a derived one needs others.
            QCOMPARE(rating->needs.empty(), rating->stage != RatingStage::Derived);
            for (const std::string_view needed : rating->needs) QVERIFY2(ids.contains(text(needed)), id);
        }
        QVERIFY(ratingById("stars") == nullptr);
        QVERIFY(!ratingColumn("stars"));
    }

    /// Texts and orders may only name columns that exist, a text only those of its own rating.
    void textsNameTheirColumns() {
        for (const Rating* rating : allRatings()) {
            QStringList own;
            for (const RatingColumn& column : rating->columns) own << text(column.key);
            for (const std::string_view pattern : {rating->sentence, rating->brief, rating->line, rating->note})
                for (const QString& key : keysIn(pattern))
                    QVERIFY2(own.contains(key), qPrintable(text(rating->id) + ": " + key));
            QVERIFY2(!rating->order[0].empty(), qPrintable(text(rating->id)));
            for (const std::string_view key : rating->order)
                QVERIFY2(key.empty() || ratingColumn(key), qPrintable(text(rating->id) + ": " + text(key)));
        }
    }

    void columnsAreFoundByTheirKeys() {
        for (int number = 0; number < kRatingCount; ++number)
            for (std::size_t column = 0; column < allRatings()[number]->columns.size(); ++column) {
                const auto place = ratingColumn(allRatings()[number]->columns[column].key);
                QVERIFY(place);
                QCOMPARE(place->rating, number);
                QCOMPARE(place->column, static_cast<int>(column));
            }
    }

    /// People read what sums up the others first.
    void derivedRatingsAreReadFirst() {
        bool derived = true;
        QSet<int> numbers;
        for (const int number : ratingsToRead()) {
            const bool isDerived = allRatings()[number]->stage == RatingStage::Derived;
            QVERIFY(derived || !isDerived);
            derived = isDerived;
            numbers.insert(number);
        }
        QCOMPARE(numbers.size(), kRatingCount);
    }

    void onlyTheRequestedAreRated() {
        const PuzzleRatings all = rate({});
        for (const auto& result : all.results) QVERIFY(result);
        const PuzzleRatings one = rate({.only = {"seed"}});
        QCOMPARE(one.value("seed_difficulty"), all.value("seed_difficulty"));
        QVERIFY(!one.value("er") && !one.value("level") && !one.value("hodoku_score"));
        // A derived rating needs all that it is derived from.
        QVERIFY(!rate({.only = {"se"}}).value("level"));
        QCOMPARE(rate({.only = {"se", "seed"}}).value("level"), all.value("level"));
    }

    /// Where a candidate and not a given excludes the second solution, a conclusion from uniqueness sets a wrong digit.
    void bindingCandidatesExcludeUniqueness() {
        const Grid puzzle = candidatePuzzle();
        FastSolver solver;
        const RatedPuzzle rated = ratePuzzle(puzzle, true, solver);
        QCOMPARE(rated.verdict.status, Verdict::Status::Unique);
        for (int number = 0; number < kRatingCount; ++number) {
            const RatingResult& result = *rated.ratings.results[number];
            QVERIFY2(result.values[0] != kUnknownRating, qPrintable(text(allRatings()[number]->id)));
            for (const auto& [id, count] : result.techniques) {
                const logic::Technique* technique = logic::techniqueById(id);
                QVERIFY2(technique != nullptr && !technique->uniqueness, qPrintable(text(id)));
            }
        }
    }

    /// Every rating starts from the candidates of the puzzle: in one that its candidates solve there is nothing to
    /// choose, though its digits alone allow much.
    void bindingCandidatesCount() {
        const Grid puzzle = candidatePuzzle();
        FastSolver solver;
        const Verdict::Values solution = examine(puzzle, true, solver).solution;
        Grid solved = puzzle;
        for (const Cell cell : puzzle.blanks()) solved.setCandidates(cell, Digits::of(solution[cell]));
        const PuzzleRatings ratings = rateSolved(solved, solution);
        QCOMPARE(ratings.value("seed_difficulty"), std::optional(puzzle.blanks().count()));
        const RatingResult& hodoku = *ratings.results[ratingColumn("hodoku_score")->rating];
        for (const auto& [id, count] : hodoku.techniques)
            QCOMPARE(logic::techniqueById(id)->family, logic::Family::Singles);
    }

    /// What takes seconds must not hold up the rest.
    void fastRatingsAreReportedFirst() {
        int reports = 0;
        rate({}, [&](const PuzzleRatings& first) {
            ++reports;
            for (int number = 0; number < kRatingCount; ++number)
                QCOMPARE(first.results[number].has_value(), allRatings()[number]->stage == RatingStage::Fast);
        });
        QCOMPARE(reports, 1);
    }
};

QTEST_APPLESS_MAIN(TestRating)
#include "tst_rating.moc"
