// SPDX-License-Identifier: MIT
#include "app/pages/learn/practice/practiceboard.h"

#include "app/pages/board/digitkey.h"
#include "app/session/announcer.h"
#include "app/session/practice/trainer.h"
#include "app/session/preferences.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/board/spoken.h"
#include "app/widgets/look/inkstyle.h"

#include <QMouseEvent>
#include <QVBoxLayout>

namespace ninefold::pages {

using game::EntryMode;
using session::Trainer;

PracticeBoard::PracticeBoard(Trainer& trainer, const session::Preferences& preferences, QWidget* parent)
    : QWidget(parent), trainer_(trainer), preferences_(preferences), view_(new widgets::BoardView(this)) {
    view_->setTheme(widgets::themeOf(this));
    setFocusProxy(view_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(view_);
    connectView();
    refresh();
}

void PracticeBoard::connectView() {
    view_->installEventFilter(this);
    game::PlayerInput& input = trainer_.input();
    connect(view_, &widgets::BoardView::selectionWanted, &input.selection(), &game::Selection::select);
    connect(view_, &widgets::BoardView::candidateToggled, &trainer_, &Trainer::toggle);
    connect(view_, &widgets::BoardView::cellClicked, this, &PracticeBoard::click);
    connect(view_, &widgets::BoardView::cellDoubleClicked, this, [this](Cell, Digit mark, int) {
        if (mark != 0 && trainer_.input().mode().current() == EntryMode::Place) trainer_.enter(mark, EntryMode::Place);
    });
    connect(view_, &widgets::BoardView::linkDrawn, &input, &game::PlayerInput::drawLink);
    connect(view_, &widgets::BoardView::menuWanted, this, [this](Cell cell, Digit digit, QPoint) {
        if (digit != 0) trainer_.toggle(cell, digit);
    });
    connect(view_, &widgets::BoardView::stepWanted, this,
            [this](bool forward) { forward ? trainer_.redo() : trainer_.undo(); });
    connect(&input.mode(), &game::InputMode::modeChanged, this, [this] {
        view_->setLinking(trainer_.input().mode().current() == EntryMode::Link);
        refresh();
    });
    connect(&input, &game::PlayerInput::linkStartChanged, this, &PracticeBoard::refresh);
    connect(&input.selection(), &game::Selection::selectionChanged, this, &PracticeBoard::refresh);
    connect(&input.selection(), &game::Selection::highlightChanged, this, &PracticeBoard::refresh);
    connect(&trainer_.game(), &game::Game::changed, this, &PracticeBoard::refresh);
    connect(&trainer_.game(), &game::Game::played, this, &PracticeBoard::speakCell);
    connect(&trainer_, &Trainer::exerciseStarted, this, [this] { showPicture(nullptr); });
    connect(&trainer_, &Trainer::trainingChanged, this, &PracticeBoard::refresh);
    connect(&preferences_, &session::Preferences::settingsChanged, this, &PracticeBoard::refresh);
}

/// What the player has written, for screen readers, which skip the names of cells that change.
void PracticeBoard::speakCell() {
    const Cell cell = trainer_.input().selection().cursor();
    if (cell >= 0 && trainer_.state() == Trainer::State::Asking)
        trainer_.announcer().say(widgets::spokenCell(view_->frame(), cell), session::Severity::Spoken);
}

void PracticeBoard::showPicture(const logic::Overlay* picture) {
    if (picture != nullptr) picture_ = *picture;
    else picture_.reset();
    refresh();
}

void PracticeBoard::setNamesShown(bool shown) {
    view_->setNamesShown(shown);
}

void PracticeBoard::refresh() {
    logic::Frame frame = trainer_.frame();
    if (const auto& exercise = trainer_.exercise(); picture_ && exercise) {
        // What the player has marked would be mistaken for a part of the demonstration.
        frame.marks.clear();
        for (const Cell cell : exercise->position.blanks()) {
            frame.cells[cell] = {};
            frame.cells[cell].candidates = exercise->position.candidates(cell);
        }
    }
    logic::lay(picture_ ? *picture_ : trainer_.overlay(), frame);
    view_->setFrame(frame);
}

/// The board selects the cell that is clicked; a candidate in it is struck out at the same time.
void PracticeBoard::click(Cell cell, Qt::KeyboardModifiers modifiers) {
    const auto& exercise = trainer_.exercise();
    const EntryMode mode = trainer_.input().mode().current();
    if (!exercise || modifiers != Qt::NoModifier || pressed_ == 0) return;
    if ((mode == EntryMode::Candidates || mode == EntryMode::Colour) && exercise->position.isCandidate(cell, pressed_))
        trainer_.toggle(cell, pressed_);
}

bool PracticeBoard::typeKey(const QKeyEvent& event) {
    const bool held = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && !held) {
        emit answerWanted();
        return true;
    }
    const std::optional<DigitKey> key = readDigitKey(event, preferences_.settings().controlIsCandidates);
    if (!key) return false;
    game::Selection& selection = trainer_.input().selection();
    if (key->highlights) key->digit == 0 ? selection.togglePairs() : selection.setHighlight(key->digit);
    else if (key->digit == 0) trainer_.restoreCells();
    else trainer_.enter(key->digit, key->mode);
    return true;
}

bool PracticeBoard::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    // This must run before the view sees the key: with NumLock off the keypad's digits arrive as arrow keys.
    if (type == QEvent::KeyPress && typeKey(static_cast<QKeyEvent&>(*event))) return true;
    if (type == QEvent::KeyPress || type == QEvent::KeyRelease)
        trainer_.input().mode().hold(
            heldMode(static_cast<QKeyEvent*>(event)->modifiers(), preferences_.settings().controlIsCandidates));
    // If the key is released while another window has the focus, the release is not reported here.
    else if (type == QEvent::FocusOut) trainer_.input().mode().hold({});
    else if (type == QEvent::MouseButtonPress) {
        const QPointF point = static_cast<QMouseEvent*>(event)->position();
        const Cell cell = view_->geometryOfBoard().cellAt(point);
        pressed_ = cell < 0 ? 0 : view_->geometryOfBoard().digitAt(cell, point);
    }
    return QWidget::eventFilter(watched, event);
}

void PracticeBoard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        view_->setTheme(widgets::themeOf(this));
}

} // namespace ninefold::pages
