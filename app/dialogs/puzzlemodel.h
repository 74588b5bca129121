// SPDX-License-Identifier: MIT
#pragma once

#include "app/work/puzzlereading.h"

#include <QAbstractListModel>

namespace ninefold {

/// The puzzles of a file, growing while it is read.
class PuzzleModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void add(const Puzzles& puzzles);
    void clear();
    const Puzzle& puzzle(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    /// What the file says of it, in one line.
    static QString factsOf(const Puzzle& puzzle);

    std::vector<Puzzles> batches_;
    /// The row at which each batch begins.
    std::vector<int> starts_;
    int count_ = 0;
};

} // namespace ninefold
