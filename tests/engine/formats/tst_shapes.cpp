// SPDX-License-Identifier: MIT
// What comes in, the shape that the scanner finds in it, and the format that is named after the shape: the whole way
// of a text in one table. ../../../engine/formats/README.md explains the stages.
#include "engine/formats/scan/scan.h"
#include "tests/engine/formats/samples.h"

#include <QSet>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;
using text::Shape;

namespace {

struct Way {
    const char* what;
    std::string text;
    Shape shape;
    const char* format;
};

/// The board with a border above, between and below the bands.
std::string framed(std::string_view border) {
    std::string board;
    for (std::size_t row = 0; row < 9; ++row) {
        if (row % 3 == 0) board += std::string(border) + '\n';
        const std::string cells = kCells.substr(9 * row, 9);
        board += '|' + cells.substr(0, 3) + '|' + cells.substr(3, 3) + '|' + cells.substr(6) + "|\n";
    }
    return board + std::string(border) + '\n';
}

/// Each blank cell shows the same three candidates.
std::string candidates(std::string_view between) {
    std::string board;
    for (int cell = 0; cell < kCellCount; ++cell) {
        const char character = kCells[static_cast<std::size_t>(cell)];
        board += character == '.' ? std::string("139") : std::string(1, character);
        board += cell % 9 == 8 ? std::string("\n") : std::string(between);
    }
    return board;
}

std::vector<Way> lines() {
    const std::string zeros = replaced(kCells, '.', '0');
    return {
        {"81 characters", kCells + "\n", Shape::Line, "line81"},
        {"81 digits", zeros + "\n", Shape::Line, "line81-zero"},
        {"81 digits, CRLF", zeros + "\r\n", Shape::Line, "sdm"},
        {"81 characters and a comment", kCells + " # easy\n", Shape::Line, "line81"},
        {"81 characters on two lines", kCells.substr(0, 60) + "\n" + kCells.substr(60) + "\n", Shape::Line, "line81"},
        {"a list in source code", rowsOf(zeros, ", ", ", "), Shape::List, "line81"},
        {"a hash and a rating", "0123456789ab " + zeros + "  7.2\n", Shape::Line, "bank"},
        {"seven fields", kCells + ",name,poster,1,2,9.1,1.2\n", Shape::Line, "gsf"},
        {"a table with a head", "id,puzzle\n1," + zeros + "\n", Shape::Line, "kaggle"},
        {"a puzzle and its solution", kCells + "," + replaced(kCells, '.', '2') + "\n", Shape::Pair, "kaggle"},
        {"a head line", "#spf1.0\n" + replaced(kCells, '.', '_') + "\n", Shape::Line, "spf"},
        {"a library line", ":0000:x:" + kCells + ":::\n", Shape::Library, "library"},
        {"a placed digit", "+1" + kCells.substr(1) + "\n", Shape::Placed, "susser"},
        {"removed candidates", kCells + ":314 916\n", Shape::Placed, "susser"},
        {"an address", "https://a.b/play/" + zeros + "\n", Shape::Link, "link"},
        {"an address with ?bd=", "https://a.b/?bd=" + zeros + "\n", Shape::Link, "sudokuwiki"},
        {"a solver's code",
         "S9B" +
             [] {
                 std::string code;
                 for (int cell = 0; cell < kCellCount; ++cell) code += "0" + std::to_string(cell % 9 + 1);
                 return code;
             }() +
             "\n",
         Shape::SolverCode, "sudokuwiki"},
        {"80 cells", kCells.substr(1) + "\n", Shape::Line, "line81"},
        {"nothing", "Dear Sir,\nI have no Sudoku for you.\n", Shape::None, ""},
    };
}

std::vector<Way> boards() {
    const std::string zeros = replaced(kCells, '.', '0');
    return {
        {"nine rows", rowsOf(kCells), Shape::Rows, "rows"},
        {"nine rows with spaces for blank cells", rowsOf(replaced(kCells, '.', ' ')), Shape::Rows, "rows"},
        {"one cell on each line", rowsOf(kCells, "\n"), Shape::Rows, "rows"},
        {"labelled rows",
         [] {
             std::string text;
             for (std::size_t row = 0; row < 9; ++row)
                 text += std::to_string(row + 1) + ". " + kCells.substr(9 * row, 9) + "\n";
             return text;
         }(),
         Shape::Rows, "rows"},
        {"a row less", rowsOf(kCells).substr(10), Shape::Rows, "rows"},
        {"a title", "Grid 01\n" + rowsOf(zeros), Shape::Rows, "euler"},
        {"double rules", rowsOf(zeros, " ") + "========\n" + rowsOf(zeros, " "), Shape::Board, "norvig"},
        {"headers with a space", "#A Ruth\n#D Easy\n" + rowsOf(kCells), Shape::Rows, "sdk"},
        {"headers without one", "#ARuth\n#LEasy\n" + rowsOf(kCells), Shape::Rows, "sudocue"},
        {"sections", "[Puzzle]\n" + rowsOf(kCells), Shape::Rows, "sadman"},
        {"a frame", framed("+---+---+---+"), Shape::Board, "board"},
        {"a frame with stars", framed("*-----------*"), Shape::SimpleBoard, "ss"},
        {"a table", rowsOf(replaced(kCells, '.', ' '), ","), Shape::Table, "csv"},
        {"aligned candidates", candidates("   "), Shape::Marks, "pm"},
        {"candidates with one space between", candidates(" "), Shape::Progress, "sdx"},
        {"bars and notes", "9!|.(3,4)|3" + rowsOf(kCells, "|").substr(5), Shape::Noted, "doku"},
    };
}

std::vector<Way> ways() {
    auto all = lines();
    for (Way& way : boards()) all.push_back(std::move(way));
    // The texts of these forms are long; samples.h makes them.
    const auto texts = samples();
    all.push_back({"729 characters", texts.at("sukaku729"), Shape::Candidates, "sukaku729"});
    all.push_back({"a solution with marks", texts.at("komo"), Shape::Komo, "komo"});
    all.push_back({"a game id", texts.at("solo"), Shape::SoloId, "solo"});
    return all;
}

} // namespace

class TestShapes : public QObject {
    Q_OBJECT

private slots:
    void textsHaveShapesAndNames() {
        for (const Way& way : ways()) {
            const text::Sample sample = text::takeSample(way.text);
            QVERIFY2(sample.shape == way.shape, way.what);
            QVERIFY2(idOf(way.text) == way.format, qPrintable(QString(way.what) + ": " + idOf(way.text).c_str()));
        }
    }

    /// A new shape or a new format belongs into the table.
    void everyShapeAndFormatIsThere() {
        QSet<int> shapes;
        QSet<QString> names;
        for (const Way& way : ways()) {
            shapes << static_cast<int>(way.shape);
            names << way.format;
        }
        for (int shape = 0; shape <= static_cast<int>(Shape::Link); ++shape)
            QVERIFY2(shapes.contains(shape), qPrintable(QString::number(shape)));
        for (const Format* format : engineFormats()) {
            const QString id = QString::fromStdString(std::string(format->id));
            QVERIFY2(names.contains(id), qPrintable(id));
        }
    }
};

QTEST_APPLESS_MAIN(TestShapes)
#include "tst_shapes.moc"
