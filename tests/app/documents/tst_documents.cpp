// SPDX-License-Identifier: MIT
// The document formats of other programs: their content, and that damage to them is harmless.
#include "app/documents/catalog.h"
#include "tests/app/documents/packing.h"
#include "tests/app/documents/puzzles.h"

#include <QString>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

namespace {

const std::string kGivens = "023400800600007000000530620005000000840000036000000100052096000000100007008005210";

/// By id, as users and scripts name them.
const Format& format(const char* id) {
    return *formatById(id);
}

/// HoDoKu's own file in Java's object format: default values are left out.
std::string hodokuXml(const Grid& grid) {
    const auto array = [&](const char* property, const char* type, auto valueOf) {
        std::string out =
            std::string("<void property=\"") + property + "\"><array class=\"" + type + "\" length=\"81\">";
        for (Cell cell = 0; cell < kCellCount; ++cell)
            if (const std::string value = valueOf(cell); !value.empty())
                out += "<void index=\"" + std::to_string(cell) + "\"><" + type + ">" + value + "</" + type + "></void>";
        return out + "</array></void>\n";
    };
    const auto numeral = [](int value) { return value == 0 ? std::string() : std::to_string(value); };
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<java version=\"1.8.0\" class=\"java.beans.XMLDecoder\">\n"
           "<object class=\"sudoku.Sudoku2\">\n" +
           array("cells", "short", [&](Cell cell) { return numeral(static_cast<int>(grid.candidates(cell).mask())); }) +
           array("fixed", "boolean", [&](Cell cell) { return std::string(grid.isGiven(cell) ? "true" : ""); }) +
           "<void property=\"initialState\"><string>:0000:x:" + grid.givensText('0') + ":::</string></void>\n" +
           array("values", "int", [&](Cell cell) { return numeral(grid.value(cell)); }) +
           "</object>\n<array class=\"int\" length=\"3\"/>\n</java>\n";
}

/// KSudoku counts cells by columns, and stores everything after the givens as a list of moves.
std::string ksudokuXml(const Grid& grid) {
    std::string values(kCellCount, '_'), events;
    for (int index = 0; index < kCellCount; ++index) {
        const Cell cell = cellAt(index % 9, index / 9);
        const std::string place = "<simple-event index=\"" + std::to_string(index) + "\" ";
        if (grid.isGiven(cell)) values[index] = static_cast<char>('a' + grid.value(cell));
        else if (grid.isSet(cell)) events += place + "value=\"" + std::to_string(grid.value(cell)) + "\"/>";
        else if (!grid.candidates(cell).empty()) {
            std::string markers(9, '0');
            for (const Digit digit : grid.candidates(cell)) markers[digit - 1] = '1';
            events += place + "markers=\"" + markers + "\"/>";
        }
    }
    return "<!DOCTYPE ksudoku>\n<ksudoku>\n<game had-help=\"0\" msecs-elapsed=\"93000\"><puzzle><graph order=\"9\" "
           "type=\"sudoku\" specific-type=\"Plain\"/><values>" +
           values + "</values></puzzle><history>" + events + "</history></game></ksudoku>\n";
}

/// GNOME Sudoku's saved game.
std::string gnomeJson(const Grid& grid) {
    std::string cells;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const Digits marks = grid.candidates(cell);
        if (!grid.isSet(cell) && marks.empty()) continue;
        std::string list;
        for (const Digit digit : marks) {
            if (!list.empty()) list += ',';
            list += std::to_string(digit);
        }
        cells += (cells.empty() ? "{\"position\":[" : ",{\"position\":[") + std::to_string(rowOf(cell)) + "," +
                 std::to_string(columnOf(cell)) + "],\"value\":" + std::to_string(grid.value(cell)) +
                 ",\"fixed\":" + (grid.isGiven(cell) ? "true" : "false") + ",\"earmarks\":[" + list + "]}";
    }
    return "{\"difficulty_category\":\"Hard Difficulty\",\"time_elapsed\":93.5,\"cells\":[" + cells + "]}\n";
}

