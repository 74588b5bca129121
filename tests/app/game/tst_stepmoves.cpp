// SPDX-License-Identifier: MIT
// Steps as moves of a game: after the move the sheet holds exactly what the logic knows after the step.
#include "app/game/stepmoves.h"

#include "app/game/mistakes.h"
#include "engine/logic/path.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::game;
using namespace ninefold::logic;

namespace {

constexpr auto kPuzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

class Kept : public StepSink {
public:
    bool take(Step&& step) override {
        steps.push_back(std::move(step));
        return true;
    }
    std::vector<Step> steps;
};

/// Applies the steps as one move, as the Apply command does.
void follow(Game& game, std::span<const Step> steps, bool clean) {
    game.play(followSteps(game.sheet(), steps, clean));
}

} // namespace

class TestStepMoves : public QObject {
    Q_OBJECT

private slots:
    /// Computes the path once with the logic solver; each test then plays it as moves.
    void init() {
        Position position(Grid::fromCells(kPuzzle));
        path_ = {};
        QCOMPARE(walk(position, Finder(Profile::standard(), true), path_), PathEnd::Solved);
        for (Cell cell = 0; cell < kCellCount; ++cell)
            solution_[cell] = static_cast<std::uint8_t>(position.value(cell));
    }

    /// With and without marks, with and without auto-clean: the next hint starts from the position after the last
    /// step.
    void theSheetKnowsWhatTheStepsSaid() {
        for (bool marks : {false, true})
            for (bool clean : {false, true}) {
                Game game;
                game.start({.grid = Grid::fromCells(kPuzzle)});
                if (marks) game.play(fillCandidates(game.sheet(), Cells::all(), Digits::all()));
                Position position(Grid::fromCells(kPuzzle));
                for (const Step& step : path_.steps) {
                    position.apply(step);
                    follow(game, {&step, 1}, clean);
                    QCOMPARE(positionOf(game.sheet()), position.grid());
                    QVERIFY(game.isRight(solution_));
                }
                QVERIFY(game.isSolved());
            }
    }

    /// One undo takes a whole solution back.
    void manyStepsAreOneMove() {
        Game game;
        game.start({.grid = Grid::fromCells(kPuzzle)});
        const Sheet before = game.sheet();
        follow(game, path_.steps, true);
        QVERIFY(game.isSolved());
        QCOMPARE(game.stack().count(), 1);
        game.stack().undo();
        QCOMPARE(game.sheet(), before);
    }

    /// The first wrong digit is named with the move that entered it; both wrong digits are removed, and the right
    /// one stays.
    void theFirstMistakeIsFound() {
        Game game;
        game.start({.grid = Grid::fromCells(kPuzzle)});
        QVERIFY(firstMistake(game, solution_).cell < 0);
        const auto put = [&game](Cell cell, Digit digit) {
            game.play(enterDigit(game.sheet(), Cells::of(cell), EntryMode::Place, digit, false));
        };
        // The first digit is right, the next two are wrong.
        put(1, solution_[1]);
        put(2, solution_[2] % 9 + 1);
        put(3, solution_[3] % 9 + 1);
        QCOMPARE(firstMistake(game, solution_), (Mistake{2, solution_[2] % 9 + 1, true, 2}));
        game.play(withoutMistakes(game.sheet(), solution_));
        QVERIFY(game.isRight(solution_));
        QCOMPARE(game.sheet().value(1), solution_[1]);
    }

private:
    Kept path_;
    Game::Digits81 solution_{};
};

QTEST_APPLESS_MAIN(TestStepMoves)
#include "tst_stepmoves.moc"
