// SPDX-License-Identifier: MIT
#include "app/pages/pagedeck.h"

#include "app/widgets/column.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold::pages {

PageDeck::PageDeck(widgets::Column& column) : QObject(&column), column_(column) {
    connect(&column, &widgets::Column::pageChanged, this, [this](const QWidget* widget) {
        turnTo(**std::ranges::find_if(pages_, [widget](Page* page) { return page->widget() == widget; }));
    });
}

void PageDeck::makePages(const PageContext& context) {
    for (const PageSpec* spec : allPages())
        add(spec->id, QCoreApplication::translate("Pages", spec->title), *spec->make(context, &column_));
}

void PageDeck::add(std::string_view id, const QString& title, Page& page) {
    ids_.push_back(id);
    pages_.push_back(&page);
    // The column shows its first page at once.
    column_.addPage(title, page.widget());
}

Page& PageDeck::page(std::string_view id) const {
    const auto found = std::ranges::find(ids_, id);
    assert(found != ids_.end());
    return *pages_[static_cast<std::size_t>(found - ids_.begin())];
}

std::string_view PageDeck::currentId() const {
    const auto found = std::ranges::find(pages_, current_);
    assert(found != pages_.end());
    return ids_[static_cast<std::size_t>(found - pages_.begin())];
}

void PageDeck::show(Page& page) {
    column_.showPage(page.widget());
}

void PageDeck::visit(Page& page) {
    if (isCurrent(page)) return;
    before_ = current_;
    show(page);
}

void PageDeck::leave(const Page& page) {
    Page* before = std::exchange(before_, nullptr);
    if (before == nullptr || !isCurrent(page)) return;
    returning_ = true;
    show(*before);
    returning_ = false;
}

Needs PageDeck::offers() const {
    Needs offers = Needs::Nothing;
    for (const Page* page : pages_) offers = offers | page->offers();
    return offers;
}

void PageDeck::turnTo(Page& page) {
    if (current_ != nullptr) current_->hidden();
    current_ = &page;
    emit turned(!returning_);
    page.shown(!returning_);
    emit offersChanged();
}

} // namespace ninefold::pages
