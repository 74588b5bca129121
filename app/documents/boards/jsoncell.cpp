// SPDX-License-Identifier: MIT
#include "app/documents/boards/jsoncell.h"

#include "app/documents/parts/document.h"

#include <algorithm>

namespace ninefold::documents {
namespace {

/// The names of a cell's digit, from the clearest to the most ambiguous.
constexpr std::string_view kValueNames[] = {"value",  "val",  "v",       "number", "num",  "digit", "entry", "n",
                                            "symbol", "text", "content", "char",   "cell", "label", "data"};

/// Everything that programs write into a blank cell.
constexpr std::string_view kBlanks[] = {"",  ".", "_",    "-",   "*",    "x",         "X",
                                        "?", "0", "null", "nil", "None", "undefined", "NaN"};

template <typename List>
bool isOneOf(std::string_view text, const List& list) {
    return std::ranges::find(list, text) != std::end(list);
}

JsonCell scalarCell(const Json& json) {
    std::string text = json.string().value_or(std::string(json.text()));
    text = trimmed(text);
    // Numbers that passed through a table with gaps come back as 5.0 and NaN.
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    if (isOneOf(text, kBlanks) || text == "-1") return {.good = true};
    const bool digit = !text.empty() && text[0] >= '1' && text[0] <= '9';
    if (digit && text.size() == 1) return {.digit = text[0] - '0', .good = true};
    if (digit && text.size() == 2 && text[1] == '0') return {.digit = text[0] - '0', .good = true, .hidden = true};
    return {};
}

/// {"type": "given"}; any other word means that it is not a given.
std::optional<bool> givenByType(const Json& json) {
    const auto text = json.string();
    if (!text || text->empty()) return std::nullopt;
    constexpr std::string_view kPlayers[] = {"value", "user", "guess", "input", "note", "notes", "player", "empty"};
    const std::string word = plainName(*text);
    if (namesGivens(word)) return true;
    return isOneOf(word, kPlayers) ? std::optional(false) : std::nullopt;
}

bool isTruth(const Json& json) {
    return json.kind() == Json::Kind::Bare && (json.text() == "true" || json.text() == "false");
}

/// A cell with members: its digit is the member with the clearest name; {"given": 5} is a digit, {"given": true}
/// says that it is a given.
JsonCell objectCell(const Json& json) {
    JsonCell cell;
    std::size_t best = std::size(kValueNames);
    bool known = false;
    json.eachMember([&](const std::string& member, const Json& value) {
        const std::string name = plainName(member);
        const auto rank = static_cast<std::size_t>(std::ranges::find(kValueNames, name) - kValueNames);
        const bool givens = namesGivens(name);
        const JsonCell digit = isScalar(value) && !isTruth(value) ? scalarCell(value) : JsonCell{};
        if (rank < best && digit.good) {
            best = rank;
            cell.digit = digit.digit;
        } else if (givens && digit.digit > 0 && best == std::size(kValueNames)) {
            cell.digit = digit.digit;
            cell.given = true;
        }
        if (givens && isTruth(value)) cell.given = value.isTrue();
        if (name == "editable" && isTruth(value)) cell.given = !value.isTrue();
        if (name == "type" && !cell.given) cell.given = givenByType(value);
        known = known || best < std::size(kValueNames) || givens || cell.given || namesNotes(name);
        return true;
    });
    cell.good = known;
    if (cell.digit == 0) cell.given.reset();
    return cell;
}

} // namespace

std::string plainName(std::string_view name) {
    std::string plain;
    for (const char character : name) {
        if (character == '_' || character == '-' || character == ' ') continue;
        plain += character >= 'A' && character <= 'Z' ? static_cast<char>(character | 0x20) : character;
    }
    return plain;
}

bool namesGivens(std::string_view name) {
    constexpr std::string_view kWords[] = {"given",  "fixed",  "frozen",   "locked",    "initial", "original", "clue",
                                           "preset", "static", "readonly", "prefilled", "start",   "immutable"};
    if (name.starts_with("is")) name.remove_prefix(2);
    if (name.ends_with('s')) name.remove_suffix(1);
    return isOneOf(name, kWords);
}

bool namesNotes(std::string_view name) {
    const std::string plain = plainName(name);
    return plain.find("note") != std::string::npos || plain.find("mark") != std::string::npos ||
           plain == "candidates" || plain == "possible" || plain == "hints";
}

bool isScalar(const Json& json) {
    return json.kind() == Json::Kind::Bare || json.kind() == Json::Kind::String;
}

JsonCell jsonCell(const Json& json) {
    if (json.isEmpty()) return {.good = true};
    if (json.kind() == Json::Kind::Object) return objectCell(json);
    return isScalar(json) ? scalarCell(json) : JsonCell{};
}

} // namespace ninefold::documents
