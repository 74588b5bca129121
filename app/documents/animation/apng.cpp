// SPDX-License-Identifier: MIT
// Animated PNG: a PNG file of its first picture, and chunks for the others, which programs that know nothing of them
// skip. acTL says how many pictures there are, an fcTL where each one is and how long it is shown; IDAT has the pixels
// of the first, fdAT those of the others. As in "Animated PNG graphics" (PNG, third edition).
#include "app/documents/animation/animation.h"

#include <QtEndian>

#include <algorithm>
#include <cstdlib>

#include <zlib.h>

namespace ninefold::documents {
namespace {

constexpr qint64 kSignatureBytes = 8, kHeaderBytes = 25;
constexpr int kBytesPerPixel = 3;

template <typename Number>
QByteArray bigEndian(Number number) {
    QByteArray bytes(sizeof(Number), '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray chunk(const char* type, const QByteArray& data) {
    const QByteArray checked = type + data;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(checked.constData()), static_cast<uInt>(checked.size()));
    return bigEndian(static_cast<quint32>(data.size())) + checked + bigEndian(static_cast<quint32>(sum));
}

QByteArray rowOf(const Raster& raster, const Area& area, int y) {
    QByteArray row;
    row.reserve(area.width * kBytesPerPixel);
    for (int x = area.left; x < area.left + area.width; ++x) {
        const std::uint32_t pixel = raster.at(x, y);
        for (const int shift : {16, 8, 0}) row.append(static_cast<char>(pixel >> shift & 0xFF));
    }
    return row;
}

/// The row as differences: to the row above it (filter 2 of PNG) or to the pixel on the left (filter 1), whichever is
/// smaller.
QByteArray filtered(const QByteArray& row, const QByteArray& above) {
    QByteArray up = "\2", left = "\1";
    int upSum = 0, leftSum = 0;
    for (qsizetype i = 0; i < row.size(); ++i) {
        up.append(static_cast<char>(row[i] - above[i]));
        left.append(static_cast<char>(row[i] - (i < kBytesPerPixel ? '\0' : row[i - kBytesPerPixel])));
        upSum += std::abs(static_cast<signed char>(up.back()));
        leftSum += std::abs(static_cast<signed char>(left.back()));
    }
    return leftSum < upSum ? left : up;
}

QByteArray compressed(const QByteArray& bytes) {
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    QByteArray packed(static_cast<qsizetype>(size), '\0');
    [[maybe_unused]] const int result =
        compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(bytes.constData()),
                  static_cast<uLong>(bytes.size()), Z_DEFAULT_COMPRESSION);
    // There is room for everything.
    assert(result == Z_OK);
    packed.truncate(static_cast<qsizetype>(size));
    return packed;
}

class ApngCoder : public AnimationCoder {
public:
    QByteArray begin(int width, int height) override {
        // 8 bits each of red, green and blue, not interlaced.
        const QByteArray header = bigEndian(static_cast<quint32>(width)) + bigEndian(static_cast<quint32>(height)) +
                                  QByteArray("\x08\x02\0\0\0", 5);
        return QByteArray("\x89PNG\r\n\x1A\n", kSignatureBytes) + chunk("IHDR", header) + control();
    }

    QByteArray picture(const Raster& raster, const Area& changed, int milliseconds) override {
        QByteArray rows, above(static_cast<qsizetype>(changed.width) * kBytesPerPixel, '\0');
        for (int y = changed.top; y < changed.top + changed.height; ++y) {
            const QByteArray row = rowOf(raster, changed, y);
            rows += filtered(row, above);
            above = row;
        }
        const QByteArray pixels = compressed(rows), place = placeOf(changed, milliseconds);
        if (pictures_++ == 0) return place + chunk("IDAT", pixels);
        return place + chunk("fdAT", bigEndian(sequence_++) + pixels);
    }

    QByteArray end() override { return chunk("IEND", {}); }
    Patch patch() const override { return {kSignatureBytes + kHeaderBytes, control()}; }

private:
    /// How many pictures there are, and that they are played without end.
    QByteArray control() const { return chunk("acTL", bigEndian(pictures_) + bigEndian(quint32{0})); }

    QByteArray placeOf(const Area& area, int milliseconds) {
        // A picture that is shown for more than a minute is timed in hundredths.
        constexpr int kMost = 65'535;
        const bool fine = milliseconds <= kMost;
        QByteArray data = bigEndian(sequence_++);
        for (const int number : {area.width, area.height, area.left, area.top})
            data += bigEndian(static_cast<quint32>(number));
        data += bigEndian(static_cast<quint16>(fine ? milliseconds : std::min(milliseconds / 10, kMost)));
        data += bigEndian(static_cast<quint16>(fine ? 1000 : 100));
        // The picture stays, and the next one is painted over it.
        return chunk("fcTL", data + QByteArray(2, '\0'));
    }

    quint32 pictures_ = 0, sequence_ = 0;
};

} // namespace

std::unique_ptr<AnimationCoder> newApngCoder() {
    return std::make_unique<ApngCoder>();
}

} // namespace ninefold::documents
