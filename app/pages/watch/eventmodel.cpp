// SPDX-License-Identifier: MIT
#include "app/pages/watch/eventmodel.h"

#include "app/widgets/look/theme.h"
#include "app/widgets/wrappedtext.h"

#include <QFont>

#include <cassert>

namespace ninefold::pages {

void EventModel::setRunView(const session::RunView* view) {
    beginResetModel();
    runView_ = view;
    std::tie(first_, end_) = view != nullptr ? view->span() : std::pair<quint64, quint64>();
    assert(first_ <= end_);
    endResetModel();
}

void EventModel::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    emit dataChanged(index(0), index(rowCount() - 1));
}

void EventModel::syncRows() {
    if (runView_ == nullptr) return;
    const auto [first, end] = runView_->span();
    assert(first <= end);
    if (first == first_ && end == end_) return;
    // A run that continues only adds rows at the end, so the list need not scroll.
    if (first == first_ && end > end_) {
        beginInsertRows({}, static_cast<int>(end_ - first_), static_cast<int>(end - first_) - 1);
        end_ = end;
        return endInsertRows();
    }
    beginResetModel();
    first_ = first;
    end_ = end;
    endResetModel();
}

void EventModel::renewRows() {
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

int EventModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(end_ - first_);
}

int EventModel::rowOf(quint64 number) const {
    return number > first_ && number <= end_ ? static_cast<int>(number - first_ - 1) : -1;
}

QVariant EventModel::data(const QModelIndex& index, int role) const {
    if (runView_ == nullptr || !index.isValid()) return {};
    const quint64 number = numberOf(index.row());
    // The span may have changed before syncRows() updates the rows.
    const auto [first, end] = runView_->span();
    if (number <= first || number > end) return {};
    const auto text = [&] { return QStringLiteral("%1  %2").arg(number).arg(runView_->sentence(number)); };
    if (role == Qt::DisplayRole) return text();
    if (role == Qt::ToolTipRole) return widgets::toolTipOf(text());
    if (role != Qt::ForegroundRole && role != Qt::BackgroundRole && role != Qt::FontRole) return {};
    const session::Weight weight = runView_->weight(number);
    if (role == Qt::FontRole) {
        QFont font;
        using session::Weight;
        font.setBold(weight == Weight::Step || weight == Weight::Choice || weight == Weight::Clash ||
                     weight == Weight::Goal);
        return font;
    }
    if (theme_ == nullptr) return {};
    if (role == Qt::BackgroundRole) {
        if (weight == session::Weight::Clash) return (*theme_)[logic::Role::Remove].fill;
        if (weight == session::Weight::Learned) return (*theme_)[logic::Role::SetB].fill;
        return {};
    }
    return (*theme_)[weight == session::Weight::Quiet ? widgets::Tone::Secondary : widgets::Tone::Text];
}

} // namespace ninefold::pages
