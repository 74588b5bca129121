// SPDX-License-Identifier: MIT
// Reads and writes the settings. A key that is missing or invalid gets the default value, so that a file of any
// version can be read.
#include "app/store/settings.h"

#include <QSettings>

namespace ninefold::store {
namespace {

struct Switch {
    const char* key;
    bool Settings::*field;
};

/// One list for reading and writing. The names are keys in the file, so they never change.
constexpr Switch kSwitches[] = {
    {"board/names", &Settings::showNames},
    {"aids/peers", &Settings::showPeers},
    {"aids/sameDigit", &Settings::showSameDigit},
    {"aids/clashes", &Settings::showClashes},
    {"aids/wrong", &Settings::showWrong},
    {"aids/left", &Settings::showLeft},
    {"aids/clock", &Settings::showClock},
    {"marks/autoClean", &Settings::autoClean},
    {"entry/digitFirst", &Settings::digitFirst},
    {"entry/moreModes", &Settings::moreModes},
    {"view/reducedMotion", &Settings::reducedMotion},
};

} // namespace

/// People edit such files: values out of bounds are limited, and missing ones get their default.
Settings loadSettings() {
    const QSettings file;
    Settings settings;
    for (const Switch& one : kSwitches) settings.*one.field = file.value(one.key, settings.*one.field).toBool();
    settings.theme = static_cast<ThemeChoice>(qBound(0, file.value("view/theme").toInt(), 3));
    settings.names = file.value("view/letterNames").toBool() ? NameStyle::LetterNumber : NameStyle::RowColumn;
    settings.zoom = qBound(kSmallestZoom, file.value("view/zoom", settings.zoom).toInt(), kLargestZoom);
    settings.language = file.value("view/language").toString();
    settings.techniques = file.value("hints/techniques").toStringList();
    settings.startLevel = rating::levelFromName(file.value("start/level").toString().toStdString());
    const QVariantMap keys = file.value("entry/keys").toMap();
    for (auto key = keys.begin(); key != keys.end(); ++key) settings.keys[key.key()] = key.value().toString();
    return settings;
}

bool saveSettings(const Settings& settings) {
    QSettings file;
    for (const Switch& one : kSwitches) file.setValue(one.key, settings.*one.field);
    file.setValue("view/theme", static_cast<int>(settings.theme));
    file.setValue("view/letterNames", settings.names == NameStyle::LetterNumber);
    file.setValue("view/zoom", settings.zoom);
    file.setValue("view/language", settings.language);
    file.setValue("hints/techniques", settings.techniques);
    const std::string_view start = settings.startLevel ? rating::levelName(*settings.startLevel) : std::string_view();
    file.setValue("start/level", QString::fromUtf8(start.data(), static_cast<qsizetype>(start.size())));
    QVariantMap keys;
    for (auto key = settings.keys.begin(); key != settings.keys.end(); ++key) keys[key.key()] = key.value();
    file.setValue("entry/keys", keys);
    // Written now, so that a failure can be reported.
    file.sync();
    return file.status() == QSettings::NoError;
}

WindowPlace loadWindowPlace() {
    const QSettings file;
    return {file.value("window/geometry").toByteArray(), file.value("window/splitter").toByteArray()};
}

void saveWindowPlace(const WindowPlace& place) {
    QSettings file;
    file.setValue("window/geometry", place.geometry);
    file.setValue("window/splitter", place.splitter);
}

} // namespace ninefold::store
