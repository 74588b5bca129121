// SPDX-License-Identifier: MIT
#include "app/panels/hints/stepgroups.h"

#include "app/text/steps.h"

#include <QHeaderView>

namespace ninefold {
namespace {

constexpr int kIndex = Qt::UserRole;

} // namespace

StepGroups::StepGroups(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(2);
    setHeaderLabels({tr("Technique"), tr("Rating")});
    setAccessibleName(tr("All steps"));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(this, &QTreeWidget::currentItemChanged, this, [this] {
        if (const int index = current(); index >= 0) emit chosen(index);
    });
}

void StepGroups::wipe() {
    steps_.clear();
    groups_.clear();
    clear();
}

QTreeWidgetItem* StepGroups::groupOf(const Technique& technique, const Step& first) {
    QTreeWidgetItem*& group = groups_[&technique];
    if (group != nullptr) return group;
    group = new QTreeWidgetItem(this, {QString(), ratingText(first)});
    group->setData(0, kIndex, -1);
    group->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    group->setExpanded(groups_.size() <= 3);
    return group;
}

void StepGroups::add(const std::vector<Step>& steps) {
    for (const Step& step : steps) {
        QTreeWidgetItem* group = groupOf(*step.technique, step);
        auto* line = new QTreeWidgetItem(group, {resultNotation(step, names_), ratingText(step)});
        line->setToolTip(0, notation(step, names_));
        line->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        line->setData(0, kIndex, static_cast<int>(steps_.size()));
        steps_.push_back(step);
        group->setText(0, QStringLiteral("%1 (%2)").arg(techniqueName(*step.technique)).arg(group->childCount()));
        filterGroup(*group);
    }
}

void StepGroups::setFilter(const QString& filter) {
    filter_ = filter;
    for (int index = 0; index < topLevelItemCount(); ++index) filterGroup(*topLevelItem(index));
}

void StepGroups::filterGroup(QTreeWidgetItem& group) const {
    const bool named = group.text(0).contains(filter_, Qt::CaseInsensitive);
    bool any = named;
    for (int index = 0; index < group.childCount(); ++index) {
        const bool fits = named || group.child(index)->text(0).contains(filter_, Qt::CaseInsensitive);
        group.child(index)->setHidden(!fits);
        any = any || fits;
    }
    group.setHidden(!any);
}

int StepGroups::current() const {
    return currentItem() == nullptr ? -1 : currentItem()->data(0, kIndex).toInt();
}

QStringList StepGroups::lines() const {
    QStringList lines;
    for (int index = 0; index < topLevelItemCount(); ++index)
        for (int child = 0; !topLevelItem(index)->isHidden() && child < topLevelItem(index)->childCount(); ++child) {
            const QTreeWidgetItem* line = topLevelItem(index)->child(child);
            if (!line->isHidden())
                lines << notation(steps_[static_cast<std::size_t>(line->data(0, kIndex).toInt())], names_);
        }
    return lines;
}

} // namespace ninefold
