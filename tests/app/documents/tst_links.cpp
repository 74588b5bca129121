// SPDX-License-Identifier: MIT
// Links of f-puzzles and SudokuPad with everything that happens to links: escapes, blanks instead of plus signs,
// text after them.
#include "app/documents/parts/json.h"
#include "app/documents/parts/lzstring.h"
#include "app/documents/text/details.h"
#include "tests/app/documents/packing.h"
#include "tests/app/documents/puzzles.h"

#include <QString>
#include <QTest>
#include <QUrl>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

namespace {

const std::string kGivens = "023400800600007000000530620005000000840000036000000100052096000000100007008005210";

/// Packs JSON of UTF-16 units like the pages.
std::string packed(const std::string& json) {
    return packLzBase64(QString::fromStdString(json).toStdU16String());
}

/// f-puzzles' JSON of a position; `more` are further members.
std::string fpuzzlesJson(const Grid& grid, const std::string& more = {}) {
    std::string rows;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        rows += columnOf(cell) > 0 ? "," : cell > 0 ? "],[" : "[";
        if (!grid.isSet(cell)) rows += "{}";
        else rows += "{\"value\":" + std::to_string(grid.value(cell)) + (grid.isGiven(cell) ? ",\"given\":true}" : "}");
    }
    return "{\"size\":9,\"title\":\"T\",\"author\":\"A\"" + more + ",\"grid\":[" + rows + "]]}";
}

/// SudokuPad's packed JSON: no quotes around names, nothing for an empty cell.
std::string sudokuPadJson(const Grid& grid, const std::string& more = {}) {
    std::string rows, regions;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        rows += columnOf(cell) > 0 ? "," : cell > 0 ? "],[" : "[";
        if (grid.isSet(cell)) rows += "{v:" + std::to_string(grid.value(cell)) + "}";
    }
    for (int box = 0; box < 9; ++box) {
        std::string cells;
        for (int i = 0; i < 9; ++i) {
            const Cell cell = cellOfBox(box, i);
            cells += (i > 0 ? ",[" : "[") + std::to_string(rowOf(cell)) + "," + std::to_string(columnOf(cell)) + "]";
        }
        regions += (box > 0 ? ",[" : "[") + cells + "]";
    }
    return "{id:'x',cs:50,ca:[{v:'title: A \\'B\\''},{v:'author: C'}],ce:[" + rows + "]],re:[" + regions + "]" + more +
           "}";
}

/// A digit and up to five blanks after it in one character.
std::string byTens(const std::string& cells) {
    constexpr std::string_view kCharacters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
    std::string out;
    for (std::size_t at = 0; at < cells.size();) {
        const int digit = cells[at++] - '0';
        int blanks = 0;
        while (blanks < 5 && at < cells.size() && cells[at] == '0') ++blanks, ++at;
        out += kCharacters[digit + 10 * blanks];
    }
    return out;
}

/// Runs of blanks as letters, and digits as they are.
std::string byRuns(const std::string& cells) {
    std::string out;
    for (std::size_t at = 0; at < cells.size();) {
        int blanks = 0;
        while (blanks < 50 && at < cells.size() && cells[at] == '0') ++blanks, ++at;
        if (blanks > 0) out += blanks < 26 ? static_cast<char>('A' + blanks) : static_cast<char>('a' + blanks - 26);
        else out += cells[at++];
    }
    return out;
}

} // namespace

class TestLinks : public QObject {
    Q_OBJECT

private slots:
    /// Few characters and many, short and long texts: codes that grow, entries that are used the moment they are
    /// made.
    void packedTextsComeBack() {
        std::mt19937 random(31);
        for (int round = 0; round < 1500; ++round) {
            std::u16string text;
            // Beyond 256 characters some need sixteen bits.
            const unsigned characters = 1 + random() % 400;
            for (auto left = random() % 1200; left > 0; --left)
                text += static_cast<char16_t>(random() % characters + 32);
            const auto back = unpackLzBase64(packLzBase64(text), 2000);
            QVERIFY(back.has_value());
            QCOMPARE(QString::fromStdString(*back).toStdU16String(), text);
        }
    }

    /// Three million characters in some hundred bytes.
    void bombsAreBounded() {
        const std::string bomb = packLzBase64(std::u16string(3 << 20, u'a'));
        // The limit comes from the caller.
        QVERIFY(!unpackLzBase64(bomb, 1 << 20).has_value());
        QCOMPARE(firstError("https://f-puzzles.com/?load=" + bomb).code, ErrorCode::Damaged);
    }

    /// No truncated payload is read as a puzzle; changed characters may by chance be valid, and do no harm.
    void damagedPackingDoesNoHarm() {
        std::mt19937 random(32);
        const std::string whole = packed(fpuzzlesJson(Grid::fromCells(kGivens)));
        for (std::size_t size = 0; size < whole.size(); ++size)
            QVERIFY(firstError("https://f-puzzles.com/?load=" + whole.substr(0, size)).text != "was read");
        for (int round = 0; round < 3000; ++round) {
            std::string flipped = whole;
            for (auto left = 1 + random() % 4; left > 0; --left)
                flipped[random() % flipped.size()] = "ABCXYZabcxyz0189+/="[random() % 19];
            readBack("https://f-puzzles.com/?load=" + flipped);
        }
    }

