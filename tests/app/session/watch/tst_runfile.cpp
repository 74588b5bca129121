// SPDX-License-Identifier: MIT
// Runs as JSON Lines: what is written is opened as the same run, and damaged files are refused.
#include "app/session/watch/runfile.h"

#include "tests/engine/solve/puzzlekinds.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

/// Some run of some solver with some options.
RunRequest anyRun(std::mt19937& random) {
    const auto solvers = eventSolvers();
    // Backtracking would write millions of lines.
    const Solver& solver = *solvers[1 + random() % (solvers.size() - 1)];
    const auto [puzzle, bind] = puzzles::sample(static_cast<int>(random() % 4), random);
    RunRequest request{&solver, puzzle, {.proof = random() % 2 ? Proof::Reported : Proof::None}};
    request.options.candidatesBind = bind;
    request.options.seed = random() + (std::uint64_t{1} << 63);
    for (const auto& text : choiceTexts())
        if (!solver.choices.empty() && random() % 2) request.options.choice = text.what;
    for (const auto& text : switchTexts())
        if (solver.switches.has(text.what)) request.options.switches.set(text.what, random() % 2);
    std::vector<OwnDecision> decisions;
    for (std::uint64_t number = 1; number < 6; ++number)
        decisions.push_back({number, Literal::fromIndex(2 * static_cast<int>(random() % kVariableCount))});
    if (random() % 2) request.options.decisions = std::make_shared<const std::vector<OwnDecision>>(decisions);
    return request;
}

bool same(const RunRequest& a, const RunRequest& b) {
    const bool decisions = !a.options.decisions || !b.options.decisions ? a.options.decisions == b.options.decisions
                                                                        : *a.options.decisions == *b.options.decisions;
    return decisions && a.solver == b.solver && a.puzzle.cellsText() == b.puzzle.cellsText() &&
           a.options.choice == b.options.choice && a.options.switches == b.options.switches &&
           a.options.seed == b.options.seed && a.options.proof == b.options.proof &&
           a.options.candidatesBind == b.options.candidatesBind;
}

} // namespace

class TestRunFile : public QObject {
    Q_OBJECT

private slots:
    void aRunComesBack() {
        std::mt19937 random(71);
        for (int round = 0; round < 40; ++round) {
            const RunRequest request = anyRun(random);
            const std::string text = runText(request);
            const auto again = readRun(text);
            QVERIFY2(std::holds_alternative<RunRequest>(again), text.substr(0, 400).c_str());
            QVERIFY(same(std::get<RunRequest>(again), request));
            const QList<QByteArray> lines = QByteArray::fromStdString(text).trimmed().split('\n');
            const Report report = request.solver->run(request.puzzle, request.options);
            QCOMPARE(static_cast<std::uint64_t>(lines.size()) - 1, report.reported.events());
            for (const QByteArray& line : lines) QVERIFY(QJsonDocument::fromJson(line).isObject());
        }
    }

    void candidatesThatBindComeBack() {
        std::mt19937 random(72);
        const Grid puzzle = puzzles::tangled(random);
        const RunRequest request{&solvers::cdcl, puzzle, {.proof = Proof::None, .candidatesBind = true}};
        const auto again = readRun(runText(request));
        QVERIFY(std::holds_alternative<RunRequest>(again));
        for (Cell cell = 0; cell < kCellCount; ++cell)
            QCOMPARE(std::get<RunRequest>(again).puzzle.candidates(cell), puzzle.candidates(cell));
    }

    /// A changed, missing or additional line is named by its number; a header that makes no sense is no run.
    void damagedRunsAreRefused() {
        std::mt19937 random(73);
        const std::string text = runText({&solvers::cdcl, puzzles::minimal(random).grid, {.proof = Proof::None}});
        QList<QByteArray> lines = QByteArray::fromStdString(text).trimmed().split('\n');
        const auto refusedAt = [](const QList<QByteArray>& all) {
            const auto run = readRun((all.join('\n') + '\n').toStdString());
            return std::holds_alternative<RunFault>(run) ? std::get<RunFault>(run) : RunFault{.line = 0};
        };
        using Kind = RunFault::Kind;
        for (int line = 1; line < lines.size(); line += 7) {
            QList<QByteArray> changed = lines, shorter = lines;
            changed[line].replace("\"n\":", "\"m\":");
            shorter.removeAt(line);
            QCOMPARE(refusedAt(changed), (RunFault{Kind::OtherEvents, static_cast<quint64>(line) + 1}));
            if (line + 1 < lines.size())
                QCOMPARE(refusedAt(shorter), (RunFault{Kind::OtherEvents, static_cast<quint64>(line) + 1}));
        }
        QCOMPARE(refusedAt(lines + QList<QByteArray>{"{}"}).kind, Kind::OtherEvents);
        for (const char* header : {"", "{}", "[1]", "{\"run\":1}", "{\"run\":2,\"engine\":\"cdcl\"}", "not JSON"})
            QCOMPARE(refusedAt({QByteArray(header)}).kind, Kind::NoRun);
        QByteArray other = lines[0];
        QCOMPARE(refusedAt({other.replace("\"cdcl\"", "\"magic\"")}).kind, Kind::NoRun);
    }

    void filesAreSavedAndOpened() {
        QTemporaryDir folder;
        const QString path = folder.filePath("run.jsonl");
        std::mt19937 random(74);
        const RunRequest request = anyRun(random);
        RunFiles files;
        QSignalSpy saved(&files, &RunFiles::runSaved), opened(&files, &RunFiles::runOpened),
            refused(&files, &RunFiles::runRefused);
        files.save(path, request);
        QTRY_COMPARE(saved.size(), 1);
        files.open(path);
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(same(opened[0][1].value<RunRequest>(), request));
        files.open(folder.filePath("missing.jsonl"));
        QTRY_COMPARE(refused.size(), 1);
        QCOMPARE(refused[0][1].value<RunFault>().kind, RunFault::Kind::NotOpened);
    }
};

QTEST_GUILESS_MAIN(TestRunFile)
#include "tst_runfile.moc"
