// SPDX-License-Identifier: MIT
#include "app/pages/board/boardpanel.h"

#include "app/pages/board/boardheader.h"
#include "app/pages/board/cellmenu.h"
#include "app/pages/board/digitkey.h"
#include "app/widgets/board/boardscroller.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>
#include <QVariantAnimation>

namespace ninefold::pages {
namespace {

bool isReturn(const QKeyEvent& event) {
    const bool key = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return key && !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

} // namespace

BoardPanel::BoardPanel(game::Game& game, game::PlayerInput& input, QWidget* parent)
    : QWidget(parent),
      game_(game),
      input_(input),
      view_(new widgets::BoardView(this)),
      scroller_(new widgets::BoardScroller(view_, this)),
      header_(new BoardHeader(game, this)),
      resume_(new QPushButton(tr("Resume"), this)),
      wave_(new QVariantAnimation(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(widgets::boardMargins(false));
    column->setSpacing(4);
    column->addWidget(header_);
    column->addWidget(scroller_, 1);
    resume_->setAutoDefault(true);
    resume_->hide();
    connect(resume_, &QPushButton::clicked, this, [this] { emit pauseWanted(false); });
    header_->setTheme(view_->theme());
    connect(header_, &BoardHeader::pauseWanted, this, &BoardPanel::pauseWanted);
    connect(header_, &BoardHeader::limitPassed, this, &BoardPanel::limitPassed);

    constexpr int kWaveMs = 600;
    wave_->setDuration(kWaveMs);
    wave_->setStartValue(0.0F);
    wave_->setEndValue(1.0F);
    connect(wave_, &QVariantAnimation::valueChanged, this, &BoardPanel::refresh);
    connect(wave_, &QVariantAnimation::finished, this, &BoardPanel::refresh);
    connectView();
    // What a check has found is true until the next move.
    connect(&game_, &game::Game::started, this, [this] { marked_ = {}; });
    connect(&game_, &game::Game::changed, this, [this] { marked_ = {}; });
    connect(&game_, &game::Game::graded, header_, &BoardHeader::refresh);
    connect(&game_, &game::Game::started, this, &BoardPanel::refresh);
    connect(&game_, &game::Game::changed, this, &BoardPanel::refresh);
    connect(&game_, &game::Game::branchChanged, this, &BoardPanel::refresh);
    connect(&input_.selection(), &game::Selection::selectionChanged, this, &BoardPanel::refresh);
    connect(&input_.selection(), &game::Selection::selectionChanged, this, [this] {
        if (input_.selection().cursor() >= 0) scroller_->reveal(input_.selection().cursor());
    });
    connect(&input_.selection(), &game::Selection::highlightChanged, this, &BoardPanel::refresh);
    setFocusProxy(view_);
    refresh();
}

void BoardPanel::connectView() {
    view_->installEventFilter(this);
    scroller_->installEventFilter(this);
    connect(view_, &widgets::BoardView::selectionWanted, &input_.selection(), &game::Selection::select);
    connect(view_, &widgets::BoardView::candidateToggled, this, [this](Cell cell, Digit digit) {
        if (!paused_) input_.clickCandidate(cell, digit);
    });
    connect(view_, &widgets::BoardView::linkDrawn, &input_, &game::PlayerInput::drawLink);
    connect(&input_.mode(), &game::InputMode::modeChanged, view_,
            [this] { view_->setLinking(input_.mode().current() == game::EntryMode::Link); });
    connect(&input_.mode(), &game::InputMode::modeChanged, this, &BoardPanel::refresh);
    connect(&input_, &game::PlayerInput::linkStartChanged, this, &BoardPanel::refresh);
    connect(view_, &widgets::BoardView::cellDoubleClicked, this, &BoardPanel::selectAlike);
    // A paused board accepts no digits, neither from the keyboard nor from clicks.
    connect(view_, &widgets::BoardView::cellClicked, this, [this](Cell cell, Qt::KeyboardModifiers modifiers) {
        if (!paused_) input_.click(cell, modifiers & Qt::ShiftModifier);
    });
    connect(&input_.mode(), &game::InputMode::brushChanged, view_,
            [this] { view_->setBrushing(input_.mode().brush() != 0); });
    connect(view_, &widgets::BoardView::stepWanted, this, &BoardPanel::stepWanted);
    connect(view_, &widgets::BoardView::linkNumberClicked, this, &BoardPanel::linkNumberClicked);
    connect(view_, &widgets::BoardView::menuWanted, this, &BoardPanel::showMenu);
    connect(view_, &widgets::BoardView::zoomWanted, this, &BoardPanel::zoomWanted);
}

void BoardPanel::selectAlike(Cell cell, Digit mark, int colour) {
    // A covered board must not reveal which cells are alike.
    if (paused_) return;
    if (mark != 0) input_.selection().selectAllMarked(mark, cell);
    else if (colour != 0) input_.selection().selectAllColoured(colour, cell);
    else input_.selection().selectAllOf(cell);
}

void BoardPanel::setPauseKey(const QString& key) {
    header_->setPauseKey(key);
}

void BoardPanel::showClock() {
    header_->showClock();
}

int BoardPanel::headerHeight() const {
    return scroller_->y() + layout()->contentsMargins().bottom();
}

void BoardPanel::setTheme(const widgets::Theme& theme) {
    view_->setTheme(theme);
    header_->setTheme(theme);
}

void BoardPanel::setSettings(const store::Settings& settings) {
    settings_ = settings;
    header_->setSettings(settings);
    view_->setNamesShown(settings.showNames && !small_);
    scroller_->setZoom(settings.zoom);
    alignToBoard();
    refresh();
}

void BoardPanel::setSolution(const std::optional<generator::Solution>& solution) {
    solution_ = solution;
    refresh();
}

void BoardPanel::setPlace(const std::optional<session::ListPlace>& place) {
    header_->setPlace(place);
}

void BoardPanel::markMistakes(Cells cells) {
    marked_ = cells;
    refresh();
}

void BoardPanel::setOverlay(const logic::Overlay& overlay) {
    if (overlay == overlay_) return;
    overlay_ = overlay;
    refresh();
}

void BoardPanel::setFinished(bool finished, bool celebrated) {
    if (!finished) wave_->stop();
    else if (!finished_ && celebrated && !settings_.reducedMotion && !widgets::isCalm()) wave_->start();
    finished_ = finished;
    celebrated_ = celebrated;
    header_->setFinished(finished);
    refresh();
}

void BoardPanel::setPaused(bool paused) {
    paused_ = paused;
    header_->setPaused(paused);
    resume_->setVisible(paused);
    refresh();
    // While the board is covered, the keyboard focus goes to the button that resumes the game.
    setFocusProxy(paused ? static_cast<QWidget*>(resume_) : view_);
    setFocus();
}

void BoardPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    alignToBoard();
}

void BoardPanel::alignToBoard() {
    // The header line is as wide as the board, however wide the window is.
    const QRectF board = widgets::BoardGeometry(scroller_->size(), 1, settings_.showNames && !small_).board();
    header_->setMargins(qRound(board.left()), qMax(0, scroller_->width() - qRound(board.right())));
    fitToWindow();
    resume_->adjustSize();
    // The button is not a child of the board, because a screen reader sees the board as a table, which has only
    // cells.
    resume_->move(scroller_->geometry().center() - resume_->rect().center());
    resume_->raise();
}

void BoardPanel::fitToWindow() {
    const bool small = widgets::isSmall(window()->size());
    if (small == small_) return;
    small_ = small;
    header_->setSmall(small);
    layout()->setContentsMargins(widgets::boardMargins(small));
    view_->setNamesShown(settings_.showNames && !small);
}

void BoardPanel::refresh() {
    logic::Frame frame = session::frameOf(game_, input_, settings_, solution_ ? &*solution_ : nullptr);
    frame.wrong |= marked_;
    logic::lay(overlay_, frame);
    frame.covered = paused_;
    frame.finished = finished_;
    if (celebrated_) frame.selected = frame.peers = frame.lit = {};
    if (wave_->state() == QAbstractAnimation::Running) frame.wave = wave_->currentValue().toFloat();
    view_->setFrame(frame);
    header_->refresh();
    fitToWindow();
}

void BoardPanel::showMenu(Cell cell, Digit digit, QPoint at) {
    if (paused_) return;
    QMenu* menu = newMenu();
    // Where no candidate is drawn, the place of the pointer says nothing. A hint draws some that are not written.
    const bool drawn = !view_->frame().cells[cell].candidates.empty();
    fillCellMenu(*menu, game_, input_, cell, drawn ? digit : 0, [this, cell](Digit of, bool gone) {
        explain({cell, of}, gone);
    });
    menu->popup(at);
}

void BoardPanel::askWhy() {
    const Cell cell = input_.selection().cursor();
    if (paused_ || cell < 0) return;
    // In a filled cell the answer is the same for all nine digits, so there is no need to ask for one.
    if (game_.sheet().value(cell) != 0) return explain({cell, 1}, false);
    QMenu* menu = newMenu();
    fillWhyMenu(*menu, game_.sheet(), cell, [this, cell](Digit of, bool gone) { explain({cell, of}, gone); });
    menu->popup(view_->mapToGlobal(view_->geometryOfBoard().cell(cell).center().toPoint()));
    menu->setActiveAction(menu->actions().first());
}

QMenu* BoardPanel::newMenu() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

void BoardPanel::explain(logic::Candidate candidate, bool gone) {
    const game::Sheet& sheet = game_.sheet();
    // Where the rules alone give the reason, the logic need not be asked.
    if (const QString why = plainReason(sheet, candidate.cell, candidate.digit, settings_.names); !why.isEmpty())
        emit whyAnswered(why);
    else emit whyAsked(candidate, gone);
}

bool BoardPanel::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    // A header of another height changes the size of the board, but not that of the panel.
    if (watched == scroller_) {
        if (type == QEvent::Resize) alignToBoard();
        return false;
    }
    // While a puzzle is being typed in, Space and similar keys leave a cell empty and must not trigger their
    // shortcuts.
    if (watched == view_ && type == QEvent::ShortcutOverride && !paused_ && input_.isTypingPuzzle() &&
        leavesCellEmpty(static_cast<QKeyEvent&>(*event))) {
        event->accept();
        return true;
    }
    // This must run before the view sees the key: with NumLock off the keypad's digits arrive as arrow keys.
    if (watched == view_ && type == QEvent::KeyPress && typeKey(static_cast<QKeyEvent&>(*event))) return true;
    if (type == QEvent::KeyPress || type == QEvent::KeyRelease)
        input_.mode().hold(heldMode(static_cast<QKeyEvent*>(event)->modifiers(), settings_.controlIsCandidates));
    // If the key is released while another window has the focus, the release is not reported here.
    else if (type == QEvent::FocusOut) input_.mode().hold({});
    return QWidget::eventFilter(watched, event);
}

bool BoardPanel::event(QEvent* event) {
    // Return, Enter and Space press the clock or the button of a paused board instead of triggering a shortcut.
    if (event->type() == QEvent::ShortcutOverride && qobject_cast<QAbstractButton*>(window()->focusWidget())) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) event->accept();
    }
    return QWidget::event(event);
}

