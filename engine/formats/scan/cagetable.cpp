// SPDX-License-Identifier: MIT
#include "engine/formats/scan/cagetable.h"

#include "engine/formats/parts/characters.h"

#include <algorithm>

namespace ninefold::formats::text {
namespace {

constexpr int kWidth = 9;

/// The sum of a cage, or an arrow.
bool isCageField(std::string_view field) {
    if (field == "<" || field == "^") return true;
    return field.size() <= 2 && std::ranges::all_of(field, isDigit);
}

/// How many arrows a row of nine fields has; nothing when the line is no such row.
std::optional<int> arrowsIn(std::string_view line) {
    constexpr std::string_view kBetween = " \t|,;";
    int fields = 0, arrows = 0;
    for (std::size_t at = line.find_first_not_of(kBetween); at != std::string_view::npos;
         at = line.find_first_not_of(kBetween, at)) {
        const std::size_t end = std::min(line.find_first_of(kBetween, at), line.size());
        const std::string_view field = line.substr(at, end - at);
        if (++fields > kWidth || !isCageField(field)) return std::nullopt;
        if (!isDigit(field[0])) ++arrows;
        at = end;
    }
    return fields == kWidth ? std::optional(arrows) : std::nullopt;
}

} // namespace

bool beginsCageTable(std::string_view line) {
    constexpr std::size_t kLongest = 100;
    return line.size() <= kLongest && line.find('<') != std::string_view::npos && arrowsIn(line);
}

std::optional<Error> readCageTable(LineCursor& cursor) {
    const int begin = cursor.number();
    Line line;
    for (int row = 0; row < kWidth; ++row) {
        if (!cursor.next(line))
            return cursor.isCut() ? std::optional(Error{.code = ErrorCode::Truncated}) : std::nullopt;
        if (!arrowsIn(line.text)) return std::nullopt;
    }
    return Error{.code = ErrorCode::Variant, .line = begin, .detail = "killer"};
}

} // namespace ninefold::formats::text
