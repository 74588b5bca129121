// SPDX-License-Identifier: MIT
// Files of many programs and kinds, intact and damaged. Each list gives file names, the number of puzzles in each
// file and the first of them.
#include "app/documents/text/messages.h"
#include "tests/app/documents/puzzles.h"
#include "tests/data.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;
using namespace ninefold::formats;

namespace {

QString samples() {
    return dataPath(QStringLiteral("formats/"));
}

/// Tab-separated; the first line has the names of the columns.
QList<QStringList> rowsOf(const QString& list) {
    QFile file(samples() + list);
    QList<QStringList> rows;
    if (!file.open(QIODevice::ReadOnly)) return rows;
    file.readLine(); // the names of the columns
    while (!file.atEnd()) rows << QString::fromUtf8(file.readLine()).chopped(1).split('\t');
    return rows;
}

} // namespace

class TestSamples : public QObject {
    Q_OBJECT

private slots:
    void puzzlesAreFound_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("first");
        for (const QString& folder : QDir(samples()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (const QStringList& row : rowsOf(folder + "/MANIFEST.tsv")) {
                const QString file = folder + '/' + row[0];
                QTest::addRow("%s", qPrintable(file)) << file << row[2].toInt() << row[3];
            }
    }

    void puzzlesAreFound() {
        QFETCH(QString, file);
        QFETCH(int, count);
        QFETCH(QString, first);
        Collector found;
        const auto result = readFile(samples() + file, found);
        QCOMPARE(static_cast<int>(found.puzzles.size()), count);
        QCOMPARE(bool(result), count > 0);
        if (count == 0) return;
        const Puzzle& puzzle = found.puzzles.front();
        const std::string cells = puzzle.givensKnown ? puzzle.grid.givensText('0') : puzzle.grid.cellsText('0');
        QCOMPARE(QString::fromStdString(cells), first);
    }

    void brokenFilesAreSurvived_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("opened");
        for (const QStringList& row : rowsOf("broken/EXPECT.tsv"))
            QTest::addRow("%s", qPrintable(row[0])) << "broken/" + row[0] << row[4];
    }

    void brokenFilesAreSurvived() {
        QFETCH(QString, file);
        QFETCH(QString, opened);
        Collector found;
        const auto result = readFile(samples() + file, found);
        const auto count = static_cast<int>(found.puzzles.size());
        QVERIFY(count >= opened.section('-', 0, 0).toInt() && count <= opened.section('-', -1).toInt());
        // Every error has a sentence, however broken the file is.
        if (!result) QVERIFY(sentence(result.error()).size() > 10);
    }
};

QTEST_APPLESS_MAIN(TestSamples)
#include "tst_samples.moc"
