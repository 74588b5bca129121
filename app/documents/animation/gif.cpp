// SPDX-License-Identifier: MIT
// Animated GIF (GIF89a, with the loop of Netscape): every program shows it. Each picture has a palette of its own, the
// most frequent colours exactly, so flat grounds stay as they are; rare shades at the edges of letters become the
// nearest of these. Compressed with LZW (T. Welch, "A technique for high-performance data compression", 1984).
#include "app/documents/animation/animation.h"

#include <algorithm>
#include <bit>
#include <unordered_map>

namespace ninefold::documents {
namespace {

/// Of more colours the most frequent are kept, and of the others those that are least like any colour of the palette.
constexpr std::size_t kMostColours = 256, kExactColours = 160;

QByteArray littleEndian(int number) {
    return QByteArray(1, static_cast<char>(number & 0xFF)) + static_cast<char>(number >> 8 & 0xFF);
}

int distance(std::uint32_t one, std::uint32_t other) {
    int sum = 0;
    for (const unsigned shift : {16U, 8U, 0U}) {
        const int difference = static_cast<int>(one >> shift & 0xFF) - static_cast<int>(other >> shift & 0xFF);
        sum += difference * difference;
    }
    return sum;
}

/// The colours of a picture, and which of them each of its pixels has.
struct Indexed {
    std::vector<std::uint32_t> palette;
    std::vector<std::uint8_t> pixels;
};

/// A colour that may have no place in the palette, and the nearest one that has.
struct Rare {
    std::uint32_t colour = 0;
    int distance = 0;
    std::size_t nearest = 0;
};

Rare nearestTo(std::uint32_t colour, const std::vector<std::uint32_t>& palette) {
    const auto found =
        std::ranges::min_element(palette, {}, [colour](std::uint32_t known) { return distance(known, colour); });
    return {colour, distance(*found, colour), static_cast<std::size_t>(found - palette.begin())};
}

Indexed indexed(const Raster& raster, const Area& area) {
    std::unordered_map<std::uint32_t, int> counts;
    for (int y = area.top; y < area.top + area.height; ++y)
        for (int x = area.left; x < area.left + area.width; ++x) ++counts[raster.at(x, y)];
    std::vector<std::pair<int, std::uint32_t>> colours;
    for (const auto& [colour, count] : counts) colours.emplace_back(-count, colour);
    std::ranges::sort(colours);
    Indexed result;
    std::unordered_map<std::uint32_t, std::uint8_t> numbers;
    const auto take = [&](std::uint32_t colour) {
        numbers[colour] = static_cast<std::uint8_t>(result.palette.size());
        result.palette.push_back(colour);
    };
    const std::size_t exact = colours.size() <= kMostColours ? colours.size() : kExactColours;
    for (std::size_t i = 0; i < exact; ++i) take(colours[i].second);
    std::vector<Rare> rest;
    for (std::size_t i = exact; i < colours.size(); ++i) rest.push_back(nearestTo(colours[i].second, result.palette));
    while (!rest.empty() && result.palette.size() < kMostColours) {
        const std::uint32_t colour = std::ranges::max_element(rest, {}, &Rare::distance)->colour;
        for (Rare& rare : rest)
            if (const int closer = distance(rare.colour, colour); closer < rare.distance)
                rare = {rare.colour, closer, result.palette.size()};
        take(colour);
    }
    for (const Rare& rare : rest) numbers[rare.colour] = static_cast<std::uint8_t>(rare.nearest);
    for (int y = area.top; y < area.top + area.height; ++y)
        for (int x = area.left; x < area.left + area.width; ++x) result.pixels.push_back(numbers[raster.at(x, y)]);
    return result;
}

/// Codes of growing length, from the lowest bit on, in blocks of at most 255 bytes.
class Bits {
public:
    void add(unsigned code, int length) {
        waiting_ |= code << count_;
        for (count_ += length; count_ >= 8; count_ -= 8, waiting_ >>= 8) addByte(waiting_);
    }
    QByteArray finish() {
        if (count_ > 0) addByte(waiting_);
        endBlock();
        return blocks_ + '\0';
    }

private:
    void addByte(unsigned byte) {
        block_.append(static_cast<char>(byte & 0xFF));
        if (block_.size() == 255) endBlock();
    }
    void endBlock() {
        if (!block_.isEmpty()) blocks_ += static_cast<char>(block_.size()) + block_;
        block_.clear();
    }

    unsigned waiting_ = 0;
    int count_ = 0;
    QByteArray block_, blocks_;
};

/// Each code means a run of pixels: one pixel, or a known run and one pixel more.
QByteArray packed(const std::vector<std::uint8_t>& pixels, int bits) {
    constexpr unsigned kMostCodes = 4096;
    const unsigned clear = 1U << bits, end = clear + 1;
    std::unordered_map<unsigned, unsigned> runs;
    Bits out;
    unsigned next = end + 1, run = pixels.front();
    int length = bits + 1;
    out.add(clear, length);
    for (std::size_t i = 1; i < pixels.size(); ++i) {
        const unsigned longer = run << 8 | pixels[i];
        if (const auto known = runs.find(longer); known != runs.end()) {
            run = known->second;
            continue;
        }
        out.add(run, length);
        run = pixels[i];
        if (next < kMostCodes) {
            // The reader knows each code one code later than the writer.
            if (next == 1U << length) ++length;
            runs[longer] = next++;
            continue;
        }
        out.add(clear, length);
        runs.clear();
        next = end + 1;
        length = bits + 1;
    }
    out.add(run, length);
    // The reader counts that run, too.
    if (next == 1U << length && next < kMostCodes) ++length;
    out.add(end, length);
    return out.finish();
}

class GifCoder : public AnimationCoder {
public:
    QByteArray begin(int width, int height) override {
        return "GIF89a" + littleEndian(width) + littleEndian(height) + QByteArray("\x70\0\0", 3) +
               QByteArray("\x21\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0", 19);
    }

    QByteArray picture(const Raster& raster, const Area& changed, int milliseconds) override {
        constexpr int kMost = 65'535;
        const Indexed colours = indexed(raster, changed);
        // A table has a power of two of colours, at least four: shorter codes than two bits do not exist.
        const int bits = std::max(2, static_cast<int>(std::bit_width(colours.palette.size() - 1)));
        QByteArray bytes("\x21\xF9\x04\x04", 4);
        bytes += littleEndian(std::clamp((milliseconds + 5) / 10, 1, kMost)) + QByteArray(2, '\0') + ',';
        for (const int number : {changed.left, changed.top, changed.width, changed.height})
            bytes += littleEndian(number);
        bytes += static_cast<char>(0x80 | (bits - 1));
        for (std::size_t i = 0; i < std::size_t{1} << bits; ++i)
            for (const unsigned shift : {16U, 8U, 0U})
                bytes += static_cast<char>(i < colours.palette.size() ? colours.palette[i] >> shift & 0xFF : 0);
        return bytes + static_cast<char>(bits) + packed(colours.pixels, bits);
    }

    QByteArray end() override { return QByteArray(1, ';'); }
};

} // namespace

std::unique_ptr<AnimationCoder> newGifCoder() {
    return std::make_unique<GifCoder>();
}

} // namespace ninefold::documents