/// Its share code: the number of cells of each digit, followed by the cells, digit by digit.
std::string gnomeCode(const Grid& grid) {
    std::array<int, 10> counts{};
    std::string places;
    for (Digit digit = 1; digit <= 9; ++digit)
        for (const Cell cell : grid.cellsWith(digit) & grid.givens()) {
            ++counts[digit - 1];
            places += static_cast<char>(33 + rowOf(cell) + 9 * columnOf(cell));
        }
    std::string code = "#";
    for (int i = 0; i < 5; ++i) code += static_cast<char>(33 + counts[2 * i] + 9 * counts[2 * i + 1]);
    return code + places;
}

/// Every document format with one puzzle in it.
std::map<std::string, std::string> documentsOf(const Puzzle& puzzle) {
    return {
        {"opensudoku", writeText(format("opensudoku"), std::span(&puzzle, 1))},
        {"opensudoku2", writeText(format("opensudoku2"), std::span(&puzzle, 1))},
        // Formats without placed digits get the givens alone.
        {"onegravity", "<onegravitysudoku><sudoku data=\"" + puzzle.grid.givensText('0') + "\"/></onegravitysudoku>"},
        {"hsol", zipped("SudokuData", hodokuXml(puzzle.grid))},
        {"ksudoku", ksudokuXml(puzzle.grid)},
        {"gnome", gnomeJson(puzzle.grid)}};
}

// The formats that keep more than the givens.
const QStringList kWithState = {"opensudoku2", "hsol", "ksudoku", "gnome"};

} // namespace

class TestDocuments : public QObject {
    Q_OBJECT

private slots:
    /// Written here by hand, so that a mistake in our own writers cannot hide one in the readers.
    void positionsComeBack() {
        std::mt19937 random(21);
        for (int round = 0; round < 400; ++round) {
            const Puzzle puzzle = randomPosition(random);
            for (const auto& [id, text] : documentsOf(puzzle)) {
                const ReadBack back = readBack(text);
                QVERIFY2(back.summary.format != nullptr, id.c_str());
                QCOMPARE(std::string(back.summary.format->id), id);
                QCOMPARE(back.found.puzzles.size(), std::size_t{1});
                const Puzzle& found = back.found.puzzles[0];
                QCOMPARE(found.grid.givensText(), puzzle.grid.givensText());
                if (!kWithState.contains(QString::fromStdString(id))) continue;
                QCOMPARE(found.grid.cellsText(), puzzle.grid.cellsText());
                if (!puzzle.hasMarks) continue;
                QVERIFY2(found.hasMarks, id.c_str());
                QVERIFY2(found.grid == puzzle.grid, id.c_str());
            }
        }
    }

    /// Counts of nine look like other counts of the next digit, so every count of each digit has to occur.
    void shareCodesComeBack() {
        std::mt19937 random(22);
        for (int round = 0; round < 2000; ++round) {
            const Grid grid = randomPosition(random).grid.start();
            if (grid.givens().empty()) continue;
            const ReadBack back = readBack(gnomeCode(grid) + (round % 2 ? "\n" : ""));
            QCOMPARE(back.summary.opened, 1);
            QCOMPARE(back.found.puzzles[0].grid.givensText(), grid.givensText());
        }
        QCOMPARE(firstError("# a comment of some length, and nothing else").code, ErrorCode::NoSudoku);
    }

    /// The candidates of its peers follow the last value only.
    void aCellThatComesTwiceHasItsLastValue() {
        const ReadBack back =
            readBack("{\"difficulty_category\":\"\",\"cells\":[{\"position\":[1,4],\"value\":7,\"fixed\":true},"
                     "{\"position\":[1,4],\"value\":9,\"fixed\":true}]}");
        Grid expected;
        expected.give(cellAt(1, 4), 9);
        QVERIFY(back.found.puzzles.at(0).grid == expected);
    }

