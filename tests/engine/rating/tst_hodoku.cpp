// SPDX-License-Identifier: MIT
// HoDoKu's score sums up a whole solving path, so a single different step changes it. The rows are generated
// puzzles, chosen so that many techniques are the hardest one of some puzzle.
#include "engine/generator/random.h"
#include "engine/generator/solutiongrid.h"
#include "engine/logic/technique.h"
#include "engine/rating/hodoku/rater.h"
#include "engine/solve/bitboard.h"
#include "tests/engine/rating/thinned.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::solve;

namespace {

/// The rating needs the solution: where HoDoKu's techniques end, it guesses a correct digit.
HodokuRating rate(const Grid& puzzle) {
    return rateByHodoku(puzzle, FastSolver().solve(puzzle).solution[0]);
}

struct Row {
    const char* puzzle;
    int score;
    const char* grade;
    const char* hardest;
};

/// Generated puzzles.
constexpr Row kRows[] = {
    {"...4.....6....2.9..4195.7..72......8.8....1.3....8......8.14.799.7.25..4.62.9....", 328, "Easy",
     "hidden-single-column"},
    {"........531...529.....17..3.4...3..8....9..6.7..8..13228....35...16.8.....9......", 406, "Medium",
     "locked-candidates-pointing"},
    {"....9368...2.8..9.8..7..1.....2.1..89.5..........7...63....274.....1.....79....6.", 624, "Hard", "w-wing"},
    {".64.....3..321.....5.4..2...........935..1..76.85.9..4...6..3.9...92........3..4.", 320, "Easy",
     "hidden-single-row"},
    {"1......3.5..3.94..6..8..2....82..5...9.......3..4..6....5......93..75.1..1..8....", 1768, "Unfair", "aic"},
    {".34.2....7....546.1............4.7.9...2......4.6.3.2.4.7.9...3..8.5.29...3.....4", 1310, "Unfair", "xy-chain"},
    {"4...69.....6.48..19..3......4.6...9..5...2.8.1....5.4........63.1...4....94.7...8", 880, "Hard", "swordfish"},
    {"23...91...1..6.48...8..5....6...4.7.8..5....2....9...44..7..9.6..5.3....12....7..", 1756, "Unfair",
     "discontinuous-nice-loop"},
    {"12.5..9....49....2..9.3..78.......59....4....9.8.7.....6....89.8.5.............26", 938, "Hard", "2-string-kite"},
    {"3.6..5.72.7..3..5..1....4....925..4774..6..1...5..8.......2....2...1..3..5...47..", 1502, "Hard", "xy-wing"},
    {"9...51....4.2.....8.....31.6..1..57.53..7..........4.....9...84.6...71....2.4...6", 1734, "Unfair",
     "continuous-nice-loop"},
    {".24..31..5.1...9749.7......1523....8.93..2......6.........2......5..8..9......723", 336, "Easy",
     "hidden-single-box"},
    {"1...9..6..3..8...1.45.7.....59...6..4...5....3.26.9.....3.......1....4.327.56.9..", 436, "Medium", "naked-pair"},
    {"5..12.4.7...9.7.6.7.2....5.....136...15....94.4..952...2..41........8...48..6....", 208, "Easy", "naked-single"},
    {".5.192..44..........2467...7......68.2...5...53...6..28....4..1.9..5.....17.....3", 536, "Hard", "skyscraper"},
    {"3...4...7...91.8.......26.96...2...85.1.7....4....92...7.3.....93...41...5......6", 360, "Medium", "locked-pair"},
    {"...892.....45...3......6..5....2.6.8....4.51.1....9..4.4......7617...3.....3...8.", 714, "Medium",
     "locked-triple"},
    {".6..735.19.1..57.2.........179..2..6........33.578.1..5....796.....3....41....3..", 3258, "Extreme", "aic"},
    {".5..6............5.9...3.8.9...36..8.7.5.8293..2.......3......7.....194.8....93.1", 2480, "Extreme", "xy-chain"},
    {".95.48.3....6..2.8..823........2.867.....4....6..7....5.....3..427.5.1...1....4..", 536, "Hard",
     "uniqueness-test-1"},
    {"..4.5.....6...2.9..5.3..6..9.183..75...1..9....8.4..1....2..1...8.4.9.63...5....9", 1602, "Unfair", "sue-de-coq"},
    {"...845..9..2..7..59.....3.4.2.1..8..1.6....5...7..8.1...4....3...825.....6.483...", 1332, "Unfair",
     "grouped-discontinuous-nice-loop"},
    {"8..6.....7.35.94.8.6......2....5..7....1..5..9......3.1..2..6.7.25.1.....9.48....", 3590, "Extreme",
     "grouped-aic"},
    {"43.1..67.....6..237..2............67..3..6.9.6.18.9..2..87.3..1.9...1...1........", 2036, "Extreme", "jellyfish"},
    {".3476..15...15.3.6........8...3.25..9...........5.7.61..7......3.59.1..468.......", 1046, "Hard", "x-wing"},
    {"45..9...8.3.5.4....8..7..3....2...6.6......49.2...73.1......1......2...3..1.39.2.", 930, "Hard",
     "empty-rectangle"},
    {".6.3...5.7.....9...35..18...97......3..56..2..2..74....5..2..9...6......289.5.6.4", 722, "Medium",
     "naked-triple"},
    {"...2...7...1.84..3.8.3....1.....3..5..852...97..6....4......6....5.42..82......1.", 704, "Medium", "hidden-pair"},
    {".1...4......5...73..83..6...4...2..9.7..4.8..6......1..6..7.48.9..........1...3..", 7912, "Extreme",
     "forcing-chain-contradiction"},
    {"9.4..7...3.....4...5...1....3.1.4.5.....2.......78.21.1.....9.5...816.4.4.25...3.", 2996, "Extreme",
     "grouped-discontinuous-nice-loop"},
    {"152.....9.647.81...7..5..4....3....8..54.6....8......2..7..5.8..28.....4..6..7...", 2266, "Extreme", "xyz-wing"},
    {"..3..97..9..3...8.728...9.....2.......54.8.322..75.....82......3...4..58.9...2.6.", 1322, "Hard", "xyz-wing"},
    {"..6213....5....413...5...6..2.......847..6......7...34...9.....9.3.827..6...3...9", 2256, "Extreme",
     "continuous-nice-loop"},
    {"..6.....8.9..7..2..8.5.19..7.3....59..5.84.........4.3.5..13..4...8..2..4......9.", 3590, "Extreme",
     "discontinuous-nice-loop"},
    {"..1..9...2.....4.93...7.28.14...3.....974......76..1....2.159.......27.5...9.7...", 776, "Hard", "remote-pair"},
    {".8.37..5....91.63...58.6..94.37...6.......8.7......14.3.1.4.7.6.9.........469....", 518, "Hard", "bug-1"},
    {"2.4......19...2....7..5.6....9.1.4.8.6...5..1...94...6..21...8.6...3.9....3..4...", 1560, "Unfair",
     "finned-swordfish"},
    {"..7......3..82..512.6....8.5..6.....9..3.1....64..8.1..8319..2......6........4..3", 690, "Hard", "hidden-triple"},
    {"...4.5...5..7...8667.......45........91.4..........2...34..7.9...7258.6.....9...7", 464, "Medium",
     "locked-candidates-claiming"},
    {"243...5.......8..1......934.19.4...7.3.81..4......7....85..1...9.1....8....7.....", 1634, "Unfair",
     "2-string-kite"},
    {"...3.6..9...91...3..624.8..9..1.3.54..5...9..473....2.8....14...2.......1.74..3..", 1878, "Extreme", "xy-wing"},
};

/// A random, nearly minimal puzzle: two hundred tries leave few unnecessary givens.
Grid minimalPuzzle(int number, FastSolver& solver) {
    Random random(31, static_cast<std::uint64_t>(number));
    const Solution solution = randomSolution(random, solver);
    return thinned(solution, 200, random, solver);
}

} // namespace

