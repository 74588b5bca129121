// SPDX-License-Identifier: MIT
#include "app/pages/hint/chainmodel.h"

#include "app/documents/text/hints.h"

#include <algorithm>
#include <cassert>

namespace ninefold::pages {

void ChainModel::setExplanation(documents::Explanation explanation) {
    beginResetModel();
    explanation_ = std::move(explanation);
    current_ = explanation_.lines.empty() ? 0 : 1;
    rows_ = documents::chainRows(explanation_.lines, current_);
    endResetModel();
}

void ChainModel::setCurrent(int line) {
    if (line == current_ || line < 1 || line > this->lines()) return;
    const bool turns =
        documents::branchOf(explanation_.lines, line).first != documents::branchOf(explanation_.lines, current_).first;
    if (turns) beginResetModel();
    current_ = line;
    if (turns) {
        rows_ = documents::chainRows(explanation_.lines, current_);
        return endResetModel();
    }
    emit dataChanged(index(0), index(rowCount() - 1));
}

int ChainModel::currentRow() const {
    const auto found = std::ranges::find_if(
        rows_, [this](const documents::ChainRow& row) { return row.heading == 0 && row.line == current_; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int ChainModel::lineAt(const QModelIndex& index) const {
    return index.isValid() ? rows_[static_cast<std::size_t>(index.row())].line : 0;
}

int ChainModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

bool ChainModel::isOpen(const documents::ChainRow& heading) const {
    return current_ >= heading.line && current_ < heading.line + heading.heading;
}

QString ChainModel::spoken(const documents::ChainRow& row) const {
    const documents::ExplanationLine& said = line(row.line);
    if (row.heading > 0)
        return tr("%1, %n line(s), %2", "heading of a branch, open or folded", row.heading)
            .arg(documents::headingText(said), isOpen(row) ? tr("open") : tr("folded"));
    const QString text = QStringLiteral("%1: %2").arg(row.line).arg(said.text);
    return said.because.isEmpty() ? text : text + QStringLiteral(", ") + said.because;
}

QVariant ChainModel::data(const QModelIndex& index, int role) const {
    assert(index.row() >= 0 && index.row() < static_cast<int>(rows_.size()));
    const documents::ChainRow& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.heading > 0 ? documents::headingText(line(row.line)) : line(row.line).text;
    case Qt::AccessibleTextRole:
        return spoken(row);
    case LineRole:
        return row.line;
    case BecauseRole:
        return row.heading > 0 ? documents::lineCountText(row.heading) : line(row.line).because;
    case NumberRole:
        return row.heading > 0 ? 0 : row.line;
    case StateRole:
        return row.line < current_ ? Done : row.line == current_ ? Current : Next;
    case HeadingRole:
        return row.heading > 0;
    case OpenRole:
        return row.heading > 0 && isOpen(row);
    default:
        return {};
    }
}

} // namespace ninefold::pages
