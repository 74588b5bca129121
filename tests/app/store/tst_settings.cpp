// SPDX-License-Identifier: MIT
// Settings on disk. Each test has a home folder of its own, so that the user's settings are never touched.
#include "app/store/settings.h"

#include "tests/app/scratchhome.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::rating;
using namespace ninefold::store;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void aNewPlayerGetsThePlainWindow();
    void whatIsSavedComesBack();

private:
    ScratchHome home_;
};

/// Nothing is saved yet; options that use the solution are off.
void TestSettings::aNewPlayerGetsThePlainWindow() {
    QCOMPARE(loadSettings(), Settings());
    QVERIFY(Settings().showClashes && !Settings().showWrong && !Settings().moreModes);
}

/// Every kind of value, each different from its default.
void TestSettings::whatIsSavedComesBack() {
    Settings settings;
    settings.theme = ThemeChoice::Dark;
    settings.names = NameStyle::LetterNumber;
    settings.language = "de";
    settings.zoom = 150;
    // Two keys for one command, and none for another.
    settings.keys = {{"check", "F8; Ctrl+K"}, {"pause", ""}};
    for (bool Settings::*field : {&Settings::showPeers, &Settings::showWrong, &Settings::moreModes,
                                  &Settings::digitFirst, &Settings::autoClean, &Settings::showClock})
        settings.*field = !(settings.*field);
    // Each differs from its default; otherwise a field that is never written would pass.
    QVERIFY(saveSettings(settings));
    QCOMPARE(loadSettings(), settings);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
