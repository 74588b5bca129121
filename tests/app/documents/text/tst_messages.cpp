// SPDX-License-Identifier: MIT
// Error messages: each says what is wrong and where in one complete sentence, even if the error lacks some fields.
#include "app/documents/text/details.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/verdicts.h"
#include "engine/solve/bitboard.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <random>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::solve;

namespace {

const std::string kUnique = "023400800600007000000530620005000000840000036000000100052096000000100007008005210";

/// Computes the verdict as the program does, so that the sentences fit real verdicts.
Verdict verdictOn(const std::string& cells, std::uint64_t limit = 2) {
    FastSolver solver;
    return examine(Grid::fromCells(cells), false, solver, limit);
}

} // namespace

Q_DECLARE_METATYPE(ninefold::Error)

class TestMessages : public QObject {
    Q_OBJECT

private slots:
    /// Compares messages for people; positions count from 1.
    void errorsSayWhatAndWhere_data() {
        QTest::addColumn<Error>("error");
        QTest::addColumn<QString>("text");
        const auto row = [](const Error& error, const char* text) { QTest::addRow("%s", text) << error << text; };
        row({.code = ErrorCode::EmptyInput}, "The input is empty; nothing was opened.");
        row({.code = ErrorCode::NoSudoku}, "No Sudoku was found.");
        row({.code = ErrorCode::NoSudoku, .found = 8 << 20}, "No Sudoku was found in the first 8 MB.");
        row({.code = ErrorCode::NoSudoku, .line = 12, .detail = ErrorDetail::BeginningOfSudoku},
            "No Sudoku was found; reading ended at line 12.");
        row({.code = ErrorCode::LineTooLong, .line = 1, .found = 2'000'000},
            "Line 1 has 2,000,000 characters; no Sudoku was found in it.");
        row({.code = ErrorCode::Truncated, .line = 5}, "It ends in the middle (line 5).");
        row({.code = ErrorCode::Damaged, .line = 1, .detail = ErrorDetail::Address},
            "Line 1: the link is damaged or incomplete.");
        row({.code = ErrorCode::Damaged, .detail = ErrorDetail::ZipArchive},
            "The zip archive is damaged or incomplete.");
        row({.code = ErrorCode::WrongCellCount, .line = 1, .found = 80}, "Line 1 has 80 cells; a Sudoku has 81.");
        row({.code = ErrorCode::WrongCellCount, .line = 2, .found = 1}, "Line 2 has 1 cell; a Sudoku has 81.");
        row({.code = ErrorCode::WrongCellCount, .line = 3, .found = 10, .detail = ErrorDetail::RowOfNine},
            "Line 3 has 10 cells; a row of a Sudoku has 9.");
        row({.code = ErrorCode::WrongCharacter, .line = 3, .column = 41, .text = "A"},
            "Line 3, cell 41: \"A\" is neither a digit 1-9 nor a character for a blank cell.");
        row({.code = ErrorCode::WrongCharacter, .line = 3, .column = 41, .text = "\x01"},
            "Line 3, cell 41: U+0001 is neither a digit 1-9 nor a character for a blank cell.");
        row({.code = ErrorCode::WrongCharacter, .line = 3, .column = 41, .text = " "},
            "Line 3, cell 41: U+0020 is neither a digit 1-9 nor a character for a blank cell.");
        row({.code = ErrorCode::WrongMove, .line = 3, .text = "r1\x1b[2J\nr2\u202E"},
            "Line 3: \"r1<U+001B>[2J r2<U+202E>\" is not a move and was left out.");
        row({.code = ErrorCode::Variant, .text = "<b>\x07"},
            "This is a variant (<b><U+0007>); Ninefold opens classic 9x9 Sudokus only.");
        row({.code = ErrorCode::NeedsNetwork, .text = std::string(250, 'x')},
            ("This link only leads to a page (" + std::string(199, 'x') + "\u2026); the puzzle itself is not in it.")
                .c_str());
        row({.code = ErrorCode::WrongCandidate, .column = 3, .text = "0"}, "r1c3: \"0\" is not a candidate (1-9).");
        row({.code = ErrorCode::LibraryCannotOpen, .text = "disk full"}, "The library cannot be opened: disk full.");
        row({.code = ErrorCode::LibraryFailed, .text = "database or disk is full"},
            "The disk is full, so nothing can be written to the library. Make space and try again.");
        row({.code = ErrorCode::LibraryGone, .text = "no route"},
            "The connection to the library's server is lost: no route.");
        row({.code = ErrorCode::WrongSize, .text = "16x16"},
            "This is a 16x16 Sudoku; Ninefold opens classic 9x9 Sudokus only.");
        row({.code = ErrorCode::Variant, .detail = ErrorDetail::Rules, .text = "killercage, thermo, newrule"},
            "This is a variant (killer cages, thermometers, newrule); Ninefold opens classic 9x9 Sudokus only.");
        row({.code = ErrorCode::Variant, .detail = ErrorDetail::Jigsaw},
            "This is a variant (jigsaw); Ninefold opens classic 9x9 Sudokus only.");
        row({.code = ErrorCode::Damaged, .line = 1, .detail = ErrorDetail::Field, .text = "moves"},
            "Line 1: \"moves\" is damaged or incomplete.");
        row({.code = ErrorCode::WrongCellCount, .line = 2, .found = 728, .detail = ErrorDetail::CandidateList},
            "Line 2: 728 characters were found; a list of candidates has 729.");
        row({.code = ErrorCode::LineTooLong, .line = 1, .found = 8, .detail = ErrorDetail::AtLeast},
            "Line 1 has more than 8 characters; no Sudoku was found in it.");
        row({.code = ErrorCode::NeedsNetwork, .text = "abc"},
            "This link only leads to a page (abc); the puzzle itself is not in it.");
        row({.code = ErrorCode::EntitiesRefused}, "The XML file uses entities; it was not opened.");
        row({.code = ErrorCode::NotAFile, .detail = ErrorDetail::Folder}, "This is a folder, not a file with Sudokus.");
        row({.code = ErrorCode::CannotHold, .detail = ErrorDetail::Colours}, "This format cannot hold colours.");
    }

