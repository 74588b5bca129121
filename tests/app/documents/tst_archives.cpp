// SPDX-License-Identifier: MIT
// Files within files: gzip, zip, spreadsheets and databases, including damaged ones.
#include "tests/app/documents/packing.h"
#include "tests/app/documents/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

namespace {

const std::string kGivens = "023400800600007000000530620005000000840000036000000100052096000000100007008005210";
const std::string kOther = "000000907000420180000705026100904000050000040000507009920108000034059000507000000";

std::string cellsOf(const Puzzle& puzzle) {
    return puzzle.givensKnown ? puzzle.grid.givensText('0') : puzzle.grid.cellsText('0');
}

/// The name of a cell in a spreadsheet, from 0.
std::string cellName(int row, int column) {
    std::string name;
    for (int left = column + 1; left > 0; left = (left - 1) / 26)
        name.insert(0, 1, static_cast<char>('A' + (left - 1) % 26));
    return name + std::to_string(row + 1);
}

/// A board whose first cell is at row and column; `gap` lines between the boxes. Empty cells are left out.
std::string boardXml(const std::string& givens, int row, int column, int gap) {
    std::string xml;
    for (int cell = 0; cell < 81; ++cell) {
        const int r = row + cell / 9 + gap * (cell / 27), c = column + cell % 9 + gap * (cell % 9 / 3);
        const char character = givens[static_cast<std::size_t>(cell)];
        if (character == '0') continue;
        xml += "<row r=\"" + std::to_string(r + 1) + "\"><c r=\"" + cellName(r, c) + "\"><f>SUM(A1:A2)</f><v>" +
               character + "</v></c></row>";
    }
    return xml;
}

std::string xlsxOf(const std::vector<std::string>& sheets, const std::string& texts = {}) {
    std::vector<std::pair<std::string, std::string>> files = {{"[Content_Types].xml", "<Types/>"},
                                                              {"xl/workbook.xml", "<workbook/>"}};
    int number = 0;
    for (const std::string& sheet : sheets)
        files.push_back({"xl/worksheets/sheet" + std::to_string(++number) + ".xml",
                         "<worksheet><sheetData>" + sheet + "</sheetData></worksheet>"});
    if (!texts.empty()) files.push_back({"xl/sharedStrings.xml", "<sst>" + texts + "</sst>"});
    return zipped(files);
}

// SQLite's file format, as far as two pages need it.
std::string bigEndian(std::size_t value, int size) {
    std::string out;
    for (int i = size - 1; i >= 0; --i) out += static_cast<char>(value >> (8 * i) & 255);
    return out;
}

std::string varint(std::size_t value) {
    std::string out(1, static_cast<char>(value & 127));
    while ((value >>= 7) > 0) out.insert(0, 1, static_cast<char>((value & 127) | 128));
    return out;
}

/// A row of texts.
std::string record(const std::vector<std::string>& values) {
    std::string types, content;
    for (const std::string& value : values) {
        types += varint(13 + 2 * value.size());
        content += value;
    }
    return varint(types.size() + 1) + types + content;
}

constexpr std::size_t kPage = 4096;

std::string leafPage(const std::vector<std::string>& rows, const std::string& before = {}) {
    std::string content, pointers;
    std::size_t at = kPage;
    int number = 0;
    for (const std::string& row : rows) {
        const std::string cell = varint(row.size()) + varint(static_cast<std::size_t>(++number)) + row;
        at -= cell.size();
        content.insert(0, cell);
        pointers += bigEndian(at, 2);
    }
    std::string page = before + "\x0d" + bigEndian(0, 2) + bigEndian(rows.size(), 2) + bigEndian(at, 2) +
                       std::string(1, '\0') + pointers;
    page.resize(at, '\0');
    return page + content;
}

std::string databaseOf(const std::string& columns, const std::vector<std::string>& rows, int root = 2) {
    std::string header("SQLite format 3\0", 16);
    header += bigEndian(kPage, 2) + std::string(82, '\0');
    std::string schema =
        record({"table", "games", "games", std::to_string(root), "CREATE TABLE games (" + columns + ")"});
    return leafPage({schema}, header) + leafPage(rows);
}

} // namespace

class TestArchives : public QObject {
    Q_OBJECT

private slots:
    void gzip() {
        const ReadBack back = readBack(gzipped(kGivens + "\n" + kOther + "\n"));
        QCOMPARE(back.found.puzzles.size(), std::size_t{2});
        QCOMPARE(cellsOf(back.found.puzzles[1]), kOther);
        // Concatenated files are one file.
        QCOMPARE(readBack(gzipped(kGivens + "\n") + gzipped(kOther + "\n")).found.puzzles.size(), std::size_t{2});
    }

    void gzipThatIsWrong() {
        const std::string packed = gzipped(kGivens + "\n" + kOther + "\n");
        QCOMPARE(readBack(packed.substr(0, packed.size() / 2)).error->code, ErrorCode::Truncated);
        std::string flipped = packed;
        flipped[20] = static_cast<char>(flipped[20] ^ 0x55);
        QVERIFY(!readBack(flipped).summary.format || !readBack(flipped).found.skips.empty());
        // A few kilobytes that unpack to much more are read only up to the limit.
        std::string bomb = kGivens + "\n";
        while (bomb.size() < (20u << 20)) bomb += "nothing but words in here\n";
        const ReadBack large = readBack(gzipped(bomb));
        QCOMPARE(large.found.puzzles.size(), std::size_t{1});
        QVERIFY(!large.found.skips.empty());
    }

