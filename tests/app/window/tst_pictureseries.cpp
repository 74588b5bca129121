// SPDX-License-Identifier: MIT
// A series of pictures holds every requested event, all in one size, with names in order.
#include "app/window/pictureseries.h"

#include "app/session/watch/demo/demorunview.h"
#include "app/session/watch/solverrunview.h"
#include "engine/logic/finder.h"
#include "tests/app/documents/animation/animationreader.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::session;
using namespace ninefold::solve;
using namespace ninefold::widgets;
using namespace ninefold::window;

namespace {

constexpr const char* kHard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

} // namespace

class TestPictureSeries : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyPictureIsThere();
    void onlyTurnsAreSaved();
    void farAwayEventsAreFetched();
    void aMissingFolderIsReportedOnce();
    void anotherRunEndsTheSeries();
    void anAnimationHasEveryPicture_data();
    void anAnimationHasEveryPicture();
    void aStoppedAnimationIsNoFile();
    void picturesOfADemonstrationSayWhichOfHowMany();

private:
    SeriesOrder order(quint64 from, quint64 to, quint64 every = 1) const {
        return {.from = from, .to = to, .every = every, .width = 120, .title = "CDCL", .folder = folder_->path()};
    }
    void run(const Solver& solver) {
        run_->start({&solver, Grid::fromCells(kHard), {.proof = Proof::None}});
        QTRY_VERIFY_WITH_TIMEOUT(run_->isComplete(), 60'000);
    }
    QStringList files() const { return QDir(folder_->path()).entryList(QDir::Files, QDir::Name); }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<EventRun> run_;
    std::unique_ptr<SolverRunView> runView_;
    std::unique_ptr<PictureSeries> series_;
};

void TestPictureSeries::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    run_ = std::make_unique<EventRun>();
    runView_ = std::make_unique<SolverRunView>(*run_, NameStyle::RowColumn);
    series_ = std::make_unique<PictureSeries>();
}

void TestPictureSeries::cleanup() {
    series_.reset();
    runView_.reset();
    run_.reset();
}

