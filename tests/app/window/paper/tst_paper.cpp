// SPDX-License-Identifier: MIT
// Tests pictures and pages as far as a program can judge them: something is drawn, nothing is cut off, and the
// number of pages is right.
#include "app/window/paper/pages.h"
#include "app/window/paper/picture.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::widgets;
using namespace ninefold::window;

class TestPaper : public QObject {
    Q_OBJECT

private slots:
    void picturesShowTheBoard();
    void drawingsShowTheBoard();
    void captionsStandBesideTheBoard();
    void longCaptionsEndInDots();
    void theHandIsNotOnPaper();
    void pagesHoldOneOrFour_data();
    void pagesHoldOneOrFour();
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

/// Checks full pages, pages with fewer boards, and one board per page.
void TestPaper::pagesHoldOneOrFour_data() {
    QTest::addColumn<int>("boards");
    QTest::addColumn<int>("perPage");
    QTest::addColumn<int>("pages");
    QTest::newRow("one") << 1 << 1 << 1;
    QTest::newRow("three, one a page") << 3 << 1 << 3;
    QTest::newRow("three, four a page") << 3 << 4 << 1;
    QTest::newRow("four") << 4 << 4 << 1;
    QTest::newRow("three, two a page") << 3 << 2 << 2;
    QTest::newRow("thirteen, six a page") << 13 << 6 << 3;
    QTest::newRow("nine") << 9 << 4 << 3;
}

void TestPaper::pagesHoldOneOrFour() {
    QFETCH(int, boards);
    QFETCH(int, perPage);
    QFETCH(int, pages);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    {
        QPdfWriter writer(&buffer);
        const std::vector<PrintedBoard> list(boards, PrintedBoard{frameWith(30), QStringLiteral("A name")});
        QVERIFY(printBoards(writer, list, static_cast<PageLayout>(perPage)));
    }
    // Each page of a PDF has one such line.
    QCOMPARE(bytes.count("/Type /Page\n"), pages);
}

QTEST_MAIN(TestPaper)
#include "tst_paper.moc"
