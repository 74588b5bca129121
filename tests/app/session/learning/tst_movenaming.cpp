// SPDX-License-Identifier: MIT
// The name of the technique that proves each move: only if it is wanted, for the right move, and nothing about wrong
// ones.
#include "app/session/learning/movenaming.h"

#include "app/documents/text/steps.h"
#include "app/game/stepmoves.h"
#include "tests/app/session/gameparts.h"

using namespace ninefold;
using namespace ninefold::session;

class TestMoveNaming : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nothingIsSaidUnlessWanted();
    void eachMoveIsNamed();
    void aMoveThatWasFollowedIsNamedWithItsPlace();
    void whatWasTakenBackIsNotNamed();
    void wrongDigitsAreNoMatterOfThis();
    void whatWasSaidGoes();
    void movesOfTheProgramAreNotThePlayers();
    void aNewGameForgetsTheQuestions();

private:
    /// The next single, played by the player.
    logic::Step playNext() {
        const logic::Finder finder(logic::Profile::standard(), true);
        const logic::Step step = *finder.next(logic::Position(game::positionOf(parts_->game.sheet())));
        parts_->type(step.deductions.front().cell, step.deductions.front().digit);
        return step;
    }
    QString sentenceOf(const logic::Step& step) { return documents::techniqueWasUsed(*step.technique); }
    QString nameOf(const logic::Step& step) { return documents::techniqueName(*step.technique); }
    QStringList said() const { return parts_->heard.sentences(); }

    std::unique_ptr<GameParts> parts_;
    std::unique_ptr<MoveNaming> naming_;
};

void TestMoveNaming::init() {
    naming_.reset();
    parts_ = std::make_unique<GameParts>();
    naming_ = std::make_unique<MoveNaming>(parts_->game, parts_->input, [this]() -> std::optional<ReasonedPuzzle> {
        const Examiner& examiner = parts_->examiner;
        if (!examiner.solution()) return std::nullopt;
        return ReasonedPuzzle{examiner.puzzleGrid(), *examiner.solution(), examiner.candidatesBind()};
    });
    connect(naming_.get(), &MoveNaming::moveNamed, this,
            [this](const QString& sentence) { parts_->announcer.say(sentence); });
    naming_->setOn(true);
    parts_->play(kEasyCells);
}

void TestMoveNaming::nothingIsSaidUnlessWanted() {
    QVERIFY(!store::Settings().nameMoves);
    naming_->setOn(false);
    playNext();
    naming_->setOn(true);
    const QString sentence = sentenceOf(playNext());
    QTRY_COMPARE(said(), QStringList{sentence});
}

void TestMoveNaming::eachMoveIsNamed() {
    for (int moves = 0; moves < 5; ++moves) {
        parts_->heard.clear();
        const QString sentence = sentenceOf(playNext());
        QTRY_COMPARE(said(), QStringList{sentence});
    }
}

void TestMoveNaming::aMoveThatWasFollowedIsNamedWithItsPlace() {
    QStringList names;
    QString last;
    for (int moves = 0; moves < 4; ++moves) {
        const logic::Step step = playNext();
        names << nameOf(step);
        last = sentenceOf(step);
    }
    QTRY_COMPARE(said().size(), 4);
    for (int place = 0; place < 3; ++place) {
        QVERIFY2(said()[place].endsWith(": you used " + names[place] + '.'), qPrintable(said()[place]));
        QVERIFY(said()[place].contains(" in r"));
    }
    QCOMPARE(said()[3], last);
}

void TestMoveNaming::whatWasTakenBackIsNotNamed() {
    playNext();
    parts_->game.stack().undo();
    const Cell other = parts_->game.sheet().blanks().first();
    parts_->type(other, parts_->right(other));
    QTRY_COMPARE(said().size(), 1);
    QVERIFY(!said().front().contains(" in r"));
}

void TestMoveNaming::wrongDigitsAreNoMatterOfThis() {
    parts_->typeWrong(parts_->game.sheet().blanks().first());
    parts_->game.stack().undo();
    const QString sentence = sentenceOf(playNext());
    QTRY_COMPARE(said(), QStringList{sentence});
}

/// When the move is taken back, or another one follows about which there is nothing to say.
void TestMoveNaming::whatWasSaidGoes() {
    QSignalSpy cleared(naming_.get(), &MoveNaming::namesCleared);
    playNext();
    QTRY_COMPARE(said().size(), 1);
    QCOMPARE(cleared.count(), 0);
    parts_->game.stack().undo();
    QCOMPARE(cleared.count(), 1);
    parts_->typeWrong(parts_->game.sheet().blanks().first());
    QCOMPARE(cleared.count(), 2);
    parts_->play(kHardCells);
    QCOMPARE(cleared.count(), 3);
}

void TestMoveNaming::movesOfTheProgramAreNotThePlayers() {
    const logic::Finder finder(logic::Profile::standard(), true);
    const logic::Step step = *finder.next(logic::Position(game::positionOf(parts_->game.sheet())));
    parts_->game.play(game::followSteps(parts_->game.sheet(), {&step, 1}, true));
    playNext();
    QTRY_COMPARE(said().size(), 1);
    QVERIFY(said().front().startsWith("That was "));
}

void TestMoveNaming::aNewGameForgetsTheQuestions() {
    for (int moves = 0; moves < 4; ++moves) playNext();
    parts_->play(kHardCells);
    const Cell cell = parts_->game.sheet().blanks().first();
    parts_->type(cell, parts_->right(cell));
    QTRY_COMPARE(said(), QStringList{"Right, but not by a step that I know: perhaps a guess."});
}

QTEST_GUILESS_MAIN(TestMoveNaming)
#include "tst_movenaming.moc"
