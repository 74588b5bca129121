// SPDX-License-Identifier: MIT
// solve --proof and dimacs --unique: proofs hold, and broken ones do not.
#include "app/cli/commands/cnf.h"
#include "engine/solve/drat.h"
#include "engine/solve/solver.h"
#include "tests/app/cli/program.h"
#include "tests/app/cli/rupchecker.h"
#include "tests/data.h"
#include "tests/engine/solve/puzzlekinds.h"
#include "tests/files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;

namespace {

/// A puzzle as clauses, and a proof that nothing else solves it.
struct Proven {
    QByteArray cnf, proof;
    solve::Report::Status status = solve::Report::Status::Unfinished;
};

Proven prove(const Grid& puzzle, bool candidatesBind = false, solve::Choice choice = solve::Choice::MostConstrained) {
    Proven made;
    solve::DratWriter writer([&](std::string_view text) {
        made.proof.append(text.data(), static_cast<qsizetype>(text.size()));
        return true;
    });
    const solve::SolverOptions options{
        .proof = solve::Proof::Reported, .choice = choice, .candidatesBind = candidatesBind};
    const solve::Report report = solve::solvers::cdcl.run(puzzle, options, &writer);
    made.status = report.status;
    const solve::Verdict::Values* solution = report.solutions > 0 ? &report.solution[0] : nullptr;
    made.cnf = QByteArray::fromStdString(cli::dimacsText(puzzle, candidatesBind, cli::Encoding::Extended, solution));
    return made;
}

QString faultOf(const Proven& proven, const QByteArray& proof) {
    return RupChecker(proven.cnf).fault(proof);
}

/// From every level, and the hardest ones that we have.
std::vector<Grid> bundled(int each) {
    std::vector<Grid> all = puzzlesOf(dataPath("hardest.txt"));
    const QString folder = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles/");
    for (const char* level : {"very-easy", "easy", "normal", "hard", "very-hard", "expert"})
        for (const Grid& puzzle : puzzlesOf(folder + level + ".txt", each)) all.push_back(puzzle);
    return all;
}

/// A call in a folder of its own, with the proof in its file "proof".
struct Call {
    explicit Call(const QStringList& arguments, const QByteArray& input, const QString& file = "proof") {
        ran = runCli(QStringList{"solve", "--proof", file} + arguments, input, folder.path());
        if (const QString path = folder.filePath("proof"); QFile::exists(path)) proof = bytesOf(path);
    }
    const QTemporaryDir folder;
    Ran ran;
    QByteArray proof;
};

} // namespace

class TestProof : public QObject {
    Q_OBJECT

private slots:
    void proofsHold() {
        for (const Grid& puzzle : bundled(40)) {
            const Proven proven = prove(puzzle);
            QCOMPARE(proven.status, solve::Report::Status::Solved);
            QVERIFY2(faultOf(proven, proven.proof).isEmpty(), puzzle.cellsText().c_str());
        }
    }

    /// Of every kind: puzzles without a solution have a proof, too, and so have those with candidates.
    void proofsOfAllKindsHold() {
        std::mt19937 random(31);
        int proofs = 0, deletions = 0;
        for (int round = 0; round < 100; ++round) {
            const auto [puzzle, bind] = puzzles::sample(round, random);
            for (const solve::Choice choice : {solve::Choice::MostConstrained, solve::Choice::Activity}) {
                const Proven proven = prove(puzzle, bind, choice);
                const QString fault = faultOf(proven, proven.proof);
                const bool several = proven.status == solve::Report::Status::Multiple;
                QVERIFY2(fault.isEmpty() != several, qPrintable(fault + " in " + puzzle.cellsText().c_str()));
                proofs += !several;
                deletions += static_cast<int>(proven.proof.count("\nd "));
            }
        }
        QVERIFY(proofs > 100 && deletions > 100);
    }

