// SPDX-License-Identifier: MIT
// Files from the world outside, beside the project where there are any: a list says what each of them holds.
// Our own samples hold what we thought of; files that other programs wrote show what we did not. The
// first puzzle is compared as well as the number, since the right number of wrong puzzles is easily read.
#include "tests/engine/formats/puzzles.h"

#include <QDir>
#include <QFile>
#include <QStringDecoder>
#include <QTest>

using namespace ninefold;
using namespace ninefold::test;

namespace {

const QString kFolder = QStringLiteral(NINEFOLD_SOURCE_DIR "/../shared/data/formats/");

/// Empty where the file cannot be read: then the number of puzzles does not agree, and the test
/// says which file it is.
QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What the driver does before a reader sees the text: the readers of the engine take UTF-8 without a mark only.
QByteArray decoded(const QByteArray& bytes) {
    if (bytes.startsWith("\xFF\xFE")) return QString(QStringDecoder(QStringDecoder::Utf16LE)(bytes)).toUtf8();
    return bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
}

/// Documents are read by others.
bool isText(const QByteArray& bytes) {
    return !bytes.startsWith("PK") && !bytes.startsWith('<') && !bytes.startsWith('{') &&
           !bytes.contains("puzzles.com/") && !bytes.contains("sudokupad");
}

} // namespace

class TestCollections : public QObject {
    Q_OBJECT

private slots:
    void filesHoldWhatTheirListSays_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("puzzles");
        QTest::addColumn<QByteArray>("first");
        if (!QDir(kFolder).exists()) QSKIP("no collection of files beside the project");
        for (const char* part : {"real/", "generated/"}) {
            const QList<QByteArray> lines = contents(kFolder + part + "MANIFEST.tsv").split('\n');
            for (const QByteArray& line : lines.mid(1)) {
                const QList<QByteArray> fields = line.split('\t');
                if (fields.size() < 4) continue;
                QTest::addRow("%s%s", part, fields[0].data())
                    << kFolder + part + QString::fromUtf8(fields[0]) << fields[2].toInt() << fields[3];
            }
        }
    }

    void filesHoldWhatTheirListSays() {
        QFETCH(QString, path);
        QFETCH(int, puzzles);
        QFETCH(QByteArray, first);
        const std::string text = decoded(contents(path)).toStdString();
        if (!isText(QByteArray::fromStdString(text))) QSKIP("a document");
        const Collector found = readAny(text);
        QCOMPARE(static_cast<int>(found.puzzles.size()), puzzles);
        if (puzzles > 0) QCOMPARE(replaced(cellsOf(found.puzzles[0]), '.', '0'), first.toStdString());
    }
};

QTEST_APPLESS_MAIN(TestCollections)
#include "tst_collections.moc"