    void zipOfFiles() {
        const ReadBack back = readBack(zipped({{"a/one.txt", kGivens + "\n"},
                                               {"a/two.json", "{\"grid\": \"" + kOther + "\"}"},
                                               {"__MACOSX/a", "..."},
                                               {"readme.txt", "Nothing to see here."}}));
        QCOMPARE(std::string(back.summary.format->id), std::string("zip"));
        QCOMPARE(back.found.puzzles.size(), std::size_t{2});
        QCOMPARE(cellsOf(back.found.puzzles[1]), kOther);
        // A file without a puzzle is counted.
        QCOMPARE(back.found.skips.size(), std::size_t{1});
    }

    /// An archive can contain itself, so archives in archives are not opened.
    void archivesWithinArchives() {
        const std::string inner = zipped("one.txt", kGivens);
        for (const std::string& bytes : {inner, gzipped(kGivens)}) {
            const ReadBack back = readBack(zipped({{"inner", bytes}, {"two.txt", kOther}}, true));
            QCOMPARE(back.found.puzzles.size(), std::size_t{1});
            QCOMPARE(back.found.skips[0].code, ErrorCode::NotAFile);
        }
        // The limit for unpacked data applies to all files together.
        std::vector<std::pair<std::string, std::string>> many;
        for (int n = 0; n < 40; ++n) many.push_back({std::to_string(n), kGivens + "\n" + std::string(1 << 20, '\n')});
        const ReadBack back = readBack(zipped(many));
        QCOMPARE(back.found.puzzles.size(), std::size_t{15});
        QCOMPARE(back.found.skips.back().code, ErrorCode::TooLarge);
    }

    void spreadsheets_data() {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("gap");
        QTest::addRow("at the corner") << 0 << 0 << 0;
        QTest::addRow("anywhere") << 7 << 30 << 0;
        QTest::addRow("with gaps between the boxes") << 2 << 3 << 1;
    }

    void spreadsheets() {
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(int, gap);
        const std::string one = boardXml(kGivens, row, column, gap), other = boardXml(kOther, row + 14, column, gap);
        const std::string beside = boardXml(kOther, row, column + 14, gap);
        for (const auto& sheets : {std::vector<std::string>{one + other}, {one + beside}, {one, other}}) {
            const ReadBack back = readBack(xlsxOf(sheets));
            QCOMPARE(back.found.puzzles.size(), std::size_t{2});
            QCOMPARE(cellsOf(back.found.puzzles[0]), kGivens);
            QCOMPARE(cellsOf(back.found.puzzles[1]), kOther);
            QVERIFY(back.found.skips.empty());
        }
    }

    /// Texts that cells share; a list of puzzles in a column; numbers that were rounded.
    void spreadsheetsWithTexts() {
        const std::string list =
            "<row><c t=\"s\"><v>0</v></c></row><row><c t=\"inlineStr\"><is><t>" + kOther + "</t></is></c></row>";
        const ReadBack back = readBack(xlsxOf({list}, "<si><t>" + kGivens + "</t></si>"));
        QCOMPARE(back.found.puzzles.size(), std::size_t{2});
        QCOMPARE(cellsOf(back.found.puzzles[0]), kGivens);
        const ReadBack rounded = readBack(xlsxOf({"<row><c><v>4.3002100000000002E+78</v></c></row>"}));
        QCOMPARE(rounded.error->code, ErrorCode::RoundedNumber);
    }

    void databases() {
        const std::string solution(81, '1');
        std::string mask, full = kGivens;
        for (char& character : full) {
            mask += character == '0' ? '0' : '1';
            if (character == '0') character = '5';
        }
        const std::string columns =
            "\"id\" INTEGER PRIMARY KEY, puzzle VARCHAR(81) NOT NULL, solution TEXT, difficulty TEXT";
        const ReadBack back =
            readBack(databaseOf(columns, {record({"", kGivens, full, "hard"}), record({"", kOther, "", "easy"})}));
        QCOMPARE(std::string(back.summary.format->id), std::string("sqlite"));
        QCOMPARE(back.found.puzzles.size(), std::size_t{2});
        QCOMPARE(cellsOf(back.found.puzzles[0]), kGivens);
        QCOMPARE(back.found.puzzles[0].level, std::string("hard"));
        // The player's board, and ones for the givens.
        const ReadBack masked = readBack(databaseOf("board TEXT, fixed TEXT", {record({full, mask})}));
        QCOMPARE(masked.found.puzzles.size(), std::size_t{1});
        QCOMPARE(cellsOf(masked.found.puzzles[0]), kGivens);
    }

    /// Pages that point to themselves or nowhere, wrong sizes: reading ends, and never reads out of bounds.
    void databasesThatLie() {
        QVERIFY(readBack(databaseOf("a", {record({kGivens})}, 1)).error);
        QVERIFY(readBack(databaseOf("a", {record({kGivens})}, 77)).error);
        const std::string good = databaseOf("a", {record({kGivens})});
        QVERIFY(!readBack(good).error);
        for (std::size_t at = 16; at < good.size(); at += at < 200 || at > kPage - 200 ? 1 : 97) {
            std::string bad = good;
            bad[at] = static_cast<char>(bad[at] ^ 0xFF);
            const ReadBack back = readBack(bad);
            QVERIFY(back.found.puzzles.size() <= 1);
        }
        for (std::size_t size = 0; size < good.size(); size += 301) readBack(good.substr(0, size));
        // An inner page that is its own child.
        std::string circle = good;
        circle[kPage] = 5;
        for (std::size_t at = kPage + 8; at < kPage + 12; ++at) circle[at] = at == kPage + 11 ? 2 : 0;
        QVERIFY(readBack(circle).found.puzzles.empty());
    }
};

QTEST_APPLESS_MAIN(TestArchives)
#include "tst_archives.moc"
