// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/lists/shownlist.h"

#include <QAbstractTableModel>
#include <QSet>

namespace ninefold {

/// The puzzles of a list, growing while they come, and their ratings as far as they are known. Sorted only when asked:
/// a row that moves away under the eye because its rating has come is no help.
class PuzzleModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, RatedLevel, Explainer, Hodoku, Branching, Columns };
    /// What the file says of a puzzle, and its cells.
    static constexpr int kFacts = Qt::UserRole, kCells = Qt::UserRole + 1;
    /// Has it been solved already?
    static constexpr int kSolved = Qt::UserRole + 2;

    using QAbstractTableModel::QAbstractTableModel;

    /// What a column says of a rating.
    static QString textOf(const ListedRating& rating, int column);

    void add(const Puzzles& puzzles);
    void clear();
    /// Those that were solved already, by their givens.
    void setSolved(const QSet<QString>& solved) { solved_ = solved; }
    /// By the numbers of the puzzles as they came.
    void setRatings(const ListedRatings& ratings);

    const ShownList& shown() const { return shown_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    QString nameOf(int number) const;
    QString factsOf(int number) const;
    bool isSolved(int number) const;

    ShownList shown_;
    /// By number, the row.
    std::vector<int> rows_;
    QSet<QString> solved_;
};

} // namespace ninefold
