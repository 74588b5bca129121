// SPDX-License-Identifier: MIT
// Tests which keys the status line shows.
#include "app/window/keyhints.h"

#include <QSet>
#include <QTest>

using namespace ninefold;
using namespace ninefold::game;
using namespace ninefold::window;

class TestKeyHints : public QObject {
    Q_OBJECT

private slots:
    void everyPageHasItsKeys() {
        const store::Settings settings;
        const QString play = keysNow("play", EntryMode::Place, settings);
        QVERIFY2(play.contains("write a digit") && play.contains("H hint"), qPrintable(play));
        QVERIFY(keysNow("hint", EntryMode::Place, settings).contains("Esc closes the hint"));
        QVERIFY(keysNow("watch", EntryMode::Place, settings).contains("Space plays"));
        QVERIFY(keysNow("steps", EntryMode::Place, settings).contains("choose a step"));
        QVERIFY(keysAtTheEnd(settings).contains("Ctrl+Z still goes back"));
    }

    void theModeSaysWhatDigitsDo() {
        const store::Settings settings;
        QSet<QString> lines;
        for (int mode = 0; mode < kEntryModes; ++mode) lines << keysNow("play", static_cast<EntryMode>(mode), settings);
        QCOMPARE(lines.size(), kEntryModes);
    }

    /// A key that the player has changed is shown, and one that was taken away is not.
    void changedKeysAreShown() {
        store::Settings settings;
        settings.keys["hint"] = "F8";
        settings.keys["keys"] = "";
        const QString play = keysNow("play", EntryMode::Place, settings);
        QVERIFY2(play.contains("F8 hint") && !play.contains("all keys"), qPrintable(play));
    }
};

QTEST_MAIN(TestKeyHints)
#include "tst_keyhints.moc"
