// SPDX-License-Identifier: MIT
// A saved game of KSudoku. Cells are ordered column by column; b to j mean 1 to 9 and _ a blank. The moves are a
// history of events that set a value or the nine marks of a cell.
//
//     <ksudoku>
//       <game msecs-elapsed="93000">
//         <puzzle> <graph order="9" type="sudoku" specific-type="Plain"/> <values>_g__i..</values> </puzzle>
//         <history>
//           <simple-event index="0" value="5"/>
//           <simple-event index="36" markers="100001000"/>
//         </history>
//       </game>
//     </ksudoku>
#include "app/documents/documents.h"
#include "app/documents/parts/document.h"
#include "app/documents/parts/xml.h"

#include <cassert>
#include <charconv>

namespace ninefold::documents::descriptors {
namespace {

/// Cells are numbered down the columns.
Cell cellOf(int index) {
    assert(index >= 0 && index < kCellCount);
    return cellAt(index % 9, index / 9);
}

/// 64 bits, because a time in milliseconds exceeds an int within a month.
std::int64_t numberIn(const std::string& text) {
    std::int64_t value = -1;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

struct Game {
    formats::Puzzle puzzle;
    std::array<Digits, kCellCount> marks{};
    std::optional<Error> error;
    bool filled = false;
};

std::optional<Error> checkShape(const XmlDocument& xml) {
    const auto order = numberIn(xml.attribute("order"));
    const std::string type = xml.attribute("type"), kind = xml.attribute("specific-type");
    if (type != "sudoku" || (!kind.empty() && kind != "Plain"))
        return Error{.code = ErrorCode::Variant, .line = xml.line(), .text = kind.empty() ? type : kind};
    if (order == 9) return std::nullopt;
    const std::string side = std::to_string(order);
    return Error{.code = ErrorCode::WrongSize, .line = xml.line(), .text = side + 'x' + side};
}

std::optional<Error> readValues(const std::string& text, int line, Grid& grid) {
    if (text.size() != kCellCount)
        return Error{.code = ErrorCode::WrongCellCount, .line = line, .found = static_cast<long long>(text.size())};
    for (int index = 0; index < kCellCount; ++index) {
        const char character = text[static_cast<std::size_t>(index)];
        if (character >= 'b' && character <= 'j') grid.give(cellOf(index), character - 'a');
        else if (character != '_')
            return Error{.code = ErrorCode::WrongCharacter, .line = line, .column = index + 1, .text = {character}};
    }
    return std::nullopt;
}

/// Events are replayed in order, as in the program; only an empty cell has marks, so marks remove its value. Events
/// out of bounds are ignored, because the rest of the game is still useful.
void applyEvent(const XmlDocument& xml, Game& game) {
    const auto index = numberIn(xml.attribute("index"));
    if (index < 0 || index >= kCellCount) return;
    const Cell cell = cellOf(static_cast<int>(index));
    if (game.puzzle.grid.isGiven(cell)) return;
    if (xml.hasAttribute("value")) {
        const auto value = numberIn(xml.attribute("value"));
        if (value >= 0 && value <= 9) game.puzzle.grid.setValue(cell, static_cast<Digit>(value));
        return;
    }
    const std::string markers = xml.attribute("markers");
    Digits digits;
    for (std::size_t i = 0; i < markers.size() && i < kDigitCount; ++i)
        if (markers[i] == '1') digits.add(static_cast<Digit>(i) + 1);
    game.puzzle.grid.setValue(cell, 0);
    game.marks[static_cast<std::size_t>(cell)] = digits;
}

/// Reads the elements of one game, up to its end.
Game readGame(XmlDocument& xml) {
    Game game;
    game.puzzle.line = xml.line();
    game.puzzle.givensKnown = true;
    game.puzzle.elapsedMs = std::max<std::int64_t>(0, numberIn(xml.attribute("msecs-elapsed")));
    const int inside = xml.depth();
    while (!game.error && xml.depth() >= inside && xml.next()) {
        if (xml.starts("graph")) game.error = checkShape(xml);
        else if (xml.starts("simple-event")) applyEvent(xml, game);
        else if (xml.starts("values")) {
            const int line = xml.line();
            game.error = readValues(xml.elementText(), line, game.puzzle.grid);
            game.filled = true;
        }
    }
    return game;
}

bool detect(std::string_view head) {
    const std::string_view root = rootElement(head);
    return root == "ksudoku" || root == "ksudoku-graph";
}

std::size_t read(const formats::TextPiece& piece, formats::PuzzleSink& sink) {
    XmlDocument xml(piece);
    bool found = false;
    while (xml.next()) {
        if (!xml.starts("game")) continue;
        Game game = readGame(xml);
        if (!game.error && !game.filled) break;
        found = true;
        if (game.error) {
            sink.skipped(*game.error);
            continue;
        }
        game.puzzle.grid.resetCandidates();
        setPlayersMarks(game.marks, game.puzzle);
        if (!sink.puzzle(std::move(game.puzzle))) return piece.text.size();
    }
    if (const auto error = xml.error()) sink.skipped(*error);
    else if (!found) sink.skipped({.code = ErrorCode::ForeignContent, .detail = ErrorDetail::KSudokuGame});
    return xml.size();
}

} // namespace

const formats::Format ksudoku = {
    .id = "ksudoku",
    .name = "KSudoku game",
    .extensions = "ksudoku xml",
    .holds = {.placed = true, .candidates = true},
    .documentLimit = kSmallDocumentLimit,
    .detect = detect,
    .read = read,
};

} // namespace ninefold::documents::descriptors
