// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/clauserows.h"
#include "engine/core/names.h"

#include <QAbstractListModel>

#include <cassert>

namespace ninefold::pages {

/// The clauses that hold at a moment of a run, one row each.
class ClauseModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<session::ClauseRow> rows, NameStyle names);
    const session::ClauseRow& row(int index) const {
        assert(index >= 0 && index < rowCount());
        return rows_[static_cast<std::size_t>(index)];
    }
    NameStyle names() const { return names_; }
    /// What a clause says, and what it was good for.
    QString sentence(int index) const;
    QString facts(int index) const;
    /// -1 if there is no such clause.
    int rowOf(std::uint32_t id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<session::ClauseRow> rows_;
    NameStyle names_ = NameStyle::RowColumn;
};

} // namespace ninefold::pages
