// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/librarysource.h"
#include "app/session/work/task.h"

#include <QAbstractListModel>
#include <QCache>

#include <cassert>

namespace ninefold::session {

/// The puzzles of a query, a row for each. Only the numbers of the puzzles are in memory for all rows; what is shown of
/// them is fetched in pages, in a thread, when a row is asked for.
class LibraryModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit LibraryModel(QObject* parent = nullptr);

    /// Asks for other puzzles; the former ones stay until the answer is there.
    void show(const LibrarySources& source, const LibraryQuery& query);
    const LibraryQuery& query() const { return query_; }
    bool isSearching() const { return finding_.isRunning(); }

    /// Null while it is fetched.
    const LibraryPuzzle* at(int row) const;
    qint64 idAt(int row) const {
        assert(row >= 0 && row < rowCount());
        return ids_[static_cast<std::size_t>(row)];
    }
    /// -1 if the puzzle is not among them.
    int rowOf(qint64 id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    /// The text of a row is what screen readers say of it.
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    static constexpr int kPageRows = 64;

signals:
    /// The rows are those of the query.
    void found();

private:
    using Page = std::vector<LibraryPuzzle>;

    void takeFound(std::vector<qint64> ids, Page first);
    void want(int page) const;
    void fetch();
    void takePage(int page, Page puzzles);

    LibrarySources source_;
    LibraryQuery query_;
    std::vector<qint64> ids_;
    mutable QCache<int, Page> pages_;
    /// The pages to be fetched, the last one first: what was asked for last is in sight.
    mutable std::vector<int> wanted_;
    /// The page that is being fetched, -1 for none.
    int fetched_ = -1;
    Task<LibraryModel> finding_{*this, questionThreads}, fetching_{*this, questionThreads};
};

} // namespace ninefold::session
