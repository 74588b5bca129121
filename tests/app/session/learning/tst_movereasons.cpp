// SPDX-License-Identifier: MIT
// What a move states, and the reasons of the moves of whole games: a solver's path played by hand, with the player's
// candidates and without.
#include "app/session/learning/movereasons.h"

#include "app/game/edits.h"
#include "app/game/stepmoves.h"
#include "engine/logic/path.h"
#include "tests/engine/logic/puzzles.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::game;
using namespace ninefold::session;
using logic::Deduction;
using Kind = MoveReason::Kind;

namespace {

/// One of its steps is a forcing chain that places several digits.
constexpr const char* kForcedDigits =
    ".264.1..51.......8..7.2..1..3.1....7...9........5.6.....3....7.7....426..847.....";

/// A game on paper: what is played is remembered.
struct Played {
    ReasonedPuzzle puzzle;
    Sheet sheet;
    std::vector<Move> moves;

    explicit Played(const puzzles::Puzzle& made) : puzzle{.puzzle = made.grid, .solution = made.solution} {
        sheet.givens = made.grid.givens();
        for (Cell cell : sheet.givens) sheet.cells[cell].value = static_cast<std::uint8_t>(made.grid.value(cell));
    }
    std::optional<MoveStatement> stated(Changes changes) const {
        return statementOf(sheet, Move{.changes = std::move(changes)}, puzzle);
    }
    void play(Changes changes) {
        moves.push_back({.changes = std::move(changes)});
        sheet.apply(moves.back(), true);
    }
    Changes placing(Cell cell, Digit digit) const {
        return enterDigit(sheet, Cells::of(cell), EntryMode::Place, digit, true);
    }
    Changes removing(Cell cell, Digit digit) const {
        return enterDigit(sheet, Cells::of(cell), EntryMode::Candidates, digit, true);
    }
    Changes following(const Deduction& one) const {
        return one.places ? placing(one.cell, one.digit) : removing(one.cell, one.digit);
    }
    void fill() { play(fillCandidates(sheet, Cells::all(), Digits::all())); }
    Digit right(Cell cell) const { return puzzle.solution[cell]; }
};

Played gameOf(unsigned seed) {
    std::mt19937 random(seed);
    return Played(puzzles::minimal(random));
}

std::ptrdiff_t rankOf(const logic::Technique* technique) {
    return std::ranges::find(logic::allTechniques(), technique) - logic::allTechniques().begin();
}

} // namespace

class TestMoveReasons : public QObject {
    Q_OBJECT

private slots:
    void digitsAndRemovalsAreStatements();
    void otherMovesStateNothing();
    void wrongMovesStateNothing();
    void wrongCandidatesAreNotRelied();
    void theSolversPathIsNamed_data();
    void theSolversPathIsNamed();
    void aStepIsNamedOnce();
    void aDigitOfAnEarlierStepIsNoGuess();
    void guessesAreRecognised();
};

void TestMoveReasons::digitsAndRemovalsAreStatements() {
    Played game = gameOf(1);
    const Cell cell = game.sheet.blanks().first();
    const auto digit = game.stated(game.placing(cell, game.right(cell)));
    QVERIFY(digit);
    QCOMPARE(digit->deductions, (std::vector<Deduction>{{cell, game.right(cell), true}}));
    QCOMPARE(digit->position, game.sheet.digits());
    game.fill();
    for (Digit gone : game.sheet.cells[cell].candidates) {
        if (gone == game.right(cell)) continue;
        const auto removal = game.stated(game.removing(cell, gone));
        QVERIFY(removal);
        QCOMPARE(removal->deductions, (std::vector<Deduction>{{cell, gone, false}}));
    }
}

void TestMoveReasons::otherMovesStateNothing() {
    Played game = gameOf(2);
    const Cells blanks = game.sheet.blanks();
    const Cell cell = blanks.first();
    QVERIFY(!game.stated(fillCandidates(game.sheet, Cells::all(), Digits::all())));
    QVERIFY(!game.stated(game.removing(cell, 5)));
    QVERIFY(!game.stated(enterDigit(game.sheet, blanks, EntryMode::Corner, 5, true)));
    game.fill();
    QVERIFY(!game.stated(erase(game.sheet, Cells::of(cell))));
    QVERIFY(!game.stated(eraseMarks(game.sheet, blanks)));
    QVERIFY(!game.stated(enterDigit(game.sheet, blanks, EntryMode::Colour, 2, true)));
    // The solution, filled in at once.
    Sheet solved = game.sheet;
    for (Cell blank : blanks) solved.cells[blank].value = static_cast<std::uint8_t>(game.right(blank));
    QVERIFY(!game.stated(changesBetween(game.sheet, solved)));
    // What the rules exclude already.
    Sheet before = game.sheet;
    const Cell given = game.sheet.givens.first();
    const Cell peer = (kPeers[given] & blanks).first();
    before.cells[peer].candidates.add(game.sheet.value(given));
    game.sheet = before;
    QVERIFY(!game.stated(game.removing(peer, game.sheet.value(given))));
}

void TestMoveReasons::wrongMovesStateNothing() {
    Played game = gameOf(3);
    game.fill();
    const Cells blanks = game.sheet.blanks();
    const Cell cell = blanks.first();
    QVERIFY(!game.stated(game.removing(cell, game.right(cell))));
    Digits others = game.sheet.cells[cell].candidates;
    others.remove(game.right(cell));
    const Digit wrong = *others.begin();
    QVERIFY(!game.stated(game.placing(cell, wrong)));
    game.play(game.placing(cell, wrong));
    for (Cell next : game.sheet.blanks()) QVERIFY(!game.stated(game.placing(next, game.right(next))));
}

