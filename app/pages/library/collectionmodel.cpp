// SPDX-License-Identifier: MIT
#include "app/pages/library/collectionmodel.h"

#include "app/session/library/librarywords.h"

#include <algorithm>

namespace ninefold::pages {

void CollectionModel::setCollections(const std::vector<session::LibraryCollection>& collections) {
    std::vector<Row> rows;
    for (const bool own : {false, true}) {
        bool hasHeading = false;
        for (const session::LibraryCollection& collection : collections) {
            if ((collection.kind == session::LibraryCollection::Kind::Own) != own) continue;
            if (!hasHeading) rows.push_back({own ? tr("Mine") : tr("Built In"), {}});
            hasHeading = true;
            rows.push_back({{}, collection});
        }
    }
    // Numbers change often, collections seldom: then the chosen row stays.
    const bool same = std::ranges::equal(rows, rows_, [](const Row& one, const Row& other) {
        return one.collection.id == other.collection.id && one.heading == other.heading;
    });
    if (!same) beginResetModel();
    rows_ = std::move(rows);
    if (!same) endResetModel();
    else if (!rows_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

const session::LibraryCollection* CollectionModel::at(int row) const {
    if (row < 0 || row >= rowCount()) return nullptr;
    const Row& here = rows_[static_cast<std::size_t>(row)];
    return here.heading.isEmpty() ? &here.collection : nullptr;
}

int CollectionModel::rowOf(const QString& id) const {
    const auto found =
        std::ranges::find_if(rows_, [&id](const Row& row) { return row.heading.isEmpty() && row.collection.id == id; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int CollectionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const session::LibraryCollection* collection = at(index.row());
    if (collection == nullptr)
        return role == Qt::DisplayRole ? rows_[static_cast<std::size_t>(index.row())].heading : QVariant();
    const QString title = session::collectionTitle(*collection);
    if (role == Qt::DisplayRole) return title;
    if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
        return QStringLiteral("%1, %2").arg(title, session::solvedText(collection->solved, collection->total));
    return {};
}

Qt::ItemFlags CollectionModel::flags(const QModelIndex& index) const {
    return at(index.row()) == nullptr ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace ninefold::pages
