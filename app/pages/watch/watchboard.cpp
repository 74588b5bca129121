// SPDX-License-Identifier: MIT
#include "app/pages/watch/watchboard.h"

#include "app/pages/watch/transport.h"
#include "app/session/watch/playback.h"
#include "app/session/watch/runview.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/elidedlabel.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

constexpr int kFlashMs = 150;

} // namespace

WatchBoard::WatchBoard(session::Playback& playback, QWidget* parent)
    : QWidget(parent),
      playback_(playback),
      title_(new widgets::ElidedLabel(this)),
      sentence_(new widgets::ElidedLabel(this)),
      view_(new widgets::BoardView(this)),
      transport_(new Transport(playback, this)) {
    widgets::setTextStyle(*sentence_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(view_, 1);
    column->addWidget(sentence_);
    column->addWidget(transport_);
    fitHeader();
    flash_.setSingleShot(true);
    flash_.setInterval(kFlashMs);
    connect(&flash_, &QTimer::timeout, this, &WatchBoard::calm);
    connect(&playback_, &session::Playback::moved, this, &WatchBoard::showPosition);
    connect(view_, &widgets::BoardView::selectionWanted, this, &WatchBoard::point);
    view_->installEventFilter(this);
    setFocusProxy(view_);
}

/// The board has the same upper left corner as that of the game.
void WatchBoard::fitHeader() {
    const bool small = widgets::isSmall(window()->size());
    const QMargins margins = widgets::boardMargins(small);
    layout()->setContentsMargins(margins);
    widgets::setTextStyle(*title_, small ? widgets::TextSize::Body : widgets::TextSize::Display,
                          widgets::TextWeight::Strong);
    title_->setMinimumHeight(widgets::headerHeight(small));
    view_->setNamesShown(namesShown_ && !small);
    // The texts begin where the board begins.
    const int left = qRound(view_->geometryOfBoard().board().left());
    for (widgets::ElidedLabel* words : {title_, sentence_}) words->setContentsMargins(left, 0, 0, 0);
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
    transport_->setTheme(theme);
}

void WatchBoard::setTitle(const QString& title) {
    title_->setLine(title);
}

QString WatchBoard::title() const {
    return title_->text();
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
    if (!motion_) frame_.fresh = {};
    view_->setFrame(frame_);
    if (!frame_.fresh.empty()) flash_.start();
    const bool event = position > runView_->span().first && position <= runView_->span().second;
    sentence_->setLine(event ? runView_->sentence(position) : tr("The beginning: Space plays, the arrow keys step."));
}

void WatchBoard::calm() {
    frame_.fresh = {};
    view_->setFrame(frame_);
}

void WatchBoard::point(Cells, Cell cursor) {
    frame_.cursor = cursor;
    frame_.selected = Cells::of(cursor);
    view_->setFrame(frame_);
    emit pointed(cursor);
}

bool WatchBoard::eventFilter(QObject* watched, QEvent* event) {
    // The filter runs before the view has laid out its board.
    if (event->type() == QEvent::Resize) QMetaObject::invokeMethod(this, &WatchBoard::fitHeader, Qt::QueuedConnection);
    // This must run before the view, for which arrow keys move the cursor.
    if (event->type() == QEvent::KeyPress && transport_->takeKey(static_cast<QKeyEvent&>(*event))) return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace ninefold::pages