void TestPictureSeries::everyPictureIsThere() {
    run(solvers::cdcl);
    QSignalSpy ended(series_.get(), &PictureSeries::ended);
    series_->start(*runView_, order(8, 38, 10));
    QVERIFY(ended.wait(30'000));
    QCOMPARE(ended.first().first().toInt(), 4);
    QCOMPARE(files(), QStringList({"event-08.png", "event-18.png", "event-28.png", "event-38.png"}));
    QList<QImage> images;
    for (const QString& name : files()) images << QImage(folder_->filePath(name));
    for (const QImage& image : images) QCOMPARE(image.size(), images.first().size());
    QVERIFY(images[0] != images[1]);
}

void TestPictureSeries::onlyTurnsAreSaved() {
    run(solvers::cdcl);
    SeriesOrder turns = order(0, 60);
    turns.onlyTurns = true;
    QSignalSpy ended(series_.get(), &PictureSeries::ended);
    series_->start(*runView_, turns);
    QVERIFY(ended.wait(30'000));
    QStringList wanted;
    for (quint64 number = 1; number <= 60; ++number)
        if (const Weight weight = runView_->weight(number); weight > Weight::Plain)
            wanted << PictureSeries::fileName(turns, number);
    QVERIFY(!wanted.isEmpty() && wanted.size() < 60);
    QCOMPARE(files(), wanted);
}

/// Backtracking makes far more events than the window holds in memory.
void TestPictureSeries::farAwayEventsAreFetched() {
    run(solvers::backtracking);
    const quint64 last = run_->lastKnown();
    SeriesOrder far = order(0, last, last / 3);
    QSignalSpy ended(series_.get(), &PictureSeries::ended);
    series_->start(*runView_, far);
    QVERIFY(ended.wait(60'000));
    QCOMPARE(files().size(), 4);
    QCOMPARE(files().last(), PictureSeries::fileName(far, last / 3 * 3));
}

void TestPictureSeries::aMissingFolderIsReportedOnce() {
    run(solvers::cdcl);
    SeriesOrder lost = order(0, 30);
    lost.folder += "/nowhere";
    QSignalSpy failed(series_.get(), &PictureSeries::seriesFailed);
    series_->start(*runView_, lost);
    QVERIFY(failed.wait(30'000));
    QVERIFY(!series_->isBusy());
    QTest::qWait(0);
    QCOMPARE(failed.count(), 1);
    QVERIFY(files().isEmpty());
}

void TestPictureSeries::anotherRunEndsTheSeries() {
    run(solvers::cdcl);
    QSignalSpy failed(series_.get(), &PictureSeries::seriesFailed), ended(series_.get(), &PictureSeries::ended);
    series_->start(*runView_, order(0, 2000));
    run_->start({&solvers::propagation, Grid::fromCells(kHard), {.proof = Proof::None}});
    QCOMPARE(failed.count(), 1);
    QVERIFY(!series_->isBusy());
    QCOMPARE(ended.count(), 0);
}

void TestPictureSeries::anAnimationHasEveryPicture_data() {
    QTest::addColumn<documents::AnimationKind>("kind");
    QTest::addRow("APNG") << documents::AnimationKind::Apng;
    QTest::addRow("GIF") << documents::AnimationKind::Gif;
}

/// Compared with the pictures of a folder; another reader than ours, Qt's, agrees about the GIF.
void TestPictureSeries::anAnimationHasEveryPicture() {
    QFETCH(documents::AnimationKind, kind);
    run(solvers::cdcl);
    SeriesOrder moving = order(5, 25);
    moving.animation = kind;
    moving.file = folder_->filePath("run");
    moving.milliseconds = 250;
    QSignalSpy ended(series_.get(), &PictureSeries::ended);
    series_->start(*runView_, moving);
    QVERIFY(!QFile::exists(moving.file));
    QVERIFY(ended.wait(30'000));
    QFile file(moving.file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const bool gif = kind == documents::AnimationKind::Gif;
    const std::vector<animations::Picture> seen =
        gif ? animations::GifReader(bytes).read() : animations::ApngReader(bytes).read();
    QCOMPARE(seen.size(), std::size_t{21});
    // The end is shown longer before it begins again.
    QCOMPARE(seen.front().milliseconds, 250);
    QCOMPARE(seen.back().milliseconds, 2250);
    QImageReader reader(moving.file, gif ? "gif" : "png");
    for (std::size_t i = 0; i < seen.size(); ++i) {
        CaptionedBoard board{.frame = runView_->frame(5 + i), .theme = moving.theme};
        board.frame.fresh = {};
        board.title = QString("CDCL \u00B7 event %1").arg(5 + i);
        board.caption = runView_->sentence(5 + i);
        const QImage painted = captionedImage(board, moving.width);
        const QImage other = gif || i == 0 ? reader.read().convertToFormat(QImage::Format_RGB32) : QImage();
        for (int y = 0; y < painted.height(); ++y)
            for (int x = 0; x < painted.width(); ++x) {
                const QRgb wanted = painted.pixel(x, y), found = seen[i].raster.at(x, y);
                // The palette of a GIF may lack rare shades.
                const int tolerance = gif ? 24 : 0;
                QVERIFY(std::abs(qRed(wanted) - qRed(found)) <= tolerance &&
                        std::abs(qGreen(wanted) - qGreen(found)) <= tolerance &&
                        std::abs(qBlue(wanted) - qBlue(found)) <= tolerance);
                if (!other.isNull()) QCOMPARE(other.pixel(x, y) & 0xFFFFFFU, found);
            }
    }
}

void TestPictureSeries::aStoppedAnimationIsNoFile() {
    run(solvers::cdcl);
    SeriesOrder moving = order(0, 2000);
    moving.animation = documents::AnimationKind::Apng;
    moving.file = folder_->filePath("run.png");
    QSignalSpy saved(series_.get(), &PictureSeries::pictureSaved);
    series_->start(*runView_, moving);
    QTRY_VERIFY(saved.size() >= 3);
    series_->stop();
    QVERIFY(!series_->isBusy() && files().isEmpty());
}

void TestPictureSeries::picturesOfADemonstrationSayWhichOfHowMany() {
    DemoRun demo;
    DemoRunView view(demo, NameStyle::RowColumn);
    const Grid puzzle = Grid::fromCells(kHard);
    view.setBoard(boardOf(puzzle, Cells::all() - puzzle.blanks(), NameStyle::RowColumn));
    const std::optional<Step> step = Finder(Profile::standard(), true).next(Position(puzzle));
    QVERIFY(step);
    demo.start(demonstrate(*step, puzzle, NameStyle::RowColumn));
    QCOMPARE(view.place(2), QString("picture 2 of %1").arg(demo.lastKnown()));
    QSignalSpy ended(series_.get(), &PictureSeries::ended);
    SeriesOrder svg = order(1, demo.lastKnown());
    svg.width = 0;
    series_->start(view, svg);
    QVERIFY(ended.wait(30'000));
    QCOMPARE(static_cast<quint64>(files().size()), demo.lastKnown());
}

QTEST_MAIN(TestPictureSeries)
#include "tst_pictureseries.moc"
