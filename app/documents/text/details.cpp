// SPDX-License-Identifier: MIT
#include "app/documents/text/details.h"

#include "app/documents/parts/rulenames.h"
#include "app/documents/text/plaintext.h"
#include "engine/core/visibletext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cassert>
#include <iterator>

namespace ninefold::documents {
namespace {

struct Words {
    ErrorDetail detail;
    const char* text;
};

constexpr Words kWords[] = {
    // the damaged part
    {ErrorDetail::Address, QT_TRANSLATE_NOOP("Details", "the link")},
    {ErrorDetail::XmlFile, QT_TRANSLATE_NOOP("Details", "the XML file")},
    {ErrorDetail::JsonFile, QT_TRANSLATE_NOOP("Details", "the JSON file")},
    {ErrorDetail::ZipArchive, QT_TRANSLATE_NOOP("Details", "the zip archive")},
    {ErrorDetail::GzipFile, QT_TRANSLATE_NOOP("Details", "the gzip file")},
    {ErrorDetail::PictureFile, QT_TRANSLATE_NOOP("Details", "the picture")},
    {ErrorDetail::GameData, QT_TRANSLATE_NOOP("Details", "the game data")},
    {ErrorDetail::PuzzleData, QT_TRANSLATE_NOOP("Details", "the puzzle")},
    {ErrorDetail::CandidateList, QT_TRANSLATE_NOOP("Details", "the list of candidates")},
    {ErrorDetail::SolutionColumn, QT_TRANSLATE_NOOP("Details", "the solution")},
    // the expected content
    {ErrorDetail::HodokuGame, QT_TRANSLATE_NOOP("Details", "a Sudoku of HoDoKu")},
    {ErrorDetail::KSudokuGame, QT_TRANSLATE_NOOP("Details", "a Sudoku of KSudoku")},
    {ErrorDetail::NinefoldFile, QT_TRANSLATE_NOOP("Details", "a file of Ninefold")},
    {ErrorDetail::SoloGame, QT_TRANSLATE_NOOP("Details", "a Sudoku (Solo) of Simon Tatham")},
    {ErrorDetail::BeginningOfSudoku, QT_TRANSLATE_NOOP("Details", "the beginning of a Sudoku")},
    {ErrorDetail::KnownLink, QT_TRANSLATE_NOOP("Details", "a link of a known form")},
    {ErrorDetail::PuzzleNotPosition, QT_TRANSLATE_NOOP("Details", "a puzzle but a position of HoDoKu's library")},
    // kinds of variants
    {ErrorDetail::Killer, QT_TRANSLATE_NOOP("Details", "killer")},
    {ErrorDetail::Jigsaw, QT_TRANSLATE_NOOP("Details", "jigsaw")},
    {ErrorDetail::Diagonals, QT_TRANSLATE_NOOP("Details", "diagonals")},
    {ErrorDetail::Penpa, QT_TRANSLATE_NOOP("Details", "a puzzle of Penpa")},
    {ErrorDetail::Lisudoku, QT_TRANSLATE_NOOP("Details", "a puzzle of lisudoku")},
    {ErrorDetail::InteractiveSolver, QT_TRANSLATE_NOOP("Details", "a puzzle of the Interactive Sudoku Solver")},
    // what a path is if not a file with puzzles
    {ErrorDetail::Folder, QT_TRANSLATE_NOOP("Details", "a folder")},
    {ErrorDetail::NamedPipe, QT_TRANSLATE_NOOP("Details", "a named pipe")},
    {ErrorDetail::Socket, QT_TRANSLATE_NOOP("Details", "a socket")},
    {ErrorDetail::Device, QT_TRANSLATE_NOOP("Details", "a device")},
    {ErrorDetail::LfsPointer, QT_TRANSLATE_NOOP("Details", "a Git LFS pointer")},
    {ErrorDetail::NestedArchive, QT_TRANSLATE_NOOP("Details", "an archive within an archive")},
    // what a format cannot hold
    {ErrorDetail::PlacedDigits, QT_TRANSLATE_NOOP("Details", "placed digits")},
    {ErrorDetail::WhichAreGiven, QT_TRANSLATE_NOOP("Details", "which digits are givens")},
    {ErrorDetail::BindingCandidates, QT_TRANSLATE_NOOP("Details", "that candidates are part of the puzzle")},
    {ErrorDetail::Candidates, QT_TRANSLATE_NOOP("Details", "candidates")},
    {ErrorDetail::Notes, QT_TRANSLATE_NOOP("Details", "notes")},
    {ErrorDetail::Colours, QT_TRANSLATE_NOOP("Details", "colours")},
    {ErrorDetail::MoreColours, QT_TRANSLATE_NOOP("Details", "second colours and colours of candidates")},
    {ErrorDetail::DrawnLinks, QT_TRANSLATE_NOOP("Details", "links")},
    {ErrorDetail::Moves, QT_TRANSLATE_NOOP("Details", "moves")},
    {ErrorDetail::Time, QT_TRANSLATE_NOOP("Details", "the time")},
    {ErrorDetail::Names, QT_TRANSLATE_NOOP("Details", "names, sources and levels")},
    {ErrorDetail::Comments, QT_TRANSLATE_NOOP("Details", "comments")},
    {ErrorDetail::Dates, QT_TRANSLATE_NOOP("Details", "dates")},
    {ErrorDetail::IdsAndRatings, QT_TRANSLATE_NOOP("Details", "ids and ratings")},
    {ErrorDetail::SecondSudoku, QT_TRANSLATE_NOOP("Details", "more than one Sudoku")},
};

QString translated(const char* words) {
    return QCoreApplication::translate("Details", words);
}

/// Rules without a usual name keep the one that they have in the input.
QString rulesText(const std::string& keys) {
    QStringList names = QString::fromStdString(keys).split(QStringLiteral(", "));
    for (QString& name : names)
        if (const char* const known = ruleName(name.toStdString())) name = translated(known);
    return oneLine(names.join(QStringLiteral(", ")));
}

} // namespace

QString detailText(const Error& error) {
    QString text = QString::fromStdString(ninefold::oneLine(error.text));
    if (error.detail == ErrorDetail::None) return text;
    if (error.detail == ErrorDetail::Rules) return rulesText(error.text);
    if (error.detail == ErrorDetail::Field) return '"' + text + '"';
    const auto* const words = std::ranges::find(kWords, error.detail, &Words::detail);
    // RowOfNine and AtLeast choose between two sentences and stand in none.
    return words != std::end(kWords) ? translated(words->text) : text;
}

} // namespace ninefold::documents
