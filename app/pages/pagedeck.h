// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/page.h"

#include <QObject>

#include <vector>

namespace ninefold::widgets {
class Column;
}

namespace ninefold::pages {

/// The pages of a window, one of which is visible: opens them, finds the way back from an answer, and reports to each
/// page when it is shown and hidden.
class PageDeck : public QObject {
    Q_OBJECT

public:
    explicit PageDeck(widgets::Column& column);

    /// Makes the pages of pages.def.
    void makePages(const PageContext& context);
    void add(std::string_view id, const QString& title, Page& page);

    std::span<Page* const> pages() const { return pages_; }
    Page& page(std::string_view id) const;
    Page& current() const { return *current_; }
    std::string_view currentId() const;
    bool isCurrent(const Page& page) const { return current_ == &page; }

    void show(Page& page);
    void showFirst() { show(*pages_.front()); }
    /// Shows a page with an answer; leave() leads back.
    void visit(Page& page);
    void leave(const Page& page);

    /// What all pages together make possible.
    Needs offers() const;
    /// To be called by a page whose offers have changed.
    void reportOffers() { emit offersChanged(); }

signals:
    /// Another page is becoming visible: the one before knows that it is hidden, the new one does not know yet that it
    /// is shown.
    void turned(bool asked);
    void offersChanged();

private:
    void turnTo(Page& page);

    widgets::Column& column_;
    std::vector<std::string_view> ids_;
    std::vector<Page*> pages_;
    Page* current_ = nullptr;
    /// The page to return to.
    Page* before_ = nullptr;
    /// True while returning to it.
    bool returning_ = false;
};

} // namespace ninefold::pages
