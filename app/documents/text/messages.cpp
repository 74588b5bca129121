// SPDX-License-Identifier: MIT
// Makes one sentence of every error of readers and writers. The errors have codes and positions; only this file
// decides on wording and language.
#include "app/documents/text/messages.h"

#include "app/documents/text/details.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/plaintext.h"
#include "engine/core/names.h"
#include "engine/core/visibletext.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>
#include <iterator>

namespace ninefold::documents {
namespace {

/// The sentences that depend on more than what the error is about.
class Messages {
    Q_DECLARE_TR_FUNCTIONS(Messages)

public:
    explicit Messages(const Error& error) : error_(error), detail_(detailText(error)) {}

    QString sentence() const;
    static QString ofFile(const QString& name, const QString& sentence) {
        return tr("%1: %2", "a file and what is wrong with it").arg(name, sentence);
    }

    QString nothingFound() const;
    QString tooLarge() const;
    QString largePicture() const;
    QString longLine() const;
    QString truncated() const;
    QString cellCount() const;
    QString roundedNumber() const;
    QString rowCount() const;
    QString wrongCharacter() const;
    QString wrongCandidate() const;
    QString wrongMove() const;
    QString newerVersion() const;

private:
    /// `text`, preceded by the line number if it is known.
    QString placed(const QString& text) const;

