// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/overlay.h"
#include "app/work/logicsession.h"

#include <QObject>
#include <QTimer>

namespace ninefold {

class Desk;

/// Looks for the way to the solution of the game on the desk, and for all steps that can be done now, while the player
/// looks at one of the two lists. Knows which of the steps is drawn on the board; whatever happens to the board wipes
/// that, and the lists with it.
class Pathfinder : public QObject {
    Q_OBJECT

public:
    explicit Pathfinder(Desk& desk, QObject* parent = nullptr);

    enum class List { None, Path, All };
    /// The list that the player looks at: it is looked for now and after each change of the board, if it was asked for
    /// in this game. `asked`: the player goes there, and does not only come back. A search that nobody looks at ends.
    void setShown(List list, bool asked);
    void stop();

    /// Draws a step of the path, on the position that those before it lead to.
    void choosePathStep(int index);
    void chooseStep(const Step& step);
    void dropDrawing();
    const std::optional<Step>& drawn() const { return drawn_; }
    const Overlay& overlay() const { return overlay_; }

    /// Does the steps of the path up to this one, as one move.
    void solveUpTo(int index);
    void apply(const Step& step);

signals:
    void pathCleared();
    void pathGrew(const ninefold::Step& step);
    void allCleared();
    void stepsFound(const ninefold::StepBatch& steps);
    /// What is going on, or came out of it.
    void told(const QString& sentence, bool busy);
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
    void takePathStep(const Step& step);
    void endPath(PathEnd end);
    void tellPath();
    void tellAll();
    void play(std::span<const Step> steps);

    Desk& desk_;
    std::vector<Step> path_;
    /// Where the path begins.
    Grid start_;
    std::optional<Step> drawn_;
    Overlay overlay_;
    /// The position whose steps were shown last: looking at them twice is one help.
    std::optional<Grid> helpedAt_;
    List shown_ = List::None;
    /// The player has asked for a list in this game.
    bool asked_ = false;
    bool pathKnown_ = false, allKnown_ = false;
    PathEnd pathEnd_ = PathEnd::Ended;
    int allFound_ = 0;
    QTimer soon_;
};

} // namespace ninefold
