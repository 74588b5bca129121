// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runview.h"

#include <QAbstractListModel>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// A list model of the events in the window of a run, one row each. However long the run is, only a window of it is
/// in memory.
class EventModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setRunView(const session::RunView* view);
    void setTheme(const widgets::Theme& theme);
    /// Updates the rows after the window may have changed.
    void syncRows();
    /// What is known about the events has changed.
    void renewRows();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    quint64 numberOf(int row) const { return first_ + static_cast<quint64>(row) + 1; }
    /// -1 if the event is outside the window.
    int rowOf(quint64 number) const;

private:
    const session::RunView* runView_ = nullptr;
    const widgets::Theme* theme_ = nullptr;
    quint64 first_ = 0, end_ = 0;
};

} // namespace ninefold::pages
