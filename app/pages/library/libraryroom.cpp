// SPDX-License-Identifier: MIT
#include "app/pages/library/libraryroom.h"

#include "app/pages/library/puzzlesview.h"
#include "app/session/session.h"
#include "app/widgets/segments.h"

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
      puzzles_(new PuzzlesView(context, context.session.library(), this)),
      views_(new widgets::Segments(tr("Views"), this)) {
    views_->setCompact(true);
    views_->hide();
    connect(views_, &QTabBar::currentChanged, this, &QStackedWidget::setCurrentIndex);
    addView(tr("Puzzles"), puzzles_);
}

void LibraryRoom::addView(const QString& title, QWidget* view) {
    addWidget(view);
    views_->addTab(title);
}

QWidget* LibraryRoom::tools() {
    return views_->count() > 1 ? views_ : nullptr;
}

void LibraryRoom::shown() {
    puzzles_->open();
}

void LibraryRoom::takeFocus() {
    currentWidget()->setFocus();
}

QString LibraryRoom::keys() const {
    return puzzles_->keys();
}

QString LibraryRoom::summary() const {
    return puzzles_->summary();
}

bool LibraryRoom::offers(std::string_view action) const {
    return currentWidget() == puzzles_ && puzzles_->offers(action);
}

void LibraryRoom::run(std::string_view action) {
    puzzles_->run(action);
}

} // namespace ninefold::pages
