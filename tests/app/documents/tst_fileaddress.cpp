// SPDX-License-Identifier: MIT
#include "app/documents/fileaddress.h"

#include "app/documents/parts/nativepath.h"
#include "tests/files.h"

#include <QDir>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold::documents;

class TestFileAddress : public QObject {
    Q_OBJECT

private slots:
    void addressesLeadBack() {
        for (const QString& path : {QStringLiteral("/a"), QStringLiteral("/home/a b/100%.sdm"),
                                    QStringLiteral("/\u00fc/\u6570\u72ec #1?.txt"), QStringLiteral("/new\nline"),
                                    QStringLiteral("/%41"), pathFromNative("/caf\xE9")}) {
            const QString address = fileAddress(path);
            QVERIFY(address.startsWith("file:///"));
            for (const QChar character : address) QVERIFY(character > u' ' && character < QChar(0x7f));
            QCOMPARE(filePath(address), path);
        }
        QCOMPARE(filePath(fileAddress("a b")), QDir::currentPath() + "/a b");
    }
    void addressesAreRead_data() {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("path");
        QTest::newRow("usual") << "file:///a%20b"
                               << "/a b";
        QTest::newRow("short") << "file:/a"
                               << "/a";
        QTest::newRow("capitals") << "FILE:///a"
                                  << "/a";
        QTest::newRow("localhost") << "file://localhost/a"
                                   << "/a";
        QTest::newRow("this computer") << "file://" + QSysInfo::machineHostName() + "/a"
                                       << "/a";
        QTest::newRow("as it is") << QStringLiteral("file:///\u00fc b") << QStringLiteral("/\u00fc b");
        QTest::newRow("percent") << "file:///100%25"
                                 << "/100%";
        QTest::newRow("another computer") << "file://example.org/a" << QString();
        QTest::newRow("relative") << "file:a" << QString();
        QTest::newRow("no path") << "file://" << QString();
        QTest::newRow("a zero byte") << "file:///a%00b" << QString();
        QTest::newRow("web") << "https://example.org/a" << QString();
        QTest::newRow("path") << "/a" << QString();
        QTest::newRow("empty") << QString() << QString();
    }
    void addressesAreRead() {
        QFETCH(QString, address);
        QFETCH(QString, path);
        QCOMPARE(filePath(address).value_or(QString()), path);
        QCOMPARE(filePath(address).has_value(), !path.isEmpty());
    }
    /// A shell gives names, a desktop gives addresses.
    void aNameThatLooksLikeAnAddressIsAName() {
        const QTemporaryDir folder;
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path()));
        QCOMPARE(pathOrAddress("file:/a"), "/a");
        QCOMPARE(pathOrAddress("a%20b"), "a%20b");
        QVERIFY(QDir().mkdir("file:"));
        writeBytes("file:/a", "");
        QCOMPARE(pathOrAddress("file:/a"), "file:/a");
        QVERIFY(QDir::setCurrent(before));
    }
};

QTEST_APPLESS_MAIN(TestFileAddress)
#include "tst_fileaddress.moc"
