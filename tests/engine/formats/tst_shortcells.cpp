// SPDX-License-Identifier: MIT
// Sudokus of a list of which a part is missing: each is counted and reported, and nothing else is taken for one.
#include "tests/engine/formats/puzzles.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

const std::string kZeros = replaced(kCells, '.', '0');
/// A full grid; it need not solve the puzzle.
const std::string kFull = replaced(kCells, '.', '2');

/// The numbers of cells of the reported lines: "2:22 4:17".
std::string shortOnes(const Collector& found) {
    std::string text;
    for (const Error& error : found.skips) {
        if (error.code != ErrorCode::WrongCellCount || error.detail != ErrorDetail::None) return "another error";
        if (!text.empty()) text += ' ';
        text += std::to_string(error.line) + ':' + std::to_string(error.found);
    }
    return text;
}

} // namespace

class TestShortCells : public QObject {
    Q_OBJECT

private slots:
    void shortOnesAreReported_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("puzzles");
        QTest::addColumn<QString>("reported");
        const auto row = [](const char* name, const std::string& text, int puzzles, const char* reported) {
            QTest::addRow("%s", name) << QString::fromStdString(text) << puzzles << QString(reported);
        };
        const std::string line = kCells + "\n", part = kCells.substr(0, 22);
        row("last line", line + line + part + "\n", 2, "3:22");
        row("last line without an end", line + part, 1, "2:22");
        row("last line, digits", kZeros + "\n" + kZeros.substr(0, 20) + "\n", 1, "2:20");
        row("as long as a row", line + kCells.substr(0, 9), 1, "2:9");
        row("after an empty line", line + "\n" + part + "\n\n", 1, "3:22");
        row("two at the end", line + part + "\n" + part + "\n", 1, "2:22 3:22");
        row("before an empty line", line + part + "\n\n" + line, 2, "2:22");
        row("a field", "1," + line + "2," + part + "\n3," + line, 2, "2:22");
        row("fields after it", kCells + ",easy,1.2\n" + part + ",easy,1.2\n" + part + ",hard,1.5\n", 1, "2:22 3:22");
        row("quotes", "1;\"" + kCells + "\"\n2;\"" + part + "\"\n", 1, "2:22");
        row("a named column", "id,puzzle,level\n1," + part + ",easy\n2," + kCells + ",hard\n", 1, "2:22");
        row("with its solution", "puzzle,solution\n" + part + "," + kFull + "\n", 0, "2:22");
        row("with a solution later",
            kZeros + "," + kFull + "\n" + kZeros.substr(0, 18) + "," + kFull + "\n" + kZeros + "," + kFull + "\n", 2,
            "2:18");
    }

    void shortOnesAreReported() {
        QFETCH(QString, text);
        QFETCH(int, puzzles);
        const Collector found = readAny(text.toStdString());
        QCOMPARE(static_cast<int>(found.puzzles.size()), puzzles);
        QTEST(QString::fromStdString(shortOnes(found)), "reported");
    }

    void otherTextIsNot_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("puzzles");
        const auto row = [](const char* name, const std::string& text, int puzzles) {
            QTest::addRow("%s", name) << QString::fromStdString(text) << puzzles;
        };
        const std::string line = kCells + "\n";
        row("a count", kZeros + "\n20000\n", 1);
        row("a version", line + "14.09.20\n", 1);
        row("a date", line + "2026-11-19\n", 1);
        row("rows", line + rowsOf(kCells), 2);
        row("rows after a gap", line + "\n" + rowsOf(kCells), 2);
        row("a broken line", line + "\n" + kCells.substr(0, 40) + "\n" + kCells.substr(40, 40) + "\n6\n", 2);
        row("other fields", kCells + ",1.2.3\n" + kCells + ",..5..\n", 2);
        row("words", "1," + line + "2,see above\n", 1);
        row("a rule", line + "------------\n", 1);
        row("a column of numbers", "board,level\n12345,easy\n10,hard\n" + line, 1);
    }

    void otherTextIsNot() {
        QFETCH(QString, text);
        const Collector found = readAny(text.toStdString());
        QTEST(static_cast<int>(found.puzzles.size()), "puzzles");
        QCOMPARE(shortOnes(found), std::string());
    }

    /// The line before may have come with an earlier piece.
    void piecesDoNotMatter() {
        const std::string text = "1," + kCells + "\n2," + kCells.substr(0, 22) + "\n\n3," + kCells.substr(0, 30) +
                                 "\n" + kCells + "\n" + kCells.substr(0, 20) + "\n";
        const std::string reported = shortOnes(readAny(text));
        QCOMPARE(reported, std::string("2:22 4:30 6:20"));
        for (std::size_t cut = 0; cut <= text.size(); ++cut) {
            Collector found;
            ReadMemory memory;
            const std::string_view whole = text;
            const std::size_t done = readPiece(formats::descriptors::line81,
                                               {.text = whole.substr(0, cut), .last = false, .memory = &memory}, found);
            const auto lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(done), '\n');
            readPiece(formats::descriptors::line81,
                      {.text = whole.substr(done), .firstLine = 1 + static_cast<int>(lines), .memory = &memory}, found);
            QCOMPARE(shortOnes(found), reported);
        }
    }
};

QTEST_APPLESS_MAIN(TestShortCells)
#include "tst_shortcells.moc"
