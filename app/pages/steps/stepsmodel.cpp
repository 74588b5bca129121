// SPDX-License-Identifier: MIT
#include "app/pages/steps/stepsmodel.h"

#include "app/documents/text/steps.h"
#include "app/widgets/ratingdelegate.h"
#include "engine/rating/rule/levelrule.h"

#include <cassert>

namespace ninefold::pages {

void StepsModel::setNames(NameStyle names) {
    if (names == names_) return;
    beginResetModel();
    names_ = names;
    endResetModel();
}

void StepsModel::clear() {
    if (steps_.empty()) return;
    beginResetModel();
    steps_.clear();
    endResetModel();
}

void StepsModel::append(const std::vector<logic::Step>& steps) {
    if (steps.empty()) return;
    const int first = static_cast<int>(steps_.size());
    beginInsertRows({}, first, first + static_cast<int>(steps.size()) - 1);
    steps_.insert(steps_.end(), steps.begin(), steps.end());
    endInsertRows();
}

int StepsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(steps_.size());
}

int StepsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant StepsModel::data(const QModelIndex& index, int role) const {
    assert(index.row() >= 0 && index.row() < static_cast<int>(steps_.size()));
    if (role == Qt::TextAlignmentRole && (index.column() == Number || index.column() == Rating))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const logic::Step& step = steps_[static_cast<std::size_t>(index.row())];
    if (role == widgets::kLevelRole) return static_cast<int>(rating::stepLevel(documents::ratingOf(step)));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    if (role == Qt::ToolTipRole) return documents::notation(step, names_);
    switch (index.column()) {
    case Number:
        return index.row() + 1;
    case Name:
        return documents::techniqueName(*step.technique);
    case Rating:
        return documents::ratingText(step);
    default:
        return documents::resultNotation(step, names_);
    }
}

QVariant StepsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole && section == Rating) return documents::ratingHint();
    if (role != Qt::DisplayRole) return {};
    const QString titles[Columns] = {tr("Step"), tr("Technique"), tr("Rating"), tr("Result")};
    return titles[section];
}

} // namespace ninefold::pages
