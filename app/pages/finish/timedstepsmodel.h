// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/results/timeprofile.h"

#include <QAbstractTableModel>

namespace ninefold::pages {

/// The steps of a finished game, each with the time that the player thought before it.
class TimedStepsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Name, Rating, Time, Columns };
    /// Data role: what a column is sorted by.
    static constexpr int kSortRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setProfile(const std::vector<session::TimedStep>& profile);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<session::TimedStep> profile_;
};

} // namespace ninefold::pages
