// SPDX-License-Identifier: MIT
#include "engine/formats/scan/rowgatherer.h"

#include "engine/formats/scan/labels.h"

#include <algorithm>
#include <cassert>

namespace ninefold::formats::text {
namespace {

/// A group holds at most a hundred consecutive boards, so that memory stays bounded. It keeps its last two boards
/// for the next group, because extra rows count as such only after at least two boards (boards.h).
constexpr std::size_t kMostRows = 900, kWholeRows = 98 * Row::kCells;
constexpr int kMostEmptyLines = 2;
/// No row of a Sudoku is longer; longer lines are skipped.
constexpr std::size_t kLongestRow = 2048;

bool isDoubleRule(std::string_view line) {
    return line.find("===") != std::string_view::npos && line.find_first_not_of("= \t") == std::string_view::npos;
}

} // namespace

std::string_view withoutComment(std::string_view line) {
    for (std::size_t at = 1; at + 1 < line.size(); ++at) {
        if (!isSpace(line[at - 1])) continue;
        if ((line[at] == '#' && isSpace(line[at + 1])) || (line[at] == '/' && line[at + 1] == '/'))
            return line.substr(0, at);
    }
    return line;
}

bool RowGatherer::gather(LineCursor& cursor, RowGroup& group) {
    group.rows.clear();
    group = {.rows = std::move(group.rows)}; // keeps the memory
    begin_ = cursor;
    blanks_.reset();
    band_ = firstBand_ = 0;
    emptyLines_ = 0;
    afterBorder_ = false;
    afterWhole_.reset();
    LineCursor ahead = cursor;
    Line line;
    for (LineCursor next = ahead; group.rows.size() < kMostRows; ahead = next) {
        if (!next.next(line)) {
            if (next.isCut()) return false;
            break;
        }
        if (!take(line, group)) break;
        if (group.rows.size() == strayRowsBefore(group) + kWholeRows && !afterWhole_) afterWhole_ = next;
    }
    if (group.rows.size() >= kMostRows) endLongList(ahead, group);
    cursor = ahead;
    return true;
}

/// Takes back the rows after the complete boards: they belong to the next group.
void RowGatherer::endLongList(LineCursor& ahead, RowGroup& group) const {
    if (!afterWhole_) return;
    assert(group.rows.size() >= strayRowsBefore(group) + kWholeRows);
    group.rows.erase(group.rows.begin() + static_cast<std::ptrdiff_t>(strayRowsBefore(group) + kWholeRows),
                     group.rows.end());
    ahead = *afterWhole_;
}

/// Is "---------" a ruler? It is a row where other rows use that character for a blank cell.
bool RowGatherer::isRuler(const Row& row) {
    assert(begin_.has_value());
    if (!row.couldBeRuler()) return false;
    if (row.cells != Row::kCells) return true;
    if (!blanks_) blanks_ = blanksAhead(*begin_);
    return (row.characterKinds & *blanks_) == 0;
}

/// The blank characters of the next rows that contain a digit.
unsigned RowGatherer::blanksAhead(LineCursor cursor) {
    constexpr int kFarEnough = 20;
    unsigned characterKinds = 0;
    Line line;
    for (int n = 0; n < kFarEnough && cursor.next(line); ++n)
        if (line.text.size() <= kLongestRow)
            if (const auto row = parseRow(cleaned(line.text, buffer_));
                row && (row->characterKinds & character::kDigit) != 0)
                characterKinds |= row->characterKinds;
    return blanksOf(characterKinds);
}

bool RowGatherer::take(const Line& line, RowGroup& group) {
    if (line.text.size() > kLongestRow) return false;
    const std::string_view text = withoutComment(cleaned(line.text, buffer_));
    if (trimmed(text).empty()) {
        if (group.rows.empty()) ++group.linesBefore;
        return ++emptyLines_ <= kMostEmptyLines && takeGap(group);
    }
    emptyLines_ = 0;
    auto row = parseRowOrLabelled(text);
    const bool isLargeRow = row && row->isLarge() && !row->wrong;
    const bool isOddBorder = row && (row->cells != Row::kCells || row->wrong) && !isLargeRow && isBorder(text);
    if (row && !isOddBorder && !isRuler(*row)) {
        row->line = line.number;
        return takeRow(*std::move(row), group);
    }
    return isBorder(text) && takeBorder(text, group);
}

bool RowGatherer::takeRow(Row&& row, RowGroup& group) {
    group.rows.push_back(std::move(row));
    ++band_;
    afterBorder_ = false;
    return true;
}

bool RowGatherer::takeBorder(std::string_view line, RowGroup& group) {
    const bool doubled = isDoubleRule(line);
    group.framed = group.framed || line.find("---") != std::string_view::npos || doubled;
    group.starred = group.starred || trimmed(line).starts_with("*-");
    group.doubleRule = group.doubleRule || doubled;
    // The lower border of a board and the upper one of the next, or a rule between two boards.
    const bool parts = doubled || afterBorder_;
    afterBorder_ = true;
    return !parts || takeGap(group);
}

bool RowGatherer::takeGap(RowGroup& group) {
    if (isComplete(group)) return false;
    if (firstBand_ == 0) firstBand_ = band_;
    band_ = 0;
    return true;
}

/// Only bands of three rows, or single rows, continue after a gap.
bool RowGatherer::isComplete(const RowGroup& group) const {
    if (group.rows.empty()) return false;
    if (group.rows.size() % Row::kCells == 0) return true;
    const bool isBand = band_ == 3 || band_ == 1;
    return band_ != 0 && (!isBand || (firstBand_ != 0 && band_ != firstBand_));
}

} // namespace ninefold::formats::text
