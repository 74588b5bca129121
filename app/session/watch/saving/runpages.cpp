// SPDX-License-Identifier: MIT
#include "app/session/watch/saving/runpages.h"

#include "app/documents/text/messages.h"
#include "app/documents/writing.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

/// How many events are taken before the window may draw again.
constexpr int kEventsAtOnce = 200;

} // namespace

RunPages::RunPages(QObject* parent) : QObject(parent) {
    connect(&idle_, &QTimer::timeout, this, &RunPages::proceed);
}

void RunPages::start(const RunView& view, const Order& order) {
    stop();
    view_ = &view;
    order_ = order;
    // The page begins before its first event, as a run begins before event 1.
    order_.from = std::max<quint64>(order.from, 1);
    order_.to = std::min({order.to, view.timeline().lastKnown(), order_.from - 1 + documents::RunPage::kMostEvents});
    // Events that are not in memory have to be fetched first; continue when they arrive.
    arrived_ = connect(&view.timeline(), &Timeline::arrived, this, [this] { idle_.start(); });
    restarted_ = connect(&view.timeline(), &Timeline::restarted, this, [this] {
        stop();
        emit pageFailed(tr("Another run has started; the page of the previous one was not saved."));
    });
    idle_.start();
}

void RunPages::stop() {
    idle_.stop();
    disconnect(arrived_);
    disconnect(restarted_);
    view_ = nullptr;
    page_.reset();
}

void RunPages::proceed() {
    assert(view_ != nullptr);
    for (int taken = 0; taken < kEventsAtOnce; ++taken) {
        if (page_ && order_.from - 1 + page_->count() >= order_.to) return finish();
        if (!takeNext()) return idle_.stop();
    }
}

bool RunPages::takeNext() {
    const quint64 position = order_.from - 1 + (page_ ? page_->count() : 0);
    const quint64 wanted = page_ ? position + 1 : position;
    // A position is at hand with the board before it, but perhaps without its event.
    const auto [first, end] = view_->span();
    if (!view_->timeline().holds(wanted) || (page_ && (wanted <= first || wanted > end)))
        return view_->timeline().fetch(wanted), false;
    if (page_) view_->addTo(*page_, wanted);
    else page_ = view_->page(order_.title, wanted);
    return true;
}

void RunPages::finish() {
    const Timeline& timeline = view_->timeline();
    const bool complete = timeline.isComplete() && order_.to >= timeline.lastKnown();
    const std::string text = page_->text(complete, order_.folder);
    const QString file = order_.file;
    stop();
    if (text.empty()) return emit pageFailed(tr("The page could not be made."));
    if (const auto fault = documents::saveFile(file, text)) return emit pageFailed(documents::sentence(*fault, file));
    emit pageSaved(file);
}

} // namespace ninefold::session
