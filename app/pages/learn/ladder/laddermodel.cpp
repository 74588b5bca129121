// SPDX-License-Identifier: MIT
#include "app/pages/learn/ladder/laddermodel.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/steps.h"
#include "engine/rating/rule/levelrule.h"

#include <algorithm>
#include <utility>

namespace ninefold::pages {
namespace {

QString idOf(const logic::Technique& technique) {
    return QString::fromUtf8(technique.id.data(), static_cast<qsizetype>(technique.id.size()));
}

/// Does its name, or its English one, which players know everywhere, contain the text?
bool isNamed(const logic::Technique& technique, const QString& text) {
    const QString english = QString::fromUtf8(technique.name.data(), static_cast<qsizetype>(technique.name.size()));
    return documents::techniqueName(technique).contains(text, Qt::CaseInsensitive) ||
           english.contains(text, Qt::CaseInsensitive);
}

} // namespace

LadderModel::LadderModel(QObject* parent) : QAbstractListModel(parent) {
    fill();
}

void LadderModel::setSearch(const QString& text) {
    search_ = text.trimmed();
    fill();
}

void LadderModel::setAll(bool all) {
    all_ = all;
    fill();
}

void LadderModel::setMastery(const session::MasteryMap& mastery) {
    mastery_ = mastery;
    if (!rows_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

void LadderModel::fill() {
    beginResetModel();
    rows_.clear();
    for (const logic::Technique* technique : logic::allTechniques()) {
        const bool offered = all_ || !technique->onRequest;
        if (offered && isNamed(*technique, search_)) rows_.push_back({rating::stepLevel(technique->rating), technique});
    }
    // Within a level in the order in which people use them.
    std::ranges::stable_sort(rows_, {}, &Row::level);
    const std::vector<Row> techniques = std::exchange(rows_, {});
    for (const Row& row : techniques) {
        if (rows_.empty() || rows_.back().level != row.level) rows_.push_back({row.level, nullptr});
        rows_.push_back(row);
    }
    endResetModel();
}

int LadderModel::rowOf(const logic::Technique& technique) const {
    const auto found = std::ranges::find(rows_, &technique, &Row::technique);
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

const logic::Technique* LadderModel::first() const {
    return rows_.empty() ? nullptr : rows_[1].technique;
}

session::Mastery LadderModel::mastery(const logic::Technique& technique) const {
    return mastery_.value(idOf(technique));
}

int LadderModel::count(rating::Level level) const {
    return static_cast<int>(std::ranges::count_if(
        rows_, [level](const Row& row) { return row.technique != nullptr && row.level == level; }));
}

int LadderModel::mastered(rating::Level level) const {
    return static_cast<int>(std::ranges::count_if(rows_, [this, level](const Row& row) {
        return row.technique != nullptr && row.level == level && mastery(*row.technique).isMastered();
    }));
}

int LadderModel::count() const {
    return static_cast<int>(std::ranges::count_if(rows_, [](const Row& row) { return row.technique != nullptr; }));
}

int LadderModel::mastered() const {
    return static_cast<int>(std::ranges::count_if(
        rows_, [this](const Row& row) { return row.technique != nullptr && mastery(*row.technique).isMastered(); }));
}

int LadderModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant LadderModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = at(index.row());
    if (row.technique == nullptr) {
        if (role == Qt::DisplayRole) return documents::levelText(row.level);
        if (role == Qt::AccessibleTextRole)
            return tr("%1, %2 of %3 mastered", "level")
                .arg(documents::levelText(row.level))
                .arg(mastered(row.level))
                .arg(count(row.level));
        return {};
    }
    const QString name = documents::techniqueName(*row.technique);
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return name;
    if (role != Qt::AccessibleTextRole) return {};
    const session::Mastery known = mastery(*row.technique);
    if (known.isMastered()) return tr("%1, mastered", "technique").arg(name);
    return tr("%1, %2 of 10 found without help", "technique").arg(name).arg(known.alone);
}

Qt::ItemFlags LadderModel::flags(const QModelIndex& index) const {
    return at(index.row()).technique == nullptr ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace ninefold::pages
