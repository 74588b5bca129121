// SPDX-License-Identifier: MIT
#pragma once

#include "app/panels/watch/show.h"

#include <QAbstractListModel>

namespace ninefold {

class Theme;

/// The events that are at hand, one row each: never more than a window of them, however long the run is.
class EventModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setShow(const Show* show);
    void setTheme(const Theme& theme);
    /// The window may be another now.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    quint64 numberOf(int row) const { return first_ + static_cast<quint64>(row) + 1; }
    /// -1 where the event is not at hand.
    int rowOf(quint64 number) const;

private:
    const Show* show_ = nullptr;
    const Theme* theme_ = nullptr;
    quint64 first_ = 0, end_ = 0;
};

} // namespace ninefold
