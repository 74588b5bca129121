// SPDX-License-Identifier: MIT
#include "app/session/preferences.h"

#include "app/session/announcer.h"

#include <cassert>

namespace ninefold::session {

Preferences::Preferences(Announcer& announcer) : announcer_(announcer), settings_(store::loadSettings()) {}

void Preferences::setSettings(const store::Settings& settings) {
    assert(settings.zoom >= store::kSmallestZoom && settings.zoom <= store::kLargestZoom);
    if (settings == settings_) return;
    settings_ = settings;
    if (!store::saveSettings(settings_)) announcer_.say(tr("The settings could not be saved."), Severity::Important);
    emit settingsChanged(settings_);
}

void Preferences::follow(const store::Settings& settings) {
    if (settings == settings_) return;
    settings_ = settings;
    emit settingsChanged(settings_);
}

void Preferences::zoomBy(int steps) {
    constexpr int kStep = 10;
    store::Settings settings = settings_;
    settings.zoom = steps == 0 ? 100 : qBound(store::kSmallestZoom, settings.zoom + steps * kStep, store::kLargestZoom);
    setSettings(settings);
    announcer_.say(tr("Board at %1 %.").arg(settings.zoom));
}

} // namespace ninefold::session
