// SPDX-License-Identifier: MIT
// Reads and writes the settings. A key that is missing or invalid gets the default value, so that a file of any
// version can be read.
#include "app/store/settings.h"

#include <QSettings>

namespace ninefold::store {
namespace {

// How the file holds a setting, by its type: stored() writes and restore() reads. People edit such files, so restore()
// accepts anything.

QVariant stored(const QVariant& value) {
    return value;
}
QVariant stored(ThemeChoice theme) {
    return static_cast<int>(theme);
}
QVariant stored(NameStyle names) {
    return names == NameStyle::LetterNumber;
}
QVariant stored(std::optional<rating::Level> level) {
    const std::string_view name = level ? rating::levelName(*level) : std::string_view();
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}
QVariant stored(const ChangedKeys& keys) {
    QVariantMap map;
    for (auto key = keys.begin(); key != keys.end(); ++key) map[key.key()] = key.value();
    return map;
}

void restore(const QVariant& value, bool& setting) {
    setting = value.toBool();
}
void restore(const QVariant& value, int& setting) {
    setting = value.toInt();
}
void restore(const QVariant& value, QString& setting) {
    setting = value.toString();
}
void restore(const QVariant& value, QStringList& setting) {
    setting = value.toStringList();
}
void restore(const QVariant& value, ThemeChoice& setting) {
    setting = static_cast<ThemeChoice>(qBound(0, value.toInt(), static_cast<int>(ThemeChoice::HighContrast)));
}
void restore(const QVariant& value, NameStyle& setting) {
    setting = value.toBool() ? NameStyle::LetterNumber : NameStyle::RowColumn;
}
void restore(const QVariant& value, std::optional<rating::Level>& setting) {
    setting = rating::levelFromName(value.toString().toStdString());
}
void restore(const QVariant& value, ChangedKeys& setting) {
    const QVariantMap map = value.toMap();
    for (auto key = map.begin(); key != map.end(); ++key) setting[key.key()] = key.value().toString();
}

} // namespace

std::span<const SwitchRow> switchRows() {
    static constexpr SwitchRow rows[] = {
#define NINEFOLD_SETTING(type, name, key, initial)
#define NINEFOLD_SWITCH(name, key, initial, page, label) {&Settings::name, SettingsPage::page, label},
#include "app/store/settings.def"
#undef NINEFOLD_SETTING
#undef NINEFOLD_SWITCH
    };
    return rows;
}

#define NINEFOLD_SWITCH(name, key, initial, page, label) NINEFOLD_SETTING(bool, name, key, initial)

Settings loadSettings() {
    const QSettings file;
    Settings settings;
#define NINEFOLD_SETTING(type, name, key, initial)                                                                     \
    if (file.contains(key)) restore(file.value(key), settings.name);
#include "app/store/settings.def"
#undef NINEFOLD_SETTING
    settings.zoom = qBound(kSmallestZoom, settings.zoom, kLargestZoom);
    settings.timeLimit = qBound(0, settings.timeLimit, kMaxTimeLimitMinutes);
    return settings;
}

bool saveSettings(const Settings& settings) {
    QSettings file;
#define NINEFOLD_SETTING(type, name, key, initial) file.setValue(key, stored(settings.name));
#include "app/store/settings.def"
#undef NINEFOLD_SETTING
    // Written now, so that a failure can be reported.
    file.sync();
    return file.status() == QSettings::NoError;
}

#undef NINEFOLD_SWITCH

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