    /// What makes the propagation of cdcl stronger than that of the clauses needs lines of its own.
    void linesInBetweenAreNeeded() {
        int needed = 0;
        for (const Grid& puzzle : bundled(2)) {
            const Proven proven = prove(puzzle);
            // A pointing line denies one candidate and names six others.
            QByteArrayList without;
            for (const QByteArray& line : proven.proof.split('\n'))
                if (!(line.startsWith('-') && line.count(' ') == 7 && line.count('-') == 1)) without << line;
            needed += !faultOf(proven, without.join('\n')).isEmpty();
        }
        QVERIFY(needed > 10);
    }

    void brokenProofsAreRefused() {
        for (const Grid& puzzle : puzzlesOf(dataPath("hardest.txt"))) {
            const Proven proven = prove(puzzle);
            const auto broken = [&](const QByteArray& proof) { return !faultOf(proven, proof).isEmpty(); };
            QVERIFY(broken({}));
            QVERIFY(broken("0\n"));
            QVERIFY(broken(proven.proof.chopped(2)));
            QVERIFY(broken(proven.proof.first(proven.proof.size() / 2)));
            QVERIFY(broken("d 1 2 0\n" + proven.proof));
            QVERIFY(broken("1 2 x 0\n" + proven.proof));
            QVERIFY(broken("730 0\n" + proven.proof));
            // The proof of another puzzle.
            QVERIFY(broken(prove(puzzlesOf(dataPath("hardest.txt"), 1)[0]).proof) ||
                    puzzle == puzzlesOf(dataPath("hardest.txt"), 1)[0]);
        }
    }

    /// A single character is enough, unless the proof can do without that line.
    void aFlippedLiteralIsRefused() {
        int damaged = 0, refused = 0;
        for (const Grid& puzzle : puzzlesOf(dataPath("hardest.txt"))) {
            const Proven proven = prove(puzzle);
            const QByteArrayList lines = proven.proof.split('\n');
            for (qsizetype i = 2; i < lines.size() - 2; i += 3) {
                QByteArrayList other = lines;
                QByteArray& line = other[i];
                line = line[0] == '-' ? line.sliced(1) : '-' + line;
                ++damaged;
                refused += !faultOf(proven, other.join('\n')).isEmpty();
            }
        }
        QVERIFY2(damaged > 100 && refused > damaged / 2, qPrintable(QString("%1 of %2").arg(refused).arg(damaged)));
    }

    /// The program's own files, as a checker reads them.
    void theFilesOfTheProgramFit_data() {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<int>("code");
        QTest::newRow("unique") << kinds::unique << 0;
        QTest::newRow("none") << kinds::none << 1;
        QTest::newRow("invalid") << kinds::invalid << 1;
        QTest::newRow("complete") << kinds::solution << 0;
    }
    void theFilesOfTheProgramFit() {
        QFETCH(QByteArray, puzzle);
        QFETCH(int, code);
        const Call call({"--engine", "cdcl", "--json"}, puzzle);
        QCOMPARE(call.ran.code, code);
        QCOMPARE(call.ran.objects().size(), 1);
        QCOMPARE(call.ran.err, QByteArray());
        QCOMPARE(RupChecker(runCli({"dimacs", "--unique"}, puzzle).out).fault(call.proof), QString());
    }

    void uniqueIsOneClauseMore() {
        const QByteArray plain = runCli({"dimacs"}, kinds::unique).out;
        const QByteArray unique = runCli({"dimacs", "--unique"}, kinds::unique).out;
        QCOMPARE(unique.count('\n'), plain.count('\n') + 1);
        QByteArray clause;
        for (int cell = 0; cell < 81; ++cell)
            if (kinds::unique[cell] == '.')
                clause += '-' + QByteArray::number(9 * cell + kinds::solution[cell] - '0') + ' ';
        QVERIFY(unique.endsWith('\n' + clause + "0\n"));
        const auto count = [](const QByteArray& text) { return text.split('\n')[1].split(' ')[3].toInt(); };
        QCOMPARE(count(unique), count(plain) + 1);
        // Without a solution there is nothing to exclude.
        QCOMPARE(runCli({"dimacs", "--unique"}, kinds::none).out, runCli({"dimacs"}, kinds::none).out);
        QCOMPARE(runCli({"dimacs", "--unique", "--json"}, kinds::unique).object()["dimacs"].toString().toUtf8(),
                 unique.sliced(unique.indexOf('\n') + 1));
    }

