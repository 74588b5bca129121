// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/animation/raster.h"

#include <QByteArray>
#include <QtEndian>

#include <stdexcept>
#include <vector>

#include <zlib.h>

/// Reads animated pictures as other programs do, picture by picture; it throws for what breaks the rules of a format.
namespace animations {

using ninefold::documents::Area;
using ninefold::documents::Raster;

struct Picture {
    Raster raster;
    Area changed;
    int milliseconds = 0;
};

inline void require(bool condition, const char* what) {
    if (!condition) throw std::runtime_error(what);
}

/// Paints a part over the picture before it.
inline Raster painted(Raster before, const Area& area, const std::vector<std::uint32_t>& pixels) {
    require(area.left >= 0 && area.top >= 0 && area.left + area.width <= before.width &&
                area.top + area.height <= before.height,
            "a part outside of the picture");
    for (int y = 0; y < area.height; ++y)
        for (int x = 0; x < area.width; ++x)
            before.pixels[static_cast<std::size_t>((area.top + y) * before.width + area.left + x)] =
                pixels[static_cast<std::size_t>(y * area.width + x)];
    return before;
}

inline Raster blank(int width, int height) {
    require(width > 0 && height > 0, "an empty picture");
    return {width, height, std::vector<std::uint32_t>(static_cast<std::size_t>(width * height))};
}

class ApngReader {
public:
    explicit ApngReader(const QByteArray& bytes) : bytes_(bytes) {}

    std::vector<Picture> read() {
        require(bytes_.startsWith("\x89PNG\r\n\x1A\n"), "no PNG");
        at_ = 8;
        while (!ended_) takeChunk();
        require(at_ == bytes_.size(), "bytes after the end");
        require(pictures_.size() == announced_, "a wrong number of pictures");
        return std::move(pictures_);
    }

private:
    quint32 number(qsizetype at) const {
        require(at + 4 <= bytes_.size(), "cut short");
        return qFromBigEndian<quint32>(bytes_.constData() + at);
    }

    void takeChunk() {
        const auto size = static_cast<qsizetype>(number(at_));
        require(at_ + size + 12 <= bytes_.size(), "cut short");
        const QByteArray type = bytes_.mid(at_ + 4, 4), checked = bytes_.mid(at_ + 4, size + 4);
        const auto sum =
            crc32(0, reinterpret_cast<const Bytef*>(checked.constData()), static_cast<uInt>(checked.size()));
        require(sum == number(at_ + 8 + size), "a wrong check sum");
        const qsizetype data = at_ + 8;
        at_ += size + 12;
        if (type == "IHDR") canvas_ = blank(static_cast<int>(number(data)), static_cast<int>(number(data + 4)));
        else if (type == "acTL") announced_ = number(data);
        else if (type == "fcTL") takePlace(data);
        else if (type == "IDAT") takePixels(bytes_.mid(data, size));
        else if (type == "fdAT") {
            require(number(data) == sequence_++, "a wrong order");
            takePixels(bytes_.mid(data + 4, size - 4));
        } else require(type == "IEND", "an unknown chunk");
        ended_ = type == "IEND";
    }

    void takePlace(qsizetype data) {
        require(number(data) == sequence_++, "a wrong order");
        next_.changed = {static_cast<int>(number(data + 12)), static_cast<int>(number(data + 16)),
                         static_cast<int>(number(data + 4)), static_cast<int>(number(data + 8))};
        const int delay = qFromBigEndian<quint16>(bytes_.constData() + data + 20),
                  unit = qFromBigEndian<quint16>(bytes_.constData() + data + 22);
        next_.milliseconds = 1000 * delay / unit;
    }

    void takePixels(const QByteArray& packed) {
        const Area& area = next_.changed;
        const qsizetype row = 3 * area.width + 1;
        QByteArray rows(row * area.height, '\0');
        auto size = static_cast<uLongf>(rows.size());
        require(uncompress(reinterpret_cast<Bytef*>(rows.data()), &size, reinterpret_cast<const Bytef*>(packed.data()),
                           static_cast<uLong>(packed.size())) == Z_OK &&
                    size == static_cast<uLongf>(rows.size()),
                "wrong pixels");
        std::vector<std::uint32_t> pixels;
        for (int y = 0; y < area.height; ++y) {
            const qsizetype begin = y * row;
            const char filter = rows[begin];
            require(filter == 1 || filter == 2, "an unexpected filter");
            for (qsizetype i = 1; i < row; ++i) {
                const char left = i > 3 ? rows[begin + i - 3] : '\0', above = y > 0 ? rows[begin - row + i] : '\0';
                rows[begin + i] = static_cast<char>(rows[begin + i] + (filter == 1 ? left : above));
            }
            for (qsizetype i = begin + 1; i < begin + row; i += 3)
                pixels.push_back(static_cast<std::uint32_t>(static_cast<uchar>(rows[i]) << 16 |
                                                            static_cast<uchar>(rows[i + 1]) << 8 |
                                                            static_cast<uchar>(rows[i + 2])));
        }
        next_.raster = canvas_ = painted(canvas_, area, pixels);
        pictures_.push_back(next_);
    }

