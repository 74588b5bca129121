// SPDX-License-Identifier: MIT
// How a watched run ended: said once it is known, with the guesses and dead ends that it took.
#include "app/session/watch/logicrunview.h"
#include "app/session/watch/solverrunview.h"

#include "engine/logic/profile.h"
#include "engine/logic/technique.h"

#include <QLocale>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

constexpr const char* kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// A few singles, then a harder step.
constexpr const char* kMedium = "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9";
/// Without one of its givens the easy puzzle has several solutions, with another digit it has none.
constexpr const char* kSeveral = "5...7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8...9";
constexpr const char* kNone = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..54...8..79";

} // namespace

class TestRunOutcome : public QObject {
    Q_OBJECT

private slots:
    void theEndIsSaid_data();
    void theEndIsSaid();
    void nothingIsSaidBeforeTheEnd();
    void logicSaysWhetherItIsSolved();
};

void TestRunOutcome::theEndIsSaid_data() {
    QTest::addColumn<const Solver*>("solver");
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<int>("proof");
    QTest::addColumn<QString>("begin");
    for (const Solver* solver : eventSolvers()) {
        const std::string id(solver->id);
        const auto row = [&](const char* name, const char* puzzle, Proof proof, const char* begin) {
            QTest::addRow("%s, %s", id.c_str(), name)
                << solver << QString::fromLatin1(puzzle) << static_cast<int>(proof) << QString::fromLatin1(begin);
        };
        row("solved", kHard, Proof::None, "Solved: ");
        row("proved", kHard, Proof::Reported, "Solved: it is the only solution (");
        row("several", kSeveral, Proof::Reported, "Not unique: ");
        row("none", kNone, Proof::None, "No solution: ");
    }
}

void TestRunOutcome::theEndIsSaid() {
    QFETCH(const Solver*, solver);
    QFETCH(QString, puzzle);
    QFETCH(int, proof);
    QFETCH(QString, begin);
    EventRun run;
    const SolverRunView view(run, NameStyle::RowColumn);
    run.start({solver, Grid::fromCells(puzzle.toStdString()), {.proof = static_cast<Proof>(proof)}});
    QTRY_VERIFY_WITH_TIMEOUT(run.isComplete(), 60'000);
    QVERIFY2(view.outcome().startsWith(begin), qPrintable(view.outcome()));
    // Without an event there is no position to look at.
    if (run.lastKnown() == 0) return;
    run.fetch(run.lastKnown());
    QTRY_VERIFY_WITH_TIMEOUT(run.holds(run.lastKnown()), 60'000);
    // The numbers are those that the last position shows.
    const SolverState state = run.window().state(run.lastKnown());
    const QString numbers = view.outcome().remove(QLocale().groupSeparator());
    for (const EventKind kind : {EventKind::Decide, solver->deadEnd})
        QVERIFY2(numbers.contains(QString::number(state.count(kind))) || state.count(EventKind::Decide) == 0,
                 qPrintable(numbers));
    QVERIFY(view.lastWords(run.lastKnown()).endsWith(view.outcome()));
    const quint64 before = run.lastKnown() - 1;
    if (before > run.window().first()) QCOMPARE(view.lastWords(before), view.sentence(before));
}

void TestRunOutcome::nothingIsSaidBeforeTheEnd() {
    EventRun run;
    const SolverRunView view(run, NameStyle::RowColumn);
    run.start({eventSolvers().front(), Grid::fromCells(kHard), {}});
    QCOMPARE(view.outcome(), QString());
}

void TestRunOutcome::logicSaysWhetherItIsSolved() {
    LogicRun run;
    const LogicRunView view(run, NameStyle::RowColumn);
    const auto watch = [&](const char* puzzle, const logic::Profile& profile) {
        run.start({.grid = Grid::fromCells(puzzle), .profile = profile});
        QTRY_VERIFY_WITH_TIMEOUT(run.isComplete(), 60'000);
        if (run.lastKnown() == 0) return;
        const QString last = view.lastWords(run.lastKnown());
        QVERIFY(last.startsWith(view.sentence(run.lastKnown())) && last.endsWith(view.outcome()));
    };
    std::vector<const logic::Technique*> singles = logic::Profile::standard().order;
    std::erase_if(singles, [](const auto* one) { return one->family != logic::Family::Singles; });
    watch(kEasy, logic::Profile::standard());
    QVERIFY2(view.outcome().startsWith("Solved: 51 step"), qPrintable(view.outcome()));
    watch(kMedium, logic::Profile::only(singles));
    QVERIFY2(view.outcome().startsWith("Stuck: "), qPrintable(view.outcome()));
    const int left = run.grid(run.lastKnown()).blanks().count();
    QVERIFY(left > 0 && view.outcome().contains(QString::number(left)));
}

QTEST_GUILESS_MAIN(TestRunOutcome)
#include "tst_runoutcome.moc"
