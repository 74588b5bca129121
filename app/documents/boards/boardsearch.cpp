// SPDX-License-Identifier: MIT
#include "app/documents/boards/boardsearch.h"

#include "app/documents/boards/jsonboard.h"
#include "app/documents/boards/jsoncell.h"
#include "app/documents/boards/jsonplaces.h"
#include "app/documents/boards/jsonrules.h"
#include "app/documents/boards/links.h"
#include "app/documents/parts/sinks.h"
#include "engine/formats/relatedgrids.h"

#include <algorithm>

namespace ninefold::documents {
namespace {

/// The nesting of objects; no program nests a puzzle deeper.
constexpr int kDeepest = 10;
/// A text with one board in it is within these bounds, even if some cells are missing.
constexpr std::size_t kLongestBoard = 4096, kShortestBoard = 60;

/// Names of boards that are the same puzzle at different times.
bool namesState(std::string_view name) {
    constexpr std::string_view kStates[] = {"puzzle", "grid",  "board",   "sudoku", "cells",    "values",
                                            "quiz",   "state", "current", "user",   "progress", "player",
                                            "saved",  "work",  "attempt", "guess",  "input",    "unsolved"};
    const auto in = [name](std::string_view word) { return name.find(word) != std::string_view::npos; };
    return namesGivens(name) || std::ranges::any_of(kStates, in);
}

/// Is the object about a board, although it does not contain one?
bool isAboutBoard(const Json& object) {
    bool about = false;
    object.eachMember([&](const std::string& member, const Json&) {
        const std::string name = plainName(member);
        about = about || namesState(name) || name.find("cell") != std::string::npos;
        return !about;
    });
    return about;
}

/// Copies what an object says about its puzzle.
void addParticulars(const Json& object, formats::Puzzle& puzzle) {
    object.eachMember([&](const std::string& member, const Json& value) {
        const std::string key = plainName(member);
        const bool number = value.kind() == Json::Kind::Bare && value.number();
        const std::string text = limited(value.string().value_or(number ? std::string(value.text()) : ""));
        if (text.empty()) return true;
        if (key == "name" || key == "title") puzzle.name = text;
        else if (key == "author") puzzle.author = text;
        else if (key == "level" || key == "difficulty") puzzle.level = text;
        else if (key == "id") puzzle.id = text;
        return true;
    });
}

/// Sets the givens if another member of the object says which cells they are.
void addGivens(const Json& object, formats::Puzzle& puzzle) {
    const Cells set = Cells::all() - puzzle.grid.blanks();
    object.eachMember([&](const std::string& member, const Json& value) {
        const std::string name = plainName(member);
        const bool inverse = name == "editable" || name == "mutable";
        const auto mask = inverse || namesGivens(name) || name == "mask" ? maskIn(value) : std::nullopt;
        if (!mask) return true;
        // Some programs mark the givens, some the other cells: only cells with digits can be givens.
        const Cells others = Cells::all() - *mask;
        const Cells givens = !inverse && (*mask - set).empty() ? *mask : others;
        if (givens.empty() || !(givens - set).empty()) return true;
        puzzle.givensKnown = true;
        for (const Cell cell : set) puzzle.grid.setGiven(cell, givens.has(cell));
        return false;
    });
}

/// The puzzle in a text of any format, or the error in a damaged one; nothing if there are several or none.
std::optional<Result<formats::Puzzle>> boardInText(const std::string& text) {
    if (text.size() < kShortestBoard || text.size() > kLongestBoard) return std::nullopt;
    struct Only : formats::PuzzleSink {
        bool puzzle(formats::Puzzle&& one) override {
            ++count;
            found = std::move(one);
            return true;
        }
        void skipped(const Error& error) override { wrong = error; }
        void warning(const Error&) override {}
        int count = 0;
        formats::Puzzle found;
        std::optional<Error> wrong;
    } only;
    if (const formats::Format* format = formats::detectEngineFormat(text))
        formats::readPiece(*format, {.text = text}, only);
    if (only.count == 1 && !isMask(only.found.grid)) return std::move(only.found);
    const bool meant = only.count == 0 && only.wrong && only.wrong->code == ErrorCode::WrongCellCount;
    return meant ? std::optional<Result<formats::Puzzle>>(*only.wrong) : std::nullopt;
}

/// Does `more` contain every digit of `less`?
bool extends(const Grid& more, const Grid& less) {
    for (const Cell cell : Cells::all() - less.blanks())
        if (more.value(cell) != less.value(cell)) return false;
    return true;
}

Error inLine(Error error, int line) {
    error.line = line;
    return error;
}

} // namespace

bool namesSolution(std::string_view name) {
    return name.starts_with("sol") || name.starts_with("answer") || name.starts_with("result") || name == "ideal" ||
           name.find("solution") != std::string_view::npos || name.find("solved") == 0 ||
           name.find("answer") != std::string_view::npos;
}

std::optional<Result<formats::Puzzle>> BoardSearch::board(const Json& value) {
    if (!value.isWhole()) return std::nullopt;
    if (const auto text = value.string()) {
        auto found = boardInText(*text);
        const int line = found ? lines_.at(value.text().data()) : 0;
        if (found && *found) found->value().line = line;
        return found && !*found ? inLine(found->error(), line) : found;
    }
    const bool list = value.kind() == Json::Kind::Array || value.kind() == Json::Kind::Object;
    if (!list) return std::nullopt;
    const int line = lines_.at(value.text().data());
    auto found = placesIn(value, lines_);
    if (!found) found = boardIn(value, lines_);
    if (found && *found && (isMask(found->value().grid) || formats::isBoxMap(found->value().grid))) return std::nullopt;
    if (found && *found) found->value().line = line;
    return found;
}

bool BoardSearch::take(Result<formats::Puzzle>&& puzzle, const Json* object, const VariantRules& rules) {
    ++taken_;
    if (!puzzle || !rules.empty()) {
        const bool size = !puzzle && puzzle.error().code == ErrorCode::WrongSize;
        const int line = puzzle ? puzzle.value().line : puzzle.error().line;
        sink_.skipped(rules.empty() || size ? puzzle.error() : rules.error(line));
        return true;
    }
    if (object != nullptr) {
        addParticulars(*object, puzzle.value());
        addGivens(*object, puzzle.value());
    }
    return sink_.puzzle(std::move(puzzle).value());
}

/// A list or object with the link to a puzzle is about that puzzle; its other content is ignored.
bool BoardSearch::searchLink(const Json& value, bool& found) {
    bool more = true;
    const auto look = [&](const Json& member) {
        const auto text = member.string();
        const WebLink link = text ? linkIn(*text) : WebLink{};
        found = link.kind == WebLink::Kind::Packed || link.kind == WebLink::Kind::Foreign;
        taken_ += found;
        if (found) more = readLink(link, lines_.at(member.text().data()), sink_);
        return !found;
    };
    value.eachElement(look);
    value.eachMember([&](const std::string&, const Json& member) { return look(member); });
    return more;
}

/// A text that is JSON itself. Its lines are not lines of the file.
bool BoardSearch::searchText(const std::string& text, int line, const VariantRules& rules, int depth) {
    const Json inner = Json::parse(text);
    if (!inner.isWhole() || (inner.kind() != Json::Kind::Object && inner.kind() != Json::Kind::Array)) return true;
    OneLine inLine(line, sink_);
    LineCounter lines(text, 1);
    BoardSearch search(inLine, lines);
    const bool more = search.search(inner, rules, depth + 1);
    taken_ += search.taken_;
    return more;
}

bool BoardSearch::search(const Json& value, const VariantRules& rules, int depth) {
    if (depth > kDeepest) return true;
    if (auto found = board(value)) return take(*std::move(found), nullptr, rules);
    if (const auto text = value.string(); text && text->size() >= kShortestBoard)
        return searchText(*text, lines_.at(value.text().data()), rules, depth);
    if (value.kind() != Json::Kind::Array && value.kind() != Json::Kind::Object) return true;
    bool linked = false;
    if (const bool more = searchLink(value, linked); linked) return more;
    if (value.kind() == Json::Kind::Object) return searchObject(value, rules, depth);
    bool more = true;
    value.eachElement([&](const Json& element) { return more = search(element, rules, depth + 1); });
    return more;
}

/// The members that are boards, and which of them are puzzles.
std::vector<BoardSearch::Board> BoardSearch::boardsOf(const Json& object) {
    std::vector<Board> boards;
    constexpr std::size_t kMostCompared = 12;
    bool damaged = false;
    object.eachMember([&](const std::string& member, const Json& value) {
        LineCounter nowhere(value.text(), 1);
        const auto found = BoardSearch(sink_, nowhere).board(value);
        const std::string name = plainName(member);
        if (found && *found) boards.push_back({.name = name, .grid = found->value().grid});
        // A damaged puzzle must not be replaced by its solution.
        damaged = damaged || (found && !*found && !namesSolution(name));
        return boards.size() <= kMostCompared;
    });
    if (boards.size() > kMostCompared) return {};
    for (Board& one : boards)
        for (const Board& other : boards) {
            if (&one == &other || !other.chosen || !extends(one.grid, other.grid)) continue;
            const bool same = one.grid == other.grid;
            if (!same || (&other < &one && namesState(one.name) && namesState(other.name))) one.chosen = false;
        }
    const bool onlySolutions = !damaged && std::ranges::all_of(boards, namesSolution, &Board::name);
    for (Board& board : boards) board.chosen = board.chosen && (onlySolutions || !namesSolution(board.name));
    return boards;
}

/// Handles a member according to its name and its board.
bool BoardSearch::searchMember(const Json& object, const Json& value, const VariantRules& rules, bool alone,
                               int depth) {
    auto puzzle = board(value);
    // Other lists next to a puzzle are its history, its boxes or private data of the program.
    if (puzzle) return (alone && !*puzzle) || take(*std::move(puzzle), &object, rules);
    return alone || search(value, rules, depth + 1);
}

bool BoardSearch::searchObject(const Json& object, const VariantRules& inherited, int depth) {
    VariantRules rules = inherited;
    findRules(object, rules);
    const std::vector<Board> boards = boardsOf(object);
    const bool named = std::ranges::any_of(boards, [](const Board& b) { return b.chosen && namesState(b.name); });
    // Lines can be counted forwards only, and which members are puzzles is known after all of them.
    const LineCounter begin = lines_;
    const long long before = taken_;
    bool more = true;
    const auto pass = [&](bool solutions) {
        object.eachMember([&](const std::string& member, const Json& value) {
            const std::string name = plainName(member);
            const auto known = std::ranges::find(boards, name, &Board::name);
            const bool wanted = known != boards.end() ? known->chosen : namesSolution(name) == solutions;
            return more = !wanted || searchMember(object, value, rules, named, depth);
        });
    };
    pass(false);
    if (more && taken_ == before) {
        lines_ = begin;
        pass(true);
    }
    if (depth == 0 && taken_ == before && !rules.empty() && isAboutBoard(object)) sink_.skipped(rules.error());
    return more;
}

} // namespace ninefold::documents