/// Handles the keys that move to the next or previous cell without writing a digit. (Writing a digit moves by
/// itself.)
bool BoardPanel::typePuzzleKey(const QKeyEvent& event) {
    if (!input_.isTypingPuzzle()) return false;
    const bool back = event.key() == Qt::Key_Backspace;
    if (back) input_.enterBack();
    else if (leavesCellEmpty(event)) input_.enterNext(0);
    else return false;
    return true;
}

bool BoardPanel::typeKey(const QKeyEvent& event) {
    if (paused_) return false;
    if (typePuzzleKey(event)) return true;
    if (isReturn(event) && input_.mode().brush() != 0) {
        input_.click(input_.selection().cursor(), event.modifiers() & Qt::ShiftModifier);
        return true;
    }
    const std::optional<DigitKey> key = readDigitKey(event, settings_.controlIsCandidates);
    if (!key) return false;
    if (key->highlights)
        key->digit == 0 ? input_.selection().togglePairs() : input_.selection().setHighlight(key->digit);
    else if (key->digit == 0) input_.erase();
    else if (key->mode) {
        input_.type(key->digit, *key->mode);
        // Candidates are always offered.
        if (*key->mode != game::EntryMode::Candidates) emit heldModeUsed();
    } else input_.press(key->digit);
    return true;
}

} // namespace ninefold::pages
