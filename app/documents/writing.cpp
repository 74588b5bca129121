// SPDX-License-Identifier: MIT
#include "app/documents/writing.h"

#include "app/documents/parts/opensudokudata.h"

#include <QSaveFile>

#include <algorithm>

namespace ninefold::documents {
namespace {

bool hasPlaced(const formats::Puzzle& puzzle) {
    return !(Cells::all() - puzzle.grid.blanks() - puzzle.grid.givens()).empty();
}

bool hasNotes(const formats::Puzzle& puzzle) {
    return std::ranges::any_of(puzzle.notes,
                               [](const CellState& state) { return !state.corner.empty() || !state.centre.empty(); });
}

bool hasColours(const formats::Puzzle& puzzle) {
    return std::ranges::any_of(puzzle.notes, [](const CellState& state) { return state.colours[0] != 0; });
}

bool hasMoreColours(const formats::Puzzle& puzzle) {
    return std::ranges::any_of(puzzle.notes, [](const CellState& state) {
        return state.colours[1] != 0 ||
               std::ranges::any_of(state.candidateColours, [](std::uint8_t colour) { return colour != 0; });
    });
}

bool hasNames(const formats::Puzzle& puzzle) {
    return !(puzzle.name.empty() && puzzle.author.empty() && puzzle.source.empty() && puzzle.url.empty() &&
             puzzle.level.empty());
}

/// A kind of data, the flag with which a format says that it keeps it, and a test whether a puzzle has it.
struct Kind {
    bool formats::Holds::*held;
    bool (*present)(const formats::Puzzle&);
    ErrorDetail detail;
};

constexpr Kind kKinds[] = {
    {&formats::Holds::candidates, [](const formats::Puzzle& puzzle) { return puzzle.hasMarks; },
     ErrorDetail::Candidates},
    {&formats::Holds::notes, hasNotes, ErrorDetail::Notes},
    {&formats::Holds::colours, hasColours, ErrorDetail::Colours},
    {&formats::Holds::moreColours, hasMoreColours, ErrorDetail::MoreColours},
    {&formats::Holds::links, [](const formats::Puzzle& puzzle) { return !puzzle.links.empty(); },
     ErrorDetail::DrawnLinks},
    {&formats::Holds::history, [](const formats::Puzzle& puzzle) { return !puzzle.history.empty(); },
     ErrorDetail::Moves},
    {&formats::Holds::time, [](const formats::Puzzle& puzzle) { return puzzle.elapsedMs > 0; }, ErrorDetail::Time},
    {&formats::Holds::names, hasNames, ErrorDetail::Names},
    {&formats::Holds::comment, [](const formats::Puzzle& puzzle) { return !puzzle.comment.empty(); },
     ErrorDetail::Comments},
    {&formats::Holds::ratings,
     [](const formats::Puzzle& puzzle) { return !puzzle.id.empty() || !puzzle.rating.empty(); },
     ErrorDetail::IdsAndRatings},
};

/// If a format does not distinguish givens from placed digits, all digits are written for a puzzle whose givens are
/// unknown, but only the givens of a game: other programs would take the player's digits for the puzzle.
bool dropsPlaced(const formats::Format& format, const formats::Puzzle& puzzle) {
    return !format.holds.placed && !format.holds.placedAsGivens && puzzle.givensKnown && hasPlaced(puzzle);
}

bool mixesPlaced(const formats::Format& format, const formats::Puzzle& puzzle) {
    return !format.holds.placed && !dropsPlaced(format, puzzle) && hasPlaced(puzzle);
}

/// A format that stores the time of a game also stores the moment at which it was made, but no other date.
bool losesDate(const formats::Format& format, const formats::Puzzle& puzzle) {
    return !format.holds.names && !puzzle.date.empty() && !(format.holds.time && momentOf(puzzle.date));
}

/// The candidates are written, but readers will take them for a player's notes.
bool unbinds(const formats::Format& format, const formats::Puzzle& puzzle) {
    return format.holds.candidates && !format.holds.binding && puzzle.marksBind;
}

Error cannotHold(ErrorDetail detail) {
    return {.code = ErrorCode::CannotHold, .detail = detail};
}

} // namespace

/// The header precedes the first puzzle, a separator every other.
void PuzzleWriter::begin(std::string& out) {
    out += started_ ? format_.separator : format_.header;
    started_ = true;
}

void PuzzleWriter::add(const formats::Puzzle& puzzle, std::string& out) {
    begin(out);
    format_.write(puzzle, out);
}

void PuzzleWriter::finish(std::string& out) {
    if (!started_) begin(out);
    out += format_.footer;
}

std::vector<Error> whatIsLost(const formats::Format& format, const formats::Puzzle& puzzle) {
    return whatIsLost(format, std::span(&puzzle, 1));
}

std::vector<Error> whatIsLost(const formats::Format& format, std::span<const formats::Puzzle> puzzles) {
    std::vector<Error> lost;
    const auto addWhere = [&](auto isLost, ErrorDetail detail) {
        if (std::ranges::any_of(puzzles, isLost)) lost.push_back(cannotHold(detail));
    };
    addWhere([&](const formats::Puzzle& puzzle) { return dropsPlaced(format, puzzle); }, ErrorDetail::PlacedDigits);
    addWhere([&](const formats::Puzzle& puzzle) { return mixesPlaced(format, puzzle); }, ErrorDetail::WhichAreGiven);
    addWhere([&](const formats::Puzzle& puzzle) { return unbinds(format, puzzle); }, ErrorDetail::BindingCandidates);
    addWhere([&](const formats::Puzzle& puzzle) { return losesDate(format, puzzle); }, ErrorDetail::Dates);
    for (const Kind& kind : kKinds)
        if (!(format.holds.*kind.held)) addWhere(kind.present, kind.detail);
    if (!format.holds.many && puzzles.size() > 1) lost.push_back(cannotHold(ErrorDetail::SecondSudoku));
    return lost;
}

std::string writeText(const formats::Format& format, std::span<const formats::Puzzle> puzzles) {
    std::string text;
    PuzzleWriter writer(format);
    for (const formats::Puzzle& puzzle : puzzles) writer.add(puzzle, text);
    writer.finish(text);
    return text;
}

std::optional<Error> saveFile(const QString& path, std::string_view bytes) {
    QSaveFile file(path);
    const auto failed = [&] { return Error{.code = ErrorCode::WriteFailed, .text = file.errorString().toStdString()}; };
    // A new file replaces the old one only when all of it is on the disk.
    if (!file.open(QIODevice::WriteOnly)) return failed();
    const auto size = static_cast<qint64>(bytes.size());
    // QSaveFile commits even a file that a full disk truncated; only the count shows it.
    if (file.write(bytes.data(), size) != size || !file.flush()) {
        Error error = failed();
        file.cancelWriting();
        return error;
    }
    if (!file.commit()) return failed();
    return std::nullopt;
}

std::optional<Error> saveFile(const QString& path, const formats::Format& format,
                              std::span<const formats::Puzzle> puzzles) {
    return saveFile(path, writeText(format, puzzles));
}

} // namespace ninefold::documents
