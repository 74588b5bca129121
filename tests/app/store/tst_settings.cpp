// SPDX-License-Identifier: MIT
// Settings on disk. Every test has a home of its own, so those of whoever runs it are never touched.
#include "app/store/settings.h"

#include "tests/app/scratchhome.h"

#include <QTest>

using namespace ninefold;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void aNewPlayerGetsThePlainDesk();
    void whatIsSavedComesBack();

private:
    ScratchHome home_;
};

/// Nothing is written yet; what knows the solution is off.
void TestSettings::aNewPlayerGetsThePlainDesk() {
    QCOMPARE(loadSettings(), Settings());
    QVERIFY(Settings().showClashes && !Settings().showWrong && !Settings().moreModes);
}

/// Every kind of value, each away from what a new player gets.
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
    // Away from the usual each, or a field that is never written would pass.
    QVERIFY(saveSettings(settings));
    QCOMPARE(loadSettings(), settings);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
