// SPDX-License-Identifier: MIT
// Where answers go: a file that is complete or does not exist, and no silent loss of bytes.
#include "app/cli/output.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::cli;
using namespace ninefold::cli;

namespace {} // namespace

class TestOutput : public QObject {
    Q_OBJECT

private slots:
    /// More than the memory buffer, so that some of it is on the disk before the end.
    void aFileAppearsOnlyWhenAllIsWritten() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("answers");
        {
            const auto output = Output::open(path).value().get();
            QVERIFY(output != nullptr);
        }
        auto opened = Output::open(path);
        Output& output = *opened.value();
        QVERIFY(output.write("one\n"));
        // The file may be on the disk under another name by now.
        QVERIFY(output.write(std::string(100'000, 'x')));
        QVERIFY(!QFile::exists(path));
        QVERIFY(!output.finish());
        QCOMPARE(bytesOf(path), "one\n" + QByteArray(100'000, 'x'));
    }

    /// And no partial file next to it.
    void whatIsNotFinishedLeavesTheOldFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("answers");
        writeBytes(path, "old");
        // Destroyed before it was finished, as when the program is interrupted.
        QVERIFY(Output::open(path).value()->write("new"));
        QCOMPARE(bytesOf(path), "old");
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    /// /dev/full accepts no bytes; a closed pipe would be no error.
    void aFullDeviceIsAnError() {
        auto opened = Output::open("/dev/full");
        Output& output = *opened.value();
        QVERIFY(!output.write("text"));
        QVERIFY(!output.write("more"));
        const auto error = output.finish();
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::WriteFailed);
        // A full device is an error; only a closed pipe is none.
        QVERIFY(!output.closed());
    }

    /// /dev/null must not be replaced by a file.
    void aDeviceIsWrittenTo() {
        auto opened = Output::open("/dev/null");
        QVERIFY(opened.value()->write("text"));
        QVERIFY(!opened.value()->finish());
    }

    /// A missing folder, a folder where a file should be, and a name that no file can have: before any work is done.
    void whatCannotBeOpenedIsAnError() {
        const QTemporaryDir folder;
        QCOMPARE(Output::open(folder.filePath("no/such/folder")).error().code, ErrorCode::WriteFailed);
        QCOMPARE(Output::open(folder.path()).error().code, ErrorCode::WriteFailed);
        const auto opened = Output::open(folder.filePath(QString(300, u'x')));
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::WriteFailed);
    }
};

QTEST_APPLESS_MAIN(TestOutput)
#include "tst_output.moc"