class TestHodoku : public QObject {
    Q_OBJECT

private slots:
    /// Score, grade and hardest step of each puzzle, so that two mistakes can hardly cancel each other out.
    void ratesAsEver() {
        for (const Row& row : kRows) {
            const HodokuRating rating = rate(Grid::fromCells(row.puzzle));
            QVERIFY(rating.complete);
            QCOMPARE(rating.score, row.score);
            QCOMPARE(hodokuGradeName(rating.grade), std::string_view(row.grade));
            QCOMPARE(rating.hardest, std::string_view(row.hardest));
        }
    }

    /// A wrong step would not lead to the solution; every technique is one of the engine's.
    void endsWellByKnownTechniques() {
        FastSolver solver;
        for (int number = 0; number < 300; ++number) {
            const HodokuRating rating = rate(minimalPuzzle(number, solver));
            QVERIFY(rating.complete);
            // The hardest technique is one of those that were used.
            QVERIFY(rating.techniques.contains(rating.hardest));
            for (const auto& [id, count] : rating.techniques) {
                QVERIFY(count > 0);
                QVERIFY2(id == "brute-force" || techniqueById(id) != nullptr, std::string(id).c_str());
            }
        }
    }

    void stops() {
        std::stop_source source;
        source.request_stop();
        const Grid puzzle = Grid::fromCells(kRows[0].puzzle);
        QVERIFY(!rateByHodoku(puzzle, FastSolver().solve(puzzle).solution[0], source.get_token()).complete);
    }
};

QTEST_APPLESS_MAIN(TestHodoku)
#include "tst_hodoku.moc"
