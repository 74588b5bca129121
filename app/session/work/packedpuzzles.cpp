// SPDX-License-Identifier: MIT
#include "app/session/work/packedpuzzles.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <utility>

namespace ninefold::session {
namespace {

constexpr std::uint8_t kHasMarks = 1, kMarksBind = 2, kGivensKnown = 4, kWhole = 8;

constexpr std::array kWords = {&formats::Puzzle::id,         &formats::Puzzle::name,   &formats::Puzzle::author,
                               &formats::Puzzle::comment,    &formats::Puzzle::source, &formats::Puzzle::url,
                               &formats::Puzzle::date,       &formats::Puzzle::level,  &formats::Puzzle::rating,
                               &formats::Puzzle::libraryLine};

/// Does the puzzle consist of digits and text fields only, except for its candidates?
bool isPlain(const formats::Puzzle& puzzle) {
    // A NUL would end a text field.
    const auto endsEarly = [&](auto word) { return (puzzle.*word).find('\0') != std::string::npos; };
    return puzzle.notes.empty() && puzzle.links.empty() && puzzle.history.empty() && puzzle.historyDone == 0 &&
           puzzle.elapsedMs == 0 && std::ranges::none_of(kWords, endsEarly);
}

} // namespace

PackedPuzzles::Row PackedPuzzles::pack(const formats::Puzzle& puzzle) {
    Row row;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        row.digits[at / 2] |= static_cast<std::uint8_t>(puzzle.grid.value(cell) << 4 * (at % 2));
        row.givens[at / 8] |= static_cast<std::uint8_t>(puzzle.grid.isGiven(cell) << at % 8);
    }
    row.flags = static_cast<std::uint8_t>((puzzle.hasMarks ? kHasMarks : 0) | (puzzle.marksBind ? kMarksBind : 0) |
                                          (puzzle.givensKnown ? kGivensKnown : 0));
    row.line = puzzle.line;
    return row;
}

Grid PackedPuzzles::unpack(const Row& row) {
    std::array<char, kCellCount> cells;
    for (std::size_t at = 0; at < cells.size(); ++at)
        cells[at] = static_cast<char>('0' + (row.digits[at / 2] >> 4 * (at % 2) & 15));
    Grid grid = Grid::fromCells({cells.data(), cells.size()});
    for (const Cell cell : grid.givens()) {
        const auto at = static_cast<std::size_t>(cell);
        if ((row.givens[at / 8] >> at % 8 & 1) == 0) grid.setGiven(cell, false);
    }
    return grid;
}

void PackedPuzzles::add(formats::Puzzle&& puzzle) {
    Row row = pack(puzzle);
    if (isPlain(puzzle) && unpack(row) == puzzle.grid) {
        row.at = addWords(puzzle);
    } else {
        row.flags = kWhole;
        row.at = static_cast<std::uint32_t>(whole_.size());
        whole_.push_back(std::move(puzzle));
    }
    rows_.push_back(row);
}

std::uint32_t PackedPuzzles::addWords(const formats::Puzzle& puzzle) {
    std::string words;
    for (std::size_t field = 0; field < kWords.size(); ++field) {
        const std::string& word = puzzle.*kWords[field];
        if (!word.empty()) (words += static_cast<char>(field + 1)).append(word) += '\0';
    }
    if (words.empty()) return 0;
    words += '\0';
    if (std::string_view(words_).substr(lastWords_) != words) {
        lastWords_ = static_cast<std::uint32_t>(words_.size());
        words_ += words;
    }
    return lastWords_;
}

void PackedPuzzles::readWords(std::uint32_t at, formats::Puzzle& puzzle) const {
    for (const char* next = words_.data() + at; *next != '\0';) {
        std::string& word = puzzle.*kWords[static_cast<std::size_t>(*next - 1)];
        word = next + 1;
        next += word.size() + 2;
    }
}

formats::Puzzle PackedPuzzles::operator[](int number) const {
    assert(number >= 0 && number < size());
    const Row& row = rows_[static_cast<std::size_t>(number)];
    if (row.flags == kWhole) return whole_[row.at];
    formats::Puzzle puzzle;
    puzzle.grid = unpack(row);
    puzzle.hasMarks = (row.flags & kHasMarks) != 0;
    puzzle.marksBind = (row.flags & kMarksBind) != 0;
    puzzle.givensKnown = (row.flags & kGivensKnown) != 0;
    puzzle.line = row.line;
    readWords(row.at, puzzle);
    return puzzle;
}

void PackedPuzzles::shrink() {
    rows_.shrink_to_fit();
    words_.shrink_to_fit();
    whole_.shrink_to_fit();
}

std::size_t PackedPuzzles::bytes() const {
    return rows_.capacity() * sizeof(Row) + words_.capacity() + whole_.capacity() * sizeof(formats::Puzzle);
}

Puzzles packed(std::vector<formats::Puzzle> puzzles) {
    PackedPuzzles all;
    for (formats::Puzzle& puzzle : puzzles) all.add(std::move(puzzle));
    all.shrink();
    return std::make_shared<const PackedPuzzles>(std::move(all));
}

} // namespace ninefold::session
