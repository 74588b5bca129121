// SPDX-License-Identifier: MIT
// Tests pictures and pages as far as a program can judge them: something is drawn, nothing is cut off, every puzzle and
// every solution has its place on a page.
#include "app/widgets/paper/pages.h"
#include "app/widgets/paper/picture.h"
#include "app/widgets/paper/printrun.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::widgets;

class TestPaper : public QObject {
    Q_OBJECT

private slots:
    void picturesShowTheBoard();
    void drawingsShowTheBoard();
    void captionsStandBesideTheBoard();
    void longCaptionsEndInDots();
    void theHandIsNotOnPaper();
    void pagesHoldAllPuzzles_data();
    void pagesHoldAllPuzzles();
    void placesDoNotTouch_data();
    void placesDoNotTouch();
    void solutionsFollow();
    void aLonePageNeedsNoNumber();
    void pagesShowPuzzles();
    void aRunPrintsEveryPage();
    void aRunIsCancelled();
};

namespace {

Frame frameWith(int digits) {
    Frame frame;
    for (Cell cell = 0; cell < digits; ++cell) {
        frame.cells[cell].value = static_cast<std::uint8_t>(1 + cell % 9);
        if (cell % 2 == 0) frame.givens.add(cell);
    }
    return frame;
}

/// Counts dark pixels: enough to distinguish a filled board from an empty one without fixing how it looks.
int darkPixels(const QImage& image) {
    int dark = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) dark += qGray(image.pixel(x, y)) < 128;
    return dark;
}

/// Renders an SVG with Qt's own reader.
QImage drawn(const QByteArray& svg) {
    QImage image(300, 300, QImage::Format_RGB32);
    image.fill(Qt::white);
    QSvgRenderer renderer(svg);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

/// From a thumbnail to a poster.
void TestPaper::picturesShowTheBoard() {
    for (int side : {90, 333, 1600}) {
        // Reads the picture from the bytes of the file, as another program does.
        const QImage empty = QImage::fromData(pngOf({}, side)), full = QImage::fromData(pngOf(frameWith(81), side));
        QCOMPARE(full.size(), QSize(side, side));
        QVERIFY(darkPixels(full) > darkPixels(empty));
        // Nothing is cut off: the edge is white.
        for (int at = 0; at < side; ++at)
            QVERIFY(full.pixelColor(side - 1, at) == Qt::white && full.pixelColor(at, side - 1) == Qt::white);
    }
}

/// The SVG must show the board in a renderer other than the one that wrote it.
void TestPaper::drawingsShowTheBoard() {
    const QByteArray svg = svgOf(frameWith(81));
    QVERIFY(QSvgRenderer(svg).isValid());
    QVERIFY(darkPixels(drawn(svg)) > darkPixels(drawn(svgOf({}))));
}

/// All pictures of a series have the same size, and each has its own caption.
void TestPaper::captionsStandBesideTheBoard() {
    for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark}) {
        const CaptionedBoard plain{frameWith(50), QStringLiteral("A title"), {}, theme};
        CaptionedBoard said = plain;
        said.caption = QStringLiteral("r1c1 must be 5: no other digit is left there. ").repeated(3);
        const QImage first = QImage::fromData(captionedPng(plain, 480)),
                     second = QImage::fromData(captionedPng(said, 480));
        QCOMPARE(first.size(), second.size());
        QVERIFY(first != second);
        // The board and the text above it are the same; how high letters reach depends on the font.
        const QRect board(0, 0, 480, qFloor(captionArea(480).top()));
        QCOMPARE(first.copy(board), second.copy(board));
        QVERIFY(QSvgRenderer(captionedSvg(said)).isValid());
        QCOMPARE(first.pixelColor(0, 0), Theme::of(theme)[Tone::Window]);
    }
}

/// With wide letters two lines hold less text, with high letters only one line fits; none is cut through.
void TestPaper::longCaptionsEndInDots() {
    const QString sentence =
        QStringLiteral("If r7c7 is 5, r6c3 is 7 and r2c2 is 1, then r3c4 cannot be 4. ").repeated(20);
    for (const int height : {5, 12, 16, 24}) {
        QFont font;
        font.setPixelSize(height);
        const QFontMetricsF metrics(font);
        const QSizeF room(400, 3.5 * metrics.lineSpacing());
        const QStringList lines = linesThatFit(sentence, font, room);
        QCOMPARE(lines.size(), 3);
        for (const QString& line : lines) QVERIFY(metrics.horizontalAdvance(line.trimmed()) <= room.width());
        QVERIFY(lines.last().endsWith(QChar(0x2026)));
        QVERIFY(sentence.startsWith(lines.join(QString()).chopped(1)));
        // At least one line, even if there is no room for it.
        QCOMPARE(linesThatFit(sentence, font, {400, 1}).size(), 1);
        QCOMPARE(linesThatFit(QStringLiteral("Try 5."), font, room), QStringList(QStringLiteral("Try 5.")));
    }
}

