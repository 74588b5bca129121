// SPDX-License-Identifier: MIT
#include "app/window/newpuzzles.h"

#include "app/dialogs/new/newpuzzledialog.h"
#include "app/session/session.h"

namespace ninefold::window {
namespace {

/// The last request; for a new player the level of the game on the board.
session::PuzzleRequest lastRequest(session::Session& session) {
    session::PuzzleRequest usual;
    if (const auto level = rating::levelFromName(session.game().about().level)) usual.level = *level;
    return session::requestFromText(session.settings().newPuzzle, usual);
}

dialogs::NewPuzzleDialog::OnBoard boardOf(const game::Game& game) {
    dialogs::NewPuzzleDialog::OnBoard board{.givens = game.sheet().givens};
    if (!game.isSolved()) return board;
    const Grid digits = game.sheet().digits();
    board.solved.emplace();
    for (Cell cell = 0; cell < kCellCount; ++cell)
        (*board.solved)[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(digits.value(cell));
    return board;
}

} // namespace

NewPuzzles::NewPuzzles(session::Session& session, QObject* parent)
    : QObject(parent), session_(session), averages_(store::ResultList(store::ResultList::usualPath())) {}

dialogs::NewPuzzleDialog* NewPuzzles::makeDialog(QWidget* parent) {
    auto* dialog = new dialogs::NewPuzzleDialog(lastRequest(session_), boardOf(session_.game()), parent);
    connect(&averages_, &session::LevelAverages::averagesFound, dialog, &dialogs::NewPuzzleDialog::setAverages);
    averages_.ask();
    session::DailyPuzzles& daily = session_.daily();
    connect(&daily, &session::DailyPuzzles::calendarRead, dialog,
            [&daily, dialog] { dialog->setCalendar(daily.calendar()); });
    dialog->setCalendar(daily.calendar());
    daily.readCalendar();
    connectRequests(*dialog);
    connectMaking(*dialog);
    session_.maker().makeAhead(session::specOf(dialog->request()));
    return dialog;
}

void NewPuzzles::makeAhead() {
    session_.maker().makeAhead(session::specOf(lastRequest(session_)));
}

void NewPuzzles::connectRequests(dialogs::NewPuzzleDialog& dialog) {
    session::PuzzleMaker& maker = session_.maker();
    const auto showReady = [&maker, &dialog] { dialog.setReady(maker.stock().has(session::specOf(dialog.request()))); };
    connect(&maker.stock(), &session::PuzzleStock::stockChanged, &dialog, showReady);
    connect(&dialog, &dialogs::NewPuzzleDialog::requestChanged, this, [&maker, &dialog, showReady] {
        // Nothing is made ahead for a request that no puzzle can meet.
        if (dialog.isPossible()) maker.makeAhead(session::specOf(dialog.request()));
        showReady();
    });
    showReady();
}

void NewPuzzles::connectMaking(dialogs::NewPuzzleDialog& dialog) {
    session::PuzzleMaker& maker = session_.maker();
    connect(&dialog, &dialogs::NewPuzzleDialog::playWanted, this, [this, &dialog] { play(dialog); });
    // Who reads about the technique comes back to the same choice.
    connect(&dialog, &dialogs::NewPuzzleDialog::techniqueWanted, this, [this, &dialog] { keepRequest(dialog); });
    connect(&dialog, &dialogs::NewPuzzleDialog::cancelWanted, &maker, &session::PuzzleMaker::cancel);
    connect(&maker, &session::PuzzleMaker::makingStarted, &dialog, &dialogs::NewPuzzleDialog::showMaking);
    connect(&maker, &session::PuzzleMaker::makingAdvanced, &dialog, &dialogs::NewPuzzleDialog::showProgress);
    connect(&maker, &session::PuzzleMaker::makingEnded, &dialog, &dialogs::NewPuzzleDialog::showStopped);
    connect(&maker, &session::PuzzleMaker::makingFailed, &dialog, &dialogs::NewPuzzleDialog::showFailure);
    connect(&session_.game(), &game::Game::started, &dialog, &QDialog::accept);
}

void NewPuzzles::keepRequest(const dialogs::NewPuzzleDialog& dialog) {
    store::Settings settings = session_.settings();
    settings.newPuzzle = session::requestText(dialog.request());
    session_.preferences().setSettings(settings);
}

void NewPuzzles::play(const dialogs::NewPuzzleDialog& dialog) {
    keepRequest(dialog);
    session_.maker().makeRequested(dialog.request());
}

} // namespace ninefold::window