    /// The earlier file stays, and the answer is given all the same.
    void twoSolutionsHaveNoProof() {
        const QTemporaryDir folder;
        const QString proof = folder.filePath("proof");
        writeBytes(proof, "earlier");
        const Ran ran =
            runCli({"solve", "--engine", "cdcl", "--json", "--proof", "proof"}, kinds::multiple, folder.path());
        QCOMPARE(ran.code, 1);
        QCOMPARE(ran.object()["status"].toString(), QString("multiple"));
        QVERIFY(ran.err.contains("more than one solution; proof was not written"));
        QCOMPARE(bytesOf(proof), QByteArray("earlier"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void aProofIsAboutOnePuzzle() {
        const QByteArray two = kinds::unique + '\n' + kinds::none + '\n';
        const Call several({"--engine", "cdcl"}, two);
        QCOMPARE(several.ran.code, 2);
        QVERIFY(several.ran.err.contains("--limit 1"));
        QVERIFY(several.ran.out.isEmpty() && several.proof.isEmpty());
        const Call first({"--engine", "cdcl", "--limit", "1", "--quiet"}, two);
        QCOMPARE(first.ran.code, 0);
        QCOMPARE(RupChecker(runCli({"dimacs", "--unique"}, kinds::unique).out).fault(first.proof), QString());
        QVERIFY(Call({"--engine", "cdcl"}, "nothing here").proof.isEmpty());
    }

    void wrongCallsAreRefused() {
        for (const QStringList& engine :
             {QStringList{}, {"--json"}, {"--engine", "mrv"}, {"--engine", "fast"}, {"--engine", "logic"}}) {
            const Call call(engine, kinds::unique);
            QCOMPARE(call.ran.code, 2);
            QVERIFY(call.ran.err.contains("--proof needs --engine cdcl"));
            QVERIFY(call.proof.isEmpty());
        }
        QCOMPARE(Call({"--engine", "cdcl"}, kinds::unique, "-").ran.code, 2);
        QCOMPARE(Call({"--engine", "cdcl", "--output", "proof"}, kinds::unique).ran.code, 2);
        QCOMPARE(Call({"--engine", "cdcl"}, kinds::unique, "/no/such/folder/proof").ran.code, 3);
        QCOMPARE(Call({"--engine", "cdcl"}, kinds::unique, "/dev/full").ran.code, 3);
        // A proof must not replace its puzzle.
        const QTemporaryDir folder;
        const QString puzzle = folder.filePath("puzzle.txt");
        writeBytes(puzzle, kinds::unique);
        QCOMPARE(runCli({"solve", "--engine", "cdcl", "--proof", "./puzzle.txt", "puzzle.txt"}, {}, folder.path()).code,
                 2);
        QCOMPARE(bytesOf(puzzle), kinds::unique);
    }

    /// With a proof the events do not end at the first solution.
    void eventsContinueToTheEndOfTheProof() {
        const QStringList call{"--engine", "cdcl", "--steps", "--json"};
        const QByteArray proven = Call(call, kinds::unique).ran.out;
        const QByteArray proved = runCli(QStringList{"solve", "--prove"} + call, kinds::unique).out;
        const auto events = [](const QByteArray& out) { return out.sliced(out.indexOf("\"events\":[")); };
        QCOMPARE(events(proven), events(proved));
    }
};

QTEST_GUILESS_MAIN(TestProof)
#include "tst_proof.moc"
