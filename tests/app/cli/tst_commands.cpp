// SPDX-License-Identifier: MIT
// solve, convert, formats, canonical, dimacs and bench: their answers, and that they are correct.
#include "app/documents/catalog.h"
#include "engine/core/houses.h"
#include "tests/app/cli/program.h"
#include "tests/files.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

namespace {

const QByteArray kBoth = kinds::unique + '\n' + kinds::multiple + '\n';

/// The clauses for a SAT solver such as minisat. Parsed as any reader of DIMACS does: clauses end with 0, comments
/// are skipped.
QList<QList<int>> clausesOf(const QByteArray& text, QList<int>* header) {
    QList<QList<int>> clauses;
    for (const QByteArray& line : text.split('\n')) {
        if (line.startsWith("p cnf ")) *header = {line.split(' ')[2].toInt(), line.split(' ')[3].toInt()};
        if (line.isEmpty() || line[0] == 'c' || line[0] == 'p') continue;
        QList<int> clause;
        for (const QByteArray& literal : line.split(' ')) clause << literal.toInt();
        if (clause.takeLast() == 0) clauses << clause;
    }
    return clauses;
}

/// A clause needs one true literal.
bool satisfies(const QByteArray& solution, const QList<int>& clause) {
    return std::any_of(clause.begin(), clause.end(), [&](int literal) {
        const int variable = std::abs(literal) - 1;
        return (solution[variable / 9] == '1' + variable % 9) == (literal > 0);
    });
}

} // namespace

