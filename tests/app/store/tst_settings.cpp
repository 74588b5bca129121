// SPDX-License-Identifier: MIT
// Settings on disk. Each test has a home folder of its own, so that the user's settings are never touched.
#include "app/store/settings.h"

#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QFile>
#include <QSettings>
#include <QTest>

using namespace ninefold;
using namespace ninefold::rating;
using namespace ninefold::store;

namespace {

/// The keys of the settings that differ, with spaces.
QByteArray differences(const Settings& a, const Settings& b) {
    QByteArrayList keys;
#define NINEFOLD_SETTING(type, name, key, initial)                                                                     \
    if (a.name != b.name) keys << key;
#define NINEFOLD_SWITCH(name, key, initial, page, label) NINEFOLD_SETTING(bool, name, key, initial)
#include "app/store/settings.def"
#undef NINEFOLD_SETTING
#undef NINEFOLD_SWITCH
    return keys.join(' ');
}

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void aNewPlayerGetsThePlainWindow();
    void whatIsSavedComesBack();
    void aFileOfTodayIsReadForever();
    void everySwitchIsKept();
    void anEditedFileDoesNoHarm();

private:
    static void write(const QByteArray& content);

    ScratchHome home_;
};

/// Replaces the settings file.
void TestSettings::write(const QByteArray& content) {
    QSettings settings;
    settings.clear();
    settings.sync();
    writeBytes(settings.fileName(), content);
}

/// Nothing is saved yet; options that use the solution are off.
void TestSettings::aNewPlayerGetsThePlainWindow() {
    QCOMPARE(differences(loadSettings(), Settings()), QByteArray());
    QVERIFY(Settings().desktopRecent && Settings().showClashes && !Settings().showWrong && !Settings().moreModes);
}

/// Every kind of value, each different from its default.
void TestSettings::whatIsSavedComesBack() {
    Settings settings;
    settings.theme = ThemeChoice::Dark;
    settings.names = NameStyle::LetterNumber;
    settings.language = "de";
    settings.zoom = 150;
    settings.timeLimit = 20;
    // Two keys for one command, and none for another.
    settings.keys = {{"check", "F8; Ctrl+K"}, {"pause", ""}};
    for (bool Settings::*field :
         {&Settings::showPeers, &Settings::showWrong, &Settings::moreModes, &Settings::digitFirst,
          &Settings::controlIsCandidates, &Settings::autoClean, &Settings::showClock})
        settings.*field = !(settings.*field);
    // Each differs from its default; otherwise a field that is never written would pass.
    QVERIFY(saveSettings(settings));
    QCOMPARE(differences(loadSettings(), settings), QByteArray());
}

/// Every key with a value that differs from the default, written by hand: keys and forms may not change.
void TestSettings::aFileOfTodayIsReadForever() {
    write("[aids]\nclashes=false\nclock=false\nleft=false\nnameMoves=true\nneeds=false\npeers=false\nsameDigit="
          "false\nwrong=true\n"
          "[board]\nnames=false\n"
          "[entry]\ncontrolIsCandidates=true\ndigitFirst=true\nmoreModes=true\n"
          "keys=@Variant(\\0\\0\\0\\b\\0\\0\\0\\x1\\0\\0\\0\\n\\0\\x63\\0h\\0\\x65\\0\\x63\\0k"
          "\\0\\0\\0\\n\\0\\0\\0\\x4\\0\\x46\\0\\x38)\n"
          "[files]\ndesktopRecent=false\n"
          "[hints]\ntechniques=naked-single, -x-wing\n"
          "[library]\naddress=postgresql://me@localhost/puzzles\n"
          "[marks]\nautoClean=false\n"
          "[new]\nrequest=level=hard part=3\n"
          "[play]\ntimeLimit=30\n"
          "[start]\nlevel=Very Hard\n"
          "[view]\nlanguage=fr\nletterNames=true\nreducedMotion=true\ntheme=3\nzoom=80\n");
    Settings settings;
    settings.theme = ThemeChoice::HighContrast;
    settings.names = NameStyle::LetterNumber;
    settings.language = "fr";
    settings.startLevel = Level::VeryHard;
    settings.zoom = 80;
    settings.newPuzzle = "level=hard part=3";
    settings.timeLimit = 30;
    settings.keys = {{"check", "F8"}};
    settings.libraryAddress = "postgresql://me@localhost/puzzles";
    settings.techniques = QStringList{"naked-single", "-x-wing"};
    for (const SwitchRow& row : switchRows()) settings.*row.field = !(settings.*row.field);
    QCOMPARE(differences(loadSettings(), settings), QByteArray());
}

/// Each alone, so that two with the same key are noticed.
void TestSettings::everySwitchIsKept() {
    QVERIFY(!switchRows().empty());
    for (const SwitchRow& row : switchRows()) {
        Settings settings;
        settings.*row.field = !(settings.*row.field);
        QVERIFY(saveSettings(settings));
        QVERIFY2(loadSettings() == settings, differences(loadSettings(), settings));
    }
}

void TestSettings::anEditedFileDoesNoHarm() {
    write("[start]\nlevel=Impossible\n[view]\ntheme=17\nzoom=9000\nlanguage=\n");
    Settings settings;
    settings.theme = ThemeChoice::HighContrast;
    settings.zoom = kLargestZoom;
    QCOMPARE(differences(loadSettings(), settings), QByteArray());
    write("[view]\ntheme=-1\nzoom=none\n");
    settings = Settings();
    settings.zoom = kSmallestZoom;
    QCOMPARE(differences(loadSettings(), settings), QByteArray());
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
