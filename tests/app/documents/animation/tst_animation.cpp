// SPDX-License-Identifier: MIT
// What was written is read again by a reader of its own, and every picture compared with what was painted.
#include "app/documents/animation/animation.h"

#include "tests/app/documents/animation/animationreader.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <random>
#include <set>

#include <sys/resource.h>

using namespace ninefold;
using namespace ninefold::documents;

namespace {

Raster blank(int width, int height, std::uint32_t colour = 0xFFFFFF) {
    return {width, height, std::vector<std::uint32_t>(static_cast<std::size_t>(width * height), colour)};
}

void fill(Raster& raster, const Area& area, std::uint32_t colour) {
    for (int y = area.top; y < area.top + area.height; ++y)
        for (int x = area.left; x < area.left + area.width; ++x)
            raster.pixels[static_cast<std::size_t>(y * raster.width + x)] = colour;
}

/// Rectangles in flat colours, as on our boards; each picture changes a part of the one before.
std::vector<Raster> randomPictures(int count, QSize size, int colours, std::mt19937& random) {
    const auto upTo = [&random](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
    std::vector<std::uint32_t> palette;
    for (int i = 0; i < colours; ++i) palette.push_back(static_cast<std::uint32_t>(random() & 0xFFFFFF));
    Raster raster = blank(size.width(), size.height(), palette.front());
    std::vector<Raster> pictures;
    for (int i = 0; i < count; ++i) {
        for (int part = upTo(6); part >= 0; --part) {
            const int left = upTo(size.width()), top = upTo(size.height());
            fill(raster, {left, top, 1 + upTo(size.width() - left), 1 + upTo(size.height() - top)},
                 palette[static_cast<std::size_t>(upTo(colours))]);
        }
        pictures.push_back(raster);
    }
    return pictures;
}

} // namespace

class TestAnimation : public QObject {
    Q_OBJECT

private slots:
    void changedAreasAreTight() {
        const Raster before = blank(7, 5);
        QVERIFY(changedArea(before, before).empty());
        for (int left = 0; left < 7; ++left)
            for (int top = 0; top < 5; ++top) {
                Raster after = before;
                fill(after, {left, top, 7 - left, 5 - top}, 1);
                QCOMPARE(changedArea(before, after), (Area{left, top, 7 - left, 5 - top}));
            }
    }

    void everyPictureComesBack_data() {
        QTest::addColumn<int>("colours");
        QTest::addColumn<QSize>("size");
        for (const int colours : {1, 2, 3, 5, 16, 17, 200})
            for (const QSize size : {QSize(1, 1), QSize(3, 40), QSize(61, 47), QSize(320, 240)})
                QTest::addRow("%d colours, %dx%d", colours, size.width(), size.height()) << colours << size;
    }

    void everyPictureComesBack() {
        QFETCH(int, colours);
        QFETCH(QSize, size);
        std::mt19937 random(7);
        const std::vector<Raster> pictures = randomPictures(6, size, colours, random);
        for (const AnimationKind kind : {AnimationKind::Apng, AnimationKind::Gif}) {
            const std::vector<animations::Picture> seen = read(write(pictures, kind), kind);
            // Equal pictures in a row are one.
            std::vector<std::pair<Raster, int>> wanted;
            for (const Raster& picture : pictures) {
                if (!wanted.empty() && wanted.back().first == picture) wanted.back().second += 250;
                else wanted.emplace_back(picture, 250);
            }
            QCOMPARE(seen.size(), wanted.size());
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                QVERIFY2(seen[i].raster == wanted[i].first, qPrintable(QString::number(i)));
                QCOMPARE(seen[i].milliseconds, wanted[i].second);
                if (i > 0) QCOMPARE(seen[i].changed, changedArea(wanted[i - 1].first, wanted[i].first));
            }
        }
    }

    /// More codes than a table of LZW has, and noise that does not compress.
    void noiseComesBack() {
        std::mt19937 random(11);
        std::vector<Raster> pictures;
        for (int i = 0; i < 3; ++i) {
            Raster raster = blank(150, 151);
            for (std::uint32_t& pixel : raster.pixels) pixel = static_cast<std::uint32_t>(random() % 256) * 0x010003;
            pictures.push_back(raster);
        }
        for (const AnimationKind kind : {AnimationKind::Apng, AnimationKind::Gif}) {
            const std::vector<animations::Picture> seen = read(write(pictures, kind), kind);
            for (std::size_t i = 0; i < pictures.size(); ++i)
                QVERIFY2(seen.at(i).raster == pictures[i], kind == AnimationKind::Gif ? "GIF" : "APNG");
        }
    }

