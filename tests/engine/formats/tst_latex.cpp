// SPDX-License-Identifier: MIT
// Boards in LaTeX and Markdown, and boards whose trailing spaces an editor has removed.
#include "tests/engine/formats/puzzles.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

/// The cells with `blank` for a blank cell, `between` between two cells, and texts before and after each row.
std::string table(const std::string& blank, const std::string& between, const std::string& before,
                  const std::string& after) {
    std::string text;
    for (std::size_t at = 0; at < kCells.size(); ++at) {
        text += at % 9 == 0 ? before : between;
        text += kCells[at] == '.' ? blank : std::string(1, kCells[at]);
        if (at % 9 == 8) text += after;
    }
    return text;
}

void checkOne(const std::string& text) {
    const Collector found = readAny(text);
    QVERIFY2(found.puzzles.size() == 1, text.c_str());
    QCOMPARE(found.puzzles[0].grid.cellsText(), kCells);
    QVERIFY2(found.skips.empty(), text.c_str());
}

} // namespace

class TestLatex : public QObject {
    Q_OBJECT

private slots:
    void tables() {
        for (const char* blank : {"", "~", " ", "\\ ", "{}", "$ $"}) {
            checkOne("\\begin{tabular}{|c|c|}\n\\hline\n" + table(blank, " & ", "", " \\\\ \\hline\n") +
                     "\\end{tabular}\n");
            checkOne("\\toprule\n" + table(blank, "&", "  ", "\\\\\n\\hline\n") + "\\bottomrule\n");
        }
        std::string bold = table("\\cellcolor{gray!20}", " & ", "", " \\\\[2pt]\n\\cline{1-9}\n");
        for (std::size_t at = bold.find('7'); at != std::string::npos; at = bold.find('7', at + 10))
            bold.replace(at, 1, "\\textbf{7}");
        checkOne(bold);
    }

    void packages() {
        checkOne("\\usepackage{sudoku}\n\\begin{sudoku}\n" + table(" ", "|", "|", "|.\n") + "\\end{sudoku}\n");
        checkOne(table("", "}{", "\\setrow {", "}\n"));
        checkOne(table(" ", "}  {", "    \\setrow {", "}\n"));
        std::string text;
        for (int row = 0; row < 9; ++row) {
            text += "\\setrow{" + std::to_string(9 - row) + "}{";
            for (int n = 0; n < 9; ++n) {
                const char character = kCells[static_cast<std::size_t>(9 * row + n)];
                text += (n > 0 ? "," : "") + (character == '.' ? std::string("{}") : std::string(1, character));
            }
            text += "}\n";
        }
        checkOne(text);
    }

    void markdown() {
        const std::string rule = "|---|---|---|---|---|---|---|---|---|\n";
        const std::string rows = table(" ", " | ", "| ", " |\n");
        checkOne("| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n" + rule + rows);
        checkOne("| a | b | c | d | e | f | g | h | i |\n|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|\n" + rows);
        checkOne("|   |   |   |   |   |   |   |   |   |\n" + rule + rows);
        const std::size_t first = rows.find('\n') + 1;
        checkOne(rows.substr(0, first) + rule + rows.substr(first));
    }

    /// The last columns of a row are blank and the line is trimmed.
    void rowsWithoutTheirLastBlanks() {
        std::string text = "It looks like this:\n```\n";
        for (std::size_t row = 0; row < 9; ++row) {
            const std::string cells = replaced(kCells.substr(9 * row, 9), '.', ' ');
            std::string line;
            for (std::size_t n = 0; n < 9; ++n) line += (n == 0 ? "" : n % 3 == 0 ? "|" : " ") + cells.substr(n, 1);
            line.erase(line.find_last_not_of(' ') + 1);
            text += line + (row == 2 || row == 5 ? "\n-----+-----+-----\n" : "\n");
        }
        checkOne(text + "```\n");
    }

    void otherLatexIsLeftAlone() {
        const Collector found = readAny(
            "\\section{1}\nA & B & C \\\\\n\\begin{tabular}{|c|c|}\n1 & 2 \\\\ \\hline\nThis & that costs 3 \\\\\n");
        QVERIFY(found.puzzles.empty() && found.skips.empty());
    }
};

QTEST_APPLESS_MAIN(TestLatex)
#include "tst_latex.moc"
