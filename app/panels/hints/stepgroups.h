// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/technique.h"

#include <QTreeWidget>

#include <map>

namespace ninefold {

/// All steps of the moment, grouped by technique.
class StepGroups : public QTreeWidget {
    Q_OBJECT

public:
    explicit StepGroups(QWidget* parent = nullptr);

    void setNames(NameStyle names) { names_ = names; }
    void wipe();
    void add(const std::vector<Step>& steps);
    void setFilter(const QString& filter);
    const std::vector<Step>& steps() const { return steps_; }
    /// The step of the current line; -1 on the line of a group.
    int current() const;
    /// What is shown, as lines of text.
    QStringList lines() const;

signals:
    void chosen(int index);

private:
    QTreeWidgetItem* groupOf(const Technique& technique, const Step& first);
    void filterGroup(QTreeWidgetItem& group) const;

    std::vector<Step> steps_;
    std::map<const Technique*, QTreeWidgetItem*> groups_;
    NameStyle names_ = NameStyle::RowColumn;
    QString filter_;
};

} // namespace ninefold