    /// The same payload as it occurs in URLs, after prefixes and alone.
    void fpuzzlesLinksAreRead() {
        std::mt19937 random(33);
        for (int round = 0; round < 300; ++round) {
            const Puzzle puzzle = randomPosition(random);
            const std::string payload = packed(fpuzzlesJson(puzzle.grid));
            const std::string escaped = QUrl::toPercentEncoding(QString::fromStdString(payload)).toStdString();
            const std::string blanks = QString::fromStdString(payload).replace('+', ' ').toStdString();
            for (const std::string& link :
                 {"https://www.f-puzzles.com/?load=" + payload, "f-puzzles.com/?load=" + escaped,
                  "https://f-puzzles.com/?load=" + blanks, "https://sudokupad.app/fpuzzles" + payload,
                  "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz" + escaped, "> fpuzzles" + payload,
                  "https://sudokupad.app/fpuzzles" + payload + "\", @\"8592"}) {
                const ReadBack back = readBack(link + "\n");
                QVERIFY2(back.summary.opened == 1, link.c_str());
                QCOMPARE(back.found.puzzles[0].grid.cellsText(), puzzle.grid.cellsText());
                QCOMPARE(back.found.puzzles[0].grid.givensText(), puzzle.grid.givensText());
                QCOMPARE(back.found.puzzles[0].author, std::string("A"));
            }
        }
    }

    /// Only givens: SudokuPad's values are those of the setter.
    void sudokuPadLinksAreRead() {
        std::mt19937 random(34);
        for (int round = 0; round < 300; ++round) {
            const Grid grid = randomPosition(random).grid.start();
            // The page has used both.
            for (const std::string prefix : {"scl", "ctc"}) {
                const ReadBack back =
                    readBack("https://sudokupad.app/" + prefix + packed(sudokuPadJson(grid)) + "?setting=1");
                QVERIFY(back.summary.opened == 1);
                QCOMPARE(back.found.puzzles[0].grid.givensText(), grid.givensText());
                QCOMPARE(back.found.puzzles[0].name, std::string("A 'B'"));
                QCOMPARE(back.found.puzzles[0].author, std::string("C"));
            }
        }
    }

    /// Both encodings, bare and within JSON.
    void classicRowsAreRead() {
        std::mt19937 random(35);
        for (int round = 0; round < 500; ++round) {
            const std::string cells = randomPosition(random).grid.givensText('0');
            for (const std::string& characters : {byTens(cells), byRuns(cells)}) {
                const ReadBack back = readBack("https://sudokupad.app/classic" + characters);
                QVERIFY(back.summary.opened == 1);
                QCOMPARE(back.found.puzzles[0].grid.givensText('0'), cells);
            }
            const std::string wrapped = packed("{\"p\":\"" + byTens(cells) + "\",\"n\":\"N\",\"s\":1}");
            const ReadBack back = readBack("https://sudokupad.svencodes.com/puzzle/" + wrapped);
            QVERIFY(back.summary.opened == 1);
            QCOMPARE(back.found.puzzles[0].grid.givensText('0'), cells);
            QCOMPARE(back.found.puzzles[0].name, std::string("N"));
        }
        QCOMPARE(firstError("https://sudokupad.app/classicNOTVALID").code, ErrorCode::Damaged);
    }

    /// Constraints that are named but empty do not make a variant; an unknown one does.
    void variantsAreNamed_data() {
        QTest::addColumn<QString>("more");
        QTest::addColumn<QString>("names");
        QTest::addRow("killer") << ",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"9\"}]"
                                << "killer cages";
        QTest::addRow("two") << ",\"thermometer\":[{}],\"antiknight\":true"
                             << "thermometers, anti-knight";
        QTest::addRow("unknown") << ",\"newrule\":[1]"
                                 << "newrule";
        QTest::addRow("absent") << ",\"arrow\":[],\"antiking\":false,\"solution\":[1,2]"
                                << "";
    }

    void variantsAreNamed() {
        QFETCH(QString, more);
        QFETCH(QString, names);
        const std::string json = fpuzzlesJson(Grid::fromCells(kGivens), more.toStdString());
        for (const std::string& text : {json, "https://f-puzzles.com/?load=" + packed(json)}) {
            const Error error = firstError(text);
            QCOMPARE(error.code, names.isEmpty() ? ErrorCode::NoSudoku : ErrorCode::Variant);
            QCOMPARE(detailText(error), names.isEmpty() ? QString("was read") : names);
        }
    }