    /// A GIF has 256 colours: the frequent ones stay, the others become similar ones.
    void rareColoursBecomeSimilarOnes() {
        Raster raster = blank(100, 100, 0x123456);
        for (int i = 0; i < 600; ++i) raster.pixels[static_cast<std::size_t>(i)] = static_cast<std::uint32_t>(i) * 0x50;
        QCOMPARE(read(write({raster}, AnimationKind::Apng), AnimationKind::Apng).front().raster, raster);
        const Raster seen = read(write({raster}, AnimationKind::Gif), AnimationKind::Gif).front().raster;
        for (std::size_t i = 600; i < raster.pixels.size(); ++i) QCOMPARE(seen.pixels[i], raster.pixels[i]);
        std::set<std::uint32_t> colours(seen.pixels.begin(), seen.pixels.end());
        QVERIFY(colours.size() <= 256 && colours.size() > 200);
    }

    void longTimesAreKept() {
        Raster raster = blank(2, 2), other = blank(2, 2, 0);
        for (const AnimationKind kind : {AnimationKind::Apng, AnimationKind::Gif}) {
            AnimationFile file(path(), kind);
            QVERIFY(!file.add(raster, 100'000));
            QVERIFY(!file.add(other, 20));
            QVERIFY(!file.finish(80));
            const std::vector<animations::Picture> seen = read(written(), kind);
            QCOMPARE(seen[0].milliseconds, 100'000);
            QCOMPARE(seen[1].milliseconds, 100);
        }
    }

    void nothingIsThereBeforeTheEnd() {
        {
            AnimationFile file(path("new"), AnimationKind::Apng);
            QVERIFY(!file.add(blank(9, 9), 100));
            QVERIFY(!file.add(blank(9, 9, 5), 100));
            QVERIFY(!QFile::exists(path("new")));
        }
        QVERIFY(!QFile::exists(path("new")));
    }

    void anUnwritablePlaceIsReported() {
        for (const AnimationKind kind : {AnimationKind::Apng, AnimationKind::Gif}) {
            AnimationFile file(path("nowhere/picture"), kind);
            QVERIFY(!file.add(blank(9, 9), 100));
            const std::optional<Error> fault = file.finish();
            QVERIFY(fault && fault->code == ErrorCode::WriteFailed && !fault->text.empty());
        }
    }

    /// The limit for files acts like a disk that is full.
    void aFullDiskIsReported() {
        std::mt19937 random(13);
        std::vector<Raster> pictures(2, blank(120, 120));
        for (Raster& raster : pictures)
            for (std::uint32_t& pixel : raster.pixels) pixel = static_cast<std::uint32_t>(random() & 0xFFFFFF);
        signal(SIGXFSZ, SIG_IGN);
        rlimit usual = {};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
        const rlimit small = {10'000, usual.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        std::optional<Error> fault;
        {
            AnimationFile file(path("large"), AnimationKind::Apng);
            QVERIFY(!file.add(pictures[0], 100));
            fault = file.add(pictures[1], 100);
            if (!fault) fault = file.finish();
        }
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
        QVERIFY(fault && fault->code == ErrorCode::WriteFailed);
        QVERIFY(!QFile::exists(path("large")));
    }

private:
    QString path(const QString& name = "picture") const { return folder_.filePath(name); }
    QByteArray written() const {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QByteArray write(const std::vector<Raster>& pictures, AnimationKind kind) const {
        AnimationFile file(path(), kind);
        for (const Raster& picture : pictures)
            if (file.add(picture, 250)) return {};
        return file.finish() ? QByteArray() : written();
    }
    static std::vector<animations::Picture> read(const QByteArray& bytes, AnimationKind kind) {
        return kind == AnimationKind::Gif ? animations::GifReader(bytes).read() : animations::ApngReader(bytes).read();
    }

    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestAnimation)
#include "tst_animation.moc"
