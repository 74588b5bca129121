// SPDX-License-Identifier: MIT
#include "app/dialogs/saved/savedgamesmodel.h"

#include "app/documents/text/plaintext.h"
#include "app/widgets/wrappedtext.h"

#include <QLocale>

#include <cassert>

namespace ninefold::dialogs {

SavedGamesModel::SavedGamesModel(const store::SavedGames& games, QObject* parent)
    : QAbstractListModel(parent), games_(games) {
    for (const QString& game : games.games()) rows_.push_back({.game = game});
}

int SavedGamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

const SavedGamesModel::Row& SavedGamesModel::rowAt(int row) const {
    assert(row >= 0 && row < rowCount());
    Row& saved = rows_[static_cast<std::size_t>(row)];
    if (std::exchange(saved.read, true)) return saved;
    const store::Recovered found = games_.look(saved.game);
    if (!found.puzzle) return saved;
    saved.name = QString::fromStdString(found.puzzle->name);
    saved.givens = QString::fromStdString(formats::puzzleGrid(*found.puzzle).givensText());
    saved.digits = QString::fromStdString(found.puzzle->grid.cellsText());
    saved.left = found.puzzle->grid.blanks().count();
    return saved;
}

QString SavedGamesModel::stateOf(const Row& row) const {
    if (row.game == games_.current()) return tr("On the board");
    if (row.digits.isEmpty()) return tr("This file cannot be read.");
    return row.left == 0 ? tr("All cells filled") : tr("%n cell(s) left", nullptr, row.left);
}

QVariant SavedGamesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = rowAt(index.row());
    const QString when = QLocale().toString(games_.playedAt(row.game), QLocale::ShortFormat);
    switch (role) {
    case Qt::DisplayRole:
        return row.name.isEmpty() ? tr("Game without a name") : documents::quotedText(row.name);
    case Qt::AccessibleDescriptionRole:
        return QStringLiteral("%1, %2").arg(stateOf(row), when);
    case Qt::ToolTipRole:
        return widgets::toolTipOf(documents::pathText(row.name));
    case kGivens:
        return row.givens;
    case kDigits:
        return row.digits;
    case kState:
        return stateOf(row);
    case kWhen:
        return when;
    default:
        return {};
    }
}

} // namespace ninefold::dialogs
