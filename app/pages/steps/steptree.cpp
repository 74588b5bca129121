// SPDX-License-Identifier: MIT
#include "app/pages/steps/steptree.h"

#include "app/documents/text/steps.h"
#include "app/pages/steps/namedelegate.h"
#include "app/pages/steps/steptreemodel.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/ratingdelegate.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

namespace ninefold::pages {
namespace {

/// Makes the rows as high as those of the path.
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
        const QSize usual = QStyledItemDelegate::sizeHint(option, index);
        return view == nullptr ? usual : QSize(usual.width(), stepRowHeight(*view));
    }
};

} // namespace

StepTree::StepTree(StepTreeModel& model, QWidget* parent) : QTreeView(parent), model_(model) {
    setModel(&model_);
    setAccessibleName(tr("All steps"));
    // Otherwise the view would ask for the height of each of the thousands of rows.
    setUniformRowHeights(true);
    setItemDelegate(new RowDelegate(this));
    setItemDelegateForColumn(StepTreeModel::Name, new NameDelegate(this));
    setItemDelegateForColumn(StepTreeModel::Rating, new widgets::RatingDelegate(this));
    // The end of a technique's name must stay visible: it says in which house a single is hidden.
    setTextElideMode(Qt::ElideMiddle);
    header()->setStretchLastSection(false);
    header()->setHighlightSections(false);
    header()->setSectionsMovable(false);
    // Columns sized to their visible content would read the texts again with every slice of new rows, and jump.
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionResizeMode(StepTreeModel::Name, QHeaderView::Stretch);
    connect(&model_, &QAbstractItemModel::modelReset, this, &StepTree::showCounts);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (const logic::Step* step = current()) emit stepChosen(*step);
    });
}

/// With a filter the list is flat, so the column that counts the child rows is empty. In a narrow list the names need
/// its room.
void StepTree::showCounts() {
    constexpr int kNarrow = 340;
    setColumnHidden(StepTreeModel::Folded, model_.isFiltered() || width() < kNarrow);
}

void StepTree::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    showCounts();
    // The height of the rows follows the width.
    scheduleDelayedItemsLayout();
    const widgets::Badge widest{QStringLiteral("10.0"), {}, {}, 4};
    header()->resizeSection(StepTreeModel::Rating, qMax(header()->sectionSizeHint(StepTreeModel::Rating),
                                                        widgets::badgeSize(font(), widest).width() + 14));
    header()->resizeSection(StepTreeModel::Folded, qMax(header()->sectionSizeHint(StepTreeModel::Folded),
                                                        fontMetrics().horizontalAdvance(QStringLiteral("+00000")) + 8));
    header()->resizeSection(StepTreeModel::Result,
                            qMax(header()->sectionSizeHint(StepTreeModel::Result), viewport()->width() * 3 / 10));
}

const logic::Step* StepTree::current() const {
    return model_.step(currentIndex());
}

bool StepTree::select(const logic::Step& step) {
    const auto selectAmong = [&](const QModelIndex& parent) {
        for (int row = 0; row < model_.rowCount(parent); ++row) {
            const QModelIndex line = model_.index(row, 0, parent);
            if (*model_.step(line) != step) continue;
            setCurrentIndex(line);
            return true;
        }
        return false;
    };
    if (selectAmong({})) return true;
    for (int row = 0; row < model_.rowCount(); ++row)
        if (selectAmong(model_.index(row, 0))) return true;
    return false;
}

QStringList StepTree::lines(NameStyle names) const {
    QStringList lines;
    for (int row = 0; row < model_.rowCount(); ++row) {
        const QModelIndex line = model_.index(row, StepTreeModel::Name);
        lines << documents::notation(*model_.step(line), names);
        for (int below = 0; isExpanded(line) && below < model_.rowCount(line); ++below)
            lines << documents::notation(*model_.step(model_.index(below, StepTreeModel::Name, line)), names);
    }
    return lines;
}

} // namespace ninefold::pages
