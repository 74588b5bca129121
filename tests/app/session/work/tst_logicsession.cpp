// SPDX-License-Identifier: MIT
// Hints, paths and all steps from their own threads. Each kind of question has its own answers, so that a slow path
// does not delay a hint.
#include "app/session/work/logicsession.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::session;

class TestLogicSession : public QObject {
    Q_OBJECT

private slots:
    void answersAreThoseOfTheFinder();
    void onlyTheNewestQuestionIsAnswered();
    void stoppedQuestionsAreSilent();
    void kindsDoNotWaitForEachOther();
};

namespace {

constexpr const char* kPuzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// Finding its path takes long.
constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// With all usual techniques, including uniqueness.
LogicQuestion question(const char* puzzle) {
    return {Grid::fromCells(puzzle), Profile::standard(), true};
}

} // namespace

/// The answers are those of the finder, in the same order.
void TestLogicSession::answersAreThoseOfTheFinder() {
    LogicSession session;
    std::optional<Step> hint;
    std::vector<Step> path, all;
    connect(&session, &LogicSession::hintFound, this, [&](const std::optional<Step>& step) { hint = step; });
    connect(&session, &LogicSession::pathGrew, this, [&](const Step& step) { path.push_back(step); });
    connect(&session, &LogicSession::stepsFound, this, [&](const StepBatch& steps) {
        QVERIFY(!steps->empty() && steps->size() <= kMaxBatchSteps);
        for (const ListedStep& listed : *steps) all.push_back(listed.step);
    });
    session.askHint(question(kPuzzle));
    session.askPath(question(kPuzzle));
    session.askAll(question(kPuzzle));
    using Kind = LogicSession::Kind;
    QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(Kind::Hint) && !session.isBusy(Kind::Path) && !session.isBusy(Kind::All),
                             60000);
    const Finder finder(Profile::standard(), true);
    const Position start(Grid::fromCells(kPuzzle));
    QVERIFY(hint == finder.next(start));
    // The path starts with the step of the hint.
    QVERIFY(path.front() == *hint);
    QVERIFY(all == finder.all(start));
    Position end = start;
    for (const Step& step : path) end.apply(step);
    QVERIFY(end.solved());
}

/// Twenty slow questions, followed by the one that counts.
void TestLogicSession::onlyTheNewestQuestionIsAnswered() {
    LogicSession session;
    QSignalSpy found(&session, &LogicSession::hintFound);
    for (int time = 0; time < 20; ++time) session.askHint(question(kHard));
    session.askHint(question(kPuzzle));
    QVERIFY(found.wait(30000));
    // Questions are answered in order: an answer to an older one would come before that to a newer.
    session.askHint(question(kPuzzle));
    QVERIFY(found.wait(30000));
    QCOMPARE(found.count(), 2);
}

/// A path that is no longer displayed must deliver nothing.
void TestLogicSession::stoppedQuestionsAreSilent() {
    LogicSession session;
    std::vector<Step> path;
    connect(&session, &LogicSession::pathGrew, this, [&](const Step& step) { path.push_back(step); });
    QSignalSpy ended(&session, &LogicSession::pathEnded);
    session.askPath(question(kHard));
    session.stop(LogicSession::Kind::Path);
    QVERIFY(!session.isBusy(LogicSession::Kind::Path));
    // The next results belong to the next question, from its first step.
    session.askPath(question(kPuzzle));
    QVERIFY(ended.wait(30000));
    QCOMPARE(ended.count(), 1);
    QVERIFY(path.front() == Finder(Profile::standard(), true).next(Position(Grid::fromCells(kPuzzle))));
}

/// The slow question first; the fast one is answered all the same.
void TestLogicSession::kindsDoNotWaitForEachOther() {
    LogicSession session;
    QSignalSpy ended(&session, &LogicSession::pathEnded), found(&session, &LogicSession::hintFound);
    session.askPath(question(kHard));
    session.askHint(question(kPuzzle));
    QVERIFY(found.wait(30000));
}

QTEST_GUILESS_MAIN(TestLogicSession)
#include "tst_logicsession.moc"
