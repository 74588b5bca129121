// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/game.h"

#include <optional>

namespace ninefold::game {

/// The player's selection and input mode: the selected cells, the mode of the digit keys, the brush of digit-first
/// entry, the highlighted digit. Turns keys and clicks into moves of the game.
class Hand : public QObject {
    Q_OBJECT

public:
    explicit Hand(Game& game, QObject* parent = nullptr);

    Cells cells() const { return cells_; }
    Cell cursor() const { return cursor_; }
    /// The mode of the key that is held down, else the chosen mode.
    EntryMode mode() const { return held_.value_or(mode_); }
    EntryMode chosenMode() const { return mode_; }
    Digit brush() const { return brush_; }
    Digit highlight() const { return highlight_; }
    bool highlightsPairs() const { return pairs_; }

    void setAutoClean(bool on) { autoClean_ = on; }
    void setDigitFirst(bool on);
    bool isDigitFirst() const { return digitFirst_; }
    /// Whether Space switches between all modes, or only digits and candidates.
    void setMoreModes(bool on) { moreModes_ = on; }

    void select(Cells cells, Cell cursor);
    void selectAllOf(Cell cell);
    /// All cells with this candidate, corner or centre mark; the cursor goes to `cell`.
    void selectAllMarked(Digit mark, Cell cell);
    void selectAllColoured(int colour, Cell cell);
    void setMode(EntryMode mode);
    void nextMode();
    /// A mode key was pressed, or released (no mode).
    void hold(std::optional<EntryMode> mode);
    /// Toggles the highlight of a digit; 0 removes it.
    void setHighlight(Digit digit);
    void togglePairs();

    /// A digit key: enters the digit in this mode into the selection.
    void type(Digit digit, EntryMode mode);
    /// A digit key, on the keyboard or on the pad: writes in the mode that is on, or with digit-first is the new brush.
    void press(Digit digit);
    /// Is a puzzle being typed in? Then each digit moves to the next cell in reading order.
    bool isTypingPuzzle() const;
    /// Writes the digit, or leaves the cell empty for 0, and moves to the next cell.
    void enterNext(Digit digit);
    /// Empties the cell, or where it is empty the one before it.
    void enterBack();
    /// A click on a cell; writes when there is a brush. No click writes what the rules forbid.
    void click(Cell cell, bool asMark);
    void toggleCandidate(Cell cell, Digit digit);
    void colourCandidate(Cell cell, Digit digit, int colour);
    void drawLink(LinkedMark from, LinkedMark to);
    /// The mark from which a link is being drawn with the keyboard.
    std::optional<LinkedMark> linkStart() const { return linkStart_; }
    /// The first mark starts a link, the second ends it.
    void linkMark(LinkedMark mark);
    void dropLinkStart();
    /// Removes the links at this digit of a cell; digit 0 = at any digit.
    void eraseLinks(Cell cell, Digit digit);
    void eraseAllLinks();
    void erase();
    void fillCandidates(Digits digits, bool onlySelection);
    void eraseMarks();
    void eraseColours();
    void cleanCandidates();

signals:
    void selectionChanged();
    void modeChanged();
    void brushChanged();
    void highlightChanged();
    void linkStartChanged();
    /// A key had no effect: the window should say why.
    void refused();
    /// A click that would have written a digit which a peer of the cell holds.
    void forbidden(ninefold::Cell cell, ninefold::Digit digit);

private:
    void playClick(Cell cell, EntryMode mode, Digit digit, bool clean);
    void play(Changes changes, std::vector<DrawnLink> links = {});

    Game& game_;
    Cells cells_;
    Cell cursor_ = 40;
    EntryMode mode_ = EntryMode::Place;
    std::optional<EntryMode> held_;
    std::optional<LinkedMark> linkStart_;
    Digit brush_ = 0, highlight_ = 0;
    bool pairs_ = false, autoClean_ = true, digitFirst_ = false, moreModes_ = false;
};

} // namespace ninefold::game
