// SPDX-License-Identifier: MIT
#include "app/window/frame/roomdeck.h"

#include "app/widgets/segments.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QStackedWidget>
#include <QToolBar>

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold::window {

RoomDeck::RoomDeck(QMainWindow& window, QWidget& puzzle, const pages::RoomContext& context)
    : QObject(&window),
      context_(context),
      centre_(new QStackedWidget(&window)),
      bar_(window.addToolBar(tr("Rooms"))),
      segments_(new widgets::Segments(tr("Rooms"), bar_)),
      rooms_(1 + pages::allRooms().size()) {
    bar_->setObjectName(QStringLiteral("rooms"));
    bar_->setMovable(false);
    // The context menu of a toolbar offers nothing but to hide it, and then the way back is hard to find.
    bar_->setContextMenuPolicy(Qt::PreventContextMenu);
    auto* place = new QWidget(bar_);
    auto* line = new QHBoxLayout(place);
    line->addWidget(segments_);
    bar_->addWidget(place);
    segments_->setCompact(true);
    segments_->addTab(tr("Puzzle"));
    for (const pages::RoomSpec* spec : pages::allRooms())
        segments_->addTab(QCoreApplication::translate("Rooms", spec->title));
    centre_->addWidget(&puzzle);
    window.setCentralWidget(centre_);
    connect(segments_, &QTabBar::currentChanged, this, &RoomDeck::turn);
}

pages::Room* RoomDeck::current() const {
    return rooms_[static_cast<std::size_t>(segments_->currentIndex())];
}

bool RoomDeck::hasFocus() const {
    return segments_->hasFocus();
}

int RoomDeck::fit(int window) {
    constexpr int kRoomy = 900, kSegment = 80, kNarrow = 600;
    // As far from the edge as the cards below.
    const int side = window >= kNarrow ? 12 : 4;
    segments_->parentWidget()->layout()->setContentsMargins(side, 0, side, 0);
    segments_->setMinimumWidth(window >= kRoomy ? kSegment * segments_->count() : 0);
    segments_->setMaximumWidth(window >= kNarrow ? QWIDGETSIZE_MAX : segments_->minimumSizeHint().width());
    // The hint of the toolbar itself is too small before it was shown.
    const QMargins margins = bar_->layout()->contentsMargins();
    return segments_->parentWidget()->sizeHint().width() + margins.left() + margins.right();
}

void RoomDeck::showPuzzle() {
    segments_->setCurrentIndex(0);
}

void RoomDeck::show(const pages::RoomSpec& spec) {
    const auto place = std::ranges::find(pages::allRooms(), &spec) - pages::allRooms().begin();
    segments_->setCurrentIndex(static_cast<int>(place) + 1);
}

void RoomDeck::showPrevious() {
    segments_->setCurrentIndex(previous_);
}

RoomDeck::State RoomDeck::state() const {
    State state{open_, previous_, {}};
    for (const pages::Room* room : rooms_)
        state.rooms.push_back(room == nullptr ? std::nullopt : std::optional(room->state()));
    return state;
}

void RoomDeck::takeState(const State& state) {
    assert(state.rooms.size() == rooms_.size());
    for (std::size_t index = 0; index < rooms_.size(); ++index) {
        if (!state.rooms[index]) continue;
        make(static_cast<int>(index));
        rooms_[index]->takeState(*state.rooms[index]);
    }
    segments_->setCurrentIndex(state.open);
    previous_ = state.previous;
}

/// The room of the puzzle is there already.
void RoomDeck::make(int index) {
    pages::Room*& room = rooms_[static_cast<std::size_t>(index)];
    if (index == 0 || room != nullptr) return;
    room = pages::allRooms()[static_cast<std::size_t>(index - 1)]->make(context_, centre_);
    centre_->addWidget(room->widget());
}

void RoomDeck::turn(int index) {
    previous_ = std::exchange(open_, index);
    make(index);
    pages::Room* room = rooms_[static_cast<std::size_t>(index)];
    centre_->setCurrentWidget(room == nullptr ? centre_->widget(0) : room->widget());
    if (room != nullptr) room->shown();
    emit roomTurned();
}

} // namespace ninefold::window
