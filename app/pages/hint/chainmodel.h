// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/hints.h"

#include <QAbstractListModel>

#include <cassert>

namespace ninefold::pages {

/// The lines of an explanation. The branches of a net are headings, of which only one is open.
class ChainModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { LineRole = Qt::UserRole, BecauseRole, NumberRole, StateRole, HeadingRole, OpenRole };
    enum State { Done, Current, Next };

    using QAbstractListModel::QAbstractListModel;

    void setExplanation(documents::Explanation explanation);
    /// The line that the player has come to, from 1. Opens its branch.
    void setCurrent(int line);
    int current() const { return current_; }
    int lines() const { return static_cast<int>(explanation_.lines.size()); }
    const documents::ExplanationLine& line(int number) const {
        assert(number >= 1 && number <= lines());
        return explanation_.lines[static_cast<std::size_t>(number) - 1];
    }
    /// How many rows the card shows unasked.
    int rowsShown() const { return documents::rowsShown(explanation_, rows_); }
    /// The row of the current line; -1 for none.
    int currentRow() const;
    /// The line of a row; of a heading the first one below it.
    int lineAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    bool isOpen(const documents::ChainRow& heading) const;
    QString spoken(const documents::ChainRow& row) const;

    documents::Explanation explanation_;
    std::vector<documents::ChainRow> rows_;
    int current_ = 0;
};

} // namespace ninefold::pages
