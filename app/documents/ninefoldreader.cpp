// SPDX-License-Identifier: MIT
// This reader is stricter than those of other formats: only programs write this one, so every mistake is damage. A
// puzzle with one wrong field is skipped entirely, because half a game is worse than a message. Unknown fields are
// ignored: a later Ninefold may have written them.
#include "app/documents/ninefold.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/ninefoldfields.h"
#include "engine/core/names.h"

#include <algorithm>

namespace ninefold::documents {
namespace {

/// A limit for the changes of a puzzle's history, all moves together: about a week of play.
constexpr std::size_t kMostChanges = 500'000;

/// "147"; nothing if a character is not 1 to 9.
std::optional<Digits> digitsFrom(std::string_view text) {
    Digits digits;
    for (const char character : text) {
        if (character < '1' || character > '9') return std::nullopt;
        digits.add(character - '0');
    }
    return digits;
}

/// Reads one field after the other and remembers whether all of them were valid.
class Fields {
public:
    bool good = true;

    void digits(const Json& json, Digits& to) {
        const auto text = json.string();
        const auto digits = text ? digitsFrom(*text) : std::nullopt;
        if (check(digits.has_value())) to = *digits;
    }
    void cell(const Json& json, Cell& to) {
        const auto text = json.string();
        const auto cell = text ? cellFromName(*text) : std::nullopt;
        if (check(cell.has_value())) to = *cell;
    }
    template <typename Number>
    void number(const Json& json, Number& to, std::int64_t most) {
        const auto number = json.integer();
        if (check(number && *number >= 0 && *number <= most)) to = static_cast<Number>(*number);
    }
    template <typename Numbers>
    void colours(const Json& json, Numbers& to) {
        std::size_t at = 0;
        json.eachElement([&](const Json& element) {
            if (check(at < to.size())) number(element, to[at++], 255);
            return good;
        });
    }
    bool check(bool condition) { return (good = good && condition); }
};

constexpr std::int64_t kLongestTime = std::int64_t{1} << 53; // the largest integer that JSON numbers hold exactly

void readStateField(const std::string& name, const Json& value, CellState& state, Fields& fields) {
    if (name == "value") fields.number(value, state.value, 9);
    else if (name == "candidates") fields.digits(value, state.candidates);
    else if (name == "corner") fields.digits(value, state.corner);
    else if (name == "centre") fields.digits(value, state.centre);
    else if (name == "colours") fields.colours(value, state.colours);
    else if (name == "candidateColours") fields.colours(value, state.candidateColours);
}

void readState(const Json& json, CellState& state, Fields& fields) {
    fields.check(json.kind() == Json::Kind::Object);
    json.eachMember([&](const std::string& name, const Json& value) {
        readStateField(name, value, state, fields);
        return fields.good;
    });
}

CellChange readChange(const Json& json, Fields& fields) {
    CellChange change{.cell = -1};
    json.eachMember([&](const std::string& name, const Json& value) {
        if (name == "cell") fields.cell(value, change.cell);
        else if (name == "before") readState(value, change.before, fields);
        else if (name == "after") readState(value, change.after, fields);
        return fields.good;
    });
    fields.check(change.cell >= 0);
    return change;
}

LinkedMark readEnd(const Json& json, Fields& fields) {
    const auto text = json.string();
    const auto cell = text && text->size() > 1 ? cellFromName(std::string_view(*text).substr(1)) : std::nullopt;
    if (!fields.check(cell.has_value())) return {};
    return {*cell, (*text)[0] - '0'};
}

DrawnLink readLink(const Json& json, Fields& fields) {
    DrawnLink link{.strong = false};
    json.eachMember([&](const std::string& name, const Json& value) {
        if (name == "from") link.from = readEnd(value, fields);
        else if (name == "to") link.to = readEnd(value, fields);
        else if (name == "strong") link.strong = value.isTrue();
        return fields.good;
    });
    fields.check(isDrawable(link));
    return link;
}

/// One puzzle while its fields are read. Cells, givens and candidates depend on each other and are combined at the
/// end.
struct Reader {
    formats::Puzzle puzzle;
    Fields fields;
    std::string givens, cells;
    std::optional<std::string> candidates;
    std::size_t changes = 0;
    Error why{.code = ErrorCode::Damaged, .detail = ErrorDetail::PuzzleData};

