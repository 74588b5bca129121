// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/savedgames.h"

#include <QAbstractListModel>

namespace ninefold::dialogs {

/// The saved games, the last played first. Each is read when its row is shown for the first time.
class SavedGamesModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        kGivens = Qt::UserRole, ///< 81 characters; empty for a game that cannot be read
        kDigits,                ///< the same with the digits of the player
        kState,                 ///< how far the game is
        kWhen                   ///< when it was played last
    };

    explicit SavedGamesModel(const store::SavedGames& games, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QString gameAt(int row) const { return rows_[static_cast<std::size_t>(row)].game; }

private:
    struct Row {
        QString game;
        bool read = false;
        QString name, givens, digits;
        int left = 0;
    };

    const Row& rowAt(int row) const;
    QString stateOf(const Row& row) const;

    const store::SavedGames& games_;
    mutable std::vector<Row> rows_;
};

} // namespace ninefold::dialogs
