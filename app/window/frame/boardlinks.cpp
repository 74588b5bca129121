// SPDX-License-Identifier: MIT
#include "app/window/frame/boardlinks.h"

#include "app/pages/board/boardpanel.h"
#include "app/pages/settingswitch.h"
#include "app/session/session.h"
#include "app/widgets/board/boardoverlay.h"

namespace ninefold::window {

void connectBoard(pages::BoardPanel& board, session::Session& session, const widgets::BoardOverlay& overlay) {
    QObject::connect(&overlay, &widgets::BoardOverlay::drawingChanged, &board, &pages::BoardPanel::setOverlay);
    QObject::connect(&session.timekeeper(), &session::Timekeeper::clockTurned, &board, &pages::BoardPanel::showClock);
    QObject::connect(&session.place(), &session::PuzzlePlace::placeChanged, &board,
                     [&board, &session] { board.setPlace(session.place().place()); });
    QObject::connect(&session.examiner(), &session::Examiner::solutionChanged, &board,
                     [&board, &session] { board.setSolution(session.examiner().solution()); });
    QObject::connect(&session.checker(), &session::Checker::mistakesFound, &board, &pages::BoardPanel::markMistakes);
    QObject::connect(&session.timekeeper(), &session::Timekeeper::pausedChanged, &board, &pages::BoardPanel::setPaused);
    QObject::connect(&board, &pages::BoardPanel::pauseWanted, &session.timekeeper(), &session::Timekeeper::setPaused);
    QObject::connect(&board, &pages::BoardPanel::zoomWanted, &session.preferences(), &session::Preferences::zoomBy);
    QObject::connect(&board, &pages::BoardPanel::stepWanted, &session.games(),
                     [&session](bool forward) { forward ? session.games().redo() : session.games().undo(); });
    QObject::connect(&board, &pages::BoardPanel::linkNumberClicked, &session.hints(),
                     &session::HintController::showLine);
    QObject::connect(&board, &pages::BoardPanel::limitPassed, &session.announcer(), [&session] {
        session.announcer().say(pages::BoardPanel::tr("The time is up. You can play on."));
    });
    // A player who uses a mode by its keys knows it, so the pad shows it from now on.
    QObject::connect(&board, &pages::BoardPanel::heldModeUsed, &session.preferences(), [&session] {
        if (!session.settings().moreModes) pages::setSwitch(session, &store::Settings::moreModes, true);
    });
    QObject::connect(&board, &pages::BoardPanel::whyAsked, &session.hints(), &session::HintController::explain);
}

} // namespace ninefold::window
