// SPDX-License-Identifier: MIT
#include "app/pages/steps/pathtable.h"

#include "app/documents/text/steps.h"
#include "app/pages/steps/namedelegate.h"
#include "app/pages/steps/stepsmodel.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/ratingdelegate.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ninefold::pages {
/// Limits the width of a long result so that the name of its technique fits; the tooltip shows all of the result.
class PathTable::ResultDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setMost(int width) { most_ = width; }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize whole = QStyledItemDelegate::sizeHint(option, index);
        return whole.boundedTo({most_, whole.height()});
    }

private:
    int most_ = 0;
};

PathTable::PathTable(StepsModel& model, QWidget* parent)
    : QTableView(parent),
      model_(model),
      filtered_(new QSortFilterProxyModel(this)),
      results_(new ResultDelegate(this)) {
    filtered_->setSourceModel(&model_);
    filtered_->setFilterKeyColumn(-1);
    filtered_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    setModel(filtered_);
    style();
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PathTable::currentStepChanged);
}

void PathTable::style() {
    setAccessibleName(tr("Solution path"));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    // The end of a technique's name must stay visible: it says in which house a single is hidden.
    setTextElideMode(Qt::ElideMiddle);
    setWordWrap(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(StepsModel::Name, QHeaderView::Stretch);
    setItemDelegateForColumn(StepsModel::Name, new NameDelegate(this));
    setItemDelegateForColumn(StepsModel::Result, results_);
    setItemDelegateForColumn(StepsModel::Rating, new widgets::RatingDelegate(this));
}

void PathTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    verticalHeader()->setDefaultSectionSize(stepRowHeight(*this));
    // A long result leaves room to the name of the technique.
    const QHeaderView& head = *horizontalHeader();
    const widgets::Badge widestBadge{QStringLiteral("10.0"), {}, {}, 4};
    const int rating =
        qMax(head.sectionSizeHint(StepsModel::Rating), widgets::badgeSize(font(), widestBadge).width() + 14);
    const int number =
        qMax(head.sectionSizeHint(StepsModel::Number), fontMetrics().horizontalAdvance(QStringLiteral("0000")));
    constexpr int kSpare = 16;
    const int left = viewport()->width() - number - rating - kSpare - head.sectionSizeHint(StepsModel::Name);
    results_->setMost(std::max(head.sectionSizeHint(StepsModel::Result), std::min(left, viewport()->width() * 3 / 8)));
    // Where even that is too little, the table scrolls.
    horizontalHeader()->setMinimumSectionSize(head.sectionSizeHint(StepsModel::Name));
    horizontalHeader()->setSectionResizeMode(StepsModel::Result, QHeaderView::ResizeToContents);
}

void PathTable::setFilter(const QString& text) {
    filtered_->setFilterFixedString(text);
}

bool PathTable::select(int step) {
    if (step < 0 || step >= model_.rowCount()) return false;
    const QModelIndex line = filtered_->mapFromSource(model_.index(step, 0));
    setCurrentIndex(line);
    return line.isValid();
}

int PathTable::currentStep() const {
    const QModelIndex current = filtered_->mapToSource(currentIndex());
    return current.isValid() ? current.row() : -1;
}

QStringList PathTable::lines(NameStyle names) const {
    QStringList lines;
    for (int row = 0; row < filtered_->rowCount(); ++row) {
        const int step = filtered_->mapToSource(filtered_->index(row, 0)).row();
        lines << QStringLiteral("%1. %2").arg(step + 1).arg(
            documents::notation(model_.steps()[static_cast<std::size_t>(step)], names));
    }
    return lines;
}

} // namespace ninefold::pages
