// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzlemodel.h"

#include "app/text/levels.h"

#include <algorithm>

namespace ninefold {

void PuzzleModel::add(const Puzzles& puzzles) {
    const int more = static_cast<int>(puzzles->size());
    beginInsertRows({}, count_, count_ + more - 1);
    starts_.push_back(count_);
    batches_.push_back(puzzles);
    count_ += more;
    endInsertRows();
}

void PuzzleModel::clear() {
    beginResetModel();
    batches_.clear();
    starts_.clear();
    count_ = 0;
    endResetModel();
}

const Puzzle& PuzzleModel::puzzle(int row) const {
    const auto next = std::upper_bound(starts_.begin(), starts_.end(), row);
    const auto batch = static_cast<std::size_t>(next - starts_.begin()) - 1;
    return (*batches_[batch])[row - starts_[batch]];
}

int PuzzleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count_;
}

QString PuzzleModel::factsOf(const Puzzle& puzzle) {
    QStringList facts = {tr("%n given(s)", nullptr, puzzle.grid.givens().count())};
    const auto add = [&](const QString& text) {
        if (!text.isEmpty()) facts << text.simplified();
    };
    // A level that we know is said in the player's language.
    const std::optional<Level> level = levelFromName(puzzle.level);
    add(level ? levelText(*level) : QString::fromStdString(puzzle.level));
    for (const std::string* text : {&puzzle.rating, &puzzle.author, &puzzle.source, &puzzle.comment})
        add(QString::fromStdString(*text));
    return facts.join(QStringLiteral(" \u00B7 "));
}

QVariant PuzzleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Puzzle& one = puzzle(index.row());
    const QString number = QString::number(index.row() + 1);
    switch (role) {
    case Qt::DisplayRole: {
        const QString name = QString::fromStdString(one.name).simplified();
        if (name.isEmpty()) return tr("Puzzle %1").arg(number);
        // Many names are numbers already.
        return name.endsWith(u' ' + number) ? name : QStringLiteral("%1  %2").arg(number, name);
    }
    case Qt::ToolTipRole:
    case Qt::StatusTipRole:
        return factsOf(one);
    case Qt::UserRole:
        return QString::fromStdString(one.grid.cellsText());
    default:
        return {};
    }
}

} // namespace ninefold
