// SPDX-License-Identifier: MIT
#include "app/pages/hint/chainmodel.h"

#include "app/documents/text/hints.h"
#include "app/documents/text/parts/phrases.h"

#include <algorithm>

namespace ninefold::pages {

void ChainModel::setLines(std::vector<documents::ExplanationLine> lines) {
    beginResetModel();
    lines_ = std::move(lines);
    current_ = lines_.empty() ? 0 : 1;
    build();
    endResetModel();
}

void ChainModel::setCurrent(int line) {
    if (line == current_ || line < 1 || line > this->lines()) return;
    const bool turns = documents::branchOf(lines_, line).first != documents::branchOf(lines_, current_).first;
    if (turns) beginResetModel();
    current_ = line;
    if (turns) {
        build();
        return endResetModel();
    }
    emit dataChanged(index(0), index(rowCount() - 1));
}

void ChainModel::build() {
    rows_.clear();
    for (int line = 1; line <= lines();) {
        const documents::Branch branch = documents::branchOf(lines_, line);
        if (branch.isNamed) rows_.push_back({line, branch.count});
        const bool open = current_ >= branch.first && current_ < branch.first + branch.count;
        for (int i = 0; open && i < branch.count; ++i) rows_.push_back({line + i});
        line += branch.count;
    }
}

int ChainModel::currentRow() const {
    const auto found =
        std::ranges::find_if(rows_, [this](const Row& row) { return row.heading == 0 && row.line == current_; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int ChainModel::lineAt(const QModelIndex& index) const {
    return index.isValid() ? rows_[static_cast<std::size_t>(index.row())].line : 0;
}

int ChainModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

bool ChainModel::isOpen(const Row& heading) const {
    return current_ >= heading.line && current_ < heading.line + heading.heading;
}

int ChainModel::numberInBranch(int line) const {
    return line - documents::branchOf(lines_, line).first + 1;
}

QString ChainModel::headingText(const Row& row) const {
    return documents::asSentence(line(row.line).branch);
}

QString ChainModel::spoken(const Row& row) const {
    const documents::ExplanationLine& said = line(row.line);
    if (row.heading > 0)
        return tr("%1, %n line(s), %2", "heading of a branch, open or folded", row.heading)
            .arg(headingText(row), isOpen(row) ? tr("open") : tr("folded"));
    const QString text = QStringLiteral("%1: %2").arg(numberInBranch(row.line)).arg(said.text);
    return said.because.isEmpty() ? text : text + QStringLiteral(", ") + said.because;
}

QVariant ChainModel::data(const QModelIndex& index, int role) const {
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.heading > 0 ? headingText(row) : line(row.line).text;
    case Qt::AccessibleTextRole:
        return spoken(row);
    case LineRole:
        return row.line;
    case BecauseRole:
        return row.heading > 0 ? tr("%n line(s)", "below a heading", row.heading) : line(row.line).because;
    case NumberRole:
        return row.heading > 0 ? 0 : numberInBranch(row.line);
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
