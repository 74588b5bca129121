// SPDX-License-Identifier: MIT
// Boards in web pages and in XML of no known format.
#include "tests/app/documents/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

namespace {

const std::string kGivens = "023400800600007000000530620005000000840000036000000100052096000000100007008005210";

std::string cellsOf(const Puzzle& puzzle) {
    return puzzle.givensKnown ? puzzle.grid.givensText('0') : puzzle.grid.cellsText('0');
}

/// The cells in order, each written by `write(row, column, digit or nothing)`, with texts around each row.
template <typename Write>
std::string rows(const std::string& before, const std::string& after, Write write) {
    std::string text;
    for (int row = 0; row < 9; ++row) {
        text += before;
        for (int column = 0; column < 9; ++column) {
            const char character = kGivens[static_cast<std::size_t>(9 * row + column)];
            text += write(row, column, character == '0' ? std::string() : std::string(1, character));
        }
        text += after;
    }
    return text;
}

std::string number(int value) {
    return std::to_string(value);
}

void checkOne(const std::string& bytes, const char* id) {
    const ReadBack back = readBack(bytes);
    QVERIFY2(back.found.puzzles.size() == 1, bytes.substr(0, 200).c_str());
    QCOMPARE(cellsOf(back.found.puzzles[0]), kGivens);
    QCOMPARE(std::string(back.summary.format->id), std::string(id));
    QVERIFY(back.found.skips.empty());
}

/// A table of three tables of three by three in each row.
std::string boxedTable() {
    std::string text = "<table>";
    for (int box = 0; box < 9; ++box) {
        if (box % 3 == 0) text += "<tr>";
        text += "<td><table>";
        for (int n = 0; n < 9; ++n) {
            const Cell cell = cellOfBox(box, n);
            const char character = kGivens[static_cast<std::size_t>(cell)];
            text += (n % 3 == 0 ? "<tr><td>" : "<td>") +
                    std::string(character == '0' ? "&nbsp;" : std::string(1, character)) + "</td>";
        }
        text += "</table></td>";
    }
    return text + "</table>";
}

} // namespace

class TestMarkup : public QObject {
    Q_OBJECT

private slots:
    void tablesOfPages() {
        const std::string head = "<!DOCTYPE html>\n<html><head><style>td > p { color: \"<table>\"; }</style>"
                                 "<script>if (a<b) document.write('<table>')</script></head><body><h1>Sudoku 12</h1>";
        const auto plain = [](int, int, const std::string& digit) { return "<td class=\"c5\">" + digit + "</td>"; };
        const auto bare = [](int, int, const std::string& digit) {
            return "<TD>" + (digit.empty() ? "&#160;" : digit);
        };
        const auto closed = [](int, int, const std::string& digit) {
            return digit.empty() ? "<td/>" : "<td><b>" + digit + "</b></td>";
        };
        const auto input = [](int, int, const std::string& digit) {
            return "<td><input maxlength=1 value='" + digit + "'></td>";
        };
        checkOne(head + "<table>" + rows("<tr>", "</tr>\n", plain) + "</table></html>", "html");
        checkOne(head + "<table>" + rows("<TR>\n", "\n", bare) + "</table>", "html");
        checkOne(head + "<table><tbody>" + rows("<tr>", "</tr>", closed) + "</tbody></table>", "html");
        checkOne("<table>" + rows("<tr>", "</tr>", input) + "</table>", "html");
        checkOne(head + boxedTable() + "<table><tr><td>Help</td><td>About</td></tr></table>", "html");
    }

    void tablesThatAreNoBoards() {
        QVERIFY(readBack("<html><table><tr><td>1</td><td>2</td></tr></table></html>").error);
        std::string size6 = "<table>";
        for (int row = 0; row < 6; ++row) size6 += "<tr><td>1<td>2<td><td>4<td><td>6";
        QCOMPARE(readBack(size6 + "</table>").error->code, ErrorCode::WrongSize);
    }

