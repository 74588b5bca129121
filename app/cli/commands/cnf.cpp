// SPDX-License-Identifier: MIT
// A variable is true if a cell holds a digit. "No digit twice in a house" is written pair by pair, because SAT
// solvers handle clauses of two literals well; boxes repeat some pairs of rows and columns, which keeps the counts
// of the literature (8,829 and 11,988) so that figures can be compared.
#include "app/cli/commands/cnf.h"

#include "engine/core/houses.h"

namespace ninefold::cli {
namespace {

/// Collects clauses; the header with their number is written at the end.
class Clauses {
public:
    void literal(Cell cell, Digit digit, bool truth = true) {
        if (!truth) text_ += '-';
        text_ += std::to_string(9 * cell + digit) + ' ';
    }
    void end() {
        // DIMACS ends a clause with 0.
        text_ += "0\n";
        ++count_;
    }
    void notBoth(Cell one, Digit oneDigit, Cell other, Digit otherDigit) {
        literal(one, oneDigit, false);
        literal(other, otherDigit, false);
        end();
    }
    std::string text() const { return "p cnf 729 " + std::to_string(count_) + '\n' + text_; }

private:
    std::string text_;
    int count_ = 0;
};

/// Every cell has a digit; in the extended encoding also no two, which follows from the rest.
void addCells(Clauses& clauses, Encoding encoding) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        for (Digit digit = 1; digit <= kDigitCount; ++digit) clauses.literal(cell, digit);
        clauses.end();
        if (encoding == Encoding::Minimal) continue;
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (Digit other = 1; other < digit; ++other) clauses.notBoth(cell, other, cell, digit);
    }
}

/// No digit twice in a house; in the extended encoding also each digit once, which follows from the rest.
void addHouses(Clauses& clauses, Encoding encoding) {
    for (const auto& cells : kHouseCells)
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            for (int i = 0; i < 9; ++i)
                for (int j = 0; j < i; ++j) clauses.notBoth(cells[j], digit, cells[i], digit);
            if (encoding == Encoding::Minimal) continue;
            for (const Cell cell : cells) clauses.literal(cell, digit);
            clauses.end();
        }
}

/// The set digits and, if candidates belong to the puzzle, those that are ruled out.
void addPuzzle(Clauses& clauses, const Grid& grid, bool candidatesBind) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (grid.isSet(cell)) {
            clauses.literal(cell, grid.value(cell));
            clauses.end();
        } else if (candidatesBind) {
            for (const Digit digit : Digits::all() - grid.candidates(cell)) {
                clauses.literal(cell, digit, false);
                clauses.end();
            }
        }
    }
}

/// Some cell that the puzzle leaves blank holds another digit; on a full board, some cell.
void addExclusion(Clauses& clauses, const Grid& grid, const solve::Verdict::Values& solution) {
    for (const Cell cell : grid.isFull() ? Cells::all() : grid.blanks()) clauses.literal(cell, solution[cell], false);
    clauses.end();
}

} // namespace

std::string dimacsText(const Grid& grid, bool candidatesBind, Encoding encoding,
                       const solve::Verdict::Values* excluded) {
    Clauses clauses;
    addCells(clauses, encoding);
    addHouses(clauses, encoding);
    addPuzzle(clauses, grid, candidatesBind);
    if (excluded) addExclusion(clauses, grid, *excluded);
    return clauses.text();
}

} // namespace ninefold::cli
