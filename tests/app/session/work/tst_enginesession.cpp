// SPDX-License-Identifier: MIT
// Questions to the engine from the window's thread: they return at once, a signal answers later, unless there was a
// newer question.
#include "app/session/work/enginesession.h"

#include "engine/rating/seed.h"
#include "tests/app/examplepuzzle.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;

class TestEngineSession : public QObject {
    Q_OBJECT

private slots:
    void answersComeWithoutWaiting();
    void onlyTheNewestQuestionIsAnswered();
    void theSameSeedGivesTheSamePuzzle();
    void stoppedWorkSaysNothing();
    void aVerdictDoesNotWaitForAPuzzle();
};

/// No answer may come within the call, because the caller is not ready for it yet.
void TestEngineSession::answersComeWithoutWaiting() {
    EngineSession session;
    QSignalSpy examined(&session, &EngineSession::examined);
    session.examine(Grid::fromCells(kExampleCells));
    QCOMPARE(examined.count(), 0);
    QVERIFY(examined.wait());
    const auto verdict = examined.first().at(1).value<Verdict>();
    QCOMPARE(verdict.status, Verdict::Status::Unique);
    QCOMPARE(verdict.solution[2], 4);
}

/// Fifty outdated questions, and one that counts.
void TestEngineSession::onlyTheNewestQuestionIsAnswered() {
    EngineSession session;
    QSignalSpy examined(&session, &EngineSession::examined);
    for (int question = 0; question < 50; ++question) session.examine(Grid());
    session.examine(Grid::fromCells(kExampleCells));
    QVERIFY(examined.wait());
    QCOMPARE(examined.first().at(0).value<Grid>(), Grid::fromCells(kExampleCells));
    // Questions are answered in order: an answer to an older one would come before that to a newer.
    session.examine(Grid());
    QVERIFY(examined.wait());
    QCOMPARE(examined.count(), 2);
    QCOMPARE(examined.last().at(0).value<Grid>(), Grid());
}

/// The seed is part of the question, so that a puzzle can be requested again.
void TestEngineSession::theSameSeedGivesTheSamePuzzle() {
    EngineSession session;
    QSignalSpy generated(&session, &EngineSession::generated);
    for (int round = 0; round < 2; ++round) {
        session.generate({.level = Level::Easy}, 42);
        QVERIFY(generated.wait(30000));
    }
    const auto first = generated.at(0).at(2).value<GeneratedPuzzle>();
    QCOMPARE(first.puzzle, generated.at(1).at(2).value<GeneratedPuzzle>().puzzle);
    QCOMPARE(seedLevel(first.seedDifficulty), Level::Easy);
    // Players see the level of a puzzle that was asked for by something else.
    session.generate({.clues = Range{30, 30}}, 42);
    QVERIFY(generated.wait(30000));
    QVERIFY(generated.last().at(2).value<GeneratedPuzzle>().level.has_value());
}

/// A stopped job must not answer instead of the next one.
void TestEngineSession::stoppedWorkSaysNothing() {
    EngineSession session;
    QSignalSpy generated(&session, &EngineSession::generated);
    session.generate({.level = Level::Expert}, 1);
    // An Expert puzzle is not finished by the time this line runs.
    session.stopGenerating();
    QVERIFY(!session.isGenerating());
    session.generate({.level = Level::VeryEasy}, 2);
    QVERIFY(generated.wait(30000));
    QCOMPARE(generated.count(), 1);
    QCOMPARE(generated.first().at(0).value<PuzzleSpec>().level, Level::VeryEasy);
}

/// The board is examined although the generator cannot even begin.
void TestEngineSession::aVerdictDoesNotWaitForAPuzzle() {
    QSemaphore busy;
    const int threads = longWorkThreads().maxThreadCount();
    for (int thread = 0; thread < threads; ++thread) longWorkThreads().start([&] { busy.acquire(); });
    EngineSession session;
    QSignalSpy examined(&session, &EngineSession::examined), branchExamined(&session, &EngineSession::branchExamined);
    session.generate({.level = Level::VeryEasy}, 2);
    session.examine(Grid::fromCells(kExampleCells));
    session.examineBranch(Grid::fromCells(kExampleCells));
    const bool came = examined.wait() && (!branchExamined.isEmpty() || branchExamined.wait());
    const bool generating = session.isGenerating();
    busy.release(threads);
    QVERIFY(longWorkThreads().waitForDone());
    QVERIFY(came);
    QVERIFY(generating);
}

QTEST_GUILESS_MAIN(TestEngineSession)
#include "tst_enginesession.moc"
