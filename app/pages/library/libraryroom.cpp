// SPDX-License-Identifier: MIT
#include "app/pages/library/libraryroom.h"

#include "app/pages/library/puzzlesview.h"
#include "app/pages/library/statistics/statisticsview.h"
#include "app/session/session.h"
#include "app/widgets/segments.h"

#include <QHBoxLayout>

#include <utility>

namespace ninefold::pages {

const RoomSpec libraryRoom{
    .action = {.id = "collection",
               .menu = MenuId::View,
               .text = QT_TRANSLATE_NOOP("Actions", "&Library"),
               .keys = "F3; Ctrl+L",
               .about = QT_TRANSLATE_NOOP("Actions", "All puzzles, and what you have played of them."),
               .after = "puzzle"},
    .title = QT_TRANSLATE_NOOP("Rooms", "Library"),
    .make = [](const RoomContext& context, QWidget* parent) -> Room* { return new LibraryRoom(context, parent); }};

LibraryRoom::LibraryRoom(const RoomContext& context, QWidget* parent)
    : QStackedWidget(parent),
      context_(context),
      puzzles_(new PuzzlesView(context, context.session.library(), this)),
      statistics_(new StatisticsView(context, this)),
      tools_(new QWidget(this)),
      views_(new widgets::Segments(tr("Views"), tools_)) {
    views_->setCompact(true);
    auto* line = new QHBoxLayout(tools_);
    // As far from the edge as the cards below.
    constexpr int kEnd = 8;
    line->setContentsMargins(isRightToLeft() ? kEnd : 0, 0, isRightToLeft() ? 0 : kEnd, 0);
    line->addWidget(views_);
    tools_->hide();
    addView(tr("Puzzles"), puzzles_);
    addView(tr("Statistics"), statistics_);
    connect(views_, &QTabBar::currentChanged, this, [this](int view) {
        setCurrentIndex(view);
        openView();
        context_.host.roomChanged();
    });
}

void LibraryRoom::addView(const QString& title, QWidget* view) {
    addWidget(view);
    views_->addTab(title);
}

QWidget* LibraryRoom::tools() {
    return tools_;
}

void LibraryRoom::shown() {
    openView();
}

void LibraryRoom::openView() {
    if (currentWidget() == puzzles_) puzzles_->open();
    else statistics_->open();
}

void LibraryRoom::takeFocus() {
    currentWidget()->setFocus();
}

QString LibraryRoom::keys() const {
    return currentWidget() == puzzles_ ? puzzles_->keys() : statistics_->keys();
}

QString LibraryRoom::summary() const {
    return currentWidget() == puzzles_ ? puzzles_->summary() : statistics_->summary();
}

bool LibraryRoom::offers(std::string_view action) const {
    return action == "import" || (currentWidget() == puzzles_ && puzzles_->offers(action));
}

std::any LibraryRoom::state() const {
    return std::pair(puzzles_->state(), views_->currentIndex());
}

void LibraryRoom::takeState(const std::any& state) {
    const auto* shown = std::any_cast<std::pair<PuzzlesView::State, int>>(&state);
    if (shown == nullptr) return;
    puzzles_->takeState(shown->first);
    views_->setCurrentIndex(shown->second);
}

void LibraryRoom::run(std::string_view action) {
    // What is imported is seen among the puzzles.
    if (action == "import") views_->setCurrentIndex(0);
    if (currentWidget() == puzzles_) puzzles_->run(action);
}

} // namespace ninefold::pages
