// SPDX-License-Identifier: MIT
#include "app/window/messages.h"

#include "app/documents/text/moves.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/parts/lists.h"
#include "app/pages/board/boardpanel.h"
#include "app/pages/board/cellmenu.h"
#include "app/session/session.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/board/spoken.h"
#include "app/widgets/busystrip.h"
#include "app/widgets/notice.h"
#include "app/widgets/statusline.h"
#include "app/window/announcements.h"
#include "app/window/keys.h"

#include <QLabel>

#include <algorithm>
#include <utility>

namespace ninefold::window {
namespace {

QString sentenceOf(const QString& words) {
    return documents::endedText(words.left(1).toUpper() + words.mid(1));
}

QString modeSentence(game::EntryMode mode) {
    switch (mode) {
    case game::EntryMode::Place:
        return Messages::tr("The digit keys now write digits.");
    case game::EntryMode::Candidates:
        return Messages::tr("The digit keys now write candidates.");
    case game::EntryMode::Corner:
        return Messages::tr("The digit keys now write corner marks.");
    case game::EntryMode::Centre:
        return Messages::tr("The digit keys now write centre marks.");
    case game::EntryMode::Colour:
        return Messages::tr("The digit keys now colour cells.");
    case game::EntryMode::Link:
        return Messages::tr("Drag from candidate to candidate to draw a link, or type the digit at each end.");
    }
    return {};
}

} // namespace

Messages::Messages(session::Session& session, const MessagePlaces& places,
                   std::function<void(std::string_view action)> trigger)
    : QObject(&places.notice), session_(session), places_(places), trigger_(std::move(trigger)) {
    showAnnouncements(session.announcer(), places.notice, places.status);
    connectSession();
    connectMaking();
    connectGame();
    connectInput();
}

void Messages::connectSession() {
    connect(&session_.hints(), &session::HintController::hintAnswered, this, &Messages::dismissNotice);
    connect(&session_.hints(), &session::HintController::hintClosed, this, &Messages::dismissNotice);
    connect(&session_.branching(), &session::Branching::branchStarted, this, &Messages::explainBranch);
    connect(&session_.timekeeper(), &session::Timekeeper::pausedChanged, this, &Messages::reportPause);
    connect(&session_.savedGames(), &store::SavedGames::savedAgain, &places_.notice, &widgets::Notice::clear);
}

void Messages::connectMaking() {
    connect(&session_.maker(), &session::PuzzleMaker::makingStarted, &places_.making, &widgets::BusyStrip::begin);
    connect(&session_.maker(), &session::PuzzleMaker::makingEnded, &places_.making, &widgets::BusyStrip::end);
    connect(&places_.making, &widgets::BusyStrip::cancelWanted, &session_.maker(), &session::PuzzleMaker::cancel);
    connect(&places_.making, &widgets::BusyStrip::workShown, this,
            [this](const QString& sentence) { say(tr("%1. Esc cancels it.").arg(sentence)); });
}

void Messages::connectGame() {
    game::Game& game = session_.game();
    connect(&game, &game::Game::started, this, [this] {
        wasFull_ = false;
        clearNotice();
        showCell();
    });
    connect(&game, &game::Game::solved, this, &Messages::celebrate);
    connect(&game, &game::Game::played, this, &Messages::reportMove);
    // Dropping a branch without moves changes no cell.
    connect(&game, &game::Game::branchChanged, this, [this, &game] {
        if (!game.isTrying()) showCell();
    });
    // A message about the previous position no longer applies.
    connect(&game, &game::Game::changed, this, [this] {
        dismissNotice();
        showCell();
        reportFull();
    });
}

/// Says once that the last cell was filled and the puzzle is not solved: nothing else would happen.
void Messages::reportFull() {
    const game::Game& game = session_.game();
    const bool full = !game.isEntering() && game.isFull() && !game.isSolved();
    if (std::exchange(wasFull_, full) || !full) return;
    session_.announcer().say(tr("All cells are filled, but not every digit is right."), session::Severity::Important,
                             {{tr("Check"), [this] { trigger_("check"); }}, {tr("Go On"), {}}});
}

void Messages::connectInput() {
    connect(&places_.board, &pages::BoardPanel::whyAnswered, this,
            [this](const QString& sentence) { session_.announcer().say(sentence, session::Severity::Important); });
    connect(&session_.input().selection(), &game::Selection::selectionChanged, this, &Messages::reportSelection);
    connect(&session_.input().selection(), &game::Selection::highlightChanged, this, &Messages::reportHighlight);
    connect(&session_.inputMode(), &game::InputMode::modeChosen, this,
            [this] { say(modeSentence(session_.inputMode().chosen())); });
    connect(&session_.input(), &game::PlayerInput::linkStartChanged, this, &Messages::reportLinkStart);
    connect(&session_.input(), &game::PlayerInput::refused, this, &Messages::reportRefusal);
    connect(&session_.input(), &game::PlayerInput::forbidden, this, [this](Cell cell, Digit digit) {
        say(pages::clashReason(session_.game().sheet(), cell, digit, session_.settings().names));
    });
}

/// A single cell is described; of several only their number is said.
void Messages::reportSelection() {
    const int count = session_.selection().cells().count();
    showCell();
    if (count > 1 && !session_.timekeeper().isPaused()) say(tr("%n cell(s) selected.", nullptr, count));
}

void Messages::reportPause(bool paused) {
    showCell();
    if (session_.game().isSolved()) return;
    say(paused ? tr("Paused: the clock stands still and the board is covered.") : tr("The game goes on."));
}

void Messages::say(const QString& sentence) {
    session_.announcer().say(sentence);
}

void Messages::offerPaste() {
    if (!places_.notice.isHidden()) return;
    session_.announcer().say(tr("There is a puzzle on the clipboard."), session::Severity::Question,
                             {{tr("Play It"), [this] { trigger_("paste"); }}, {tr("Not Now"), {}}});
}

void Messages::repeat(const QString& problem) {
    places_.notice.say(problem);
    places_.status.mention(problem);
}

QString Messages::notice() const {
    return places_.notice.sentence();
}

void Messages::showCell() {
    const Cell cell = session_.selection().cursor();
    // A covered board must not reveal a cell; clear the sentence about the cell before it.
    if (cell < 0 || session_.timekeeper().isPaused()) return places_.status.mention({});
    places_.status.mention(widgets::spokenCell(places_.board.view()->frame(), cell));
    places_.cellName.setToolTip(
        tr("The selected cell: row %1, column %2").arg(rowOf(cell) + 1).arg(columnOf(cell) + 1));
    const QString name = documents::cellText(cell, session_.settings().names);
    const bool saved = session_.savedGames().isSaved();
    places_.cellName.setText(saved ? tr("%1  \u00B7  Saved").arg(name) : name);
}

void Messages::clearNotice() {
    // The notice that games cannot be saved stays until it is no longer true.
    if (session_.savedGames().isSaved()) places_.notice.clear();
}

void Messages::dismissNotice() {
    if (!session_.game().isEntering()) clearNotice();
}

void Messages::dropAnswer() {
    dismissNotice();
    showCell();
}

void Messages::leavePuzzle() {
    dismissNotice();
    places_.status.mention({});
}

void Messages::explainBranch() {
    say(tr("You are trying something out, in a second colour. %1 keeps it, %2 drops it.")
            .arg(keyOrName("try", session_.settings()), keyOrName("droptry", session_.settings())));
}

void Messages::celebrate() {
    if (session_.game().isEntering()) return;
    const QString time = documents::clockText(session_.game().clock().elapsedMs());
    const int helped = session_.keeper().timesHelped();
    QString sentence = tr("Solved in %1.").arg(time);
    sentence += u' ' + (helped == 0 ? tr("Without any help.") : tr("Help was used %n time(s).", nullptr, helped));
    // The card about the finished game says more; what the program filled in has none.
    say(sentence);
}

void Messages::reportMove(const Move& move) {
    const Cell cursor = session_.selection().cursor();
    const bool here = std::ranges::any_of(move.changes, [&](const CellChange& one) { return one.cell == cursor; });
    if (!here) return say(sentenceOf(documents::moveText(move, session_.settings().names)));
    // The status line shows that cell.
    session_.announcer().say(widgets::spokenCell(places_.board.view()->frame(), cursor), session::Severity::Spoken);
}

/// The board shows it.
void Messages::reportHighlight() {
    const game::Selection& selection = session_.selection();
    if (!selection.isHighlighting()) return;
    session_.announcer().say(selection.highlightsPairs()
                                 ? tr("The cells with two candidates are highlighted.")
                                 : tr("The digit %1 is highlighted.").arg(selection.highlight()),
                             session::Severity::Spoken);
}

void Messages::reportLinkStart() {
    if (const std::optional<LinkedMark> start = session_.input().linkStart())
        say(tr("A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.")
                .arg(QString::number(start->digit), documents::cellText(start->cell, session_.settings().names)));
}

void Messages::reportRefusal() {
    if (session_.timekeeper().isPaused()) return say(tr("The game is paused."));
    const Cells cells = session_.selection().cells();
    const bool given = !cells.empty() && session_.game().sheet().givens.contains(cells);
    if (!given) say(tr("There is nothing to change here."));
    else if (cells.count() == 1) say(tr("This digit belongs to the puzzle and cannot be changed."));
    else say(tr("%n given(s) belong to the puzzle and cannot be changed.", nullptr, cells.count()));
}

} // namespace ninefold::window
