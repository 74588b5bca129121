// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <map>
#include <string>
#include <vector>

namespace ninefold {

/// A sheet of a spreadsheet or a table of a page: texts in cells, most of them empty. Boards stand anywhere in it, next
/// to each other and below each other, with or without an empty row or column between the boxes:
///
///        A B C   E F G   I J K
///     2  5 3     . 7
///     3  6       1 9 5                  nine used rows are one board high, three and three and three as well
class Spreadsheet {
public:
    /// Rows and columns count from 0. A cell without text is one that the sheet mentions all the same.
    void set(int row, int column, std::string text);
    bool empty() const { return cells_.empty(); }

    /// Reads what is in the sheet: boards of 81 cells, or whole puzzles in single cells. Returns false when reading is
    /// to stop; nothing found is nothing said.
    bool read(PuzzleSink& sink) const;

private:
    using Lines = std::vector<std::vector<int>>; // nine rows, or nine columns, for each board

    bool holdsTexts() const;
    std::string asText() const;
    Lines boardLines(const std::vector<int>& used) const;
    std::vector<int> usedRows(bool mentioned) const;
    std::vector<int> usedColumns(const std::vector<int>& rows, bool mentioned) const;
    std::vector<int> withoutHeading(std::vector<int> used, const std::vector<int>& across, bool rows) const;
    const std::string& textAt(int row, int column) const;
    bool readBoard(const std::vector<int>& rows, const std::vector<int>& columns, PuzzleSink& sink) const;
    bool sayOtherSize(PuzzleSink& sink) const;

    std::map<std::pair<int, int>, std::string> cells_;
    bool overflows_ = false; // more cells came than are kept
};

} // namespace ninefold