/// Where the player has removed a digit that is needed, or the one that is placed now, all allowed candidates count.
void TestMoveReasons::wrongCandidatesAreNotRelied() {
    Played game = gameOf(4);
    game.fill();
    const Cell cell = game.sheet.blanks().first();
    game.play(game.removing(cell, game.right(cell)));
    const auto statement = game.stated(game.placing(cell, game.right(cell)));
    QVERIFY(statement);
    QCOMPARE(statement->position, game.sheet.digits());
}

void TestMoveReasons::theSolversPathIsNamed_data() {
    QTest::addColumn<bool>("keepsCandidates");
    QTest::newRow("with candidates") << true;
    QTest::newRow("without") << false;
}

/// Each candidate is removed by a move of its own. Without written candidates the removals cannot be played, so what
/// follows from them may need several at once.
void TestMoveReasons::theSolversPathIsNamed() {
    QFETCH(bool, keepsCandidates);
    int named = 0, unknown = 0;
    for (unsigned seed = 10; seed < 30; ++seed) {
        Played game = gameOf(seed);
        if (keepsCandidates) game.fill();
        std::vector<const logic::Technique*> expected(game.moves.size(), nullptr);
        const logic::Finder finder(logic::Profile::standard(), true);
        for (logic::Position position(game.puzzle.puzzle); !position.solved();) {
            const auto step = finder.next(position);
            QVERIFY(step);
            for (const Deduction& one : step->deductions) {
                if (!keepsCandidates && !one.places) continue;
                game.play(game.following(one));
                expected.push_back(step->technique);
            }
            position.apply(*step);
        }
        const auto reasons = reasonsOf(game.moves, game.sheet.blank(), game.puzzle);
        QCOMPARE(reasons.size(), game.moves.size());
        for (std::size_t place = 0; place < reasons.size(); ++place) {
            if (expected[place] == nullptr) continue;
            // What a digit removes by itself states nothing.
            if (!reasons[place]) continue;
            ++(reasons[place]->technique != nullptr ? named : unknown);
            if (keepsCandidates) QVERIFY(rankOf(reasons[place]->technique) <= rankOf(expected[place]));
        }
    }
    QVERIFY(named > 500 && (keepsCandidates ? unknown == 0 : unknown < named / 10));
}

/// The other removals of a step continue it, even after moves elsewhere.
void TestMoveReasons::aStepIsNamedOnce() {
    int continued = 0;
    for (unsigned seed = 40; seed < 60; ++seed) {
        Played game = gameOf(seed);
        game.fill();
        const logic::Finder finder(logic::Profile::standard(), true);
        logic::Position position(game.puzzle.puzzle);
        auto step = finder.next(position);
        while (step && (step->placesAnything() || step->effect() < 2)) {
            for (const Deduction& one : step->deductions) game.play(game.following(one));
            position.apply(*step);
            step = finder.next(position);
        }
        if (!step) continue;
        const std::size_t first = game.moves.size();
        for (const Deduction& one : step->deductions) game.play(game.following(one));
        const auto reasons = reasonsOf(game.moves, game.sheet.blank(), game.puzzle);
        QVERIFY(reasons[first]->kind == Kind::Proved);
        QCOMPARE(reasons[first]->technique, step->technique);
        for (std::size_t place = first + 1; place < reasons.size(); ++place) {
            QVERIFY(reasons[place]->kind == Kind::Continued);
            QCOMPARE(reasons[place]->technique, step->technique);
            ++continued;
        }
    }
    QVERIFY(continued > 0);
}

/// A forcing chain proves four digits. The first of them makes easier steps possible, beside which suppositions no
/// longer count; but the others were proved.
void TestMoveReasons::aDigitOfAnEarlierStepIsNoGuess() {
    const Grid grid = Grid::fromCells(kForcedDigits);
    Played game(puzzles::solved(grid));
    game.fill();
    const logic::Finder finder(logic::Profile::standard(), true);
    logic::Position position(grid);
    auto step = finder.next(position);
    while (step && (step->technique->id != "forcing-chain-verity" || step->deductions.size() < 4)) {
        for (const Deduction& one : step->deductions) game.play(game.following(one));
        position.apply(*step);
        step = finder.next(position);
    }
    QVERIFY(step);
    const std::size_t first = game.moves.size();
    for (const Deduction& one : step->deductions) game.play(game.following(one));
    const auto reasons = reasonsOf(game.moves, game.sheet.blank(), game.puzzle);
    int continued = 0;
    for (std::size_t place = first; place < reasons.size(); ++place) {
        QVERIFY(reasons[place]->kind != Kind::Unproved);
        if (reasons[place]->kind == Kind::Continued) ++continued;
    }
    QVERIFY(continued > 0);
}

void TestMoveReasons::guessesAreRecognised() {
    int guesses = 0, reasons = 0;
    for (unsigned seed = 70; seed < 75; ++seed) {
        Played game = gameOf(seed);
        for (Cell cell : game.sheet.blanks()) {
            MoveReasons fresh(true);
            const MoveReason reason = fresh.reasonOf(*game.stated(game.placing(cell, game.right(cell))));
            QCOMPARE(reason.technique == nullptr, reason.kind == Kind::Unproved);
            ++(reason.kind == Kind::Unproved ? guesses : reasons);
        }
    }
    QVERIFY(guesses > 0 && reasons > 0);
}

QTEST_APPLESS_MAIN(TestMoveReasons)
#include "tst_movereasons.moc"
