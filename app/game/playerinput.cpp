// SPDX-License-Identifier: MIT
// The player's input by mouse and keyboard: both make the same moves.
#include "app/game/playerinput.h"

#include "app/game/cleanedmarks.h"

#include <algorithm>
#include <cassert>

namespace ninefold::game {
namespace {

/// The digit key after these means no colour.
constexpr int kColours = 8;

} // namespace

PlayerInput::PlayerInput(Game& game, QObject* parent) : QObject(parent), game_(game), selection_(game) {
    // The digit of the brush is also highlighted, until the brush is put down.
    connect(&mode_, &InputMode::brushChanged, this, [this] {
        if (selection_.highlight() != mode_.brush()) selection_.setHighlight(mode_.brush());
    });
    // A link that was started belongs to its mode.
    connect(&mode_, &InputMode::modeChosen, this, &PlayerInput::dropLinkStart);
    connect(&game, &Game::started, this, [this] {
        dropLinkStart();
        selection_.startOver();
    });
}

void PlayerInput::play(Changes changes, std::vector<DrawnLink> links) {
    // The key had no effect, and the player should learn why.
    if (paused_ || !game_.play(std::move(changes), std::move(links))) return emit refused();
    emit entered(game_.moveAt(game_.stack().index() - 1));
}

void PlayerInput::type(Digit digit, EntryMode mode) {
    if (mode == EntryMode::Link) return linkMark({selection_.cursor(), digit});
    if (mode == EntryMode::Colour && digit <= kColours) lastColour_ = digit;
    play(withCleanedMarks(game_, enterDigit(game_.sheet(), selection_.cells(), mode, digit, autoClean_)));
}

bool PlayerInput::isTypingPuzzle() const {
    return game_.isEntering() && mode_.current() == EntryMode::Place && selection_.cells().count() == 1;
}

void PlayerInput::enterNext(Digit digit) {
    assert(isTypingPuzzle());
    const Cell cell = selection_.cells().first();
    // A puzzle is copied from paper, so the same digit again stays, where otherwise it would be erased.
    if (game_.sheet().value(cell) != digit) digit == 0 ? erase() : type(digit, EntryMode::Place);
    const Cell next = std::min(cell + 1, kCellCount - 1);
    selection_.select(Cells::of(next), next);
}

void PlayerInput::enterBack() {
    assert(isTypingPuzzle());
    const Cell here = selection_.cells().first();
    const Cell cell = game_.sheet().value(here) != 0 ? here : std::max(here - 1, 0);
    selection_.select(Cells::of(cell), cell);
    if (game_.sheet().value(cell) != 0) erase();
}

void PlayerInput::press(Digit digit) {
    if (isTypingPuzzle()) return enterNext(digit);
    if (!mode_.isDigitFirst()) return type(digit, mode_.current());
    mode_.setBrush(mode_.brush() == digit ? 0 : digit);
}

void PlayerInput::click(Cell cell, bool asMark) {
    const Digit brush = mode_.brush();
    if (brush == 0) return;
    // A given cannot be written on, so a click on it takes up its digit.
    if (game_.sheet().isGiven(cell)) return mode_.setBrush(game_.sheet().value(cell));
    // A click that asks for a mark writes one where the brush would place a digit.
    const EntryMode chosen = mode_.chosen();
    const EntryMode mode = asMark && chosen == EntryMode::Place ? EntryMode::Candidates : chosen;
    if (mode == EntryMode::Link) return linkMark({cell, brush});
    playClick(cell, mode, brush, autoClean_);
}

/// A key is pressed on purpose, a click may miss its cell: so it may not write what is plainly wrong.
void PlayerInput::playClick(Cell cell, EntryMode mode, Digit digit, bool clean) {
    if (breaksRules(game_.sheet(), cell, mode, digit)) return emit forbidden(cell, digit);
    play(withCleanedMarks(game_, enterDigit(game_.sheet(), Cells::of(cell), mode, digit, clean)));
}

void PlayerInput::toggleCandidate(Cell cell, Digit digit) {
    // Striking out by hand cleans nothing else.
    playClick(cell, EntryMode::Candidates, digit, false);
}

void PlayerInput::clickCandidate(Cell cell, Digit digit) {
    if (mode_.chosen() != EntryMode::Colour) return toggleCandidate(cell, digit);
    const CellState& state = game_.sheet().cells[cell];
    // Only what is there can be coloured: the click may have missed.
    if (state.value != 0 || !state.candidates.has(digit)) return emit refused();
    colourCandidate(cell, digit, mode_.brush() != 0 && mode_.brush() <= kColours ? mode_.brush() : lastColour_);
}

void PlayerInput::colourCandidate(Cell cell, Digit digit, int colour) {
    if (colour != 0) lastColour_ = colour;
    play(ninefold::game::colourCandidate(game_.sheet(), cell, digit, colour));
}

void PlayerInput::drawLink(LinkedMark from, LinkedMark to) {
    play({}, ninefold::game::drawLink(game_.sheet(), from, to));
}

void PlayerInput::linkMark(LinkedMark mark) {
    if (game_.sheet().value(mark.cell) != 0) return emit refused();
    const std::optional<LinkedMark> start = linkStart_;
    // The same mark again cancels the link.
    linkStart_ = start ? std::nullopt : std::optional(mark);
    emit linkStartChanged();
    if (start && *start != mark) drawLink(*start, mark);
}

void PlayerInput::dropLinkStart() {
    if (!linkStart_) return;
    linkStart_.reset();
    emit linkStartChanged();
}

void PlayerInput::eraseLinks(Cell cell, Digit digit) {
    play({}, game_.sheet().linksAt(cell, digit));
}

void PlayerInput::eraseAllLinks() {
    play({}, game_.sheet().links);
}

void PlayerInput::erase() {
    play(withCleanedMarks(game_, ninefold::game::erase(game_.sheet(), selection_.cells())));
}

void PlayerInput::fillCandidates(Digits digits, bool onlySelection) {
    play(ninefold::game::fillCandidates(game_.sheet(), onlySelection ? selection_.cells() : Cells::all(), digits));
}

void PlayerInput::eraseMarks() {
    // A single selected cell is only the cursor, not a choice of cells.
    play(ninefold::game::eraseMarks(game_.sheet(), selection_.cells().count() > 1 ? selection_.cells() : Cells::all()));
}

void PlayerInput::eraseColours() {
    play(ninefold::game::eraseColours(game_.sheet(), Cells::all()));
}

void PlayerInput::cleanCandidates() {
    play(ninefold::game::cleanCandidates(game_.sheet()));
}

} // namespace ninefold::game
