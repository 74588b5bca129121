// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/lists/shownlist.h"

#include <QAbstractTableModel>
#include <QSet>

namespace ninefold::dialogs {

/// The puzzles of a list and their known ratings, growing while they arrive. Sorts only on request, so that rows do
/// not move while the player reads them.
class PuzzleModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// The name, and a column for each rating in the order in which people read them (ratingsToRead).
    static constexpr int kName = 0, kFirstRating = 1, kColumns = kFirstRating + rating::kRatingCount;
    /// Data roles: the description from the file, and the cells.
    static constexpr int kFacts = Qt::UserRole, kCells = Qt::UserRole + 1;
    /// Data role: has the player solved it?
    static constexpr int kSolved = Qt::UserRole + 2;

    using QAbstractTableModel::QAbstractTableModel;

    /// The rating that a column shows, as its number.
    static int ratingIn(int column);
    /// The text of a rating in a column.
    static QString textOf(const rating::ListedRating& rating, int column);

    void add(const session::Puzzles& puzzles);
    /// Sets the puzzles that the player has solved, given by their givens.
    void setSolved(const QSet<QString>& solved) { solved_ = solved; }
    /// The ratings are indexed by puzzle number, the order of arrival.
    void setRatings(const rating::ListedRatings& ratings);

    const session::ShownList& shown() const { return shown_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    QString nameOf(int number) const;
    QString factsOf(int number) const;
    bool isSolved(int number) const;

    session::ShownList shown_;
    /// The row of each puzzle number.
    std::vector<int> rows_;
    QSet<QString> solved_;
};

} // namespace ninefold::dialogs
