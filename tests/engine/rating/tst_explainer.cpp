// SPDX-License-Identifier: MIT
// In Sudoku Explainer's rating it matters which of several equal hints comes first, so the hardest step alone is
// not enough: rating, first placement (pearl) and first step (diamond) are compared with earlier results.
// (tests/external compares them with ratings by the program itself.)
#include "engine/rating/se/rater.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::rating;

namespace {

/// A puzzle and its three ratings, in tenths.
struct Row {
    const char* puzzle;
    int rating, pearl, diamond;
};

/// Generated puzzles, one for every rating that came up at random.
constexpr Row kRows[] = {
    {".6.3.........4..87......26..87..14..9......7.5.497..2...5.2........1.....3....196", 26, 12, 12},
    {"8.1....34.4..5..68..6....2.6...32..9...9486..2.......3.....94.......7...318..4...", 72, 12, 12},
    {"297...4.5.....6.3..6...2.....1..........8.7.....9.512...9.2..7.6...5829.7.46.9...", 15, 12, 12},
    {"5..93.8.......25...4.....7...1.46..59..1..6......8...3879..5.2......7...31.......", 20, 12, 12},
    {"....291..1..7..3....5........19......87.13..2.....6....5.3..74....6.4.3.4.3...86.", 71, 12, 12},
    {"...7.82.5....6..3....31.....1.2..8...48......5.2...34....6.......6.2.1537..1..9.2", 23, 12, 12},
    {".6...2...5...3..9....9564...9.2...7...3......7....951...6.21...8.1...9.4.475.....", 66, 12, 12},
    {"......8..7.5......4..13.562.3.......1....3.462..9...8....32..71...8.592..7...1...", 28, 12, 12},
    {".4......9..5.......83..265..27..18.6...2.6.4...9.573......7.96.7.4.3.5.11.....48.", 12, 12, 12},
    {".....2...9.8...3.6.4....859...1.8....5.34..8..2..7...3.6.2.3...19....4....5.94...", 42, 12, 12},
    {".46..18.........9.3.5.2..............2.69...81..7....26.8..37.4.7.1......3...46..", 40, 12, 12},
    {"98.....7.7...8....5.34....1....2..8......17.44.....1.3..4.3.6.7....57..8.9..46...", 56, 12, 12},
    {"9...52.48.6.9...27...........21.3..6.4.....3..19..84.2..53..28...3.2....7...8..6.", 70, 12, 12},
    {"...6.1.89..3......8.....14.2...46.5.5.81...9.6.4..5.13..6..........7...6...8..43.", 30, 12, 12},
    {".5..7.3..2374.........9...5....1.8....92...51..............6.8.4.3....9.56.78..3.", 34, 12, 12},
    {".4....65...6.....2....1.3.49..2.586.6.............75.12....61....95.....4.5.7...3", 75, 12, 12},
    {".......4..5.9..71.8.2.45.9.....63.8.39.........6...3....82...7....39.16.9.....8..", 17, 12, 12},
    {"4....25.8..3..41.....67.3....1..39....8..7...5.4.....3...42...9.....67.568..9....", 83, 12, 12},
    {".8....62.43..76....1528...91.8.5...7...........48...5..61.4..85...6..9.2.....8...", 67, 12, 12},
    {".4....56..2.......59.3..1.4...1.4...75.9.3.....9.5.2..2.....8.5.1...86......4.32.", 25, 12, 12},
    {".34.1....2.......168...9......2...8.37.4...9.8...9..5...8.4..3914....2..9....8...", 77, 12, 12},
    {"9.....6...2.35...15..9...2.65....8.48.7..4...2..78...6...4.7.......354...7.2...3.", 44, 12, 12},
    {"..7.6..9...4.....8..9.37..11.6.45.....8.............63.81...7..7..3..4.....5.98..", 45, 12, 12},
    {"....9.......732..1..2...4......21547.......935........2781.....3.197...5..9..317.", 68, 12, 12},
    {"...6.2.7.....4.5..6.....92...4.23....8........9.7..1.54...3.6.79...7841.1....92..", 69, 12, 12},
    {"..572..6...7.132..........3.6....5.9...3...72....5..3.3..1...5651....94.9..4.....", 76, 12, 12},
    {"....3.5.1.......2..41.....6....1...7.7..9..6.83.5....2...1.2....643.......897.2..", 84, 12, 12},
    {"4.6...57..2...56.8..8.1.......5.....9...61...6.....1.2....52..9..7..8..6.8...7..4", 73, 12, 12},
    {"....58.2.4.......67.....19.8...6..5..7...3.1...187.3...6.14....9.........852.....", 78, 12, 12},
    {"6....34........71...41.8..6.41.82...5......7..98.5......52419.........2.....37..5", 89, 12, 12},
    {"54.387......5.2.36...19...7....6.79..2...9....6.8...1...24....8.8....4.3.......7.", 46, 12, 12},
    {".87.....4.9.1..83...4.2.9..8.14.2.6.....1......9587..3.....9..19.2...34.5.8......", 85, 85, 26},
    {"...4.26.......8..26.81......3.2.....1...5...9.5....41......1..5..539.8..39.84...1", 32, 12, 12},
    {"...28..6..23......9..4...5..6..24.....29...7.1..............72.....196.3..9.7..18", 57, 12, 12},
    {".4.2..18....9....6.81..42.....32.64.32.7.......4...5....2.9....8...3...1....87...", 38, 12, 12},
    {"...5...2.7..1..6...568...7...7.......6...43........4.2.....3..63.82..7....1.8...4", 65, 12, 12},
};

} // namespace

class TestExplainer : public QObject {
    Q_OBJECT

private slots:
    /// Any change of these numbers is a change of the rating and needs an explanation.
    void ratesAsEver() {
        for (const Row& row : kRows) {
            const ExplainerRating rating = rateByExplainer(Grid::fromCells(row.puzzle));
            QVERIFY(rating.complete);
            QCOMPARE(rating.rating, row.rating);
            QCOMPARE(rating.pearl, row.pearl);
            QCOMPARE(rating.diamond, row.diamond);
            // The profile contains the rating of each step: its maximum is the rating, its first entry the diamond.
            QCOMPARE(*std::max_element(rating.profile.begin(), rating.profile.end()), row.rating);
            QCOMPARE(rating.profile.front(), row.diamond);
        }
    }

    /// A limit saves the search for harder steps and must not change the result below it, because the levels depend
    /// on it.
    void aLimitChangesNothingBelowIt() {
        for (const Row& row : kRows)
            for (const int hardest : {20, 45, 62, 66, 72, 78, 84}) {
                const ExplainerRating rating = rateByExplainer(Grid::fromCells(row.puzzle), {.hardest = hardest});
                // A limit equal to the rating does not stop it.
                QCOMPARE(rating.complete, row.rating <= hardest);
                if (rating.complete) QCOMPARE(rating.rating, row.rating);
                // A stopped rating must not contain a step harder than the limit.
                QVERIFY(rating.rating <= hardest);
            }
    }

    void stops() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!rateByExplainer(Grid::fromCells(kRows[0].puzzle), {}, source.get_token()).complete);
    }
};

QTEST_APPLESS_MAIN(TestExplainer)
#include "tst_explainer.moc"