/// Cursor, selection and highlights are only for the screen.
void TestPaper::theHandIsNotOnPaper() {
    Frame frame = frameWith(40);
    const QByteArray clean = pngOf(frame, 300);
    frame.cursor = 3;
    frame.selected = frame.peers = frame.lit = Cells::all();
    frame.litDigit = 4;
    // The selection would be visible if it were not removed.
    QVERIFY(pngOf(frame, 300) != clean);
    QCOMPARE(pngOf(withoutSelection(frame), 300), clean);
}

/// Full pages, pages with fewer boards, and one board per page.
void TestPaper::pagesHoldAllPuzzles_data() {
    QTest::addColumn<int>("puzzles");
    QTest::addColumn<int>("perPage");
    QTest::addColumn<int>("pages");
    QTest::newRow("one") << 1 << 1 << 1;
    QTest::newRow("three, one a page") << 3 << 1 << 3;
    QTest::newRow("three, four a page") << 3 << 4 << 1;
    QTest::newRow("four") << 4 << 4 << 1;
    QTest::newRow("three, two a page") << 3 << 2 << 2;
    QTest::newRow("thirteen, six a page") << 13 << 6 << 3;
    QTest::newRow("nine") << 9 << 4 << 3;
    QTest::newRow("a thousand") << 1000 << 6 << 167;
}

void TestPaper::pagesHoldAllPuzzles() {
    QFETCH(int, puzzles);
    QFETCH(int, perPage);
    QFETCH(int, pages);
    const std::vector<PrintedPage> made = pagesOf(puzzles, {.perPage = perPage, .solutions = false}, usualPaper());
    QCOMPARE(static_cast<int>(made.size()), pages);
    int next = 0;
    for (const PrintedPage& page : made)
        for (const PagePlace& place : page.places) QVERIFY(place.puzzle == next++ && !place.solved);
    QCOMPARE(next, puzzles);
}

void TestPaper::placesDoNotTouch_data() {
    QTest::addColumn<int>("perPage");
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    QTest::addColumn<QPageLayout::Orientation>("direction");
    for (const int perPage : {1, 2, 4, 6})
        for (const auto paper : {QPageSize::A4, QPageSize::Letter})
            for (const auto direction : {QPageLayout::Portrait, QPageLayout::Landscape})
                QTest::addRow("%d, %d, %d", perPage, paper, direction) << perPage << paper << direction;
}

/// On every paper all boards are inside the page, without touching, square, and as large as on the other pages.
void TestPaper::placesDoNotTouch() {
    QFETCH(int, perPage);
    QFETCH(QPageSize::PageSizeId, paper);
    QFETCH(QPageLayout::Orientation, direction);
    QPageLayout layout = usualPaper();
    layout.setPageSize(QPageSize(paper));
    layout.setOrientation(direction);
    const QRectF page(QPointF(), layout.paintRect(QPageLayout::Point).size());
    const PageOptions options{.perPage = perPage, .names = true, .title = QStringLiteral("Some puzzles")};
    for (const PrintedPage& one : pagesOf(30, options, layout)) {
        QVERIFY(!one.header.isEmpty() && !one.number.isEmpty());
        QList<QRectF> taken;
        for (const PagePlace& place : one.places) {
            QCOMPARE(place.board.width(), place.board.height());
            QCOMPARE(place.board.size(), one.places.front().board.size());
            // Readable: a candidate is a fifth of a cell.
            QVERIFY(place.board.width() >= (place.solved ? 100 : 150));
            for (const QRectF& area : {place.title, place.board}) {
                QVERIFY(page.adjusted(-1, 20, 1, -12).contains(area));
                for (const QRectF& other : taken) QVERIFY(!other.adjusted(1, 1, -1, -1).intersects(area));
                taken << area;
            }
        }
    }
}