    /// The fields that people look for in a list; entities in them are resolved.
    void particularsAreKept() {
        const std::string v1 =
            "<opensudoku><name>N &amp; M</name><author>A</author><description>D</description>"
            "<created>2009-09-16</created><source>S</source><level>easy</level><sourceURL>http://x/#y"
            "</sourceURL><game data='" +
            kGivens + "'/></opensudoku>";
        const Puzzle first = readBack(v1).found.puzzles.at(0);
        QCOMPARE(first.name, std::string("N & M"));
        QCOMPARE(first.author, std::string("A"));
        QCOMPARE(first.comment, std::string("D"));
        QCOMPARE(first.date, std::string("2009-09-16"));
        QCOMPARE(first.source, std::string("S"));
        QCOMPARE(first.level, std::string("easy"));
        QCOMPARE(first.url, std::string("http://x/#y"));
        const Puzzle saved = readBack(gnomeJson(Grid::fromCells(kGivens))).found.puzzles.at(0);
        QCOMPARE(saved.level, std::string("Hard"));
        QCOMPARE(saved.elapsedMs, std::int64_t{93500});
    }

    /// Time, note and date have their own fields in that format.
    void timeAndNoteOfAGameComeBack() {
        std::mt19937 random(23);
        for (int round = 0; round < 300; ++round) {
            Puzzle puzzle = randomGame(random);
            puzzle.date = "2023-11-14T22:13:20Z";
            const ReadBack back = readBack(writeText(format("opensudoku2"), std::span(&puzzle, 1)));
            const Puzzle& found = back.found.puzzles.at(0);
            QCOMPARE(found.elapsedMs, puzzle.elapsedMs);
            QCOMPARE(found.comment, puzzle.comment);
            QCOMPARE(found.date, puzzle.date);
        }
    }

    /// A truncated archive gives an error and never a part of a game, wherever it is cut.
    void shortArchivesAreRefused() {
        const std::string archive = zipped("SudokuData", hodokuXml(Grid::fromCells(kGivens)));
        QCOMPARE(readBack(archive).found.puzzles.size(), std::size_t{1});
        for (std::size_t size = 0; size < archive.size(); size += size < 200 || size + 200 > archive.size() ? 1 : 17) {
            const ReadBack back = readBack(archive.substr(0, size));
            const bool whole = back.found.puzzles.size() == 1 && back.found.puzzles[0].grid.givensText('0') == kGivens;
            // The last bytes are the zero half of a number, and the length of a comment: no data is missing.
            QVERIFY2(back.error || (whole && size + 4 >= archive.size()), std::to_string(size).c_str());
        }
    }

    /// Users who concatenate files expect all puzzles; other text after the last document is reported.
    void joinedDocumentsAreAllRead() {
        std::mt19937 random(24);
        std::vector<std::string> parts;
        for (int round = 0; round < 20; ++round)
            for (const char* id : {"opensudoku", "opensudoku2", "onegravity", "ksudoku"})
                parts.push_back(documentsOf(randomPosition(random)).at(id));
        std::ranges::shuffle(parts, random);
        std::string text;
        for (const std::string& part : parts) text += part + "\n";
        const ReadBack back = readBack(text);
        QCOMPARE(back.found.puzzles.size(), parts.size());
        QVERIFY(back.found.skips.empty());
        // A line of cells is always a Sudoku, and an XML comment belongs to its document.
        QCOMPARE(readBack(parts[0] + "\n" + kGivens + "\n").found.puzzles.size(), std::size_t{2});
        QVERIFY(readBack(parts[0] + "<!-- made by hand -->\n").found.skips.empty());
        QCOMPARE(readBack(parts[0] + "\nand so on\n").found.skips.size(), std::size_t{1});
    }

