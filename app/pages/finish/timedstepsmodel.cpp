// SPDX-License-Identifier: MIT
#include "app/pages/finish/timedstepsmodel.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/ratings.h"
#include "app/pages/finish/finishtext.h"
#include "app/pages/finish/timechart.h"
#include "app/widgets/ratingdelegate.h"

namespace ninefold::pages {
namespace {

QString textOf(const session::TimedStep& step, int row, int column) {
    switch (column) {
    case TimedStepsModel::Number:
        return documents::numberText(row + 1);
    case TimedStepsModel::Name:
        return stepName(step);
    case TimedStepsModel::Rating:
        // A guess has no rating.
        return step.technique != nullptr ? documents::tenthsText(step.rating) : QStringLiteral("\u2013");
    default:
        // The time before a digit is shown at the hardest of the steps that led to it.
        return step.beforeMs > 0 ? documents::clockText(step.beforeMs) : QString();
    }
}

qint64 sortKey(const session::TimedStep& step, int row, int column) {
    if (column == TimedStepsModel::Time) return step.beforeMs;
    return column == TimedStepsModel::Rating ? step.rating : row;
}

} // namespace

void TimedStepsModel::setProfile(const std::vector<session::TimedStep>& profile) {
    beginResetModel();
    profile_ = profile;
    endResetModel();
}

int TimedStepsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(profile_.size());
}

int TimedStepsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant TimedStepsModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole && index.column() != Name) return QVariant(Qt::AlignTrailing | Qt::AlignVCenter);
    const session::TimedStep& step = profile_[static_cast<std::size_t>(index.row())];
    if (role == widgets::kLevelRole) return levelOfStep(step);
    if (role == kSortRole && index.column() == Name) return stepName(step);
    if (role == kSortRole) return sortKey(step, index.row(), index.column());
    if (role == Qt::ToolTipRole) return stepText(profile_, index.row());
    return role == Qt::DisplayRole ? textOf(step, index.row(), index.column()) : QVariant();
}

QVariant TimedStepsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString titles[Columns] = {tr("No.", "number of a step"), tr("Technique"), tr("Rating"), tr("Time")};
    return titles[section];
}

} // namespace ninefold::pages
