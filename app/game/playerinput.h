// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/inputmode.h"
#include "app/game/selection.h"

#include <optional>

namespace ninefold::game {

/// Turns the player's keys and clicks into moves of the game: in the selected cells, by the input mode.
class PlayerInput : public QObject {
    Q_OBJECT

public:
    explicit PlayerInput(Game& game, QObject* parent = nullptr);

    Selection& selection() { return selection_; }
    const Selection& selection() const { return selection_; }
    InputMode& mode() { return mode_; }
    const InputMode& mode() const { return mode_; }

    void setAutoClean(bool on) { autoClean_ = on; }
    /// While the board is covered nothing is written: the player could not see where.
    void setPaused(bool paused) { paused_ = paused; }

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
    /// A click on a cell; writes when there is a brush, which a click on a given changes to its digit. No click writes
    /// what the rules forbid.
    void click(Cell cell, bool asMark);
    void toggleCandidate(Cell cell, Digit digit);
    /// A click on a candidate: in the mode Colour gives it the colour used last, otherwise toggles it.
    void clickCandidate(Cell cell, Digit digit);
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
    void linkStartChanged();
    /// The player made a move, the last one of the game.
    void entered(const ninefold::Move& move);
    /// A key had no effect: the window should say why.
    void refused();
    /// A click that would have written a digit which a peer of the cell holds.
    void forbidden(ninefold::Cell cell, ninefold::Digit digit);

private:
    void playClick(Cell cell, EntryMode mode, Digit digit, bool clean);
    void play(Changes changes, std::vector<DrawnLink> links = {});

    Game& game_;
    Selection selection_;
    InputMode mode_;
    std::optional<LinkedMark> linkStart_;
    int lastColour_ = 1;
    bool autoClean_ = true, paused_ = false;
};

} // namespace ninefold::game
