// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/parts/json.h"

#include <optional>
#include <string_view>

namespace ninefold {

/// One cell of a board in the JSON of any program.
///
///     5   "5"   5.0   null   ""   "."   -1                     a digit or a blank
///     {"value": 5, "fixed": true}   {"type": "given", "entry": 5}   {"number": null, "notes": [1, 4]}
struct JsonCell {
    int digit = 0;             // 0 = blank
    bool good = false;         // it is a cell at all
    bool hidden = false;       // a tenfold digit, 50: the program keeps the solution there and shows nothing
    std::optional<bool> given; // said to be one, or to be none
};

JsonCell jsonCell(const Json& json);

/// Is it a number, a word or a text, and no list or object?
bool isScalar(const Json& json);

/// Does a name say of digits that they are the puzzle: "given", "isFixed", "frozen", "locked"?
bool namesGivens(std::string_view name);

/// Does it name a player's notes: "notes", "candidates", "pencilMarks"?
bool namesNotes(std::string_view name);

/// A name as it is compared: in small letters and without what parts its words, "isGiven" and "is_given" alike.
std::string plainName(std::string_view name);

} // namespace ninefold
