// SPDX-License-Identifier: MIT
// The result does not depend on how a text is cut into pieces. The program passes a file to a reader in pieces; a
// puzzle that is cut in two must be neither lost nor read twice, and line numbers must not change.
#include "tests/engine/formats/samples.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

/// All fields of an error: a cut must not change a line number or a count either.
std::string described(const Error& error) {
    return "! " + std::to_string(static_cast<int>(error.code)) + ' ' + std::to_string(error.line) + ' ' +
           std::to_string(error.column) + ' ' + std::to_string(error.found) + ' ' +
           std::to_string(static_cast<int>(error.detail)) + ' ' + error.text + '\n';
}

/// Everything that a reader reports, in order.
class Transcript : public PuzzleSink {
public:
    // Each candidate is encoded as one digit; a lost one changes the length.
    bool puzzle(Puzzle&& puzzle) override {
        text += std::to_string(puzzle.line) + ' ' + puzzle.grid.cellsText() + ' ' + puzzle.grid.givensText() + ' ';
        for (Digit digit = 1; digit <= 9; ++digit)
            for (const Cell cell : puzzle.grid.cellsFor(digit)) text += static_cast<char>('0' + (cell + digit) % 10);
        for (const std::string* field : {&puzzle.id, &puzzle.name, &puzzle.comment, &puzzle.level, &puzzle.rating})
            text += '|' + *field;
        text += '\n';
        return true;
    }
    void skipped(const Error& error) override { text += described(error); }
    void warning(const Error& error) override { text += described(error); }

    std::string text;
};

/// The number of line ends in the processed part; CRLF counts once. Implemented separately from the reader, so that
/// the two are compared.
int linesIn(std::string_view text) {
    int lines = 0;
    for (std::size_t at = 0; at < text.size(); ++at)
        lines += text[at] == '\n' || (text[at] == '\r' && (at + 1 == text.size() || text[at + 1] != '\n'));
    return lines;
}

/// Passes a text to a reader with at most `step` more bytes at a time.
std::string readInPieces(const Format& format, std::string_view text, std::size_t first, std::size_t step) {
    Transcript transcript;
    ReadMemory memory;
    std::size_t done = 0, known = std::min(first, text.size());
    int line = 1;
    for (;;) {
        // Unprocessed text comes again with the next piece; if nothing was processed, the piece grows.
        const bool last = known == text.size();
        const std::string_view piece = text.substr(done, known - done);
        const std::size_t used =
            readPiece(format, {.text = piece, .firstLine = line, .last = last, .memory = &memory}, transcript);
        if (last) return transcript.text;
        line += linesIn(piece.substr(0, used));
        done += used;
        known = std::min(known + step, text.size());
    }
}

std::string readWhole(const Format& format, std::string_view text) {
    Transcript transcript;
    ReadMemory memory;
    readPiece(format, {.text = text, .memory = &memory}, transcript);
    return transcript.text;
}

/// Texts that mix formats, titles and mistakes.
std::vector<std::string> mixtures() {
    const std::string board = write(formats::descriptors::board, {Puzzle{.grid = Grid::fromCells(kCells)}});
    const std::string list = write(formats::descriptors::pm, {Puzzle{.grid = Grid::fromCells(kCells)}});
    std::string cages;
    for (int row = 0; row < 9; ++row) cages += row % 2 == 0 ? "|13|< |19|< |< |10|< |15|< |\n" : "^,^,^,^,12,^,^,8,^\n";
    return {
        "# EASY\n" + kCells + "\n# HARD\n" + kCells + "\n" + kCells + "5\n" + rowsOf(kCells) + "\n" + rowsOf(kCells),
        "Grid 1\r\n" + rowsOf(kCells, "", "\r\n") + "\r\nGrid 2\r\n" + rowsOf(kCells, " ", "\r\n") + "\r\n",
        board + "\n" + list + "\n\n\nGrid 7\n" + board + "\n\n" + list,
        "id,puzzle,level\n1," + kCells + ",easy\n2," + kCells + ",hard\n3," + kCells + ",8.1\n",
        rowsOf(kCells).substr(0, 80) + "\n" + rowsOf(kCells, "", "\r") + kCells + "\r\r" + kCells,
        write(formats::descriptors::ss, {Puzzle{.grid = Grid::fromCells(kCells)}}) +
            "I013\r\nI991\r\nE04006\r\n\r\nThe end\r\n" + kCells,
        board + "\n" + board + "\n" + board + "\n" + list + "\n" + board,
        rowsOf(kCells, "\n"),
        kCells + "\n5..1..\n" + kCells + "\r\n\r\n5..1..\r\n..7...3\r\n" + kCells + "\n" + cages + "\n" + kCells +
            "\n5..1..",
    };
}

} // namespace

class TestPieces : public QObject {
    Q_OBJECT

private slots:
    /// Every sample, cut at every position.
    void samplesCutAnywhere() {
        for (const auto& [id, text] : samples()) {
            const Format* format = detectEngineFormat(text);
            if (format->documentLimit > 0) continue;
            cutEverywhere(*format, text);
        }
    }

