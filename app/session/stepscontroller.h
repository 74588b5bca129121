// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/logicsession.h"
#include "engine/logic/overlay.h"

#include <QObject>
#include <QTimer>

namespace ninefold::game {
class Game;
}
namespace ninefold::store {
class Keeper;
}

namespace ninefold::session {

class Announcer;
class Examiner;
class Preferences;
class Timekeeper;

/// Searches the solution path of the current game, or all steps that are possible now, while the player looks at
/// one of the two lists. Holds which step is drawn on the board; any change of the board clears the drawing and the
/// lists.
class StepsController : public QObject {
    Q_OBJECT

public:
    StepsController(game::Game& game, const Examiner& examiner, store::Keeper& keeper, const Timekeeper& timekeeper,
                    const Preferences& preferences, LogicSession& logic, Announcer& announcer);

    enum class List { None, Path, All };
    /// Sets the visible list. It is searched now and after each change of the board, provided the player has asked
    /// for a list in this game. `asked`: the player opens the page now, and does not only return to it. Hiding a
    /// list cancels its search.
    void setShown(List list, bool asked);
    void stop();
    /// Searches the lists again, for a new window.
    void showAgain() { forget(); }

    /// Draws a step of the path, on the position that the steps before it lead to.
    void choosePathStep(int index);
    void chooseStep(const logic::Step& step);
    void dropDrawing();
    const std::optional<logic::Step>& drawn() const { return drawn_; }
    const logic::Overlay& overlay() const { return overlay_; }

    /// Carries out the steps of the path up to this one, as one move.
    void solveUpTo(int index);
    void apply(const logic::Step& step);

signals:
    void pathCleared();
    void pathGrew(const ninefold::logic::Step& step);
    void allCleared();
    void stepsFound(const ninefold::session::StepBatch& steps);
    /// The progress or the result of the search.
    void searchReported(const QString& sentence, bool busy);
    /// Another step is drawn, or none.
    void drawnChanged();

private:
    void beginGame();
    void forget();
    void forgetPath();
    void forgetAll();
    void look();
    void findPath();
    void findAll();
    bool isRefused();
    void takeSteps(const StepBatch& steps);
    void countHelp();
    void takePathStep(const logic::Step& step);
    void endPath(logic::PathEnd end);
    void reportPath();
    void reportAll();
    void applySteps(std::span<const logic::Step> steps);

    game::Game& game_;
    const Examiner& examiner_;
    store::Keeper& keeper_;
    const Preferences& preferences_;
    LogicSession& logic_;
    Announcer& announcer_;
    std::vector<logic::Step> path_;
    /// The position in which the path starts.
    Grid start_;
    std::optional<logic::Step> drawn_;
    logic::Overlay overlay_;
    /// The position whose steps were counted as help last: seeing them twice counts once.
    std::optional<Grid> helpedAt_;
    List shown_ = List::None;
    /// Has the player asked for a list in this game?
    bool asked_ = false;
    bool pathKnown_ = false, allKnown_ = false;
    logic::PathEnd pathEnd_ = logic::PathEnd::Ended;
    int allFound_ = 0;
    QTimer soon_;
};

} // namespace ninefold::session
