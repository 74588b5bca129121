// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/step.h"

#include <QAbstractTableModel>

namespace ninefold::pages {

/// A table model of solving steps, in the order in which they were found.
class StepsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Name, Rating, Result, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setNames(NameStyle names);
    void clear();
    void append(const std::vector<logic::Step>& steps);
    const std::vector<logic::Step>& steps() const { return steps_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<logic::Step> steps_;
    NameStyle names_ = NameStyle::RowColumn;
};

} // namespace ninefold::pages