    void errorsSayWhatAndWhere() {
        QFETCH(Error, error);
        QFETCH(QString, text);
        QCOMPARE(sentence(error), text);
    }

    /// Every code with and without line, cell, number and detail: no pattern is left unfilled, and each starts with
    /// a capital.
    void everyErrorIsOneWholeSentence() {
        static const QRegularExpression whole("^[A-Z\"0-9r][^\\n%]*\\.$");
        for (int code = 0; code <= static_cast<int>(ErrorCode::CannotHold); ++code)
            for (int line : {0, 12})
                // Unknown, the last cell, and one outside the board.
                for (int column : {0, 81, 90})
                    for (long long found : {0LL, 1LL, 123456LL})
                        for (const auto& [detail, text] :
                             {std::pair{ErrorDetail::None, "r1c1"}, std::pair{ErrorDetail::Jigsaw, ""},
                              std::pair{ErrorDetail::RowOfNine, "The link"}}) {
                            const Error error{static_cast<ErrorCode>(code), line, column, found, detail, text};
                            // Its detail is a cell, and the sentence begins with that.
                            if (error.code == ErrorCode::StateChangesGiven && detail != ErrorDetail::None) continue;
                            const QString said = sentence(error);
                            QVERIFY2(said.contains(whole), qPrintable(said));
                        }
    }

    /// Words of its own for each detail that can stand in a sentence.
    void everyDetailHasItsWords() {
        QSet<QString> words;
        for (int detail = 1; detail <= static_cast<int>(ErrorDetail::SecondSudoku); ++detail) {
            const auto each = static_cast<ErrorDetail>(detail);
            if (each == ErrorDetail::RowOfNine || each == ErrorDetail::AtLeast) continue;
            const QString text = detailText({.detail = each, .text = each == ErrorDetail::Rules ? "odd" : ""});
            QVERIFY2(!text.isEmpty() && !words.contains(text), qPrintable(QString::number(detail)));
            words << text;
        }
    }