    const QByteArray bytes_;
    qsizetype at_ = 0;
    bool ended_ = false;
    quint32 announced_ = 0, sequence_ = 0;
    Raster canvas_;
    Picture next_;
    std::vector<Picture> pictures_;
};

class GifReader {
public:
    explicit GifReader(const QByteArray& bytes) : bytes_(bytes) {}

    std::vector<Picture> read() {
        require(bytes_.startsWith("GIF89a"), "no GIF");
        at_ = 6;
        const int width = takeNumber(), height = takeNumber();
        canvas_ = blank(width, height);
        require((takeByte() & 0x80) == 0, "an unexpected palette");
        at_ += 2;
        for (int byte = takeByte(); byte != ';'; byte = takeByte()) {
            if (byte == 0x21) takeExtension();
            else if (byte == ',') takePicture();
            else require(false, "an unknown block");
        }
        require(at_ == bytes_.size(), "bytes after the end");
        return std::move(pictures_);
    }

private:
    int takeByte() {
        require(at_ < bytes_.size(), "cut short");
        return static_cast<uchar>(bytes_[at_++]);
    }
    int takeNumber() {
        const int low = takeByte();
        return low | takeByte() << 8;
    }
    QByteArray takeBlocks() {
        QByteArray data;
        for (int size = takeByte(); size > 0; size = takeByte()) {
            require(at_ + size <= bytes_.size(), "cut short");
            data += bytes_.mid(at_, size);
            at_ += size;
        }
        return data;
    }

    void takeExtension() {
        const int kind = takeByte();
        const QByteArray data = takeBlocks();
        if (kind == 0xF9) milliseconds_ = 10 * (static_cast<uchar>(data[1]) | static_cast<uchar>(data[2]) << 8);
        else require(data.startsWith("NETSCAPE2.0"), "an unknown extension");
    }

    void takePicture() {
        Area area;
        area.left = takeNumber();
        area.top = takeNumber();
        area.width = takeNumber();
        area.height = takeNumber();
        const int flags = takeByte();
        require((flags & 0x80) != 0, "no palette");
        std::vector<std::uint32_t> palette;
        for (int i = 0; i < 2 << (flags & 7); ++i) {
            const int red = takeByte(), green = takeByte();
            palette.push_back(static_cast<std::uint32_t>(red << 16 | green << 8 | takeByte()));
        }
        const int bits = takeByte();
        std::vector<std::uint32_t> pixels;
        for (const int index : unpacked(takeBlocks(), bits))
            pixels.push_back(palette.at(static_cast<std::size_t>(index)));
        require(pixels.size() == static_cast<std::size_t>(area.width * area.height), "a wrong number of pixels");
        canvas_ = painted(canvas_, area, pixels);
        pictures_.push_back({canvas_, area, milliseconds_});
    }

    /// The table of the reader has whole runs, where that of the writer has the way to them.
    static std::vector<int> unpacked(const QByteArray& data, int bits) {
        const int clear = 1 << bits, end = clear + 1;
        std::vector<std::vector<int>> runs;
        std::vector<int> indices, before;
        int length = bits + 1;
        qsizetype bit = 0;
        for (;;) {
            int code = 0;
            for (int i = 0; i < length; ++i, ++bit) {
                require(bit / 8 < data.size(), "the codes end early");
                code |= (static_cast<uchar>(data[bit / 8]) >> (bit % 8) & 1) << i;
            }
            if (code == end) {
                require(bit / 8 >= data.size() - 1, "bytes after the last code");
                return indices;
            }
            if (code == clear) {
                runs.clear();
                for (int i = 0; i < end + 1; ++i) runs.push_back({i});
                before.clear();
                length = bits + 1;
                continue;
            }
            require(!runs.empty() && code <= static_cast<int>(runs.size()), "an unknown code");
            const bool known = code < static_cast<int>(runs.size());
            require(known || !before.empty(), "an unknown code");
            std::vector<int> run = known ? runs[static_cast<std::size_t>(code)] : before;
            if (!known) run.push_back(run.front());
            indices.insert(indices.end(), run.begin(), run.end());
            if (!before.empty() && runs.size() < 4096) {
                before.push_back(run.front());
                runs.push_back(before);
            }
            if (static_cast<int>(runs.size()) == 1 << length && length < 12) ++length;
            before = run;
        }
    }

    const QByteArray bytes_;
    qsizetype at_ = 0;
    int milliseconds_ = 0;
    Raster canvas_;
    std::vector<Picture> pictures_;
};

} // namespace animations
