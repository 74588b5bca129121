// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/hints.h"
#include "app/game/mistakes.h"
#include "engine/logic/overlay.h"

#include <QObject>
#include <QTimer>

namespace ninefold::store {
class Keeper;
}

namespace ninefold::session {

class Announcer;
class Checker;
class Examiner;
class LogicSession;
class Preferences;
class Timekeeper;

/// Gives hints for the current game and explains why a candidate is impossible. Holds how much of the hint is shown
/// and how it is drawn; any change of the board clears the hint.
class HintController : public QObject {
    Q_OBJECT

public:
    HintController(game::Game& game, const Examiner& examiner, Checker& checker, store::Keeper& keeper,
                   const Timekeeper& timekeeper, const Preferences& preferences, LogicSession& logic,
                   Announcer& announcer);

    const documents::Hint& hint() const { return hint_; }
    /// The reason of the hint's step, once it is shown; empty before.
    const documents::Explanation& explanation() const { return explanation_; }
    /// The position that the hint is about.
    const Grid& position() const { return position_; }
    /// What the hint draws on the board.
    logic::Overlay overlay() const;

    /// Asks for a hint, or shows more of the current one: the next degree, then one line of a chain after the other.
    void more();
    void less();
    /// Goes to a line of the explanation, counted from 1.
    void showLine(int line);
    /// Carries the hint out, as one move.
    void apply();
    /// Closes the hint at the player's request, or cancels the search for one.
    void close();
    /// Clears the hint without a message: the board has changed, or something else is drawn on it.
    void wipe();
    /// Reports the hint again, in the language of now. What only answered a question goes.
    void showAgain();
    /// Highlights for a moment the cells that a phrase names; if it names none, the cells where the step marks
    /// these digits. `steady`: without blinking.
    void flash(Cells cells, Digits digits, bool steady);
    /// Explains why the cell cannot hold this digit. `gone`: the candidate has been removed already, and the player
    /// asks why.
    void explain(logic::Candidate candidate, bool gone);

signals:
    /// The hint or its drawing has changed.
    void hintChanged();
    /// There is an answer to the player's request to read.
    void hintAnswered();
    /// The hint was applied and has written a digit into this cell.
    void digitPlaced(ninefold::Cell cell);
    /// The player has closed the hint.
    void hintClosed();

private:
    void connectParts(const Timekeeper& timekeeper);
    bool refuse();
    void ask();
    void give(documents::Hint hint);
    void showMistake();
    void show();
    void show(const QString& sentence);
    void explainStep();
    void clear();
    void blink();
    void takeStep(const std::optional<logic::Step>& step);
    void takeReason(const std::optional<logic::Step>& step);
    Grid groundOfReasons() const;

    game::Game& game_;
    const Examiner& examiner_;
    Checker& checker_;
    store::Keeper& keeper_;
    const Preferences& preferences_;
    LogicSession& logic_;
    Announcer& announcer_;
    documents::Hint hint_;
    documents::Explanation explanation_;
    /// The lines of the explanation, as far as they are drawn.
    std::vector<logic::TourLine> tour_;
    /// The position that the hint was searched in.
    Grid position_;
    QString question_;
    game::Mistake mistake_;
    /// A hint was requested, and the engine is still examining the puzzle.
    bool waiting_ = false;
    /// Delays the "thinking" message, which is not worth showing for a short search.
    QTimer hintDelay_;
    QTimer blinking_;
    std::vector<logic::Mark> flash_;
    int blinks_ = 0;
};

} // namespace ninefold::session
