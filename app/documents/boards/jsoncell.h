// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/json.h"

#include <optional>
#include <string_view>

namespace ninefold::documents {

/// One cell of a board in the JSON of any program.
///
///     5   "5"   5.0   null   ""   "."   -1                     a digit or a blank
///     {"value": 5, "fixed": true}   {"type": "given", "entry": 5}   {"number": null, "notes": [1, 4]}
struct JsonCell {
    int digit = 0;             // 0 = blank
    bool good = false;         // is it a cell at all?
    bool hidden = false;       // a tenfold digit, 50: the program stores the solution there but shows nothing
    std::optional<bool> given; // true or false if the cell says so
};

JsonCell jsonCell(const Json& json);

/// Is it a number, a word or a text, and not a list or object?
bool isScalar(const Json& json);

/// Does a name mark digits as givens: "given", "isFixed", "frozen", "locked"?
bool namesGivens(std::string_view name);

/// Does it name a player's notes: "notes", "candidates", "pencilMarks"?
bool namesNotes(std::string_view name);

/// A name for comparison: in lower case and without word separators, so that "isGiven" and "is_given" are equal.
std::string plainName(std::string_view name);

} // namespace ninefold::documents
