// SPDX-License-Identifier: MIT
// The player's input by mouse and keyboard: both make the same moves.
#include "app/game/hand.h"

#include "app/game/cleanedmarks.h"

#include <algorithm>
#include <cassert>

namespace ninefold::game {

// The selection starts at the middle cell.
Hand::Hand(Game& game, QObject* parent) : QObject(parent), game_(game), cells_(Cells::of(40)) {
    connect(&game, &Game::started, this, [this] {
        // The highlight belonged to the previous puzzle.
        highlight_ = 0;
        pairs_ = false;
        emit highlightChanged();
        dropLinkStart();
        const Cell first = game_.isEntering() ? 0 : 40;
        select(Cells::of(first), first);
    });
}

void Hand::setDigitFirst(bool on) {
    digitFirst_ = on;
    // The brush ends with its mode.
    if (on || brush_ == 0) return;
    brush_ = 0;
    emit brushChanged();
}

void Hand::select(Cells cells, Cell cursor) {
    if (cells == cells_ && cursor == cursor_) return;
    cells_ = cells;
    cursor_ = cursor;
    emit selectionChanged();
}

void Hand::selectAllOf(Cell cell) {
    const Digit digit = game_.sheet().value(cell);
    if (digit != 0) select(game_.sheet().cellsWith(digit), cell);
}

void Hand::selectAllMarked(Digit mark, Cell cell) {
    Cells cells;
    for (Cell blank : game_.sheet().blanks()) {
        const CellState& state = game_.sheet().cells[blank];
        if ((state.candidates | state.corner | state.centre).has(mark)) cells.add(blank);
    }
    // A hint also shows candidates that the player has not written.
    if (cells.has(cell)) select(cells, cell);
}

void Hand::selectAllColoured(int colour, Cell cell) {
    Cells cells;
    for (Cell one = 0; one < kCellCount; ++one)
        if (hasColour(game_.sheet().cells[one], colour)) cells.add(one);
    if (cells.has(cell)) select(cells, cell);
}

void Hand::setMode(EntryMode mode) {
    if (mode == mode_) return;
    mode_ = mode;
    // A link that was started belongs to its mode.
    dropLinkStart();
    emit modeChanged();
}

void Hand::nextMode() {
    // Most players need only two modes; the others are optional.
    const int count = moreModes_ ? kEntryModes : 2;
    setMode(static_cast<EntryMode>((static_cast<int>(mode_) + 1) % count));
}

void Hand::hold(std::optional<EntryMode> mode) {
    if (mode == held_) return;
    held_ = mode;
    emit modeChanged();
}

void Hand::setHighlight(Digit digit) {
    highlight_ = digit == highlight_ ? 0 : digit;
    // Two highlights at once would be unclear.
    pairs_ = false;
    emit highlightChanged();
}

void Hand::togglePairs() {
    pairs_ = !pairs_;
    highlight_ = 0;
    emit highlightChanged();
}

void Hand::play(Changes changes, std::vector<DrawnLink> links) {
    // The key had no effect, and the player should learn why.
    if (!game_.play(std::move(changes), std::move(links))) emit refused();
}

void Hand::type(Digit digit, EntryMode mode) {
    if (mode == EntryMode::Link) return linkMark({cursor_, digit});
    play(withCleanedMarks(game_, enterDigit(game_.sheet(), cells_, mode, digit, autoClean_)));
}

bool Hand::isTypingPuzzle() const {
    return game_.isEntering() && mode() == EntryMode::Place && cells_.count() == 1;
}

void Hand::enterNext(Digit digit) {
    assert(isTypingPuzzle());
    const Cell cell = cells_.first();
    // The same digit again stays: it is copied from somewhere, and not taken back.
    if (game_.sheet().value(cell) != digit) digit == 0 ? erase() : type(digit, EntryMode::Place);
    const Cell next = std::min(cell + 1, kCellCount - 1);
    select(Cells::of(next), next);
}

void Hand::enterBack() {
    assert(isTypingPuzzle());
    const Cell here = cells_.first();
    const Cell cell = game_.sheet().value(here) != 0 ? here : std::max(here - 1, 0);
    select(Cells::of(cell), cell);
    if (game_.sheet().value(cell) != 0) erase();
}

void Hand::press(Digit digit) {
    if (isTypingPuzzle()) return enterNext(digit);
    if (!digitFirst_) return type(digit, mode());
    brush_ = brush_ == digit ? 0 : digit;
    // The digit of the brush is also highlighted.
    if (highlight_ != brush_) setHighlight(brush_);
    emit brushChanged();
}

void Hand::click(Cell cell, bool asMark) {
    if (!digitFirst_ || brush_ == 0 || game_.sheet().isGiven(cell)) return;
    // A click that asks for a mark writes one where the brush would place a digit.
    const EntryMode mode = asMark && mode_ == EntryMode::Place ? EntryMode::Candidates : mode_;
    if (mode == EntryMode::Link) return linkMark({cell, brush_});
    playClick(cell, mode, brush_, autoClean_);
}

/// A key is pressed on purpose, a click may miss its cell: so it may not write what is plainly wrong.
void Hand::playClick(Cell cell, EntryMode mode, Digit digit, bool clean) {
    if (breaksRules(game_.sheet(), cell, mode, digit)) return emit forbidden(cell, digit);
    play(withCleanedMarks(game_, enterDigit(game_.sheet(), Cells::of(cell), mode, digit, clean)));
}

void Hand::toggleCandidate(Cell cell, Digit digit) {
    // Striking out by hand cleans nothing else.
    playClick(cell, EntryMode::Candidates, digit, false);
}

void Hand::colourCandidate(Cell cell, Digit digit, int colour) {
    play(ninefold::game::colourCandidate(game_.sheet(), cell, digit, colour));
}

void Hand::drawLink(LinkedMark from, LinkedMark to) {
    play({}, ninefold::game::drawLink(game_.sheet(), from, to));
}

void Hand::linkMark(LinkedMark mark) {
    if (game_.sheet().value(mark.cell) != 0) return emit refused();
    const std::optional<LinkedMark> start = linkStart_;
    // The same mark again cancels the link.
    linkStart_ = start ? std::nullopt : std::optional(mark);
    emit linkStartChanged();
    if (start && *start != mark) drawLink(*start, mark);
}

void Hand::dropLinkStart() {
    if (!linkStart_) return;
    linkStart_.reset();
    emit linkStartChanged();
}

void Hand::eraseLinks(Cell cell, Digit digit) {
    play({}, game_.sheet().linksAt(cell, digit));
}

void Hand::eraseAllLinks() {
    play({}, game_.sheet().links);
}

void Hand::erase() {
    play(withCleanedMarks(game_, ninefold::game::erase(game_.sheet(), cells_)));
}

void Hand::fillCandidates(Digits digits, bool onlySelection) {
    play(ninefold::game::fillCandidates(game_.sheet(), onlySelection ? cells_ : Cells::all(), digits));
}

void Hand::eraseMarks() {
    // A single selected cell is only the cursor, not a choice of cells.
    play(ninefold::game::eraseMarks(game_.sheet(), cells_.count() > 1 ? cells_ : Cells::all()));
}

void Hand::eraseColours() {
    play(ninefold::game::eraseColours(game_.sheet(), Cells::all()));
}

void Hand::cleanCandidates() {
    play(ninefold::game::cleanCandidates(game_.sheet()));
}

} // namespace ninefold::game