    const Error& error_;
    QString detail_;
};

/// How a code becomes a sentence.
struct Row {
    ErrorCode code;
    /// %1 = what the error is about; null where a function makes the sentence.
    const char* text = nullptr;
    /// The text begins in lower case and follows the line number, where there is one.
    bool placed = false;
    QString (Messages::*make)() const = nullptr;
};

constexpr Row whole(ErrorCode code, const char* text) {
    return {.code = code, .text = text};
}
constexpr Row inLine(ErrorCode code, const char* text) {
    return {.code = code, .text = text, .placed = true};
}
constexpr Row made(ErrorCode code, QString (Messages::*make)() const) {
    return {.code = code, .make = make};
}

constexpr Row kRows[] = {
    whole(ErrorCode::EmptyInput, QT_TRANSLATE_NOOP("Messages", "The input is empty; nothing was opened.")),
    made(ErrorCode::NoSudoku, &Messages::nothingFound),
    made(ErrorCode::TooLarge, &Messages::tooLarge),
    made(ErrorCode::LineTooLong, &Messages::longLine),
    whole(ErrorCode::UnknownEncoding,
          QT_TRANSLATE_NOOP("Messages", "This is not readable text: it contains NUL characters.")),
    made(ErrorCode::Truncated, &Messages::truncated),
    inLine(ErrorCode::Damaged, QT_TRANSLATE_NOOP("Messages", "%1 is damaged or incomplete.")),
    made(ErrorCode::WrongCellCount, &Messages::cellCount),
    made(ErrorCode::RoundedNumber, &Messages::roundedNumber),
    made(ErrorCode::WrongRowCount, &Messages::rowCount),
    made(ErrorCode::WrongCharacter, &Messages::wrongCharacter),
    made(ErrorCode::WrongCandidate, &Messages::wrongCandidate),
    made(ErrorCode::WrongMove, &Messages::wrongMove),
    whole(ErrorCode::StateChangesGiven,
          QT_TRANSLATE_NOOP("Messages", "%1 is a given that the saved game changes; the given was kept.")),
    inLine(ErrorCode::WrongSize,
           QT_TRANSLATE_NOOP("Messages", "this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.")),
    inLine(ErrorCode::Variant,
           QT_TRANSLATE_NOOP("Messages", "this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.")),
    inLine(ErrorCode::NeedsNetwork,
           QT_TRANSLATE_NOOP("Messages", "this link only leads to a page (%1); the puzzle itself is not in it.")),
    made(ErrorCode::NewerVersion, &Messages::newerVersion),
    whole(ErrorCode::OldVersion, QT_TRANSLATE_NOOP("Messages", "This was saved by %1, which is too old to be read.")),
    whole(ErrorCode::EntitiesRefused, QT_TRANSLATE_NOOP("Messages", "The XML file uses entities; it was not opened.")),
    inLine(ErrorCode::ForeignContent, QT_TRANSLATE_NOOP("Messages", "this is not %1.")),
    whole(ErrorCode::PictureNeedsPackage,
          QT_TRANSLATE_NOOP("Messages", "Reading pictures needs the package %1, which is not installed.")),
    made(ErrorCode::PictureTooLarge, &Messages::largePicture),
    whole(ErrorCode::PictureWithoutGrid,
          QT_TRANSLATE_NOOP("Messages", "No Sudoku was found in the picture. A picture from straight above, with "
                                        "the whole grid and good light, is read best.")),
    whole(ErrorCode::CannotOpen, QT_TRANSLATE_NOOP("Messages", "The file cannot be opened: %1.")),
    whole(ErrorCode::NotAFile, QT_TRANSLATE_NOOP("Messages", "This is %1, not a file with Sudokus.")),
    whole(ErrorCode::ReadFailed, QT_TRANSLATE_NOOP("Messages", "The file could not be read to its end: %1.")),
    whole(ErrorCode::WriteFailed, QT_TRANSLATE_NOOP("Messages", "The file could not be written: %1.")),
    whole(ErrorCode::CannotHold, QT_TRANSLATE_NOOP("Messages", "This format cannot hold %1.")),
    whole(ErrorCode::LibraryCannotOpen, QT_TRANSLATE_NOOP("Messages", "The library cannot be opened: %1.")),
    whole(ErrorCode::LibraryForeign,
          QT_TRANSLATE_NOOP("Messages", "This is a database of another program; it was not touched.")),
    whole(ErrorCode::LibraryNewer,
          QT_TRANSLATE_NOOP("Messages", "A newer version of Ninefold wrote this library; it was not touched.")),
    whole(ErrorCode::LibraryDamaged, QT_TRANSLATE_NOOP("Messages", "The library is damaged.")),
    whole(ErrorCode::LibraryBusy,
          QT_TRANSLATE_NOOP("Messages", "Another program has been writing to the library for a long time; try again.")),
    whole(ErrorCode::LibraryGone, QT_TRANSLATE_NOOP("Messages", "The connection to the library's server is lost: %1.")),
    whole(ErrorCode::LibraryFailed, QT_TRANSLATE_NOOP("Messages", "The library could not be used: %1.")),
};

/// The text of the input in quotes; a single invisible character as its code.
QString quoted(const std::string& written) {
    const auto codes = QString::fromStdString(written).toUcs4();
    const char32_t first = codes.isEmpty() ? 0 : codes.front();
    if (codes.size() > 1 || (QChar::isPrint(first) && !QChar::isSpace(first)))
        return '"' + QString::fromStdString(ninefold::oneLine(written)) + '"';
    return QStringLiteral("U+%1").arg(first, 4, 16, QLatin1Char('0')).toUpper();
}

/// A full disk is what a player can do something about. The words are those of SQLite, into which the library puts
/// what other databases say of it.
bool isFullDisk(const Error& error) {
    const bool failed = error.code == ErrorCode::LibraryFailed || error.code == ErrorCode::LibraryCannotOpen;
    return failed && error.text == "database or disk is full";
}

QString Messages::sentence() const {
    if (isFullDisk(error_))
        return tr("The disk is full, so nothing can be written to the library. Make space and try again.");
    const Row* const row = std::ranges::find(kRows, error_.code, &Row::code);
    assert(row != std::end(kRows));
    if (row->make != nullptr) return (this->*row->make)();
    QString text = tr(row->text);
    if (text.contains(QLatin1String("%1"))) text = text.arg(detail_);
    return row->placed ? placed(text) : text;
}

/// The sentences start in lower case to follow the line number; without one the first letter is made upper case.
QString Messages::placed(const QString& text) const {
    if (error_.line > 0) return tr("Line %1: %2").arg(numberText(error_.line), text);
    return text.left(1).toUpper() + text.mid(1);
}

QString Messages::nothingFound() const {
    if (error_.found > 0 && error_.line > 0)
        return tr("Reading stopped at line %1: there was no Sudoku in the last %2.")
            .arg(numberText(error_.line), sizeText(error_.found));
    if (error_.found > 0) return tr("No Sudoku was found in the first %1.").arg(sizeText(error_.found));
    if (error_.detail == ErrorDetail::BeginningOfSudoku)
        return tr("No Sudoku was found; reading ended at line %1.").arg(numberText(error_.line));
    return placed(tr("no Sudoku was found."));
}

QString Messages::tooLarge() const {
    return placed(tr("this is too large to be opened; at most %1 are read at once.").arg(sizeText(error_.found)));
}

QString Messages::largePicture() const {
    return tr("This picture is too large to be read; at most %1 million pixels are.").arg(numberText(error_.found));
}

QString Messages::longLine() const {
    const QString text = error_.detail == ErrorDetail::AtLeast
                             ? tr("Line %1 has more than %2 characters; no Sudoku was found in it.")
                             : tr("Line %1 has %2 characters; no Sudoku was found in it.");
    return text.arg(numberText(error_.line), numberText(error_.found));
}

QString Messages::truncated() const {
    if (error_.line > 0) return tr("It ends in the middle (line %1).").arg(numberText(error_.line));
    return tr("It ends in the middle.");
}

QString Messages::cellCount() const {
    // One has a separate form in many languages, and Qt's plural forms do not work without a translation file.
    const bool one = error_.found == 1;
    const int count = static_cast<int>(error_.found);
    const bool row = error_.detail == ErrorDetail::RowOfNine;
    if (error_.detail == ErrorDetail::CandidateList)
        return placed(tr("%n characters were found; a list of candidates has 729.", nullptr, count));
    if (error_.line == 0)
        return one ? tr("There is 1 cell; a Sudoku has 81.")
                   : tr("There are %n cells; a Sudoku has 81.", nullptr, count);
    if (row)
        return (one ? tr("Line %1 has 1 cell; a row of a Sudoku has 9.")
                    : tr("Line %1 has %n cells; a row of a Sudoku has 9.", nullptr, count))
            .arg(numberText(error_.line));
    return (one ? tr("Line %1 has 1 cell; a Sudoku has 81.")
                : tr("Line %1 has %n cells; a Sudoku has 81.", nullptr, count))
        .arg(numberText(error_.line));
}

/// The loss cannot be repaired, but the user can avoid it the next time.
QString Messages::roundedNumber() const {
    if (error_.text.empty())
        return placed(tr("a spreadsheet has dropped the zeros at the beginning. Save the column as text there."));
    return placed(tr("a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.")
                      .arg(detail_));
}

QString Messages::rowCount() const {
    return placed(error_.found == 1
                      ? tr("1 row was found; a Sudoku has 9.")
                      : tr("%n rows were found; a Sudoku has 9.", nullptr, static_cast<int>(error_.found)));
}

/// The position is as exact as it is known.
QString Messages::wrongCharacter() const {
    const QString text = tr("%1 is neither a digit 1-9 nor a character for a blank cell.").arg(quoted(error_.text));
    if (error_.column == 0) return placed(text);
    if (error_.line == 0) return tr("Cell %1: %2").arg(numberText(error_.column), text);
    return tr("Line %1, cell %2: %3").arg(numberText(error_.line), numberText(error_.column), text);
}

QString Messages::wrongCandidate() const {
    const QString text = tr("%1 is not a candidate (1-9).").arg(quoted(error_.text));
    // The column field holds the cell number: lists of candidates have no columns.
    if (error_.column < 1 || error_.column > kCellCount) return placed(text);
    const QString cell = cellText(error_.column - 1);
    if (error_.line == 0) return tr("%1: %2", "cell and what is wrong there").arg(cell, text);
    return tr("Line %1, %2: %3", "line, cell and what is wrong there").arg(numberText(error_.line), cell, text);
}

QString Messages::wrongMove() const {
    return placed(tr("%1 is not a move and was left out.").arg(quoted(error_.text)));
}

QString Messages::newerVersion() const {
    return tr("This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.")
        .arg(error_.found);
}

} // namespace

QString sentence(const Error& error) {
    return Messages(error).sentence();
}

QString sentence(const Error& error, const QString& path) {
    return path.isEmpty() ? sentence(error) : Messages::ofFile(fileNameText(path), sentence(error));
}

} // namespace ninefold::documents
