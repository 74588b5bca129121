// SPDX-License-Identifier: MIT
#include "app/pages/watch/watchboard.h"

#include "app/pages/watch/eventsentence.h"
#include "app/pages/watch/transport.h"
#include "app/session/watch/playback.h"
#include "app/session/watch/runview.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/board/cellparts.h"
#include "app/widgets/elidedlabel.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

constexpr int kFlashMs = 150;
/// Between header, board, sentence and controls, as on the board of the game.
constexpr int kSpace = 4;

/// Left or right, without Shift and Ctrl.
bool isPlainArrow(const QEvent& event) {
    const auto& key = static_cast<const QKeyEvent&>(event);
    const bool arrow = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
    return arrow && (key.modifiers() & ~Qt::KeypadModifier) == 0;
}

} // namespace

WatchBoard::WatchBoard(session::Playback& playback, QWidget* parent)
    : QWidget(parent),
      playback_(playback),
      rows_(new QVBoxLayout(this)),
      under_(new QVBoxLayout),
      header_(new QWidget(this)),
      heading_(new widgets::ElidedLabel(this)),
      help_(new QLabel(this)),
      back_(new QPushButton(tr("Back to My Game"), this)),
      sentence_(new EventSentence(this)),
      view_(new widgets::BoardView(this)),
      transport_(new Transport(playback, this)) {
    buildHeader();
    buildHelp();
    under_->setContentsMargins(0, 0, 0, 0);
    under_->setSpacing(0);
    under_->addWidget(sentence_);
    under_->addWidget(transport_);
    rows_->setSpacing(0);
    rows_->addWidget(header_);
    rows_->addSpacing(kSpace);
    rows_->addWidget(view_, 1);
    rows_->addSpacing(kSpace / 2);
    rows_->addLayout(under_);
    fitHeader();
    flash_.setSingleShot(true);
    flash_.setInterval(kFlashMs);
    connect(&flash_, &QTimer::timeout, this, &WatchBoard::calm);
    connect(&playback_, &session::Playback::moved, this, &WatchBoard::showPosition);
    connect(view_, &widgets::BoardView::selectionWanted, this, &WatchBoard::point);
    connect(view_, &widgets::BoardView::cellDoubleClicked, this, [this](Cell cell) {
        if (!guesses_) emit eventWanted(cell);
    });
    view_->installEventFilter(this);
    view_->setMouseTracking(true);
    setFocusProxy(view_);
}

void WatchBoard::buildHeader() {
    auto* row = new QHBoxLayout(header_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(widgets::kPadding);
    row->addWidget(heading_, 1);
    row->addWidget(help_);
    row->addWidget(back_);
    widgets::setButtonSize(*back_, widgets::ButtonSize::Compact);
    back_->setIconSize({20, 20});
    back_->setFocusPolicy(Qt::TabFocus);
    back_->setAccessibleName(tr("Back to my game"));
    back_->setToolTip(tr("Your game is as you left it (Esc)"));
    connect(back_, &QPushButton::clicked, this, &WatchBoard::backWanted);
}

void WatchBoard::buildHelp() {
    help_->setTextFormat(Qt::RichText);
    help_->setAccessibleName(tr("What am I watching?"));
    help_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    help_->setFocusPolicy(Qt::TabFocus);
    connect(help_, &QLabel::linkActivated, this, &WatchBoard::helpWanted);
}

/// The board has the same upper left corner as that of the game.
void WatchBoard::fitHeader() {
    const bool small = widgets::isSmall(window()->size());
    const QMargins margins = widgets::boardMargins(small);
    rows_->setContentsMargins(margins.left(), margins.top(), margins.right(), small ? 2 : kSpace / 2);
    header_->setFixedHeight(widgets::headerHeight(small));
    sentence_->setSmall(small);
    view_->setNamesShown(namesShown_ && !small);
    // So high is the board of the game.
    view_->setCornerOfHeight(height() - margins.top() - margins.bottom() - header_->height() - kSpace);
    fitTexts();
}

/// The texts begin where the board begins, and end where it ends.
void WatchBoard::fitTexts() {
    const QRectF board = view_->geometryOfBoard().board();
    const int left = qRound(board.left()), right = qMax(0, view_->width() - qRound(board.right()));
    constexpr int kRoomy = 420;
    const bool tight = board.width() < kRoomy;
    // Below a narrow board they have the whole width.
    const QMargins sides = tight ? QMargins() : QMargins(left, 0, right, 0);
    header_->layout()->setContentsMargins(sides);
    under_->setContentsMargins(sides);
    fitHeading(tight ? view_->width() : qRound(board.width()));
}

/// Where the header is too narrow for all of it, the menu Help leads to the explanation, the heading is smaller, and
/// the way back is an icon.
void WatchBoard::fitHeading(int width) {
    const bool small = widgets::isSmall(window()->size());
    const int between = header_->layout()->spacing(), help = help_->sizeHint().width() + between;
    const auto lengthIn = [this](widgets::TextSize size) {
        const QFont font = widgets::fontOf(QApplication::font(), size, widgets::TextWeight::Strong);
        return QFontMetrics(font).horizontalAdvance(heading_->text());
    };
    back_->setText(tr("Back to My Game"));
    if (lengthIn(widgets::TextSize::Body) > width - back_->sizeHint().width() - between) back_->setText({});
    const int room = width - back_->sizeHint().width() - between;
    const bool large = !small && lengthIn(widgets::TextSize::Display) <= room;
    const auto size = large ? widgets::TextSize::Display : widgets::TextSize::Body;
    widgets::setTextStyle(*heading_, size, widgets::TextWeight::Strong);
    help_->setVisible(!small && lengthIn(size) + help <= room);
}

void WatchBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeader();
}

