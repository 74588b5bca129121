// SPDX-License-Identifier: MIT
#include "app/documents/boards/jsonplaces.h"

#include "app/documents/boards/jsoncell.h"

#include <algorithm>
#include <array>
#include <vector>

namespace ninefold::documents {
namespace {

/// A list with fewer digits is something else.
constexpr std::size_t kFewestPlaces = 8;

struct PlacedDigit {
    int row = -1, column = -1; // as written
    JsonCell cell;
};

int placeNumber(const Json& json) {
    const std::string text = json.string().value_or(std::string(json.text()));
    return text.size() == 1 && text[0] >= '0' && text[0] <= '9' ? text[0] - '0' : -1;
}

bool namesRow(std::string_view name) {
    return name == "row" || name == "r" || name == "y" || name == "rowindex" || name == "i";
}

bool namesColumn(std::string_view name) {
    return name == "col" || name == "column" || name == "c" || name == "x" || name == "columnindex" ||
           name == "colindex" || name == "j";
}

/// Reads the place from the members of an object, or from the first two elements of a list.
void takePlace(const Json& json, PlacedDigit& digit) {
    json.eachMember([&](const std::string& member, const Json& value) {
        const std::string name = plainName(member);
        if (namesRow(name)) digit.row = placeNumber(value);
        else if (namesColumn(name)) digit.column = placeNumber(value);
        return true;
    });
    int count = 0;
    json.eachElement([&](const Json& number) {
        (count == 0 ? digit.row : digit.column) = placeNumber(number);
        return ++count < 2;
    });
}

/// [row, column, digit]
std::optional<PlacedDigit> placedTriple(const Json& list) {
    std::array<int, 3> numbers{-1, -1, -1};
    std::size_t count = 0;
    list.eachElement([&](const Json& number) {
        if (count < numbers.size()) numbers[count] = isScalar(number) ? placeNumber(number) : -1;
        return ++count <= numbers.size();
    });
    if (count != numbers.size() || numbers[0] < 0 || numbers[1] < 0 || numbers[2] < 1) return std::nullopt;
    return PlacedDigit{.row = numbers[0], .column = numbers[1], .cell = {.digit = numbers[2], .good = true}};
}

std::optional<PlacedDigit> placedDigit(const Json& object) {
    if (object.kind() == Json::Kind::Array) return placedTriple(object);
    PlacedDigit digit{.cell = jsonCell(object)};
    takePlace(object, digit);
    object.eachMember([&](const std::string& member, const Json& value) {
        const std::string name = plainName(member);
        if (name == "position" || name == "pos" || name == "cell" || name == "coord" || name == "coordinates")
            takePlace(value, digit);
        return true;
    });
    return digit.row >= 0 && digit.column >= 0 && digit.cell.good ? std::optional(digit) : std::nullopt;
}

/// "1,1", "(0, 4)", "r1c1", "R1C1", "11", "A1": two digits, or a letter and a digit, and no other letters or digits.
std::optional<PlacedDigit> placeInName(std::string_view name) {
    PlacedDigit place;
    bool letterFirst = false;
    for (const char character : name) {
        const char letter = static_cast<char>(character | 0x20);
        if (character >= '0' && character <= '9') {
            if (place.column >= 0) return std::nullopt;
            (place.row < 0 ? place.row : place.column) = character - '0';
        } else if (letter >= 'a' && letter <= 'i' && place.row < 0 && name.size() == 2) {
            place.row = letter - 'a' + 1;
            letterFirst = true;
        } else if (std::string_view(",.:;_- ()[]/").find(character) == std::string_view::npos && letter != 'r' &&
                   letter != 'c') {
            return std::nullopt;
        }
    }
    if (place.row < 0 || place.column < 0 || (letterFirst && place.column == 0)) return std::nullopt;
    return place;
}

/// Do the places count from 1?
bool countsFromOne(const std::vector<PlacedDigit>& digits) {
    const auto has = [&](int number) {
        return std::ranges::any_of(
            digits, [number](const PlacedDigit& digit) { return digit.row == number || digit.column == number; });
    };
    return !has(0) && has(9);
}

std::optional<Result<formats::Puzzle>> boardOf(const std::vector<PlacedDigit>& digits, bool fromOne) {
    formats::Puzzle puzzle;
    Cells seen;
    std::size_t count = 0;
    puzzle.givensKnown = std::ranges::any_of(digits, [](const PlacedDigit& each) { return each.cell.given == true; });
    for (const PlacedDigit& each : digits) {
        const int row = each.row - (fromOne ? 1 : 0), column = each.column - (fromOne ? 1 : 0);
        if (row < 0 || row > 8 || column < 0 || column > 8 || seen.has(cellAt(row, column))) return std::nullopt;
        const Cell cell = cellAt(row, column);
        seen.add(cell);
        if (each.cell.digit == 0) continue;
        ++count;
        puzzle.grid.setValue(cell, each.cell.digit);
        puzzle.grid.setGiven(cell, !puzzle.givensKnown || each.cell.given == true);
    }
    if (count < kFewestPlaces) return std::nullopt;
    puzzle.grid.resetCandidates();
    return puzzle;
}

} // namespace

std::optional<Result<formats::Puzzle>> placesIn(const Json& value, LineCounter& lines) {
    if (!value.isWhole()) return std::nullopt;
    std::vector<PlacedDigit> digits;
    bool good = true, letters = false;
    const auto take = [&](const std::optional<PlacedDigit>& digit) {
        good = digit && digits.size() < kCellCount;
        if (good) digits.push_back(*digit);
        return good;
    };
    value.eachElement([&](const Json& element) { return take(placedDigit(element)); });
    value.eachMember([&](const std::string& name, const Json& member) {
        auto place = placeInName(name);
        if (place) place->cell = jsonCell(member);
        letters = letters || (!name.empty() && (name[0] < '0' || name[0] > '9') && name[0] != '(');
        return take(place && place->cell.good ? place : std::nullopt);
    });
    if (!good || digits.size() < kFewestPlaces) return std::nullopt;
    const bool fromZero = std::ranges::any_of(digits, [](const PlacedDigit& d) { return d.row == 0 || d.column == 0; });
    auto board = boardOf(digits, countsFromOne(digits) || (letters && !fromZero));
    if (board && *board) board->value().line = lines.at(value.text().data());
    return board;
}

} // namespace ninefold::documents
