// SPDX-License-Identifier: MIT
// A stretch of a watched run becomes a page, wherever in the run it is.
#include "app/session/watch/saving/runpages.h"

#include "app/session/watch/logicrunview.h"
#include "app/session/watch/solverrunview.h"
#include "engine/logic/profile.h"
#include "tests/app/session/watch/plainrun.h"
#include "tests/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

} // namespace

class TestRunPages : public QObject {
    Q_OBJECT

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        run_ = std::make_unique<EventRun>();
        view_ = std::make_unique<SolverRunView>(*run_, NameStyle::RowColumn);
        pages_ = std::make_unique<RunPages>();
    }
    void cleanup() {
        pages_.reset();
        view_.reset();
        run_.reset();
    }

    /// Across several windows of the run.
    void everyEventIsThere_data() {
        QTest::addColumn<quint64>("from");
        QTest::addColumn<quint64>("to");
        QTest::newRow("beginning") << quint64{0} << quint64{50};
        QTest::newRow("first event") << quint64{1} << quint64{1};
        QTest::newRow("middle") << quint64{30'000} << quint64{30'010};
        QTest::newRow("across windows") << quint64{10'000} << quint64{34'000};
    }

    void everyEventIsThere() {
        QFETCH(quint64, from);
        QFETCH(quint64, to);
        const PlainRun plain = backtracking();
        const QJsonObject page = saved(*view_, from, to);
        const quint64 first = std::max<quint64>(from, 1);
        QCOMPARE(page["first"].toInteger(), static_cast<qint64>(first - 1));
        const QJsonArray events = page["events"].toArray();
        QCOMPARE(static_cast<quint64>(events.size()), to - first + 1);
        quint64 number = first;
        for (const QJsonValue& event : events) {
            QCOMPARE(event["n"].toInteger(), static_cast<qint64>(number));
            QCOMPARE(event["kind"].toString() == "decide", plain.kinds[number - 1] == EventKind::Decide);
            ++number;
        }
        QVERIFY(!page["complete"].toBool());
    }

    void aLongStretchIsCut() {
        backtracking();
        const QJsonObject page = saved(*view_, 5, 1'000'000);
        QCOMPARE(static_cast<quint64>(page["events"].toArray().size()), documents::RunPage::kMostEvents);
        QVERIFY(!page["complete"].toBool());
    }

    /// Steps of logic become boards, with the sentence of each.
    void stepsOfLogicAreBoards() {
        LogicRun logic;
        LogicRunView view(logic, NameStyle::RowColumn);
        logic.start({.grid = Grid::fromCells(
                         "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
                     .profile = logic::Profile::standard()});
        QTRY_VERIFY_WITH_TIMEOUT(logic.isComplete(), 60'000);
        const QJsonObject page = saved(view, 0, logic.lastKnown());
        QVERIFY(page["complete"].toBool());
        QCOMPARE(static_cast<quint64>(page["events"].toArray().size()), logic.lastKnown());
        const QJsonValue last = page["events"].toArray().last();
        QCOMPARE(last["text"].toString(), view.sentence(logic.lastKnown()));
        QCOMPARE(last["grid"].toString().toStdString(), logic.grid(logic.lastKnown()).cellsText());
    }

    void anotherRunEndsThePage() {
        backtracking();
        QSignalSpy failed(pages_.get(), &RunPages::pageFailed);
        pages_->start(*view_, order(10'000, 30'000));
        run_->start({&solvers::cdcl, Grid::fromCells(kHard), {.proof = Proof::None}});
        QCOMPARE(failed.count(), 1);
        QVERIFY(!QFile::exists(file()));
    }

    void whatCannotBeWrittenIsSaid() {
        backtracking();
        QSignalSpy failed(pages_.get(), &RunPages::pageFailed);
        RunPages::Order lost = order(0, 10);
        lost.file = folder_->filePath("nowhere/run.html");
        pages_->start(*view_, lost);
        QVERIFY(failed.wait(30'000));
        QVERIFY(!failed.first().first().toString().isEmpty());
    }

private:
    QString file() const { return folder_->filePath("run.html"); }
    RunPages::Order order(quint64 from, quint64 to) const {
        return {.from = from,
                .to = to,
                .title = "A run",
                .file = file(),
                .folder = QStringLiteral(NINEFOLD_SOURCE_DIR "/resources/web")};
    }
    /// Runs to the end, and returns the beginning for comparison.
    PlainRun backtracking() {
        const Grid puzzle = Grid::fromCells(kHard);
        run_->start({&solvers::backtracking, puzzle, {.proof = Proof::None}});
        [&] { QTRY_VERIFY_WITH_TIMEOUT(run_->isComplete(), 60'000); }();
        PlainRun plain(puzzle, 40'000);
        solvers::backtracking.run(puzzle, {.proof = Proof::None}, &plain);
        return plain;
    }
    QJsonObject saved(const RunView& view, quint64 from, quint64 to) {
        QSignalSpy ended(pages_.get(), &RunPages::pageSaved);
        pages_->start(view, order(from, to));
        if (!ended.wait(60'000)) return {};
        const QString text =
            QString::fromUtf8(bytesOf(file())).section("type=\"application/json\">", 1).section("</script>", 0, 0);
        return QJsonDocument::fromJson(text.toUtf8()).object();
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<EventRun> run_;
    std::unique_ptr<SolverRunView> view_;
    std::unique_ptr<RunPages> pages_;
};

QTEST_GUILESS_MAIN(TestRunPages)
#include "tst_runpages.moc"