void WatchBoard::setRunView(const session::RunView* view) {
    runView_ = view;
    transport_->setRunView(view);
    showPosition();
}

void WatchBoard::setTheme(const widgets::Theme& theme) {
    view_->setTheme(theme);
    sentence_->setTheme(theme);
    transport_->setTheme(theme);
    // A label reads the colour of links when its text is set to another one.
    help_->clear();
    help_->setText(QStringLiteral("<a href=\"#\">%1</a>").arg(tr("What am I watching?").toHtmlEscaped()));
    back_->setIcon(widgets::inkIcon(QStringLiteral("back"), theme.palette()));
}

void WatchBoard::setTitle(const QString& heading, const QString& title) {
    heading_->setLine(heading);
    title_ = title;
    fitTexts();
}

void WatchBoard::setNamesShown(bool shown) {
    namesShown_ = shown;
    fitHeader();
}

void WatchBoard::setDrawing(const logic::Frame& drawn) {
    frame_ = drawn;
    flash_.stop();
    view_->setFrame(frame_);
}

void WatchBoard::showPosition() {
    const quint64 position = playback_.position();
    // While the playback jumps, the part of the run in memory may not contain the current position.
    if (runView_ == nullptr || !runView_->timeline().holds(position)) return;
    frame_ = runView_->frame(position);
    frame_.cursor = view_->frame().cursor;
    if (!motion_ || widgets::isCalm()) frame_.fresh = {};
    view_->setFrame(frame_);
    if (!frame_.fresh.empty()) flash_.start();
    showSentence();
}

void WatchBoard::showSentence() {
    const quint64 position = playback_.position();
    if (runView_ == nullptr || !runView_->timeline().holds(position)) return;
    const bool event = position > runView_->span().first && position <= runView_->span().second;
    if (event)
        sentence_->setSentence(runView_->lastWords(position), runView_->weight(position), runView_->lead(position));
    else sentence_->setSentence(tr("Press Play: Space plays, the arrow keys step."), session::Weight::Quiet);
}

void WatchBoard::calm() {
    frame_.fresh = {};
    view_->setFrame(frame_);
}

void WatchBoard::point(Cells, Cell cursor) {
    // All cells were selected at once: none of them is meant.
    if (cursor < 0) return;
    frame_.cursor = cursor;
    frame_.selected = Cells::of(cursor);
    view_->setFrame(frame_);
    // Who looks for a guess wants no other event.
    if (!guesses_) emit pointed(cursor);
}

void WatchBoard::lightCell(Cell cell) {
    logic::Frame lit = frame_;
    if (cell >= 0) lit.selected.add(cell);
    view_->setFrame(lit);
}

void WatchBoard::hover(QEvent* event) {
    const bool moved = event->type() == QEvent::MouseMove;
    const Cell cell = moved ? view_->geometryOfBoard().cellAt(static_cast<QMouseEvent*>(event)->position()) : Cell{-1};
    if (cell != hovered_) emit hovered(hovered_ = cell);
}

void WatchBoard::setGuesses(const std::array<Digits, kCellCount>& open, const QString& prompt) {
    guesses_ = open;
    sentence_->setSentence(prompt, session::Weight::Choice);
    view_->setCursor(Qt::PointingHandCursor);
}

void WatchBoard::endGuesses() {
    guesses_.reset();
    view_->unsetCursor();
}

bool WatchBoard::guess(Cell cell, Digit digit) {
    if (cell < 0 || digit == 0 || !(*guesses_)[cell].has(digit)) return false;
    emit guessed(cell, digit);
    return true;
}

/// While the player guesses, a click on a candidate and a typed digit are guesses, and the arrow keys choose a cell.
bool WatchBoard::takeGuess(QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) {
        const auto& click = static_cast<QMouseEvent&>(*event);
        const Cell cell = view_->geometryOfBoard().cellAt(click.position());
        if (click.button() != Qt::LeftButton || cell < 0 || frame_.cells[cell].value != 0) return false;
        return guess(cell, widgets::candidateAt(view_->geometryOfBoard(), frame_.cells[cell], cell, click.position()));
    }
    if (event->type() != QEvent::KeyPress) return false;
    const auto& key = static_cast<QKeyEvent&>(*event);
    if (key.modifiers() & ~Qt::KeypadModifier) return false;
    const int digit = key.key() - Qt::Key_0;
    return digit >= 1 && digit <= kDigitCount && guess(frame_.cursor, digit);
}

bool WatchBoard::eventFilter(QObject* watched, QEvent* event) {
    if (guesses_ && takeGuess(event)) return true;
    // The filter runs before the view has laid out its board.
    if (event->type() == QEvent::Resize) QMetaObject::invokeMethod(this, &WatchBoard::fitTexts, Qt::QueuedConnection);
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::Leave) hover(event);
    // This must run before the view, for which arrow keys move the cursor.
    const bool key = event->type() == QEvent::KeyPress && !(guesses_ && isPlainArrow(*event));
    if (key && transport_->takeKey(static_cast<QKeyEvent&>(*event))) return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace ninefold::pages
