// SPDX-License-Identifier: MIT
#include "app/documents/parts/picturefile.h"
#include "app/documents/reading.h"
#include "app/session/pictures/picturereading.h"
#include "tests/app/drawnpicture.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ninefold;

namespace {

const QString kCells =
    QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

QString readFrom(const QByteArray& bytes) {
    const auto grids = documents::readGrids({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!grids) return QStringLiteral("error %1").arg(static_cast<int>(grids.error().code));
    return QString::fromStdString(documents::puzzleOf(grids.value().front()).grid.cellsText()).replace(u'0', u'.');
}

} // namespace

/// A Sudoku is read as it was drawn.
class TestPictureReading : public QObject {
    Q_OBJECT

private slots:
    void readsWhatWasDrawn_data() {
        QTest::addColumn<int>("cell");
        QTest::addColumn<double>("slant");
        QTest::addColumn<int>("quarters");
        QTest::addColumn<int>("noise");
        QTest::addColumn<bool>("dark");
        QTest::newRow("screenshot") << 40 << 0.0 << 0 << 0 << false;
        QTest::newRow("dark screenshot") << 44 << 0.0 << 0 << 0 << true;
        QTest::newRow("small") << 26 << 0.0 << 0 << 0 << false;
        QTest::newRow("large") << 80 << 0.0 << 0 << 0 << false;
        QTest::newRow("aslant") << 48 << 0.08 << 0 << 12 << false;
        QTest::newRow("on its side") << 44 << 0.03 << 1 << 8 << false;
        QTest::newRow("on its head") << 44 << 0.02 << 2 << 8 << false;
        QTest::newRow("on its other side") << 44 << 0.0 << 3 << 0 << false;
    }

    void readsWhatWasDrawn() {
        QFETCH(int, cell);
        QFETCH(double, slant);
        QFETCH(int, quarters);
        QFETCH(int, noise);
        QFETCH(bool, dark);
        drawn::Style style{.cell = cell, .slant = slant, .quarters = quarters, .noise = noise};
        if (dark) std::swap(style.paper, style.ink);
        QCOMPARE(readFrom(drawn::bytesOf(drawn::photographed(kCells, style))), kCells);
    }

    void readsTiles_data() {
        QTest::addColumn<int>("cell");
        QTest::addColumn<QColor>("paper");
        QTest::addColumn<QColor>("ink");
        QTest::newRow("small") << 30 << QColor(Qt::white) << QColor(Qt::black);
        QTest::newRow("dark") << 46 << QColor(0x34, 0x34, 0x3c) << QColor(0xdd, 0xdd, 0xdd);
        QTest::newRow("faint") << 52 << QColor(0xf4, 0xf4, 0xf8) << QColor(0x33, 0x66, 0xcc);
        QTest::newRow("large") << 130 << QColor(Qt::white) << QColor(0x22, 0x22, 0x22);
    }

    /// Without any line, and so large that lines would be lost when the picture is made smaller.
    void readsTiles() {
        QFETCH(int, cell);
        QFETCH(QColor, paper);
        QFETCH(QColor, ink);
        QCOMPARE(readFrom(drawn::bytesOf(drawn::tiled(kCells, {}, {.paper = paper, .ink = ink, .cell = cell}))),
                 kCells);
    }

    /// Digits in a colour are the player's, unless all have one.
    void readsColours() {
        const QSet<int> placed{0, 4, 79};
        for (const bool all : {false, true}) {
            drawn::Style style{.cell = 50, .own = QColor(0x1a, 0x6f, 0xd4), .placed = placed};
            if (all) style.ink = style.own;
            const QByteArray bytes = drawn::bytesOf(drawn::tiled(kCells, {}, style));
            const auto grids = documents::readGrids({bytes.constData(), static_cast<std::size_t>(bytes.size())});
            QVERIFY(grids);
            for (int cell = 0; cell < 81; ++cell)
                QCOMPARE(grids.value().front().cells[static_cast<std::size_t>(cell)].isPlaced,
                         !all && placed.contains(cell));
        }
    }

    void readsSmallDigits_data() {
        QTest::addColumn<int>("cell");
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << 54 << false;
        QTest::newRow("dark") << 60 << true;
        QTest::newRow("large") << 100 << false;
    }

