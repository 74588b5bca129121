// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/explanation.h"

#include <QAbstractListModel>

namespace ninefold::pages {

/// The lines of an explanation. The branches of a net are headings, of which only one is open.
class ChainModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { LineRole = Qt::UserRole, BecauseRole, NumberRole, StateRole, HeadingRole, OpenRole };
    enum State { Done, Current, Next };

    using QAbstractListModel::QAbstractListModel;

    void setLines(std::vector<documents::ExplanationLine> lines);
    /// The line that the player has come to, from 1. Opens its branch.
    void setCurrent(int line);
    int current() const { return current_; }
    int lines() const { return static_cast<int>(lines_.size()); }
    const documents::ExplanationLine& line(int number) const { return lines_[static_cast<std::size_t>(number) - 1]; }
    /// The row of the current line; -1 for none.
    int currentRow() const;
    /// The line of a row; of a heading the first one below it.
    int lineAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        int line;
        /// A heading: the number of lines below it.
        int heading = 0;
    };
    void build();
    bool isOpen(const Row& heading) const;
    QString spoken(const Row& row) const;
    QString headingText(const Row& row) const;
    int numberInBranch(int line) const;

    std::vector<documents::ExplanationLine> lines_;
    std::vector<Row> rows_;
    int current_ = 0;
};

} // namespace ninefold::pages
