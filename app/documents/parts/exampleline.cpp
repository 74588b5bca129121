// SPDX-License-Identifier: MIT
// Writes lines of HoDoKu's library: :code:digits:cells:removed:eliminations:placements:, where a candidate is
// written as digit, row, column.
#include "app/documents/parts/exampleline.h"

#include "engine/logic/technique.h"

namespace ninefold::documents {
namespace {

class CandidateList {
public:
    void add(Cell cell, Digit digit) {
        if (!text.empty()) text += ' ';
        for (const int number : {digit, rowOf(cell) + 1, columnOf(cell) + 1}) text += std::to_string(number);
    }
    std::string text;
};

/// "+5" is a placed digit.
std::string cellsText(const Grid& grid) {
    std::string text;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (grid.isSet(cell) && !grid.isGiven(cell)) text += '+';
        text += grid.isSet(cell) ? static_cast<char>('0' + grid.value(cell)) : '.';
    }
    return text;
}

/// The candidates that the rules allow and the position has lost: a reader would restore them otherwise.
std::string removedText(const Grid& grid) {
    Grid fresh = grid;
    fresh.resetCandidates();
    CandidateList list;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        for (const Digit digit : fresh.candidates(cell) - grid.candidates(cell)) list.add(cell, digit);
    return list.text;
}

std::string digitsOf(const logic::Step& step) {
    Digits digits;
    for (const logic::Deduction& deduction : step.deductions) digits.add(deduction.digit);
    std::string text;
    for (const Digit digit : digits) text += std::to_string(digit);
    return text;
}

} // namespace

std::string libraryLine(const generator::Training::Example& example) {
    const std::string position = ':' + cellsText(example.position) + ':' + removedText(example.position) + ':';
    const std::string_view code = example.step.technique->code;
    // Code 0000 means a position without a technique.
    if (code.empty()) return ":0000:x" + position + "::";
    CandidateList removes, places;
    for (const logic::Deduction& deduction : example.step.deductions)
        (deduction.places ? places : removes).add(deduction.cell, deduction.digit);
    return ':' + std::string(code) + ':' + digitsOf(example.step) + position + removes.text + ':' + places.text + ':';
}

} // namespace ninefold::documents