    /// The name of the file without its folders; nothing before the sentence for a paste.
    void filesAreNamed() {
        const Error error{.code = ErrorCode::WrongCellCount, .line = 2, .found = 80};
        QCOMPARE(sentence(error, "/home/me/%1 notes.txt"),
                 QString("%1 notes.txt: Line 2 has 80 cells; a Sudoku has 81."));
        QCOMPARE(sentence(error, QString()), sentence(error));
    }

    /// A file may contain anything, including text that looks like a placeholder.
    void percentSignsInDetailsStayTheirOwn() {
        const Error error{.code = ErrorCode::Damaged, .line = 7, .text = "%1 %2"};
        QCOMPARE(sentence(error), QString("Line 7: %1 %2 is damaged or incomplete."));
    }

    /// A digit two and three times in a house; several clashes are counted, and one is shown.
    void clashesNameDigitHouseAndCells() {
        const QString row = sentence(verdictOn("55" + std::string(79, '.')));
        QCOMPARE(row,
                 QString("Not a valid Sudoku: 5 appears twice in row 1 (r1c1, r1c2). One more digit is repeated."));
        std::string cells(81, '.');
        cells[8] = cells[44] = cells[80] = '7';
        QCOMPARE(sentence(verdictOn(cells), NameStyle::LetterNumber),
                 QString("Not a valid Sudoku: 7 appears 3 times in column 9 (A9, E9, I9)."));
    }

    /// Of several true messages the most helpful is chosen: few givens before many solutions, a dead cell before
    /// "none".
    void verdictsSayWhatMattersMost() {
        QCOMPARE(sentence(verdictOn(kUnique)), QString("The Sudoku has exactly one solution."));
        const Verdict unique = verdictOn(kUnique);
        std::string solution;
        for (const auto digit : unique.solution) solution += static_cast<char>('0' + digit);
        QCOMPARE(sentence(verdictOn(solution)), QString("The Sudoku is already complete and correct."));

        const QString few = sentence(verdictOn("12" + std::string(79, '.')));
        QVERIFY2(few.contains("More than one solution") && few.contains("17") && few.contains("has 2."),
                 qPrintable(few));

        std::string dead = "12345678." + std::string(72, '.');
        // Row 1 lacks a 9, and its last cell sees one.
        dead[cellAt(4, 8)] = '9';
        QCOMPARE(sentence(verdictOn(dead)), QString("No solution: r1c9 has no candidate left."));
    }

    /// Independent of the order in which the solver finds solutions: the example is true, and it is the first in
    /// reading order.
    void severalSolutionsAreShownByTheFirstCellThatDiffers() {
        std::mt19937 random(51);
        int several = 0;
        for (int round = 0; round < 200; ++round) {
            std::string cells = kUnique;
            for (char& character : cells)
                if (random() % 8 == 0) character = '0';
            const Verdict verdict = verdictOn(cells);
            if (verdict.status != Verdict::Status::Multiple) continue;
            ++several;
            Cell cell = 0;
            while (verdict.solution[cell] == verdict.otherSolution[cell]) ++cell;
            const QString text = QString("For example %1 can be %2 or %3.")
                                     .arg(QString::fromStdString(cellName(cell)))
                                     .arg(verdict.solution[cell])
                                     .arg(verdict.otherSolution[cell]);
            QVERIFY2(sentence(verdict).endsWith(text), qPrintable(sentence(verdict)));
        }
        // Otherwise removing givens would hardly ever have given a second solution.
        QVERIFY(several > 50);
    }
};

QTEST_APPLESS_MAIN(TestMessages)
#include "tst_messages.moc"