    void readField(const std::string& name, const Json& value);
    void readNote(const Json& json);
    void readMove(const Json& json);
    void readLinks(const Json& json, std::vector<DrawnLink>& links);
    bool finish();
    void setCandidates();
    /// The name is a word of the file format, so it is not translated.
    bool blame(const std::string& field) {
        why.detail = ErrorDetail::Field;
        why.text = field;
        return false;
    }
};

void Reader::readNote(const Json& json) {
    Cell cell = -1;
    CellState state;
    json.eachMember([&](const std::string& name, const Json& value) {
        if (name == "cell") fields.cell(value, cell);
        else readStateField(name, value, state, fields);
        return fields.good;
    });
    if (fields.check(cell >= 0)) notesAt(puzzle, cell) = state;
}

void Reader::readMove(const Json& json) {
    Move move;
    json.eachMember([&](const std::string& name, const Json& value) {
        if (name == "at") fields.number(value, move.atMs, kLongestTime);
        else if (name == "links") readLinks(value, move.links);
        else if (name == "changes")
            value.eachElement([&](const Json& change) {
                if (fields.check(++changes <= kMostChanges)) move.changes.push_back(readChange(change, fields));
                return fields.good;
            });
        return fields.good;
    });
    if (fields.check(++changes <= kMostChanges)) puzzle.history.push_back(std::move(move));
}

void Reader::readLinks(const Json& json, std::vector<DrawnLink>& links) {
    fields.check(json.kind() == Json::Kind::Array);
    json.eachElement([&](const Json& link) {
        if (fields.check(++changes <= kMostChanges)) links.push_back(readLink(link, fields));
        return fields.good;
    });
}

void Reader::readField(const std::string& name, const Json& value) {
    const auto list = [&](void (Reader::*read)(const Json&)) {
        fields.check(value.kind() == Json::Kind::Array);
        value.eachElement([&](const Json& element) { return (this->*read)(element), fields.good; });
    };
    const auto text = [&](std::string& to) {
        auto string = value.string();
        if (fields.check(string.has_value())) to = std::move(*string);
    };
    if (name == "givens") text(givens);
    else if (name == "cells") text(cells);
    else if (name == "candidates") text(candidates.emplace());
    else if (name == "candidatesBind") puzzle.marksBind = value.isTrue();
    else if (name == "givensKnown") puzzle.givensKnown = value.isTrue();
    else if (name == "elapsedMs") fields.number(value, puzzle.elapsedMs, kLongestTime);
    else if (name == "notes") {
        puzzle.notes.resize(kCellCount);
        list(&Reader::readNote);
    } else if (name == "links") readLinks(value, puzzle.links);
    else if (name == "movesDone") fields.number(value, puzzle.historyDone, kMostChanges);
    else if (name == "moves") list(&Reader::readMove);
    else
        for (const TextField& field : kTextFields)
            if (name == field.name) text(puzzle.*field.text);
}

/// Builds the grid from its parts, which may have come in any order. Returns false and sets the reason if they do
/// not fit together.
bool Reader::finish() {
    const auto start = gridFromCells(givens, 0), now = gridFromCells(cells.empty() ? givens : cells, 0);
    if (!start || !now) {
        why = start ? now.error() : start.error();
        return false;
    }
    puzzle.grid = start.value();
    const Grid& played = now.value();
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        if (puzzle.grid.isGiven(cell)) fields.check(played.value(cell) == puzzle.grid.value(cell));
        else if (played.isSet(cell)) puzzle.grid.place(cell, played.value(cell));
    }
    if (!fields.good) return blame("cells");
    if (candidates) setCandidates();
    if (!fields.good) return blame("candidates");
    return puzzle.historyDone <= puzzle.history.size() || blame("movesDone");
}

/// Exactly 81 lists; a set cell has none.
void Reader::setCandidates() {
    puzzle.hasMarks = true;
    std::string_view rest = *candidates;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        const auto digits = digitsFrom(rest.substr(0, end));
        const bool last = cell == kCellCount - 1;
        if (!fields.check(digits && (end == rest.size()) == last)) return;
        if (fields.check(digits->empty() || !puzzle.grid.isSet(cell)) && !puzzle.grid.isSet(cell))
            puzzle.grid.setCandidates(cell, *digits);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

} // namespace

std::optional<formats::Puzzle> readPuzzleJson(const Json& json, Error* why) {
    Reader reader;
    bool good = json.isWhole() && json.kind() == Json::Kind::Object;
    json.eachMember([&](const std::string& name, const Json& value) {
        // Other programs write null for missing data.
        if (value.text() != "null") reader.readField(name, value);
        return good = reader.fields.good || reader.blame(name);
    });
    if (good && reader.finish()) return std::move(reader.puzzle);
    if (why != nullptr) *why = reader.why;
    return std::nullopt;
}

} // namespace ninefold::documents
