// SPDX-License-Identifier: MIT
#include "app/pages/steps/steptreemodel.h"

#include "app/documents/text/steps.h"
#include "app/widgets/ratingdelegate.h"
#include "engine/rating/rule/levelrule.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold::pages {
namespace {

/// Takes about a millisecond, even if the filter has to read every result.
constexpr std::size_t kMaxSliceSteps = 256;

/// internalId() of top-level rows. A child row has the row number of its parent plus one.
constexpr quintptr kTop = 0;

} // namespace

StepTreeModel::StepTreeModel(QObject* parent) : QAbstractItemModel(parent) {
    slices_.setInterval(0);
    connect(&slices_, &QTimer::timeout, this, &StepTreeModel::showSlice);
}

void StepTreeModel::setNames(NameStyle names) {
    if (std::exchange(names_, names) != names) startOver();
}

void StepTreeModel::setFilter(const QString& filter) {
    if (filter == filter_) return;
    filter_ = filter;
    startOver();
}

void StepTreeModel::clear() {
    steps_.clear();
    batches_.clear();
    startOver();
}

void StepTreeModel::startOver() {
    beginResetModel();
    lines_.clear();
    nameFits_.clear();
    visited_ = 0;
    endResetModel();
    if (steps_.empty()) slices_.stop();
    else slices_.start();
}

void StepTreeModel::append(const session::StepBatch& batch) {
    batches_.push_back(batch);
    for (const session::ListedStep& listed : *batch) steps_.push_back(&listed);
    slices_.start();
}

void StepTreeModel::showSlice() {
    const std::size_t end = std::min(visited_ + kMaxSliceSteps, steps_.size());
    std::vector<Line> lines;
    std::map<int, std::vector<std::size_t>> folded;
    for (; visited_ < end; ++visited_) {
        const session::ListedStep& listed = *steps_[visited_];
        if (isFiltered()) {
            if (fits(listed.step)) lines.push_back({visited_, {}});
        } else if (listed.under) {
            folded[*listed.under].push_back(visited_);
        } else {
            lines.push_back({visited_, {}});
        }
    }
    addLines(std::move(lines));
    for (const auto& [line, steps] : folded) addFolded(line, steps);
    if (!folded.empty()) emit dataChanged(index(folded.begin()->first, Folded), index(folded.rbegin()->first, Folded));
    if (visited_ == steps_.size()) slices_.stop();
}

void StepTreeModel::addLines(std::vector<Line> lines) {
    if (lines.empty()) return;
    const int first = static_cast<int>(lines_.size());
    beginInsertRows({}, first, first + static_cast<int>(lines.size()) - 1);
    std::move(lines.begin(), lines.end(), std::back_inserter(lines_));
    endInsertRows();
}

void StepTreeModel::addFolded(int line, const std::vector<std::size_t>& steps) {
    assert(line < static_cast<int>(lines_.size()));
    std::vector<std::size_t>& folded = lines_[static_cast<std::size_t>(line)].folded;
    const QModelIndex parent = index(line, Name);
    const int first = static_cast<int>(folded.size());
    beginInsertRows(parent, first, first + static_cast<int>(steps.size()) - 1);
    folded.insert(folded.end(), steps.begin(), steps.end());
    endInsertRows();
}

bool StepTreeModel::fits(const logic::Step& step) {
    const auto [known, isNew] = nameFits_.try_emplace(step.technique, false);
    if (isNew) known->second = documents::techniqueName(*step.technique).contains(filter_, Qt::CaseInsensitive);
    return known->second || documents::resultNotation(step, names_).contains(filter_, Qt::CaseInsensitive);
}

const logic::Step* StepTreeModel::step(const QModelIndex& index) const {
    if (!index.isValid()) return nullptr;
    const auto row = static_cast<std::size_t>(index.row());
    const quintptr above = index.internalId();
    assert(above == kTop ? row < lines_.size() : row < lines_[above - 1].folded.size());
    return &steps_[above == kTop ? lines_[row].step : lines_[above - 1].folded[row]]->step;
}

QModelIndex StepTreeModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kTop);
}

QModelIndex StepTreeModel::parent(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == kTop) return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, Name, kTop);
}

int StepTreeModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(lines_.size());
    if (parent.internalId() != kTop || parent.column() != Name) return 0;
    return static_cast<int>(lines_[static_cast<std::size_t>(parent.row())].folded.size());
}

QString StepTreeModel::toolTip(const QModelIndex& index) const {
    assert(index.isValid());
    QString text = documents::notation(*step(index), names_);
    const int folded = rowCount(index.siblingAtColumn(Name));
    if (folded == 0) return text;
    return text + u'\n' + tr("%n more step(s) below it lead to the same result.", nullptr, folded);
}

QVariant StepTreeModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole && (index.column() == Rating || index.column() == Folded))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) return toolTip(index);
    if (role == widgets::kLevelRole) return static_cast<int>(rating::stepLevel(documents::ratingOf(*step(index))));
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case Name:
        return documents::techniqueName(*step(index)->technique);
    case Rating:
        return documents::ratingText(*step(index));
    case Result:
        return documents::resultNotation(*step(index), names_);
    default:
        const int folded = rowCount(index.siblingAtColumn(Name));
        return folded == 0 ? QString() : QStringLiteral("+%1").arg(folded);
    }
}

QVariant StepTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole && section == Rating) return documents::ratingHint();
    if (role != Qt::DisplayRole) return {};
    const QString titles[Columns] = {tr("Technique"), tr("Rating"), tr("Result"), tr("More")};
    return titles[section];
}

} // namespace ninefold::pages
