// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryquery.h"

#include <QAbstractListModel>

#include <vector>

namespace ninefold::pages {

/// The collections under their headings: those of the program, and the player's own.
class CollectionModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setCollections(const std::vector<session::LibraryCollection>& collections);
    /// Null for a heading.
    const session::LibraryCollection* at(int row) const;
    /// The row of a collection; -1 if it is gone.
    int rowOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        QString heading;
        session::LibraryCollection collection;
    };
    std::vector<Row> rows_;
};

} // namespace ninefold::pages
