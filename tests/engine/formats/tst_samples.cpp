// SPDX-License-Identifier: MIT
// Text files with a list of their contents. The test compares the first puzzle as well as the number, because wrong
// puzzles in the right number would otherwise pass.
#include "engine/formats/relatedgrids.h"
#include "tests/data.h"
#include "tests/engine/formats/puzzles.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QStringDecoder>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::test;

namespace {

/// Decodes a text like the program does before reading: the engine accepts only UTF-8 without a byte order mark.
QByteArray decoded(const QByteArray& bytes) {
    if (bytes.startsWith("\xFF\xFE")) return QString(QStringDecoder(QStringDecoder::Utf16LE)(bytes)).toUtf8();
    return bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
}

/// Is it a text, and not a document?
bool isText(const QString& path, const QByteArray& bytes) {
    return !path.endsWith(".json") && !path.endsWith(".gz") && !bytes.startsWith("PK") && !bytes.startsWith('<') &&
           !bytes.startsWith('{') && !bytes.contains("puzzles.com/") && !bytes.contains("sudokupad");
}

} // namespace

class TestSamples : public QObject {
    Q_OBJECT

private slots:
    void filesHoldWhatTheirListSays_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("puzzles");
        QTest::addColumn<QByteArray>("first");
        const QDir all(dataPath(QStringLiteral("formats")));
        for (const QString& name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir folder(all.filePath(name));
            const QList<QByteArray> lines = bytesOf(folder.filePath("MANIFEST.tsv")).split('\n');
            for (const QByteArray& line : lines.mid(1)) {
                const QList<QByteArray> fields = line.split('\t');
                if (fields.size() < 4) continue;
                const QString path = folder.filePath(QString::fromUtf8(fields[0]));
                // app/documents tests the documents.
                if (!isText(path, decoded(bytesOf(path)))) continue;
                QTest::addRow("%s/%s", qPrintable(name), fields[0].data()) << path << fields[2].toInt() << fields[3];
            }
        }
    }

    void filesHoldWhatTheirListSays() {
        QFETCH(QString, path);
        QFETCH(int, puzzles);
        QFETCH(QByteArray, first);
        const std::string text = decoded(bytesOf(path)).toStdString();
        Collector found;
        RelatedGrids related(found);
        if (const Format* format = detectEngineFormat(text)) readPiece(*format, {.text = text}, related);
        related.finish();
        QCOMPARE(static_cast<int>(found.puzzles.size()), puzzles);
        if (puzzles > 0) QCOMPARE(replaced(cellsOf(found.puzzles[0]), '.', '0'), first.toStdString());
    }
};

QTEST_APPLESS_MAIN(TestSamples)
#include "tst_samples.moc"
