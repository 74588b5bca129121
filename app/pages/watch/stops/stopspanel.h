// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/stops/stop.h"
#include "engine/core/names.h"

#include <QWidget>

class QListWidget;
class QPushButton;
class QToolButton;

namespace ninefold::session {
class EventRun;
class Playback;
} // namespace ninefold::session
namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// The list of breakpoints of a run, each on or off, and the way to the next and the previous one.
class StopsPanel : public QWidget {
    Q_OBJECT

public:
    StopsPanel(session::EventRun& run, session::Playback& playback, QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    void setNames(NameStyle names);
    /// The cell that a new stop is about at first.
    void setCell(Cell cell) { cell_ = cell; }
    void add(const session::Stop& stop);
    const std::vector<session::Stop>& stops() const { return stops_; }
    void setStops(const std::vector<session::Stop>& stops);

private:
    QToolButton* addArrow(const QString& name, const QString& about, bool forward);
    void fill();
    void takeChecks();
    void ask();
    void remove();
    void apply();

    session::EventRun& run_;
    session::Playback& playback_;
    NameStyle names_ = NameStyle::RowColumn;
    Cell cell_ = 0;
    std::vector<session::Stop> stops_;
    QListWidget* list_;
    QPushButton *add_, *remove_;
    QToolButton *previous_, *next_;
};

} // namespace ninefold::pages
