// SPDX-License-Identifier: MIT
// Preferences: what is set is saved, and announced once.
#include "app/session/preferences.h"

#include "tests/app/heard.h"
#include "tests/app/scratchhome.h"

#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::store;

class TestPreferences : public QObject {
    Q_OBJECT

private slots:
    void whatIsSetIsKept();
    void theSameSettingsAreNoChange();
    void zoomingStaysWithinItsBounds();

private:
    ScratchHome home_;
    Announcer announcer_;
};

void TestPreferences::whatIsSetIsKept() {
    Preferences preferences(announcer_);
    Settings settings = preferences.settings();
    settings.showWrong = !settings.showWrong;
    QSignalSpy changed(&preferences, &Preferences::settingsChanged);
    preferences.setSettings(settings);
    QCOMPARE(changed.count(), 1);
    QVERIFY(changed[0][0].value<Settings>() == settings);
    QVERIFY(Preferences(announcer_).settings() == settings);
}

void TestPreferences::theSameSettingsAreNoChange() {
    Preferences preferences(announcer_);
    QSignalSpy changed(&preferences, &Preferences::settingsChanged);
    preferences.setSettings(Settings(preferences.settings()));
    QVERIFY(changed.isEmpty());
}

void TestPreferences::zoomingStaysWithinItsBounds() {
    Preferences preferences(announcer_);
    Heard heard(announcer_);
    preferences.zoomBy(1);
    QCOMPARE(preferences.settings().zoom, 110);
    QCOMPARE(heard.sentence(), "Board at 110 %.");
    preferences.zoomBy(1000);
    QCOMPARE(preferences.settings().zoom, kLargestZoom);
    preferences.zoomBy(-1000);
    QCOMPARE(preferences.settings().zoom, kSmallestZoom);
    preferences.zoomBy(0);
    QCOMPARE(preferences.settings().zoom, 100);
}

QTEST_GUILESS_MAIN(TestPreferences)
#include "tst_preferences.moc"
