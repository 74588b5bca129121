// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/document.h"
#include "app/documents/parts/json.h"
#include "app/documents/parts/variants.h"
#include "engine/formats/format.h"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::documents {

/// Searches a JSON value for boards, recursively (jsonboard.h, jsonplaces.h). The relation between the members of an
/// object follows from their names and their digits:
///
///     {"puzzle": A, "solution": B}            a solution is no puzzle, unless there is nothing else
///     {"initial": A, "current": A and more}   the state of a game is none either
///     {"easy": A, "hard": B}                  two puzzles
///     {"board": A, "frozen": truths}          the cells that are true are the givens
///     {"grid": A, "thermo": [..]}             a variant, rejected with the names of its rules
class BoardSearch {
public:
    BoardSearch(formats::PuzzleSink& sink, LineCounter& lines) : sink_(sink), lines_(lines) {}
    /// Returns false to stop reading. An incomplete value is searched as far as it goes.
    bool search(const Json& value) { return search(value, VariantRules(), 0); }

private:
    /// A member of an object that is a board.
    struct Board {
        std::string name;
        Grid grid;
        bool chosen = true;
    };

    bool search(const Json& value, const VariantRules& rules, int depth);
    bool searchText(const std::string& text, int line, const VariantRules& rules, int depth);
    bool searchObject(const Json& object, const VariantRules& rules, int depth);
    bool searchMember(const Json& object, const Json& value, const VariantRules& rules, bool alone, int depth);
    std::vector<Board> boardsOf(const Json& object);
    std::optional<Result<formats::Puzzle>> board(const Json& value);
    bool take(Result<formats::Puzzle>&& puzzle, const Json* object, const VariantRules& rules);
    bool searchLink(const Json& value, bool& found);

    formats::PuzzleSink& sink_;
    LineCounter& lines_;
    long long taken_ = 0; // boards found, valid ones or not
};

/// Does a member of such a name hold a solution?
bool namesSolution(std::string_view plainName);

} // namespace ninefold::documents
