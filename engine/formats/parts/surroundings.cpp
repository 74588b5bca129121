// SPDX-License-Identifier: MIT
#include "engine/formats/parts/surroundings.h"

#include "engine/formats/parts/cleaning.h"
#include "engine/formats/parts/layout.h"

#include <algorithm>
#include <string>

namespace ninefold::formats::text {
namespace {

/// A longer text is not a name but something else on the same line.
constexpr std::size_t kLongestField = 200;

/// Without the separators and quotes around it.
std::string_view bare(std::string_view text) {
    const auto isAround = [](char byte) { return separatesWords(byte) || byte == ':'; };
    while (!text.empty() && isAround(text.front())) text.remove_prefix(1);
    while (!text.empty() && isAround(text.back())) text.remove_suffix(1);
    return text;
}

/// Does the text contain letters or digits, and is it not markup?
bool saysSomething(std::string_view text) {
    return !text.starts_with('<') && std::ranges::any_of(text, [](char byte) {
        return isLetter(byte) || isDigit(byte) || static_cast<unsigned char>(byte) >= 0x80;
    });
}

/// "7.2", "11.6/11.6/10.8"
bool isRating(std::string_view text) {
    const auto isPart = [](char byte) { return isDigit(byte) || byte == '.' || byte == '/'; };
    return text.size() <= 20 && !text.empty() && isDigit(text.front()) && std::ranges::all_of(text, isPart);
}

/// The value after "ED=", "ER=" or "SE=" in the text.
std::string_view namedRating(std::string_view text) {
    for (const std::string_view name : {"ED=", "ER=", "SE="}) {
        const std::size_t at = text.find(name);
        if (at == std::string_view::npos) continue;
        const std::string_view rest = text.substr(at + name.size());
        const std::string_view rating = rest.substr(0, rest.find_first_not_of("0123456789./"));
        if (isRating(rating)) return rating;
    }
    return {};
}

/// Stores one field of a table, according to the name of its column.
void readColumn(std::string_view name, std::string_view value, Puzzle& puzzle) {
    const std::string key = lowered(bare(name));
    const auto is = [&](std::string_view part) { return key.find(part) != std::string::npos; };
    if (value.empty()) return;
    if (key == "id" || key == "hash" || is("puzzle_id")) puzzle.id = value;
    else if (is("rating") || is("difficult") || is("score")) (isRating(value) ? puzzle.rating : puzzle.level) = value;
    else if (is("level")) puzzle.level = value;
    else if (is("author") || is("poster")) puzzle.author = value;
    else if (is("name") || is("title") || is("label")) puzzle.name = value;
    else if (is("source")) puzzle.source = value;
    else if (is("date")) puzzle.date = value;
}

template <typename Use>
void forEachField(std::string_view line, Use use) {
    const char separator = line.find('\t') != std::string_view::npos  ? '\t'
                           : line.find(';') != std::string_view::npos ? ';'
                                                                      : ',';
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find(separator, at), line.size());
        use(bare(line.substr(at, end - at)));
        at = end + 1;
    }
}

/// The fields of a table row: those before the puzzle, the puzzle, those after it.
void readTable(std::string_view before, std::string_view after, std::string_view columns, Puzzle& puzzle) {
    std::vector<std::string_view> names, values;
    forEachField(columns, [&](std::string_view name) { names.push_back(name); });
    // The last field before the cells is the text between separator and cells: a quote or nothing.
    forEachField(before, [&](std::string_view value) { values.push_back(value); });
    bool first = true;
    forEachField(after, [&](std::string_view value) {
        if (!first) values.push_back(value);
        first = false;
    });
    for (std::size_t n = 0; n < std::min(names.size(), values.size()); ++n) readColumn(names[n], values[n], puzzle);
}

/// One word is an id, several are a name; a list of fields before the cells has unknown meanings and is ignored.
void readBefore(std::string_view before, Puzzle& puzzle) {
    if (before.size() > kLongestField || before.find("://") != std::string_view::npos) return;
    const std::string_view text = bare(before);
    if (!saysSomething(text) || text.find(',') != std::string_view::npos) return;
    (text.find(' ') == std::string_view::npos ? puzzle.id : puzzle.name) = text;
}

/// Fields after the cells, without column names: a solution adds nothing, numbers are ratings, the first text is a
/// name.
void readFields(std::string_view fields, Puzzle& puzzle) {
    forEachField(fields, [&](std::string_view field) {
        if (!saysSomething(field) || cellRun(field, 0).size() == kCellCount) return;
        if (isRating(field)) puzzle.rating = field;
        else if (puzzle.name.empty()) puzzle.name = field;
    });
}

/// The text after the cells, from the surest to the vaguest reading: a comment, a rating by name, a bare number,
/// fields, a name.
void readAfter(std::string_view after, Puzzle& puzzle) {
    const std::size_t comment = commentStart(after);
    const std::string_view text = after.substr(0, comment);
    if (comment < after.size()) {
        const std::size_t begin = after.find_first_not_of("#/ \t", comment);
        // Data that programs write for programs is not a remark for people.
        if (begin != std::string_view::npos && after[begin] != '{') puzzle.comment = bare(after.substr(begin));
    }
    if (const std::string_view rating = namedRating(after); !rating.empty()) puzzle.rating = rating;
    else if (isRating(bare(text))) puzzle.rating = bare(text);
    else if (text.starts_with(',') || text.starts_with(';') || text.starts_with('\t')) readFields(text, puzzle);
    else if (saysSomething(text)) puzzle.name = bare(text);
}

} // namespace

bool namesColumns(std::string_view line) {
    if (line.size() > kLongestField || line.starts_with('#') || line.find_first_of(",;\t") == std::string_view::npos)
        return false;
    const std::string lower = lowered(line);
    for (const char* name : {"puzzle", "quiz", "sudoku", "grid", "board"})
        if (lower.find(name) != std::string::npos) return !isRating(bare(line));
    return false;
}

std::size_t commentStart(std::string_view after) {
    for (std::size_t at = 0; at < after.size(); ++at) {
        if (after[at] == '#') return at;
        const bool slashes = after[at] == '/' && at + 1 < after.size() && after[at + 1] == '/';
        if (slashes && (at == 0 || isSpace(after[at - 1]))) return at;
    }
    return after.size();
}

void readSurroundings(std::string_view before, std::string_view after, std::string_view columns, Puzzle& puzzle) {
    if (!columns.empty()) return readTable(before, after, columns, puzzle);
    if (!before.empty()) readBefore(before, puzzle);
    if (!after.empty()) readAfter(after, puzzle);
}

} // namespace ninefold::formats::text
