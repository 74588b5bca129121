// SPDX-License-Identifier: MIT
// Makes one sentence of every error of readers and writers. The errors have codes and positions; only this file
// decides on wording and language.
#include "app/documents/text/messages.h"

#include "app/documents/text/numbers.h"
#include "engine/core/names.h"
#include "engine/core/visibletext.h"

#include <QCoreApplication>
#include <QStringList>

namespace ninefold::documents {
namespace {

// Words that readers and writers put into Error::detail, listed here for translation. They are English in the
// source; a word that is not listed here stays English in every language.
[[maybe_unused]] constexpr const char* kDetails[] = {
    // the damaged part
    QT_TRANSLATE_NOOP("Details", "the link"),
    QT_TRANSLATE_NOOP("Details", "the XML file"),
    QT_TRANSLATE_NOOP("Details", "the JSON file"),
    QT_TRANSLATE_NOOP("Details", "the zip archive"),
    QT_TRANSLATE_NOOP("Details", "the gzip file"),
    QT_TRANSLATE_NOOP("Details", "the game data"),
    QT_TRANSLATE_NOOP("Details", "the puzzle"),
    QT_TRANSLATE_NOOP("Details", "the list of candidates"),
    QT_TRANSLATE_NOOP("Details", "the solution"),
    // the expected content
    QT_TRANSLATE_NOOP("Details", "a Sudoku of HoDoKu"),
    QT_TRANSLATE_NOOP("Details", "a Sudoku of KSudoku"),
    QT_TRANSLATE_NOOP("Details", "a file of Ninefold"),
    QT_TRANSLATE_NOOP("Details", "the beginning of a Sudoku"),
    QT_TRANSLATE_NOOP("Details", "a link of a known form"),
    QT_TRANSLATE_NOOP("Details", "a Sudoku (Solo) of Simon Tatham"),
    QT_TRANSLATE_NOOP("Details", "a puzzle but a position of HoDoKu's library"),
    // rules that make a variant, as far as text readers recognise them
    QT_TRANSLATE_NOOP("Details", "killer"),
    QT_TRANSLATE_NOOP("Details", "jigsaw"),
    QT_TRANSLATE_NOOP("Details", "diagonals"),
    QT_TRANSLATE_NOOP("Details", "a puzzle of Penpa"),
    QT_TRANSLATE_NOOP("Details", "a puzzle of lisudoku"),
    QT_TRANSLATE_NOOP("Details", "a puzzle of the Interactive Sudoku Solver"),
    // what a path is if not a file
    QT_TRANSLATE_NOOP("Details", "a folder"),
    QT_TRANSLATE_NOOP("Details", "a named pipe"),
    QT_TRANSLATE_NOOP("Details", "a socket"),
    QT_TRANSLATE_NOOP("Details", "a device"),
    QT_TRANSLATE_NOOP("Details", "a Git LFS pointer"),
    QT_TRANSLATE_NOOP("Details", "an archive within an archive"),
    // data that a format cannot hold
    QT_TRANSLATE_NOOP("Details", "placed digits"),
    QT_TRANSLATE_NOOP("Details", "which digits are givens"),
    QT_TRANSLATE_NOOP("Details", "that candidates are part of the puzzle"),
    QT_TRANSLATE_NOOP("Details", "candidates"),
    QT_TRANSLATE_NOOP("Details", "notes"),
    QT_TRANSLATE_NOOP("Details", "colours"),
    QT_TRANSLATE_NOOP("Details", "second colours and colours of candidates"),
    QT_TRANSLATE_NOOP("Details", "links"),
    QT_TRANSLATE_NOOP("Details", "moves"),
    QT_TRANSLATE_NOOP("Details", "the time"),
    QT_TRANSLATE_NOOP("Details", "names, sources and levels"),
    QT_TRANSLATE_NOOP("Details", "comments"),
    QT_TRANSLATE_NOOP("Details", "dates"),
    QT_TRANSLATE_NOOP("Details", "ids and ratings"),
    QT_TRANSLATE_NOOP("Details", "more than one Sudoku"),
};

/// Translates a detail, or several separated by commas.
QString translated(const std::string& detail) {
    QStringList parts = QString::fromStdString(detail).split(QStringLiteral(", "));
    for (QString& part : parts) part = QCoreApplication::translate("Details", part.toUtf8().constData());
    return parts.join(QStringLiteral(", "));
}

class Messages {
    Q_DECLARE_TR_FUNCTIONS(Messages)

public:
    explicit Messages(const Error& error) : error_(error), detail_(translated(oneLine(error.detail))) {}

    QString sentence() const;

private:
    QString aboutInput() const;
    QString aboutGrid() const;
    QString aboutKind() const;
    QString aboutFile() const;

    QString nothingFound() const;
    QString longLine() const;
    QString cellCount() const;
    QString rowCount() const;
    QString roundedNumber() const;
    QString wrongCandidate() const;
    /// `text`, preceded by the line number if it is known.
    QString placed(const QString& text) const;