    void cellsOfXml() {
        const std::string head = "<?xml version=\"1.0\"?>\n<sudoku>";
        const auto plain = [](int, int, const std::string& digit) { return "<cell>" + digit + "</cell>"; };
        const auto empty = [](int, int, const std::string& digit) {
            return digit.empty() ? std::string("<c/>") : "<c>" + digit + "</c>";
        };
        checkOne(head + rows("", "\n", plain) + "</sudoku>", "xmlgrid");
        checkOne(head + rows("<row>", "</row>", empty) + "</sudoku>", "xmlgrid");
        for (const int first : {0, 1}) {
            const auto placed = [first](int row, int column, const std::string& digit) {
                return "<cell row=\"" + number(row + first) + "\" col='" + number(column + first) + "'>" + digit +
                       "</cell>";
            };
            const auto named = [first](int, int column, const std::string& digit) {
                return "<col name=\"Col" + number(column + first) + "\" val=\"" + digit + "\"></col>";
            };
            const auto children = [first](int row, int column, const std::string& digit) {
                if (digit.empty()) return std::string();
                return "<field><x>" + number(column + first) + "</x><y>" + number(row + first) + "</y><value>" + digit +
                       "</value></field>";
            };
            checkOne(head + rows("", "", placed) + "</sudoku>", "xmlgrid");
            checkOne(head + rows("", "\n", children) + "</sudoku>", "xmlgrid");
            int row = first;
            const auto counted = [&](int, int column, const std::string& digit) {
                return (column == 0 ? "<row name=\"Row" + number(row++) + "\">" : std::string()) +
                       named(0, column, digit);
            };
            const std::string text = head + rows("", "</row>", counted);
            checkOne(text + "</sudoku>", "xmlgrid");
        }
    }

    void rowsOfXml() {
        std::string lines = "<puzzle>", fields = "<puzzle>";
        for (std::size_t row = 0; row < 9; ++row) {
            const std::string characters = kGivens.substr(9 * row, 9);
            lines += "<line>" + characters + "</line>";
            fields += "<row>";
            for (std::size_t n = 0; n < 9; ++n)
                fields += (n > 0 ? "," : "") + std::string(characters[n] == '0' ? "" : characters.substr(n, 1));
            fields += "</row>";
        }
        checkOne(lines + "</puzzle>", "xmlgrid");
        checkOne(fields + "</puzzle>", "xmlgrid");
    }

    void givensAndVariants() {
        const auto given = [](int row, int column, const std::string& digit) {
            const bool placed = digit.empty() && row == 0 && column == 0;
            return "<cell r=\"" + number(row) + "\" c=\"" + number(column) + "\" given=\"" +
                   (digit.empty() ? "false" : "true") + "\">" + (placed ? "9" : digit) + "</cell>";
        };
        const ReadBack back = readBack("<game>" + rows("", "", given) + "</game>");
        QCOMPARE(back.found.puzzles.size(), std::size_t{1});
        QCOMPARE(back.found.puzzles[0].grid.givensText('0'), kGivens);
        QCOMPARE(back.found.puzzles[0].grid.value(0), 9);
        for (const bool boxes : {true, false}) {
            const auto zoned = [boxes](int row, int column, const std::string& digit) {
                const int zone = boxes || row > 2 ? 3 * (row / 3) + column / 3 : row;
                return "<cell row=\"" + number(row) + "\" col=\"" + number(column) + "\" zone=\"" + number(zone) +
                       "\">" + digit + "</cell>";
            };
            const ReadBack zones = readBack("<sudoku>" + rows("", "", zoned) + "</sudoku>");
            QCOMPARE(zones.found.puzzles.size(), std::size_t{boxes ? 1u : 0u});
            if (!boxes) QCOMPARE(zones.error->code, ErrorCode::Variant);
        }
        const auto plain = [](int, int, const std::string& digit) { return "<cell>" + digit + "</cell>"; };
        QCOMPARE(readBack("<s><thermo>1 2</thermo>" + rows("", "", plain) + "</s>").error->code, ErrorCode::Variant);
    }

    void xmlThatIsWrong() {
        const auto plain = [](int, int, const std::string& digit) { return "<cell>" + digit + "</cell>"; };
        const std::string cells = rows("", "\n", plain);
        const ReadBack cut = readBack("<sudoku>" + cells + cells.substr(0, 300));
        QVERIFY(!cut.found.skips.empty());
        QCOMPARE(readBack("<!DOCTYPE s [<!ENTITY a \"5\">]><sudoku>" + cells + "</sudoku>").error->code,
                 ErrorCode::EntitiesRefused);
        QCOMPARE(readBack("<sudoku>" + cells.substr(13) + "</sudoku>").error->code, ErrorCode::WrongCellCount);
        std::string deep;
        for (int n = 0; n < 5000; ++n) deep += "<a>";
        QVERIFY(readBack(deep + "<cell>5</cell>").error);
    }
};

QTEST_APPLESS_MAIN(TestMarkup)
#include "tst_markup.moc"
