// SPDX-License-Identifier: MIT
#include "engine/formats/scan/headings.h"

#include "engine/formats/parts/characters.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::formats::text {
namespace {

/// Longer lines are remarks.
constexpr std::size_t kLongestTitle = 120;

bool sameWord(std::string_view a, std::string_view lower) {
    return std::ranges::equal(a, lower, {}, [](char byte) { return static_cast<char>(byte | 0x20); });
}

bool isLevelWord(std::string_view word) {
    static constexpr std::string_view levels[] = {
        "easy",     "simple",     "beginner", "medium", "moderate", "intermediate", "hard",  "unfair",    "expert",
        "fiendish", "diabolical", "extreme",  "insane", "evil",     "tough",        "nasty", "nightmare", "hell"};
    return std::ranges::any_of(levels, [word](std::string_view level) { return sameWord(word, level); });
}

/// "EASY", "Level: hard", "very hard puzzles": at most four words, one of which names a level.
bool isLevel(std::string_view title) {
    std::array<std::string_view, 4> words;
    std::size_t count = 0;
    for (std::size_t at = 0; at < title.size();) {
        const std::size_t begin = title.find_first_not_of(" \t:-=[]()", at);
        if (begin == std::string_view::npos) break;
        const std::size_t end = std::min(title.find_first_of(" \t:-=[]()", begin), title.size());
        if (count == words.size()) return false;
        words[count++] = title.substr(begin, end - begin);
        at = end;
    }
    return std::any_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count), isLevelWord);
}

} // namespace

bool isComment(std::string_view line) {
    line = trimmed(line);
    return line.starts_with('#') || line.starts_with("//") || line.starts_with('%');
}

void Headings::set(std::string_view title) {
    text_ = title.size() <= kLongestTitle ? title : std::string_view{};
    isLevel_ = isLevel(text_);
}

/// The first of several comment lines is a title until the second comes: then the lines are an introduction. A
/// level counts anywhere.
void Headings::comment(std::string_view line) {
    line = trimmed(line);
    if (line.starts_with("#!") || line.starts_with("#spf")) return; // describes the file
    const std::size_t begin = std::min(line.find_first_not_of("#/% \t"), line.size());
    const std::string_view title = line.substr(begin);
    ++commentLines_;
    set(commentLines_ == 1 || isLevel(title) ? title : std::string_view{});
}

void Headings::prose(std::string_view line) {
    otherLine();
    line = trimmed(line);
    const std::size_t digits = line.find_first_of("0123456789");
    const bool numbered = digits != 0 && digits != std::string_view::npos && line.size() <= 40 &&
                          line.find_first_not_of("0123456789:.)]", digits) == std::string_view::npos;
    if (numbered && isLetter(line.front())) set(line.ends_with(':') ? line.substr(0, line.size() - 1) : line);
}

void Headings::giveToBoard(Puzzle& puzzle) {
    otherLine();
    if (text_.empty()) return;
    if (isLevel_) {
        puzzle.level = text_;
        return;
    }
    puzzle.name = text_;
    set({});
}

void Headings::giveToLine(Puzzle& puzzle) {
    otherLine();
    if (text_.empty()) return;
    assert(text_.size() <= kLongestTitle);
    std::string& field = isLevel_ ? puzzle.level : puzzle.comment;
    if (field.empty()) field = text_;
}

} // namespace ninefold::formats::text
