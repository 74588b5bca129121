// SPDX-License-Identifier: MIT
#include "app/session/work/puzzlereading.h"

#include "tests/app/scratchhome.h"
#include "tests/files.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::session;

/// Reading in the background: everything comes, in order, and nothing after a stop.
class TestPuzzleReading : public QObject {
    Q_OBJECT

private slots:
    void init();
    void allPuzzlesComeInOrder_data();
    void allPuzzlesComeInOrder();
    void nothingComesAfterAStop();
    void aNewerReadingTakesThePlace();
    void whatCannotBeReadIsSaid();
    void theFileOfWhatWasSkippedIsKnown();

private:
    static QByteArray lines(int count);
    void waitForEnd() { QTRY_COMPARE(ends_.size(), std::size_t{1}); }

    std::unique_ptr<PuzzleReading> reading_;
    std::vector<Puzzle> found_;
    QList<int> batches_;
    std::vector<ReadingEnd> ends_;
};

/// Puzzles that differ in their first three cells.
QByteArray TestPuzzleReading::lines(int count) {
    QByteArray text;
    for (int number = 0; number < count; ++number) {
        QByteArray line(81, '.');
        for (int at = 2, rest = number; at >= 0; --at, rest /= 9) line[at] = static_cast<char>('1' + rest % 9);
        line.replace(20, 9, "123456789");
        text += line + '\n';
    }
    return text;
}

/// Each test reads with its own object, whose signals are recorded.
void TestPuzzleReading::init() {
    found_.clear();
    batches_.clear();
    ends_.clear();
    reading_ = std::make_unique<PuzzleReading>();
    connect(reading_.get(), &PuzzleReading::puzzlesFound, this, [this](const Puzzles& puzzles) {
        batches_.push_back(puzzles->size());
        for (int number = 0; number < puzzles->size(); ++number) found_.push_back((*puzzles)[number]);
    });
    connect(reading_.get(), &PuzzleReading::readingEnded, this,
            [this](const ReadingEnd& end) { ends_.push_back(end); });
}

/// Around the size of a batch.
void TestPuzzleReading::allPuzzlesComeInOrder_data() {
    QTest::addColumn<int>("count");
    for (int count : {1, 2, 500, 501, 700}) QTest::addRow("%d", count) << count;
}

void TestPuzzleReading::allPuzzlesComeInOrder() {
    QFETCH(int, count);
    reading_->readText(lines(count));
    waitForEnd();
    QCOMPARE(static_cast<int>(found_.size()), count);
    QCOMPARE(ends_[0].opened, count);
    QVERIFY(!ends_[0].fault);
    // All batches but the last are full, so a first batch of one puzzle is the whole input.
    QList<int> batches(count / 500, 500);
    if (count % 500 > 0) batches << count % 500;
    QCOMPARE(batches_, batches);
    const QList<QByteArray> written = lines(count).split('\n');
    for (int number = 0; number < count; ++number)
        QCOMPARE(QByteArray::fromStdString(found_[number].grid.cellsText()), written[number]);
}

/// Also after destruction: an answer to a destroyed owner would be a crash.
void TestPuzzleReading::nothingComesAfterAStop() {
    reading_->readText(lines(700));
    reading_->stop();
    // Only puzzles of the next reading come.
    reading_->readText(lines(3));
    waitForEnd();
    QCOMPARE(found_.size(), std::size_t{3});
    found_.clear();
    ends_.clear();
    // Destruction stops it as well.
    reading_->readText(lines(700));
    reading_.reset();
    QCoreApplication::processEvents();
    QVERIFY(found_.empty() && ends_.empty());
}

/// A user who pastes twice gets the second text, and nothing of the first.
void TestPuzzleReading::aNewerReadingTakesThePlace() {
    reading_->readText(lines(700));
    reading_->readText(lines(3));
    waitForEnd();
    QCOMPARE(found_.size(), std::size_t{3});
}

/// Also reported at the end, so that one place knows the whole result.
void TestPuzzleReading::whatCannotBeReadIsSaid() {
    const ScratchHome home;
    reading_->readFile(home.path("nothing"));
    waitForEnd();
    QVERIFY(found_.empty() && ends_[0].fault);
}

void TestPuzzleReading::theFileOfWhatWasSkippedIsKnown() {
    const ScratchHome home;
    const QStringList paths = {home.path("good"), home.path("torn"), home.path("torn too")};
    for (const QString& path : paths)
        writeBytes(path, lines(3) + (path == paths[0] ? QByteArray() : lines(1).left(70) + '\n'));
    reading_->readFiles(paths);
    waitForEnd();
    QVERIFY(ends_[0].firstSkipped);
    QCOMPARE(ends_[0].skippedIn, paths[1]);
    QCOMPARE(ends_[0].skipped, 2);
}

QTEST_GUILESS_MAIN(TestPuzzleReading)
#include "tst_puzzlereading.moc"
