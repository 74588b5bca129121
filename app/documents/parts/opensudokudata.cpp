// SPDX-License-Identifier: MIT
// The cells of a game: "version: N", followed by the fields of each cell, separated by bars,
//     1   value | notes "1,5," or - | editable |
//     2   value | mask of notes || editable |     (also with one bar)
//     3   value | mask of notes | editable |
//     4   value | mask of corner notes | mask of centre notes | editable |
// where bit d-1 of a mask means digit d, and editable 0 marks a given.
#include "app/documents/parts/opensudokudata.h"

#include "app/documents/parts/document.h"

#include <QDateTime>

#include <algorithm>
#include <cassert>
#include <charconv>

namespace ninefold::documents {
namespace {

constexpr std::string_view kVersion = "version:";

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ec != std::errc() || result.ptr != text.data() + text.size()) return std::nullopt;
    return value;
}

/// The first version lists the digits, later ones write a mask.
std::optional<Digits> notesOf(std::string_view text, int version) {
    if (version > 1) {
        const auto mask = number(text);
        if (!mask || *mask < 0 || *mask > 511) return std::nullopt;
        return Digits::fromMask(static_cast<unsigned>(*mask));
    }
    Digits digits;
    for (const char character : text)
        if (character >= '1' && character <= '9') digits.add(character - '0');
        else if (character != ',' && character != '-') return std::nullopt;
    return digits;
}

/// Reads field after field from the text.
class Fields {
public:
    explicit Fields(std::string_view text) : rest_(text) {}
    std::string_view next() {
        const std::size_t bar = std::min(rest_.find('|'), rest_.size());
        const std::string_view field = rest_.substr(0, bar);
        rest_.remove_prefix(std::min(bar + 1, rest_.size()));
        return trimmed(field);
    }
    bool empty() const { return trimmed(rest_).empty(); }

private:
    std::string_view rest_;
};

bool readCell(Fields& fields, int version, Cell cell, std::array<Digits, kCellCount>& marks, formats::Puzzle& puzzle) {
    assert(cell >= 0 && cell < kCellCount);
    const auto value = number(fields.next());
    const auto notes = notesOf(fields.next(), version);
    if (!value || *value < 0 || *value > 9 || !notes) return false;
    std::string_view field = fields.next();
    if (version == 2 && field.empty()) field = fields.next();
    if (version >= 4) {
        const auto centre = notesOf(field, version);
        if (!centre) return false;
        if (!notes->empty()) notesAt(puzzle, cell).corner = *notes;
        if (!centre->empty()) notesAt(puzzle, cell).centre = *centre;
        field = fields.next();
    } else {
        marks[static_cast<std::size_t>(cell)] = *notes;
    }
    const auto editable = number(field);
    if (!editable) return false;
    if (*value == 0) return true;
    if (*editable == 0) puzzle.grid.give(cell, *value);
    else puzzle.grid.place(cell, *value);
    return true;
}

} // namespace

std::optional<Error> readOpenSudokuCells(std::string_view data, int line, formats::Puzzle& puzzle) {
    data = trimmed(data);
    if (!data.starts_with(kVersion)) {
        auto grid = gridFromCells(data, line);
        if (!grid) return grid.error();
        puzzle.grid = std::move(grid).value();
        return std::nullopt;
    }
    Error damaged{.code = ErrorCode::Damaged, .line = line, .detail = ErrorDetail::GameData};
    data = trimmed(data.substr(kVersion.size()));
    const std::size_t end = std::min(data.find_first_of(kWhiteSpace), data.size());
    const auto version = number(data.substr(0, end));
    if (!version || *version < 1 || *version > 4) return damaged;
    Fields fields(data.substr(end));
    std::array<Digits, kCellCount> marks{};
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (fields.empty()) return Error{.code = ErrorCode::WrongCellCount, .line = line, .found = cell};
        if (!readCell(fields, *version, cell, marks, puzzle)) return damaged;
    }
    if (!fields.empty()) return damaged;
    setPlayersMarks(marks, puzzle);
    puzzle.givensKnown = true;
    return std::nullopt;
}

void writeOpenSudokuCells(const formats::Puzzle& puzzle, std::string& out) {
    const Grid& grid = puzzle.grid;
    if (!puzzle.hasMarks && grid.cellsText() == grid.givensText()) {
        out += grid.givensText('0');
        return;
    }
    out += "version: 3&#10;";
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const unsigned mask = puzzle.hasMarks ? grid.candidates(cell).mask() : 0;
        out += std::to_string(grid.value(cell)) + '|' + std::to_string(mask);
        out += grid.isGiven(cell) ? "|0|" : "|1|";
    }
}

std::optional<std::int64_t> momentOf(const std::string& date) {
    const QString text = QString::fromStdString(date);
    const QDateTime moment = QDateTime::fromString(text, Qt::ISODate);
    const bool same = moment.timeSpec() == Qt::UTC && moment.toString(Qt::ISODate) == text;
    if (!same || moment.toMSecsSinceEpoch() <= 0) return std::nullopt;
    return moment.toMSecsSinceEpoch();
}

} // namespace ninefold::documents