    /// In mixed texts a cut may separate a board from the candidates or entries that belong to it.
    void mixturesCutAnywhere() {
        for (const std::string& text : mixtures()) cutEverywhere(formats::descriptors::line81, text);
    }

    /// Consecutive rows without gaps: more of them than a group holds, and with remaining rows. Only the extra rows
    /// are lost, regardless of the length of the list.
    void longListsOfRows_data() {
        QTest::addColumn<int>("rows");
        for (const int rows : {18, 19, 26, 27, 882, 883, 891, 899, 900, 901, 902, 908, 909, 917, 918, 1780, 1800, 1802})
            QTest::addRow("%d rows", rows) << rows;
    }
    void longListsOfRows() {
        QFETCH(int, rows);
        const std::string board = rowsOf(kCells);
        std::string text;
        for (int row = 0; row < rows; ++row) text += board.substr(static_cast<std::size_t>(row % 9) * 10, 10);
        Collector found;
        readPiece(formats::descriptors::rows, {.text = text}, found);
        QCOMPARE(found.puzzles.size(), static_cast<std::size_t>(rows / 9));
        for (std::size_t n = 0; n < found.puzzles.size(); ++n) {
            QCOMPARE(found.puzzles[n].grid.cellsText(), kCells);
            QCOMPARE(found.puzzles[n].line, static_cast<int>(9 * n) + 1);
        }
        QCOMPARE(found.skips.size(), std::size_t{rows % 9 == 0 ? 0u : 1u});
        if (rows % 9 != 0) {
            QCOMPARE(found.skips[0].code, ErrorCode::WrongRowCount);
            QCOMPARE(found.skips[0].found, rows % 9);
            QCOMPARE(found.skips[0].line, rows - rows % 9 + 1);
        }
        const std::string whole = readWhole(formats::descriptors::rows, text);
        for (std::size_t step = 700; step < text.size(); step += 1 + step / 2)
            QCOMPARE(readInPieces(formats::descriptors::rows, text, step, step), whole);
        for (std::size_t cut = 1; cut < text.size(); cut += 997)
            QCOMPARE(readInPieces(formats::descriptors::rows, text, cut, text.size()), whole);
    }

    /// A line before the first row contains the order or the names of the columns: all boards are read all the
    /// same.
    void longListsWithALineBefore() {
        for (const std::string before : {"9\n", "1 2 3 4 5 6 7 8 9\n"}) {
            std::string text = before;
            for (int board = 0; board < 205; ++board) text += rowsOf(kCells, before.size() > 2 ? " " : "");
            Collector found;
            readPiece(formats::descriptors::rows, {.text = text}, found);
            QCOMPARE(found.puzzles.size(), std::size_t{205});
            for (const Puzzle& puzzle : found.puzzles) QCOMPARE(puzzle.grid.cellsText(), kCells);
        }
    }

    /// A stray row before a list shifts every board: reading none is better than reading wrong ones.
    void aStrayRowBeforeMakesNoWrongBoards() {
        Collector found;
        readPiece(formats::descriptors::rows, {.text = rowsOf(kCells).substr(70, 10) + rowsOf(kCells) + rowsOf(kCells)},
                  found);
        for (const Puzzle& puzzle : found.puzzles) QCOMPARE(puzzle.grid.cellsText(), kCells);
        QVERIFY(!found.skips.empty());
    }

    /// Otherwise a file without a puzzle would have to be kept in memory as a whole.
    void progressIsMadeWithLittle() {
        // A reader that gets 64 kB processes some of it in any case, so the caller never has to keep more.
        std::mt19937 random(31);
        const std::string characters = ".1234567890-+|[],;:#/ \n\n\nabxI";
        for (int round = 0; round < 200; ++round) {
            std::string text;
            while (text.size() < 64 * 1024) text.append(1 + random() % 30, characters[random() % characters.size()]);
            text[text.size() / 2] = '\n';
            Transcript transcript;
            QVERIFY(readPiece(formats::descriptors::line81, {.text = text, .last = false}, transcript) > 0);
        }
    }

    /// For every format exactly one puzzle is reported.
    void aSinkCanStop() {
        class First : public Collector {
        public:
            bool puzzle(Puzzle&& found) override {
                Collector::puzzle(std::move(found));
                return false;
            }
        };
        for (const auto& [id, text] : samples()) {
            First first;
            readPiece(*detectEngineFormat(text), {.text = text + "\n\n\n" + text}, first);
            QCOMPARE(first.puzzles.size(), std::size_t{1});
        }
    }

private:
    static void cutEverywhere(const Format& format, const std::string& text) {
        const std::string whole = readWhole(format, text);
        QVERIFY(!whole.empty());
        // First a piece of any length and then all the rest; then small steps, in which every piece is too short.
        for (std::size_t cut = 0; cut <= text.size(); ++cut)
            QCOMPARE(readInPieces(format, text, cut, text.size()), whole);
        for (std::size_t step = 1; step <= text.size(); step += 1 + step / 16)
            QCOMPARE(readInPieces(format, text, step, step), whole);
    }
};

QTEST_APPLESS_MAIN(TestPieces)
#include "tst_pieces.moc"