    void readsSmallDigits() {
        QFETCH(int, cell);
        QFETCH(bool, dark);
        QStringList marks;
        for (int place = 0; place < 81; ++place) {
            QString here;
            // Every digit is there and missing in many cells, and some cells have a single one, or none.
            for (int digit = 1; kCells[place] == u'.' && digit <= 9; ++digit)
                if ((place * 7 + digit * digit * 5) % 11 < place % 8) here += QString::number(digit);
            marks << here;
        }
        drawn::Style style{.cell = cell};
        if (dark) std::swap(style.paper, style.ink);
        const QByteArray bytes = drawn::bytesOf(drawn::tiled(kCells, marks, style));
        const auto grids = documents::readGrids({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY(grids);
        for (int place = 0; place < 81; ++place) {
            const auto& seen = grids.value().front().cells[static_cast<std::size_t>(place)];
            QString read;
            for (int digit = 1; digit <= 9; ++digit)
                if (seen.marks >> digit & 1) read += QString::number(digit);
            QCOMPARE(read, marks[place]);
            QCOMPARE(QString::number(seen.digit).replace(u'0', u'.'), kCells.mid(place, 1));
        }
        QVERIFY(documents::puzzleOf(grids.value().front()).hasMarks);
    }

    void readsText() {
        // As a terminal shows a board; each letter has the same width.
        QStringList lines{QStringLiteral("$ board")};
        for (int row = 0; row < 9; ++row) {
            QString line;
            for (int column = 0; column < 9; ++column)
                line += QStringLiteral(" ") + kCells[row * 9 + column] +
                        QStringLiteral("%1").arg(column % 3 == 2 && column < 8 ? " |" : "");
            lines << line;
            if (row % 3 == 2 && row < 8) lines << QStringLiteral("-------|-------|-------");
        }
        for (const bool dark : {false, true}) {
            QImage image(500, 400, QImage::Format_RGB32);
            image.fill(dark ? Qt::black : Qt::white);
            QPainter painter(&image);
            painter.setPen(dark ? Qt::white : Qt::black);
            QFont font(QStringLiteral("DejaVu Sans"));
            font.setPixelSize(16);
            painter.setFont(font);
            for (int row = 0; row < lines.size(); ++row)
                for (int column = 0; column < lines[row].size(); ++column)
                    painter.drawText(QRect(20 + 13 * column, 20 + 22 * row, 13, 22), Qt::AlignCenter,
                                     lines[row].mid(column, 1));
            painter.end();
            QCOMPARE(readFrom(drawn::bytesOf(image)), kCells);
        }
    }

    void saysAnotherSize() {
        for (const int size : {6, 16}) {
            QImage image(size * 30 + 60, size * 30 + 60, QImage::Format_RGB32);
            image.fill(Qt::gray);
            QPainter painter(&image);
            for (int cell = 0; cell < size * size; ++cell)
                painter.fillRect(30 + cell % size * 30, 30 + cell / size * 30, 28, 28, Qt::white);
            painter.end();
            const QByteArray bytes = drawn::bytesOf(image);
            const auto grids = documents::readGrids({bytes.constData(), static_cast<std::size_t>(bytes.size())});
            QVERIFY(!grids);
            QCOMPARE(grids.error().code, ErrorCode::WrongSize);
            QCOMPARE(QString::fromStdString(grids.error().text), QStringLiteral("%1x%1").arg(size));
        }
    }

    void readsPagesOfAPdf() {
        QStringList boards{kCells, kCells, kCells};
        // The digits of the second and the third are others: 1 becomes 2, and so on.
        for (int i = 1; i < 3; ++i)
            for (QChar& cell : boards[i])
                if (cell != u'.') cell = QChar(u'1' + (cell.digitValue() - 1 + i) % 9);
        const QByteArray bytes = drawn::pdfOf(boards);
        const auto grids = documents::readGrids({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY(grids);
        QStringList read;
        for (const auto& grid : grids.value())
            read << QString::fromStdString(documents::puzzleOf(grid).grid.cellsText()).replace(u'0', u'.');
        read.sort();
        boards.sort();
        QCOMPARE(read, boards);
    }

    void aStoppedPdfIsNotRead() {
        const QByteArray bytes = drawn::pdfOf({kCells});
        std::stop_source stop;
        stop.request_stop();
        const auto grids =
            documents::readGrids({bytes.constData(), static_cast<std::size_t>(bytes.size())}, stop.get_token());
        QVERIFY(!grids);
    }

    void damagedPdf() {
        const QByteArray whole = drawn::pdfOf({kCells});
        for (int length = 5; length < whole.size(); length += whole.size() / 7) {
            const QString read = readFrom(whole.left(length));
            QVERIFY(read.startsWith(QLatin1String("error")) || read.size() == 81);
        }
    }

    void readsMovedDigits() {
        // Every digit in every column, so that no place of the network is special.
        for (int shift = 0; shift < 9; ++shift) {
            QString cells(81, u'.');
            for (int row = 0; row < 9; ++row)
                for (int column = 0; column < 9; column += 2)
                    cells[row * 9 + column] = QChar(u'1' + (row * 3 + row / 3 + column + shift) % 9);
            QCOMPARE(readFrom(drawn::bytesOf(drawn::photographed(cells, {.cell = 42, .slant = 0.02}))), cells);
        }
    }

    void corners() {
        const QByteArray bytes = drawn::bytesOf(drawn::flat(kCells, {.cell = 40}));
        const auto grids = documents::readGrids({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY(grids);
        const auto& corners = grids.value().front().corners;
        constexpr std::array<std::array<int, 2>, 4> kWanted{{{40, 40}, {400, 40}, {400, 400}, {40, 400}}};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            QVERIFY(std::abs(corners[i].x - kWanted[i][0]) < 4);
            QVERIFY(std::abs(corners[i].y - kWanted[i][1]) < 4);
        }
    }

    void otherFormats() {
        const QImage image = drawn::flat(kCells, {.cell = 44});
        for (const char* format : {"PNG", "JPG", "BMP"}) QCOMPARE(readFrom(drawn::bytesOf(image, format)), kCells);
    }

    void sureOfAScreenshot() {
        const QByteArray bytes = drawn::bytesOf(drawn::flat(kCells, {.cell = 44}));
        const auto first = documents::readFirst({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY(first && first->seen);
        for (const float confidence : first->seen->confidence) QVERIFY(confidence > 0.5F && confidence <= 1);
    }

    void noGrid() {
        QImage empty(300, 300, QImage::Format_RGB32);
        empty.fill(Qt::white);
        QCOMPARE(readFrom(drawn::bytesOf(empty)),
                 QStringLiteral("error %1").arg(static_cast<int>(ErrorCode::PictureWithoutGrid)));
    }

    void tooLarge() {
        // The head of a PNG that promises 60000 x 60000 pixels.
        QByteArray bytes = drawn::bytesOf(drawn::flat(kCells, {.cell = 20}));
        bytes[16] = bytes[20] = 0;
        bytes[17] = bytes[21] = 0;
        bytes[18] = bytes[22] = static_cast<char>(0xEA);
        bytes[19] = bytes[23] = static_cast<char>(0x60);
        const QString read = readFrom(bytes);
        QVERIFY(read == QStringLiteral("error %1").arg(static_cast<int>(ErrorCode::PictureTooLarge)) ||
                read == QStringLiteral("error %1").arg(static_cast<int>(ErrorCode::Damaged)));
    }

    void damaged() {
        const QByteArray whole = drawn::bytesOf(drawn::flat(kCells, {.cell = 30}), "JPG");
        for (int length = 0; length < whole.size(); length += whole.size() / 12) {
            const QString read = readFrom(whole.left(length));
            QVERIFY(read.startsWith(QLatin1String("error")) || read.size() == 81);
        }
        QByteArray spoilt = drawn::bytesOf(drawn::flat(kCells, {.cell = 30}));
        for (int place = 20; place < spoilt.size(); place += spoilt.size() / 12) {
            spoilt[place] = static_cast<char>(~spoilt[place]);
            const QString read = readFrom(spoilt);
            QVERIFY(read.startsWith(QLatin1String("error")) || read.size() == 81);
        }
    }

    void readsAFileInAThread() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("photo.png"));
        QVERIFY(drawn::flat(kCells, {.cell = 40}).save(path));
        QVERIFY(session::PictureReading::isPicture(path));
        QVERIFY(!session::PictureReading::isPicture(folder.path()));
        session::PictureReading reading;
        QSignalSpy found(&reading, &session::PictureReading::gridsRead);
        QSignalSpy failures(&reading, &session::PictureReading::readingFailed);
        reading.readFile(path);
        QTRY_COMPARE(found.count(), 1);
        reading.readFile(folder.filePath(QStringLiteral("none.png")));
        QTRY_COMPARE(failures.count(), 1);
        reading.readImage(drawn::flat(kCells, {.cell = 40}));
        QTRY_COMPARE(found.count(), 2);
    }
};

QTEST_MAIN(TestPictureReading)
#include "tst_picturereading.moc"
