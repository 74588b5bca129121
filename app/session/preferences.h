// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/settings.h"

#include <QObject>

namespace ninefold::session {

class Announcer;

/// The player's settings while the program runs: loaded at the start, saved with each change.
class Preferences : public QObject {
    Q_OBJECT

public:
    explicit Preferences(Announcer& announcer);

    const store::Settings& settings() const { return settings_; }
    void setSettings(const store::Settings& settings);
    /// Takes over what another window has changed and saved.
    void follow(const store::Settings& settings);
    /// Zooms the board by steps; 0 fits it into the window.
    void zoomBy(int steps);

signals:
    void settingsChanged(const ninefold::store::Settings& settings);

private:
    Announcer& announcer_;
    store::Settings settings_;
};

} // namespace ninefold::session