class TestCommands : public QObject {
    Q_OBJECT

private slots:
    /// All five kinds at once, in order; checks that the fields of the contract exist.
    void solveFindsTheSolution() {
        const Ran ran = runCli({"solve", "--engine", "fast", "--json"},
                               kinds::solution + '\n' + kBoth + kinds::none + '\n' + kinds::invalid + '\n');
        QCOMPARE(ran.code, 1);
        QStringList status;
        for (const QJsonObject& object : ran.objects()) status << object["status"].toString();
        QCOMPARE(status, (QStringList{"solved", "solved", "multiple", "none", "invalid"}));
        const QJsonObject first = ran.object();
        QCOMPARE(first["solution"].toString().toLatin1(), kinds::solution);
        for (const char* name : {"decisions", "implications", "conflicts", "backtracks", "backjumps", "learned",
                                 "restarts", "guesses", "events", "microseconds"})
            QVERIFY2(first["stats"][QLatin1String(name)].isDouble(), name);
        const Ran text = runCli({"solve"}, kinds::unique);
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("| 7 2 8 | 5 4 6 | 3 9 1 |"));
    }

    /// The file has the same content as the screen; results must not replace their own input.
    void resultsStandBesideTheInput() {
        const QTemporaryDir folder;
        const QString input = folder.filePath("puzzle.txt");
        writeBytes(input, kBoth);
        const auto content = [&](const char* name) { return bytesOf(folder.filePath(name)); };
        const QByteArray text = runCli({"solve", input}).out;
        QCOMPARE(runCli({"solve", "--results", input}).out, text);
        QCOMPARE(content("puzzle_results.txt"), text);
        const Ran other =
            runCli({"solve", "--results", "--json", "--output", "other", "puzzle.txt"}, {}, folder.path());
        QCOMPARE(other.objects().size(), 2);
        QCOMPARE(content("other"), text);
        // Its own results as input: they would be overwritten while they are read.
        QCOMPARE(
            runCli({"solve", "--results", "--output", "puzzle_results.txt", "puzzle_results.txt"}, {}, folder.path())
                .code,
            2);
        QCOMPARE(content("puzzle_results.txt"), text);
    }

    /// Every format that can be written is read again by the program; a format for a single puzzle reports that.
    void convertWritesEveryFormat() {
        for (const Format* format : allFormats()) {
            if (format->write == nullptr) continue;
            const QString id = QString::fromStdString(std::string(format->id));
            const Ran ran = runCli({"convert", "--to", id}, kinds::unique);
            QCOMPARE(ran.code, 0);
            QVERIFY2(!ran.out.isEmpty(), qPrintable(id));
            const Ran json = runCli({"convert", "--json", "--to", id}, kBoth);
            QCOMPARE(json.objects().size(), 2);
            QCOMPARE(json.object()["puzzle"].toString().toLatin1(), kinds::unique);
            QCOMPARE(json.object()["format"].toString(), id);
            QCOMPARE(json.object()["text"].toString().toUtf8(), ran.out);
            const Ran two = runCli({"convert", "--to", id}, kBoth);
            QCOMPARE(two.code, format->holds.many ? 0 : 1);
            QCOMPARE(two.err.contains("more than one Sudoku"), !format->holds.many);
            // The output can be read again.
            if (format->isReadable())
                QCOMPARE(runCli({"convert", "--to", "line81"}, two.out).out,
                         format->holds.many ? kBoth : kBoth.first(82));
        }
        QCOMPARE(runCli({"convert", "--to", "line81"}, "nothing\n").out, QByteArray());
    }

    /// In the order of the list, with the same properties.
    void formatsAreListed() {
        const Ran json = runCli({"formats", "--json"});
        QCOMPARE(json.code, 0);
        const auto all = allFormats();
        QCOMPARE(json.objects().size(), static_cast<qsizetype>(all.size()));
        for (std::size_t i = 0; i < all.size(); ++i) {
            const QJsonObject object = json.objects()[static_cast<qsizetype>(i)];
            QCOMPARE(object["id"].toString().toStdString(), all[i]->id);
            QCOMPARE(object["read"].toBool(), all[i]->isReadable());
            QCOMPARE(object["write"].toBool(), all[i]->write != nullptr);
            const QJsonArray holds = object["holds"].toArray();
            QCOMPARE(holds.contains("many"), all[i]->holds.many);
            QCOMPARE(holds.contains("links"), all[i]->holds.links);
            QCOMPARE(holds.contains("more-colours"), all[i]->holds.moreColours);
        }
        QCOMPARE(runCli({"formats"}).out.count('\n'), static_cast<qsizetype>(all.size()));
    }

    /// Fifty puzzles that are equivalent; the canonical form of the canonical form is itself.
    void canonicalIsTheSameForRenamedDigits() {
        const Ran json = runCli({"canonical", "--json"}, kinds::manyLines(50));
        QCOMPARE(json.objects().size(), 50);
        QSet<QString> forms, puzzles;
        for (const QJsonObject& object : json.objects()) {
            forms << object["canonical"].toString();
            puzzles << object["puzzle"].toString();
        }
        QCOMPARE(forms.size(), 1);
        QCOMPARE(puzzles.size(), 50);
        const Ran text = runCli({"canonical"}, kinds::unique);
        QCOMPARE(text.out.trimmed(), forms.begin()->toLatin1());
        QCOMPARE(runCli({"canonical"}, text.out).out, text.out);
    }

    /// The counts are those of the literature.
    void dimacsSaysWhatASudokuIs_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<int>("count");
        QTest::newRow("minimal") << "minimal" << 8829;
        QTest::newRow("extended") << "extended" << 11988;
    }

    /// The solution satisfies every clause, two exchanged digits do not, and each pair of peers has its clauses.
    void dimacsSaysWhatASudokuIs() {
        QFETCH(QString, encoding);
        QFETCH(int, count);
        const Ran ran = runCli({"dimacs", "--encoding", encoding}, kinds::unique);
        QCOMPARE(ran.code, 0);
        QList<int> header;
        const auto clauses = clausesOf(ran.out, &header);
        // 729 variables, and a clause for each given in addition to the rules.
        QCOMPARE(header, (QList<int>{729, count + 81 - static_cast<int>(kinds::unique.count('.'))}));
        QCOMPARE(clauses.size(), header[1]);
        const QSet<QList<int>> rules(clauses.begin(), clauses.end());
        QByteArray wrong = kinds::solution;
        // Exchanges two different digits, which breaks every house that holds one of them.
        std::swap(wrong[0], wrong[80]);
        const auto holds = [&](const QByteArray& board) {
            return std::all_of(clauses.begin(), clauses.end(),
                               [&](const auto& clause) { return satisfies(board, clause); });
        };
        for (Cell cell = 0; cell < kCellCount; ++cell)
            for (const Cell peer : kPeers[cell])
                for (Digit digit = 1; digit <= kDigitCount && peer < cell; ++digit)
                    QVERIFY(rules.contains({-(9 * peer + digit), -(9 * cell + digit)}));
        QVERIFY(holds(kinds::solution));
        QVERIFY(!holds(wrong));
    }

    /// A second puzzle is an error unless one is selected.
    void dimacsHoldsOnePuzzle() {
        QCOMPARE(runCli({"dimacs"}, kBoth).code, 2);
        QCOMPARE(runCli({"dimacs", "--number", "3"}, kBoth).code, 2);
        const Ran second = runCli({"dimacs", "--number", "2"}, kBoth);
        QCOMPARE(second.code, 0);
        QCOMPARE(second.out, runCli({"dimacs"}, kinds::multiple).out);
        const Ran json = runCli({"dimacs", "--json"}, kBoth);
        QCOMPARE(json.objects().size(), 2);
        QCOMPARE(json.objects()[1]["dimacs"].toString().toUtf8(), second.out.sliced(second.out.indexOf('\n') + 1));
        QCOMPARE(runCli({"dimacs"}, "nothing").code, 1);
    }

    /// Speeds cannot be tested, but counts can: the set is counted once, however often it is solved.
    void benchCountsTheAnswers() {
        const QTemporaryDir folder;
        const QString set = folder.filePath("small set.txt");
        writeBytes(set, kBoth + kinds::none + '\n' + kinds::unique + '\n');
        for (const char* threads : {"1", "3"}) {
            const Ran ran = runCli({"bench", "--json", "--simd", "portable", "--threads", threads, set});
            const QJsonObject object = ran.object();
            QCOMPARE(ran.code, 0);
            QCOMPARE(object["set"].toString(), "small set");
            QCOMPARE(object["puzzles"].toInt(), 4);
            // Counted once, although in a second the set is solved many times.
            QCOMPARE(object["unique"].toInt(), 2);
            QCOMPARE(object["multiple"].toInt(), 1);
            QCOMPARE(object["none"].toInt(), 1);
            QCOMPARE_GT(object["puzzles_per_second"].toDouble(), 0);
            QVERIFY(object["guesses_per_puzzle"].isDouble() && object.contains("conflicts_per_puzzle"));
        }
        const Ran separate = runCli({"bench", "--json", set, set});
        QCOMPARE(separate.objects().size(), 2);
        const Ran together = runCli({"bench", "--json", "--batch", set, set});
        QCOMPARE(together.objects().size(), 1);
        QCOMPARE(together.object()["puzzles"].toInt(), 8);
        QCOMPARE(together.object()["unique"].toInt(), 4);
        // Also as text, with correct grammar for a single puzzle.
        const QByteArray words = runCli({"bench"}, kinds::unique).out;
        QVERIFY2(words.contains("of 1: 1 unique, 0 multiple, 0 none"), words);
    }

    /// A line of HoDoKu's library is returned unchanged, even one that is only a puzzle.
    void stepsGiveTheLibraryLineBack() {
        const QByteArray plain = ":0000:x:" + QByteArray(kinds::unique).trimmed() + ":::";
        for (const QByteArray& line : {plain, plain + ':', ":0003:5" + plain.sliced(7)})
            QCOMPARE(runCli({"steps", "--best", "--json"}, "  " + line + " \n").object()["input"].toString(),
                     QString(line));
        QVERIFY(!runCli({"steps", "--best", "--json"}, kinds::unique).object().contains("input"));
    }
};

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
