// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::documents {

/// Reads a text of any format; returns the error where it holds nothing.
using TextReader = std::optional<Error> (*)(std::string_view text, formats::PuzzleSink& sink);

/// A sheet of a spreadsheet or a table of a web page: texts in cells, most of them empty. Boards may be anywhere in
/// it, next to each other and below each other, with or without an empty row or column between the boxes:
///
///        A B C   E F G   I J K
///     2  5 3     . 7
///     3  6       1 9 5                  nine used rows are one board high, three and three and three as well
class Spreadsheet {
public:
    /// Rows and columns count from 0. A cell with empty text is one that the sheet lists without content.
    void set(int row, int column, std::string text);
    bool empty() const { return cells_.empty(); }

    /// Reads the sheet: boards of 81 cells, or whole puzzles in single cells. Returns false to stop reading; reports
    /// nothing if nothing is found.
    bool read(formats::PuzzleSink& sink, TextReader readText) const;

private:
    using Lines = std::vector<std::vector<int>>; // nine rows, or nine columns, for each board

    bool holdsTexts() const;
    std::string asText() const;
    Lines boardLines(const std::vector<int>& used) const;
    std::vector<int> usedRows(bool mentioned) const;
    std::vector<int> usedColumns(const std::vector<int>& rows, bool mentioned) const;
    std::vector<int> withoutHeading(std::vector<int> used, const std::vector<int>& across, bool rows) const;
    const std::string& textAt(int row, int column) const;
    bool readBoard(const std::vector<int>& rows, const std::vector<int>& columns, formats::PuzzleSink& sink) const;
    bool sayOtherSize(formats::PuzzleSink& sink) const;

    std::map<std::pair<int, int>, std::string> cells_;
    bool overflows_ = false; // the sheet has more cells than are kept
};

} // namespace ninefold::documents
