// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/overlay.h"
#include "app/game/slips.h"
#include "app/text/hints.h"

#include <QObject>
#include <QTimer>

namespace ninefold {

class Desk;

/// Gives hints about the game on the desk and says why candidates are not possible. Holds what is disclosed and how it
/// is drawn; whatever happens to the board wipes both.
class Coach : public QObject {
    Q_OBJECT

public:
    explicit Coach(Desk& desk, QObject* parent = nullptr);

    const Hint& hint() const { return hint_; }
    /// The drawing that belongs to it.
    Overlay overlay() const;

    /// The next step, or more of it.
    void more();
    void less();
    /// Does what the hint says, as one move.
    void apply();
    /// Takes the hint away, or stops looking for one.
    void close();
    /// The same without a word of the player: the board is another, or something else is drawn on it.
    void wipe();
    /// Points at what a phrase names; without cells at these digits of the step.
    void flash(Cells cells, Digits digits);
    /// Why can the cell not hold this digit? `gone`: its candidate is not there, and the player wonders why.
    void explain(Candidate candidate, bool gone);

signals:
    /// The hint or its drawing is another now.
    void changed();
    /// Somebody asked, and there is something to be read.
    void told();
    /// The player has closed the hint.
    void closed();

private:
    bool refuse();
    void ask();
    void tell(Hint hint);
    void tellSlip();
    void show();
    void clear();
    void blink();
    void takeStep(const std::optional<Step>& step);
    void takeReason(const std::optional<Step>& step);
    Grid groundOfReasons() const;

    Desk& desk_;
    Hint hint_;
    /// The position that the hint is about.
    Grid position_;
    QString question_;
    Slip slip_;
    /// Waits for the engine's word on the puzzle.
    bool waiting_ = false;
    /// A search that ends at once is not worth a word.
    QTimer patience_;
    QTimer blinking_;
    std::vector<Mark> flash_;
    int blinks_ = 0;
};

} // namespace ninefold
