// SPDX-License-Identifier: MIT
// The desktop's list of recent files as a file that other programs write too.
#include "app/store/recent/recentlyused.h"

#include "app/store/recent/recentfiles.h"
#include "app/store/recent/xbel.h"
#include "app/store/settings.h"
#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QDir>
#include <QTest>

using namespace ninefold::store;

class TestRecentlyUsed : public QObject {
    Q_OBJECT

private slots:
    void init() {
        QFile::remove(list_);
        saveSettings({});
    }

    void openedFilesAreEntered() {
        addRecentFile("/home/a/b c.sdm");
        QVERIFY(bytesOf(list_).contains("file:///home/a/b%20c.sdm"));
        // Only the user may see what the user opens.
        QCOMPARE(QFile(list_).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        forgetRecentFiles();
        QVERIFY(!bytesOf(list_).contains("b%20c"));
    }
    void aPlayerCanSayNo() {
        Settings settings;
        settings.desktopRecent = false;
        saveSettings(settings);
        addRecentFile("/home/a/b.sdm");
        QVERIFY(!QFile::exists(list_));
        QCOMPARE(loadRecentFiles().value(0), "/home/a/b.sdm");
    }
    void aDamagedListStays() {
        for (const QByteArray& bytes : {QByteArray("<xbel"), QByteArray("\xff\xfe<\0x\0", 6)}) {
            writeBytes(list_, bytes);
            addRecentlyUsed("/home/a/b.sdm");
            QCOMPARE(bytesOf(list_), bytes);
        }
    }
    void aListThatIsTooLongStays() {
        QByteArray bytes = withUsedFile({}, {.address = "file:///c"})->toUtf8();
        bytes.insert(bytes.indexOf("<bookmark"), QByteArray(9'000'000, ' '));
        writeBytes(list_, bytes);
        addRecentlyUsed("/home/a/b.sdm");
        QCOMPARE(QFileInfo(list_).size(), bytes.size());
    }
    void theListIsReplacedInOneStep() {
        addRecentlyUsed("/home/a/1");
        QFile::setPermissions(list_, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup);
        QFile reader(list_);
        QVERIFY(reader.open(QIODevice::ReadOnly));
        const QByteArray before = reader.peek(10'000);
        addRecentlyUsed("/home/a/2");
        QCOMPARE(reader.readAll(), before);
        QVERIFY(bytesOf(list_).contains("/home/a/2"));
        QVERIFY(QFile(list_).permissions() & QFile::ReadGroup);
        QCOMPARE(QDir(QFileInfo(list_).path()).entryList({"recently-used*"}).size(), 1);
    }
    void aListThatCannotBeWrittenIsNoTrouble() {
        addRecentlyUsed("/home/a/b.sdm", "/dev/null/list");
        addRecentlyUsed("/home/a/b.sdm", home_.path("."));
        forgetRecentlyUsed("/dev/null/list");
    }
    void privateFilesAreNotEntered() {
        // QTemporaryDir makes a folder for its owner alone, as mail programs do.
        const QTemporaryDir own;
        QVERIFY(isPrivateFile(own.filePath("a.sdm")));
        QVERIFY(QDir(own.path()).mkdir("b"));
        QFile::setPermissions(own.filePath("b"), QFile::Permissions(0x7755));
        QVERIFY(isPrivateFile(own.filePath("b/a.sdm")));
        QVERIFY(!isPrivateFile(QDir::tempPath() + "/a.sdm"));
        QVERIFY(!isPrivateFile("/home/a/b.sdm"));
        addRecentlyUsed(own.filePath("a.sdm"));
        QVERIFY(!QFile::exists(list_));
        QFile::setPermissions(own.path(), QFile::Permissions(0x7755));
        QVERIFY(!isPrivateFile(own.filePath("b/a.sdm")));
        qputenv("XDG_RUNTIME_DIR", own.path().toLocal8Bit());
        QVERIFY(isPrivateFile(own.filePath("b/a.sdm")));
        qunsetenv("XDG_RUNTIME_DIR");
    }

private:
    const ScratchHome home_;
    const QString list_ = recentlyUsedFile();
};

QTEST_APPLESS_MAIN(TestRecentlyUsed)
#include "tst_recentlyused.moc"