    /// The same cell in each version: candidates 1 and 9, followed by eighty givens.
    void everyVersionOfGameDataIsRead_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("rest");
        QTest::addColumn<int>("version");
        QTest::addRow("1") << "0|1,9,|1|"
                           << "5|-|0|" << 1;
        QTest::addRow("2") << "0|257||1|"
                           << "5|0||0|" << 2;
        QTest::addRow("2, one bar") << "0|257|1|"
                                    << "5|0|0|" << 2;
        QTest::addRow("3") << "0|257|1|"
                           << "5|0|0|" << 3;
        QTest::addRow("4") << "0|257|16|1|"
                           << "5|0|0|0|" << 4;
    }

    void everyVersionOfGameDataIsRead() {
        QFETCH(QString, first);
        QFETCH(QString, rest);
        QFETCH(int, version);
        for (const char* end : {"&#10;", "\n", " "}) {
            const QString data = "version: " + QString::number(version) + end + first + rest.repeated(80);
            const ReadBack back =
                readBack("<opensudoku version='2'><game data=\"" + data.toStdString() + "\"/></opensudoku>");
            const Puzzle& found = back.found.puzzles.at(0);
            QCOMPARE(found.grid.givens().count(), 80);
            if (version < 4) QCOMPARE(found.grid.candidates(0), Digits::of(1) | Digits::of(9));
            else QCOMPARE(found.notes.at(0).corner, Digits::of(1) | Digits::of(9));
            if (version == 4) QCOMPARE(found.notes.at(0).centre, Digits::of(5));
        }
    }

    /// The largest collections that people share; the line of the last puzzle is right.
    void largeCollectionsAreRead() {
        std::string text = "<opensudoku>\n";
        for (int i = 0; i < 50'000; ++i) text += "<game data=\"" + kGivens + "\" />\n";
        const ReadBack back = readBack(text + "</opensudoku>");
        QCOMPARE(back.summary.opened, 50'000);
        // The root element is on the first line.
        QCOMPARE(back.found.puzzles.back().line, 50'001);
    }

    /// Entities that expand, files and pages that would be fetched. A document type alone is harmless.
    void entitiesAreRefusedUnparsed() {
        const std::string rest = "<opensudoku><name>&e;</name><game data=\"" + kGivens + "\"/></opensudoku>";
        for (const std::string subset : {"<!ENTITY e \"x\">", "<!ENTITY e SYSTEM \"file:///etc/passwd\">",
                                         "<!ENTITY % p SYSTEM \"http://localhost/\"> %p;"})
            QCOMPARE(firstError("<?xml version=\"1.0\"?>\n<!DOCTYPE o [" + subset + "]>" + rest).code,
                     ErrorCode::EntitiesRefused);
        // A file that is named but never opened.
        const ReadBack plain = readBack("<!DOCTYPE opensudoku SYSTEM \"file:///etc/passwd\">" +
                                        QString::fromStdString(rest).replace("&e;", "x").toStdString());
        QCOMPARE(plain.summary.opened, 1);
    }

    /// Four megabytes of depth, of attributes, of text that does not end.
    void tagsAndDepthAreBounded() {
        std::string deep = "<opensudoku>", attributes = "<opensudoku><game ", endless = "<opensudoku><name>";
        // A recursive reader would run out of stack.
        while (deep.size() < 4 << 20) deep += "<a>";
        for (int i = 0; attributes.size() < 4 << 20; ++i) attributes += "a" + std::to_string(i) + "=\"\" ";
        endless.append(4 << 20, 'x');
        QCOMPARE(firstError(deep).code, ErrorCode::Damaged);
        QCOMPARE(firstError(attributes + "/>").code, ErrorCode::Damaged);
        QVERIFY(firstError(endless).code == ErrorCode::Damaged || firstError(endless).code == ErrorCode::Truncated);
    }

    /// The good puzzle between two bad ones is opened.
    void wrongGamesAreSkippedWithTheirLine() {
        // Line 2 is too short, line 3 correct, line 4 has a wrong character in the middle.
        const std::string text = "<opensudoku>\n<game data=\"123\"/>\n<game data=\"" + kGivens + "\"/>\n<game data=\"" +
                                 std::string(40, '0') + "x" + std::string(40, '0') + "\"/>\n</opensudoku>";
        const ReadBack back = readBack(text);
        QCOMPARE(back.summary.opened, 1);
        QCOMPARE(back.found.skips.at(0), (Error{.code = ErrorCode::WrongCellCount, .line = 2, .found = 3}));
        QCOMPARE(back.found.skips.at(1),
                 (Error{.code = ErrorCode::WrongCharacter, .line = 4, .column = 41, .text = "x"}));
    }

    /// Named, so that users do not think the file is broken.
    void otherSizesAndVariantsAreNamed() {
        QString game = QString::fromStdString(ksudokuXml(Grid::fromCells(kGivens)));
        QCOMPARE(firstError(QString(game).replace("order=\"9\"", "order=\"16\"").toStdString()).text,
                 std::string("16x16"));
        QCOMPARE(firstError(QString(game).replace("Plain", "XSudoku").toStdString()).text, std::string("XSudoku"));
        QCOMPARE(firstError("<ksudoku-graph name=\"x\"/>").code, ErrorCode::ForeignContent);
    }

    /// A zip bomb, other archives, classes that must not be looked up, an older HoDoKu, a flipped bit.
    void archivesUnpackIntoBoundedMemory() {
        const std::string xml = hodokuXml(Grid::fromCells(kGivens));
        QCOMPARE(readBack(zipped("SudokuData", xml, true)).summary.opened, 1);
        QCOMPARE(firstError(zipped("SudokuData", std::string(200 << 20, ' '))).code, ErrorCode::TooLarge);
        QCOMPARE(firstError(zipped("document.xml", "<a/>")).code, ErrorCode::NoSudoku);
        QCOMPARE(firstError(zipped("SudokuData", "<java><object class=\"java.lang.ProcessBuilder\"/></java>")).code,
                 ErrorCode::ForeignContent);
        QCOMPARE(firstError(zipped("SudokuData", "<java><object class=\"sudoku.Sudoku\"/></java>")).code,
                 ErrorCode::OldVersion);
        std::string wrongSum = zipped("SudokuData", xml, true);
        wrongSum[wrongSum.find("initialState")] = 'x';
        QCOMPARE(firstError(wrongSum).detail, ErrorDetail::ZipArchive);
    }

    /// A value that is no number, or a "fixed" that is neither true nor false: an empty cell would be a guess.
    void wrongTypesAreDamage() {
        for (const char* member : {"\"value\": \"4\"", "\"value\": 4, \"fixed\": \"yes\"", "\"value\": [4]"}) {
            const std::string text = "{\"cells\": [{\"position\": [0, 2], " + std::string(member) + "}]}";
            QCOMPARE(firstError(text).code, ErrorCode::Damaged);
        }
    }

    /// Half a document is never taken for a complete one.
    void cutsAndFlippedBitsDoNoHarm() {
        std::mt19937 random(24);
        for (int round = 0; round < 12; ++round)
            for (auto& [id, text] : documentsOf(randomPosition(random))) {
                const std::size_t step = 1 + text.size() / 300;
                for (std::size_t size = random() % step; size < text.size(); size += step) {
                    Collector found;
                    format(id.c_str()).read({.text = std::string_view(text).substr(0, size)}, found);
                    QVERIFY(found.puzzles.size() <= 1);
                    // In the second half a complete puzzle may remain.
                    if (size < text.size() / 2) QVERIFY2(!found.skips.empty(), id.c_str());
                }
                for (int flip = 0; flip < 100; ++flip) {
                    std::string flipped = text;
                    for (auto left = 1 + random() % 8; left > 0; --left)
                        flipped[random() % flipped.size()] ^= static_cast<char>(1 << random() % 8);
                    Collector found;
                    format(id.c_str()).read({.text = flipped}, found);
                    QVERIFY(found.puzzles.size() <= 1);
                }
            }
    }
};

QTEST_APPLESS_MAIN(TestDocuments)
#include "tst_documents.moc"
