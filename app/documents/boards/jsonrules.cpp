// SPDX-License-Identifier: MIT
#include "app/documents/boards/jsonrules.h"

#include "app/documents/boards/jsoncell.h"
#include "engine/core/houses.h"

#include <algorithm>
#include <array>
#include <optional>

namespace ninefold::documents {
namespace {

/// Names that can only mean a rule, in plain form and without a plural s.
constexpr std::string_view kWords[] = {"arrow",       "cage",         "king",       "queen",   "xv",
                                       "clone",       "fog",          "odd",        "even",    "evenodd",
                                       "oddeven",     "ratio",        "difference", "xsudoku", "sudokux",
                                       "extraregion", "littlekiller", "minimum",    "maximum"};
/// ... and parts of names that hardly mean anything else.
constexpr std::string_view kStems[] = {
    "thermo",    "diagonal",  "knight",      "consecutive",    "entropic",    "nabner",      "kropki",
    "whisper",   "renban",    "palindrome",  "sandwich",       "skyscraper",  "killer",      "jigsaw",
    "irregular", "antiking",  "antiknight",  "nonconsecutive", "windoku",     "hypersudoku", "disjointgroup",
    "quadruple", "regionsum", "betweenline", "xsum",           "greaterthan", "inequalit",   "miracle"};
/// Names of the classic game.
constexpr std::string_view kClassic[] = {"",        "classic", "classical", "standard",      "normal",
                                         "regular", "sudoku",  "basic",     "default",       "vanilla",
                                         "none",    "plain",   "9x9",       "classicsudoku", "original"};

template <typename List>
bool isOneOf(std::string_view text, const List& list) {
    return std::ranges::find(list, text) != std::end(list);
}

} // namespace

bool namesRule(std::string_view plain) {
    if (plain.ends_with('s')) plain.remove_suffix(1);
    const auto in = [plain](std::string_view stem) { return plain.find(stem) != std::string_view::npos; };
    return isOneOf(plain, kWords) || std::ranges::any_of(kStems, in);
}

namespace {

/// {"variant": "killer"}: any kind other than the classic game is a variant.
void addKind(const std::string& kind, VariantRules& rules) {
    if (!isOneOf(plainName(kind), kClassic)) rules.add(kind);
}

/// One rule of a list: its name, or an object with it. Programs that number their rules use 0 for the classic ones.
void addListed(const Json& rule, VariantRules& rules) {
    if (const auto name = rule.string()) return addKind(*name, rules);
    std::string kind = "constraints";
    bool classic = rule.kind() != Json::Kind::Object;
    rule.eachMember([&](const std::string& member, const Json& value) {
        const std::string name = plainName(member);
        if (name != "type" && name != "name" && name != "kind" && name != "id") return true;
        if (const auto text = value.string()) kind = *text;
        else classic = value.isEmpty();
        return name != "type";
    });
    if (!classic) addKind(kind, rules);
}

void addList(const Json& list, VariantRules& rules) {
    list.eachElement([&](const Json& rule) { return addListed(rule, rules), true; });
    // {"constraints": {"thermos": [..]}}
    list.eachMember([&](const std::string& member, const Json& value) {
        if (!value.isEmpty() && namesRule(plainName(member))) rules.add(member);
        return true;
    });
}

/// Unwraps a list in objects that contain nothing else, {"set": [..]}: some programs record the type of a list this
/// way.
Json unwrapped(Json json) {
    constexpr int kMostWrappings = 3;
    for (int n = 0; n < kMostWrappings && json.kind() == Json::Kind::Object; ++n) {
        std::optional<Json> only;
        int members = 0;
        json.eachMember([&](const std::string&, const Json& member) {
            only = member;
            return ++members < 2;
        });
        if (members != 1 || only->kind() == Json::Kind::Bare) break;
        json = *only;
    }
    return json;
}

/// The cell in a list of a region: its number from 0, or [row, column] from 0.
int cellOf(const Json& json) {
    if (const auto number = json.integer())
        return *number >= 0 && *number < kCellCount ? static_cast<int>(*number) : -1;
    std::array<int, 2> place{-1, -1};
    std::size_t count = 0;
    const auto take = [&](const Json& number) {
        const auto value = number.integer();
        if (count < 2) place[count] = value && *value >= 0 && *value < 9 ? static_cast<int>(*value) : -1;
        return ++count < 3;
    };
    const Json pair = unwrapped(json);
    pair.eachElement(take);
    pair.eachMember([&](const std::string&, const Json& number) { return take(number); });
    return count == 2 && place[0] >= 0 && place[1] >= 0 ? cellAt(place[0], place[1]) : -1;
}

/// Are these the boxes, as a number for each cell or as a list of cells for each box?
bool areBoxes(const Json& regions) {
    std::array<int, kCellCount> region;
    region.fill(-1);
    int number = 0;
    bool good = true;
    regions.eachElement([&](const Json& list) {
        unwrapped(list).eachElement([&](const Json& json) {
            const int cell = cellOf(json);
            good = good && cell >= 0;
            if (good) region.at(static_cast<std::size_t>(cell)) = number;
            return good;
        });
        ++number;
        return good && number <= 9;
    });
    for (Cell cell = 0; good && cell < kCellCount; ++cell) {
        const Cell first = kHouses[boxHouse(boxOf(cell))].first();
        good = region[static_cast<std::size_t>(cell)] >= 0 &&
               region[static_cast<std::size_t>(cell)] == region[static_cast<std::size_t>(first)];
    }
    return good && number == 9;
}

/// A board whose numbers are those of the regions: the boxes if each box has only one number.
bool numbersBoxes(const Json& regions) {
    std::array<std::string_view, kCellCount> number;
    std::size_t at = 0;
    const auto take = [&](const Json& json) {
        if (at < number.size()) number[at] = json.text();
        return ++at <= number.size();
    };
    regions.eachElement([&](const Json& row) {
        if (row.kind() != Json::Kind::Array) return take(row);
        row.eachElement(take);
        return at <= number.size();
    });
    if (at != number.size()) return false;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (number[static_cast<std::size_t>(cell)] !=
            number[static_cast<std::size_t>(kHouses[boxHouse(boxOf(cell))].first())])
            return false;
    return true;
}

bool namesRegions(std::string_view plain) {
    return plain == "region" || plain == "regions" || plain == "zones" || plain == "areas" || plain == "regionmap" ||
           plain == "blocksmap" || plain == "jigsawmap";
}

} // namespace

void findRules(const Json& object, VariantRules& rules) {
    object.eachMember([&](const std::string& member, const Json& value) {
        const std::string name = plainName(member);
        if (value.isEmpty()) return true;
        const bool list = value.kind() == Json::Kind::Array || value.kind() == Json::Kind::Object;
        const bool said = list || value.isTrue() || value.string(); // a number is a count
        if (namesRegions(name)) {
            if (list && !areBoxes(value) && !numbersBoxes(value)) rules.add("regions");
        } else if (namesRule(name)) {
            if (said) rules.add(name);
        } else if (name == "rules" || name == "constraints" || name == "variants") {
            addList(value, rules);
        } else if (name == "variant" || name == "sudokutype") {
            addKind(value.string().value_or(""), rules);
        } else if (name == "type" || name == "kind") {
            const std::string kind = plainName(value.string().value_or(""));
            if (namesRule(kind)) rules.add(kind);
        }
        return true;
    });
}

} // namespace ninefold::documents
