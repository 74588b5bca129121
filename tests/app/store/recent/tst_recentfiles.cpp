// SPDX-License-Identifier: MIT
// The list of recently opened files, as the menu shows it.
#include "app/store/recent/recentfiles.h"

#include "tests/app/scratchhome.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

using namespace ninefold;
using namespace ninefold::store;

class TestRecentFiles : public QObject {
    Q_OBJECT

private slots:
    /// Adds more files than are kept, several times, and one of them again.
    void theLastComesFirstAndOnce() {
        const ScratchHome home;
        QVERIFY(loadRecentFiles().isEmpty());
        for (int round = 0; round < 3; ++round)
            for (int number = 0; number < 30; ++number) addRecentFile(home.path(QString::number(number)));
        addRecentFile(home.path("25"));
        const QStringList files = loadRecentFiles();
        // The number of entries that the menu shows.
        QCOMPARE(files.size(), 10);
        QCOMPARE(files.mid(0, 3), QStringList({home.path("25"), home.path("29"), home.path("28")}));
        QCOMPARE(files.count(home.path("25")), 1);
        forgetRecentFiles();
        QVERIFY(loadRecentFiles().isEmpty());
    }

    /// A stick that is gone, or a first file, leads to the player's own folder.
    void dialogsBeginWhereTheLastFileWas() {
        const ScratchHome home;
        forgetRecentFiles();
        const QString own = recentFolder();
        QVERIFY(QFileInfo(own).isDir() && own != QDir::currentPath());
        addRecentFile(home.path("list.txt"));
        QCOMPARE(recentFolder(), QFileInfo(home.path("list.txt")).path());
        addRecentFile(home.path("gone/list.txt"));
        QCOMPARE(recentFolder(), own);
    }
};

QTEST_GUILESS_MAIN(TestRecentFiles)
#include "tst_recentfiles.moc"
