// SPDX-License-Identifier: MIT
#include "app/session/library/librarymodel.h"

#include "app/session/library/librarywords.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

/// Some screens of a large window.
constexpr int kPagesKept = 64;
/// Pages that were asked for earlier are no longer in sight.
constexpr std::size_t kMostWanted = 4;

std::vector<LibraryPuzzle> rowsOfPage(const LibrarySource& source, std::span<const qint64> ids, int page) {
    const auto from = static_cast<std::size_t>(page) * LibraryModel::kPageRows;
    assert(from < ids.size());
    const auto count = std::min<std::size_t>(LibraryModel::kPageRows, ids.size() - from);
    return source.puzzles(ids.subspan(from, count));
}

} // namespace

LibraryModel::LibraryModel(QObject* parent) : QAbstractListModel(parent), pages_(kPagesKept) {}

void LibraryModel::show(const LibrarySources& source, const LibraryQuery& query) {
    assert(source != nullptr);
    source_ = source;
    query_ = query;
    fetching_.stop();
    fetched_ = -1;
    finding_.start([source, query](const std::stop_token& stop, const auto&) {
        std::vector<qint64> ids = source->find(query, stop);
        // The first page comes with them, so that nothing flickers.
        Page first = ids.empty() ? Page() : rowsOfPage(*source, ids, 0);
        return [ids = std::move(ids), first = std::move(first)](LibraryModel& model) { model.takeFound(ids, first); };
    });
}

void LibraryModel::takeFound(std::vector<qint64> ids, Page first) {
    const bool same = ids == ids_;
    if (!same) {
        beginResetModel();
        ids_ = std::move(ids);
        pages_.clear();
    }
    wanted_.clear();
    // What is shown stays until it was fetched anew.
    for (const int page : pages_.keys())
        if (page > 0) wanted_.push_back(page);
    if (!first.empty()) pages_.insert(0, new Page(std::move(first)));
    if (!same) endResetModel();
    else if (!ids_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
    fetch();
    emit found();
}

void LibraryModel::want(int page) const {
    assert(page >= 0 && page * kPageRows < rowCount());
    if (page == fetched_) return;
    const auto here = std::ranges::find(wanted_, page);
    if (here != wanted_.end()) wanted_.erase(here);
    wanted_.push_back(page);
    if (wanted_.size() > kMostWanted) wanted_.erase(wanted_.begin());
    // Later, when all rows in sight have been asked for.
    QMetaObject::invokeMethod(const_cast<LibraryModel*>(this), &LibraryModel::fetch, Qt::QueuedConnection);
}

void LibraryModel::fetch() {
    if (fetching_.isRunning() || finding_.isRunning() || wanted_.empty()) return;
    const int page = fetched_ = wanted_.back();
    wanted_.pop_back();
    assert(page * kPageRows < rowCount());
    const auto from = ids_.begin() + static_cast<std::ptrdiff_t>(page) * kPageRows;
    const auto count = std::min<std::ptrdiff_t>(kPageRows, ids_.end() - from);
    fetching_.start([source = source_, ids = std::vector<qint64>(from, from + count), page](const auto&, const auto&) {
        return [page, puzzles = source->puzzles(ids)](LibraryModel& model) { model.takePage(page, puzzles); };
    });
}

void LibraryModel::takePage(int page, Page puzzles) {
    const int first = page * kPageRows, last = first + static_cast<int>(puzzles.size()) - 1;
    pages_.insert(page, new Page(std::move(puzzles)));
    fetched_ = -1;
    emit dataChanged(index(first), index(last));
    fetch();
}

const LibraryPuzzle* LibraryModel::at(int row) const {
    if (row < 0 || row >= rowCount()) return nullptr;
    const Page* page = pages_.object(row / kPageRows);
    if (page != nullptr) return &(*page)[static_cast<std::size_t>(row % kPageRows)];
    want(row / kPageRows);
    return nullptr;
}

int LibraryModel::rowOf(qint64 id) const {
    const auto found = std::ranges::find(ids_, id);
    return found == ids_.end() ? -1 : static_cast<int>(found - ids_.begin());
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(ids_.size());
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex& index) const {
    return QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled;
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)) return {};
    const LibraryPuzzle* puzzle = at(index.row());
    return puzzle == nullptr ? tr("Loading") : spokenPuzzle(*puzzle);
}

} // namespace ninefold::session