/// All solutions are on the last pages, and each page of puzzles says on which.
void TestPaper::solutionsFollow() {
    const std::vector<PrintedPage> pages = pagesOf(30, {.perPage = 6}, usualPaper());
    QCOMPARE(pages.size(), 7U);
    QVERIFY(pages[0].note.contains(QLatin1String("6 to 7")));
    QCOMPARE(pages[5].note, QString());
    int solved = 0;
    for (std::size_t page = 0; page < pages.size(); ++page)
        for (const PagePlace& place : pages[page].places) {
            QCOMPARE(place.solved, page >= 5);
            if (place.solved) QCOMPARE(place.puzzle, solved++);
        }
    QCOMPARE(solved, 30);
    // Few solutions are larger.
    const auto few = pagesOf(2, {.perPage = 2}, usualPaper());
    QVERIFY(few.back().places.front().board.width() > pages.back().places.front().board.width());
    QVERIFY(few.front().note.contains(QLatin1Char('2')));
}

void TestPaper::aLonePageNeedsNoNumber() {
    const std::vector<PrintedPage> pages = pagesOf(4, {.perPage = 4, .solutions = false}, usualPaper());
    QCOMPARE(pages.size(), 1U);
    QVERIFY(pages[0].header.isEmpty() && pages[0].note.isEmpty() && pages[0].number.isEmpty());
    QVERIFY(pagesOf(0, {}, usualPaper()).empty());
}

namespace {

QImage paintedPage(const PrintedPage& page, const PrintedPuzzle& puzzle) {
    const QPageLayout layout = usualPaper();
    QImage image((layout.paintRect(QPageLayout::Point).size() * 2).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPage(
        painter, page, [&](int) { return puzzle; }, layout, 2);
    return image;
}

} // namespace

/// Digits, title, level and solution are all on paper, each in its place.
void TestPaper::pagesShowPuzzles() {
    const std::vector<PrintedPage> pages = pagesOf(2, {.perPage = 2}, usualPaper());
    PrintedPuzzle plain{.frame = frameWith(30)}, named = plain, levelled = plain, solved = plain;
    named.name = QStringLiteral("A name");
    levelled.level = 4;
    solved.solution.emplace().fill(7);
    const QImage first = paintedPage(pages.front(), plain), last = paintedPage(pages.back(), plain);
    const auto changes = [&](const QImage& one, const QImage& other, const QRectF& area) {
        const QRect place = QRectF(area.topLeft() * 2, area.size() * 2).toAlignedRect();
        return one.copy(place) != other.copy(place);
    };
    const PagePlace& place = pages.front().places.front();
    for (const PrintedPuzzle& other : {named, levelled}) {
        QVERIFY(changes(first, paintedPage(pages.front(), other), place.title));
        QVERIFY(!changes(first, paintedPage(pages.front(), other), place.board));
    }
    QCOMPARE(first, paintedPage(pages.front(), solved));
    QVERIFY(changes(last, paintedPage(pages.back(), solved), pages.back().places.front().board));
    // It says that there is none.
    QVERIFY(changes(last, paintedPage(pages.back(), solved), pages.back().places.front().title));
}

void TestPaper::aRunPrintsEveryPage() {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    const QPageLayout layout = usualPaper();
    auto writer = std::make_unique<QPdfWriter>(&buffer);
    writer->setPageLayout(layout);
    PrintRun run;
    QSignalSpy advanced(&run, &PrintRun::advanced), ended(&run, &PrintRun::pagesEnded);
    run.start(
        *writer, pagesOf(13, {.perPage = 6}, layout), [](int) { return PrintedPuzzle{.frame = frameWith(30)}; },
        layout);
    // The window is free between the pages.
    QCOMPARE(advanced.count(), 0);
    QVERIFY(ended.wait(60'000));
    QCOMPARE(ended.first().first().toBool(), true);
    QCOMPARE(advanced.count(), 4);
    QVERIFY(!run.isRunning());
    writer.reset();
    // Each page of a PDF has one such line.
    QCOMPARE(bytes.count("/Type /Page\n"), 4);
}

void TestPaper::aRunIsCancelled() {
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QPdfWriter writer(&buffer);
    PrintRun run;
    QSignalSpy ended(&run, &PrintRun::pagesEnded);
    connect(&run, &PrintRun::advanced, &run, &PrintRun::cancel);
    QSignalSpy advanced(&run, &PrintRun::advanced);
    run.start(
        writer, pagesOf(30, {}, writer.pageLayout()), [](int) { return PrintedPuzzle(); }, writer.pageLayout());
    QVERIFY(advanced.wait(60'000));
    QVERIFY(!run.isRunning());
    QTest::qWait(0);
    QCOMPARE(advanced.count(), 1);
    QCOMPARE(ended.count(), 0);
}

QTEST_MAIN(TestPaper)
#include "tst_paper.moc"