    /// Lines and cages are drawings there, so any drawing makes a variant.
    void whatIsDrawnMakesAVariant() {
        const auto error = [](const char* more) {
            return firstError("https://sudokupad.app/scl" + packed(sudokuPadJson(Grid::fromCells(kGivens), more)));
        };
        QCOMPARE(detailText(error(",l:[{wp:[[1,1]]}]")), QString("lines"));
        QCOMPARE(detailText(error(",metadata:{antiking:t}")), QString("anti-king"));
        QCOMPARE(detailText(error(",cages:[{cells:[[0,0],[0,1]],value:9}]")), QString("killer cages"));
        QCOMPARE(detailText(error(",l:[],a:[],metadata:{rules:'none'}")), QString("was read"));
        QCOMPARE(detailText(error(",regions:[[[0,0],[8,8]]]")), QString("irregular boxes"));
    }

    /// Not "damaged": the link is correct, but Ninefold does not support the size.
    void otherSizesAreNamed() {
        const std::string small = "{\"size\":2,\"grid\":[[{},{}],[{},{}]]}";
        QCOMPARE(firstError("https://f-puzzles.com/?load=" + packed(small)).text, std::string("2x2"));
    }

    /// Nothing is downloaded: the message has to say why this link cannot be opened.
    void idsNeedTheNetwork() {
        for (const char* link : {"https://f-puzzles.com/?id=y364zc6b", "https://sudokupad.app/y364zc6b",
                                 "https://app.crackingthecryptic.com/sudoku/y364zc6b"})
            QCOMPARE(firstError(link), (Error{.code = ErrorCode::NeedsNetwork, .line = 1, .text = "y364zc6b"}));
    }

    /// With the lines of the text; one of the links contains no puzzle.
    void severalLinksAreSeveralPuzzles() {
        const std::string payload = packed(fpuzzlesJson(Grid::fromCells(kGivens)));
        const ReadBack back = readBack("Look at these:\n\nhttps://f-puzzles.com/?load=" + payload +
                                       "\r\nhttps://sudokupad.app/fpuz" + payload + "\r\nhttps://sudokupad.app/abc\n");
        QCOMPARE(back.summary.opened, 2);
        QCOMPARE(back.found.puzzles[0].line, 3);
        QCOMPARE(back.found.puzzles[1].line, 4);
        QCOMPARE(back.found.skips.at(0).line, 5);
    }

    /// Laxer than JSON, as SudokuPad writes it. Truncated and invalid text are distinguished: only the former may
    /// continue.
    void jsonIsReadInPlace() {
        const Json json = Json::parse(" {\"a\": [1, 'x\\u00e9\\ud83d\\ude00', , {b: t}], 'c': -2.5} rest");
        QVERIFY(json.isWhole());
        std::vector<std::string> texts;
        json.member("a").eachElement([&](const Json& each) { return texts.emplace_back(each.text()), true; });
        QCOMPARE(texts.size(), std::size_t{4});
        QCOMPARE(texts[2], std::string());
        QCOMPARE(Json::parse(texts[1]).string().value_or(""), std::string("x\xC3\xA9\xF0\x9F\x98\x80"));
        QVERIFY(Json::parse(texts[3]).member("b").isTrue());
        QCOMPARE(json.member("c").number().value_or(0), -2.5);
        for (const char* cut : {"{", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":[1", "[\"\\", "\"", "{\"a\":1,"})
            QVERIFY2(Json::parse(cut).state() == Json::State::Cut, cut);
        for (const char* wrong : {"{]", "[}", "[{\"a\":1]}"}) QVERIFY(Json::parse(wrong).state() == Json::State::Wrong);
    }

    /// Pages with puzzles of all kinds, in their own formats: never a plain Sudoku.
    void pagesWithAllKindsOfPuzzles() {
        for (const char* link :
             {"https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRPb5w", "https://lisudoku.xyz/p/abc",
              "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Thermo~R1C1~R1C2"}) {
            const ReadBack back = readBack(std::string("A nice one\n") + link + "\n");
            QVERIFY2(back.error && back.error->code == ErrorCode::Variant, link);
            QCOMPARE(back.error->line, 2);
        }
    }

    /// SudokuMaker packs its puzzles; those without any rule but the classic one (number 0) are opened.
    void sudokuMaker() {
        std::string cells;
        for (const char character : kGivens)
            cells += std::string(cells.empty() ? "" : ",") +
                     (character == '0' ? "{}" : std::string("{\"given\":true,\"value\":") + character + "}");
        for (const bool classic : {true, false}) {
            const std::string json = "{\"formatVersion\":\"1.5.0\",\"puzzle\":{\"name\":\"N\",\"cells\":[" + cells +
                                     "],\"constraints\":[{\"type\":0}" +
                                     (classic ? "" : ",{\"type\":300,\"thermometers\":[[1,2]]}") + "]}}";
            for (const std::string& text : {json, "https://sudokumaker.app/?puzzle=" + packed(json)}) {
                const ReadBack back = readBack(text);
                QCOMPARE(back.found.puzzles.size(), std::size_t{classic ? 1u : 0u});
                if (!classic) QCOMPARE(back.error->code, ErrorCode::Variant);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLinks)
#include "tst_links.moc"
