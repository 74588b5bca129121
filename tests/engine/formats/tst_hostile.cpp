// SPDX-License-Identifier: MIT
// Damaged and malicious texts: readers must terminate on any input, in a time that grows only with its length.
#include "tests/engine/formats/samples.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

constexpr std::size_t kMegabyte = 1024 * 1024;

/// Checks for any text that every puzzle that is read is well formed.
void readEverything(const std::string& text) {
    const Format* detected = detectEngineFormat(text);
    for (const Format* format : engineFormats()) {
        // Long texts are read only by the detected reader, short ones by all: no reader may rely on detection.
        if (!format->isReadable() || (format != detected && text.size() > 4096)) continue;
        const Collector found = read(*format, text);
        for (const Puzzle& puzzle : found.puzzles) {
            QVERIFY(puzzle.line >= 1);
            QVERIFY((puzzle.grid.givens() & puzzle.grid.blanks()).empty());
            for (Digit digit = 1; digit <= 9; ++digit)
                QVERIFY(puzzle.grid.blanks().contains(puzzle.grid.cellsFor(digit)));
            QVERIFY(puzzle.notes.empty() || puzzle.notes.size() == kCellCount);
        }
        for (const Error& error : found.skips) QVERIFY(error.line >= 0 && error.code != ErrorCode::EmptyInput);
    }
}

/// Repeats whole parts, so the text may be a little longer than `size`.
std::string repeated(std::string_view part, std::size_t size) {
    std::string text;
    while (text.size() < size) text += part;
    return text;
}

} // namespace

class TestHostile : public QObject {
    Q_OBJECT

private slots:
    /// Flipped bits, lost and doubled parts, foreign characters: nearly valid input is where readers fail.
    void damagedSamples() {
        std::mt19937 random(41);
        const auto texts = samples();
        for (int round = 0; round < 40; ++round)
            for (const auto& [id, sample] : texts) {
                std::string text = sample;
                for (unsigned n = random() % 4 + 1; n > 0; --n) damage(text, random);
                readEverything(text);
            }
    }

    /// Interrupted downloads.
    void truncatedSamples() {
        std::mt19937 random(42);
        for (const auto& [id, text] : samples())
            for (int round = 0; round < 20; ++round) readEverything(text.substr(0, random() % text.size()));
    }

    /// Half of the texts contain any bytes, the others the characters that readers react to.
    void noise() {
        std::mt19937 random(43);
        const std::string characters = "0123456789.....+++---|||:::[](){}<>#/,;! \t\n\n\r\"'xXupIE=";
        for (int round = 0; round < 2000; ++round) {
            std::string text;
            for (unsigned n = random() % 2000; n > 0; --n)
                text += round % 2 ? static_cast<char>(random()) : characters[random() % characters.size()];
            readEverything(text);
        }
    }

    /// Two megabytes without a line end, of every character that begins something. A reader that looked ahead for
    /// the end at each character would take forever.
    void longLines() {
        for (const char* part :
             {"1", ".",    "[",   "]",     "1 ",        ". ", "1,",           ",",    ";", "|",  "+1", "-",
              "=", "I005", "S9B", "(",     "http://",   "ä",  "\xE2\x94\x83", "\xFF", " ", "\t", "#",  "//",
              ":", "x",    "A1",  "null,", "123456789 "}) {
            readEverything(repeated(part, 2 * kMegabyte));
            readEverything(repeated(part, kMegabyte) + "\n" + kCells + "\n");
        }
    }

    /// The same with lines: rows without end, borders without rows, headers without a puzzle.
    void manyLines() {
        const std::string row = rowsOf(kCells).substr(0, 10);
        for (const std::string& line : {std::string("1\n"),
                                        std::string("\n"),
                                        std::string("\r"),
                                        std::string("[\n"),
                                        std::string("---\n"),
                                        std::string("===\n"),
                                        std::string("9 9\n"),
                                        row,
                                        "1" + row,
                                        row + "\n",
                                        row + "===\n",
                                        row + "#\n",
                                        row.substr(0, 9) + "\r",
                                        std::string("I005\n"),
                                        std::string("# easy\n"),
                                        std::string("Grid 1\n"),
                                        std::string("[Puzzle]\n"),
                                        std::string("#A b\n"),
                                        std::string("---------\n"),
                                        std::string("123 123 123|123 123 123|123 123 123\n"),
                                        std::string("1 2 3 4 5 6 7 8 9\n"),
                                        std::string("> \n"),
                                        std::string("1|2|3|4|5|6|7|8|\n"),
                                        std::string(".........\n\n\n"),
                                        std::string(":0000:x:\n")})
            readEverything(repeated(line, kMegabyte));
    }

    /// Lines that look like rows, and a puzzle at the end.
    void onePuzzleAtTheEndOfMuch() {
        const Collector found = readAny(repeated("1 2 3\n", kMegabyte / 20) + "\n" + kCells + "\n");
        QCOMPARE(found.puzzles.size(), std::size_t{1});
    }

private:
    /// One of five kinds of damage: a flipped bit, a lost part, a doubled part, a wrong character, a missing end.
    static void damage(std::string& text, std::mt19937& random) {
        if (text.empty()) return;
        const std::size_t at = random() % text.size();
        switch (random() % 5) {
        case 0:
            text[at] = static_cast<char>(text[at] ^ (1 << random() % 8));
            break;
        case 1:
            text.erase(at, 1 + random() % 20);
            break;
        case 2:
            text.insert(at, text.substr(random() % text.size(), random() % 100));
            break;
        case 3:
            text[at] = ".0123456789-+|:,;[]\n \r"[random() % 22];
            break;
        default:
            text.resize(at);
        }
    }
};

QTEST_APPLESS_MAIN(TestHostile)
#include "tst_hostile.moc"