    const Error& error_;
    QString detail_;
};

/// The text of the input in quotes; a single invisible character as its code.
QString quoted(const std::string& written) {
    const auto codes = QString::fromStdString(written).toUcs4();
    const char32_t first = codes.isEmpty() ? 0 : codes.front();
    if (codes.size() > 1 || (QChar::isPrint(first) && !QChar::isSpace(first)))
        return '"' + QString::fromStdString(oneLine(written)) + '"';
    return QStringLiteral("U+%1").arg(first, 4, 16, QLatin1Char('0')).toUpper();
}

/// Selects by groups of codes, in the order of result.h: a new code gets into the right function, which uses its
/// last sentence for unknown codes.
QString Messages::sentence() const {
    if (error_.code <= ErrorCode::Damaged) return aboutInput();
    if (error_.code <= ErrorCode::StateChangesGiven) return aboutGrid();
    if (error_.code <= ErrorCode::ForeignContent) return aboutKind();
    return aboutFile();
}

/// The sentences start in lower case to follow the line number; without one the first letter is made upper case.
QString Messages::placed(const QString& text) const {
    if (error_.line > 0) return tr("Line %1: %2").arg(numberText(error_.line), text);
    return text.left(1).toUpper() + text.mid(1);
}

QString Messages::aboutInput() const {
    switch (error_.code) {
    case ErrorCode::EmptyInput:
        return tr("The input is empty; nothing was opened.");
    case ErrorCode::TooLarge:
        return placed(tr("this is too large to be opened; at most %1 are read at once.").arg(sizeText(error_.found)));
    case ErrorCode::LineTooLong:
        return longLine();
    case ErrorCode::UnknownEncoding:
        return tr("This is not readable text: it contains NUL characters.");
    case ErrorCode::Truncated:
        if (error_.line > 0) return tr("It ends in the middle (line %1).").arg(numberText(error_.line));
        return tr("It ends in the middle.");
    case ErrorCode::Damaged:
        return placed(tr("%1 is damaged or incomplete.").arg(detail_));
    default:
        return nothingFound();
    }
}

QString Messages::nothingFound() const {
    if (error_.found > 0 && error_.line > 0)
        return tr("Reading stopped at line %1: there was no Sudoku in the last %2.")
            .arg(numberText(error_.line), sizeText(error_.found));
    if (error_.found > 0) return tr("No Sudoku was found in the first %1.").arg(sizeText(error_.found));
    return placed(tr("no Sudoku was found."));
}

QString Messages::longLine() const {
    const QString text = error_.detail == "more" ? tr("Line %1 has more than %2 characters; no Sudoku was found in it.")
                                                 : tr("Line %1 has %2 characters; no Sudoku was found in it.");
    return text.arg(numberText(error_.line), numberText(error_.found));
}

QString Messages::aboutGrid() const {
    switch (error_.code) {
    case ErrorCode::WrongCellCount:
        return cellCount();
    case ErrorCode::RoundedNumber:
        return roundedNumber();
    case ErrorCode::WrongRowCount:
        return rowCount();
    case ErrorCode::WrongCharacter: {
        const QString text = tr("%1 is not a digit 1-9 or a blank sign.").arg(quoted(error_.detail));
        // The position is as exact as it is known.
        if (error_.column == 0) return placed(text);
        if (error_.line == 0) return tr("Cell %1: %2").arg(numberText(error_.column), text);
        return tr("Line %1, cell %2: %3").arg(numberText(error_.line), numberText(error_.column), text);
    }
    case ErrorCode::WrongCandidate:
        return wrongCandidate();
    case ErrorCode::WrongMove:
        return placed(tr("%1 is not a move; it was skipped.").arg(quoted(error_.detail)));
    default:
        return tr("%1 is a given that the saved game changes; the given was kept.").arg(detail_);
    }
}

QString Messages::cellCount() const {
    // One has a separate form in many languages, and Qt's plural forms do not work without a translation file.
    const bool one = error_.found == 1;
    const int count = static_cast<int>(error_.found);
    const bool row = error_.detail == "row";
    if (error_.detail == "candidates")
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
    if (error_.detail.empty())
        return placed(tr("a spreadsheet has dropped the zeros at the beginning. Save the column as text there."));
    return placed(tr("a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.")
                      .arg(detail_));
}

QString Messages::rowCount() const {
    return placed(error_.found == 1
                      ? tr("1 row was found; a Sudoku has 9.")
                      : tr("%n rows were found; a Sudoku has 9.", nullptr, static_cast<int>(error_.found)));
}

QString Messages::wrongCandidate() const {
    const QString text = tr("%1 is not a candidate (1-9).").arg(quoted(error_.detail));
    // The column field holds the cell number: lists of candidates have no columns.
    if (error_.column < 1 || error_.column > kCellCount) return placed(text);
    const QString cell = QString::fromStdString(cellName(error_.column - 1));
    if (error_.line == 0) return tr("%1: %2", "cell and what is wrong there").arg(cell, text);
    return tr("Line %1, %2: %3", "line, cell and what is wrong there").arg(numberText(error_.line), cell, text);
}

QString Messages::aboutKind() const {
    switch (error_.code) {
    case ErrorCode::WrongSize:
        return placed(tr("this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.").arg(detail_));
    case ErrorCode::Variant:
        return placed(tr("this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.").arg(detail_));
    case ErrorCode::NeedsNetwork:
        return placed(tr("this link holds only an id (%1); it cannot be read offline.").arg(detail_));
    case ErrorCode::NewerVersion:
        return tr("This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.")
            .arg(error_.found);
    case ErrorCode::OldVersion:
        return tr("This was saved by %1, which is too old to be read.").arg(detail_);
    case ErrorCode::EntitiesRefused:
        return tr("The XML file uses entities; it was not opened.");
    default:
        return placed(tr("this is not %1.").arg(detail_));
    }
}

QString Messages::aboutFile() const {
    switch (error_.code) {
    case ErrorCode::CannotOpen:
        return tr("The file cannot be opened: %1.").arg(detail_);
    case ErrorCode::NotAFile:
        return tr("This is %1, not a file with Sudokus.").arg(detail_);
    case ErrorCode::ReadFailed:
        return tr("The file could not be read to its end: %1.").arg(detail_);
    case ErrorCode::WriteFailed:
        return tr("The file could not be written: %1.").arg(detail_);
    default:
        return tr("This format cannot hold %1.").arg(detail_);
    }
}

} // namespace

QString sentence(const Error& error) {
    return Messages(error).sentence();
}

} // namespace ninefold::documents
