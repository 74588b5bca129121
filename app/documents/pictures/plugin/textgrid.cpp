// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/textgrid.h"

#include "app/documents/pictures/plugin/glyphs.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace ninefold::documents::pictures {
namespace {

constexpr int kLeastHeight = 7;
constexpr int kMostHeight = 80;
/// A page full of text is no Sudoku, and takes long.
constexpr size_t kMostGlyphs = 3'000;
constexpr float kLikelyDigit = 0.5F;

struct Glyph {
    cv::Rect box;
    int digit = 0;
    float confidence = 1;

    int bottom() const { return box.y + box.height; }
    float middle() const { return static_cast<float>(box.x) + static_cast<float>(box.width) / 2; }
};

/// Glyphs on one line, from left to right.
using Line = std::vector<Glyph>;

/// 1 where the picture differs from what surrounds it, in either direction.
cv::Mat inkOf(const cv::Mat& grey) {
    constexpr int kAround = 41;
    constexpr double kContrast = 150;
    cv::Mat ground;
    cv::medianBlur(grey, ground, kAround);
    cv::Mat away;
    cv::absdiff(grey, ground, away);
    cv::Mat ink;
    away.convertTo(ink, CV_32F, 1 / kContrast);
    return ink;
}

std::vector<cv::Rect> boxesIn(const cv::Mat& ink) {
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(ink > 0.4, labels, stats, centres, 8, CV_32S);
    std::vector<cv::Rect> boxes;
    for (int i = 1; i < count; ++i) {
        const int* values = stats.ptr<int>(i);
        const cv::Rect box(values[cv::CC_STAT_LEFT], values[cv::CC_STAT_TOP], values[cv::CC_STAT_WIDTH],
                           values[cv::CC_STAT_HEIGHT]);
        // Frames of windows, and the bars between the boxes.
        if (std::max(box.width, box.height) > kMostHeight || box.height > 5 * box.width) continue;
        boxes.push_back(box);
    }
    return boxes;
}

/// The boxes that have the shape of a digit, read; the others without a digit.
std::vector<Glyph> readGlyphs(const cv::Mat& ink, const Network& network) {
    const std::vector<cv::Rect> boxes = boxesIn(ink);
    if (boxes.size() > kMostGlyphs) return {};
    std::vector<Glyph> glyphs;
    std::vector<size_t> places;
    std::vector<CellImage> images;
    for (const cv::Rect& box : boxes) {
        if (box.height >= kLeastHeight && box.width <= box.height) {
            places.push_back(glyphs.size());
            images.push_back(enlarged(ink, box));
        }
        glyphs.push_back({box});
    }
    std::vector<const CellImage*> seen;
    seen.reserve(images.size());
    for (const CellImage& image : images) seen.push_back(&image);
    const std::vector<Likelihoods> likely = network.look(seen);
    for (size_t i = 0; i < likely.size(); ++i) {
        const auto best = std::max_element(likely[i].begin(), likely[i].end()) - likely[i].begin();
        if (best < 1 || best > 9 || likely[i][best] < kLikelyDigit) continue;
        glyphs[places[i]].digit = static_cast<int>(best);
        glyphs[places[i]].confidence = likely[i][best];
    }
    return glyphs;
}

/// Glyphs whose feet are at one height: digits, and the dots for what is empty.
std::vector<Line> linesOf(std::vector<Glyph> glyphs) {
    std::sort(glyphs.begin(), glyphs.end(), [](const Glyph& a, const Glyph& b) { return a.bottom() < b.bottom(); });
    std::vector<Line> lines;
    for (const Glyph& glyph : glyphs) {
        constexpr int kUneven = 2;
        if (lines.empty() || glyph.bottom() - lines.back().back().bottom() > kUneven) lines.emplace_back();
        lines.back().push_back(glyph);
    }
    for (Line& line : lines)
        std::sort(line.begin(), line.end(), [](const Glyph& a, const Glyph& b) { return a.box.x < b.box.x; });
    return lines;
}

/// The digits and dots of a line, without what separates them; nothing if it has other glyphs, too.
Line cellsOf(const Line& line) {
    std::vector<int> heights;
    for (const Glyph& glyph : line)
        if (glyph.digit > 0) heights.push_back(glyph.box.height);
    if (heights.empty()) return {};
    std::nth_element(heights.begin(), heights.begin() + static_cast<std::ptrdiff_t>(heights.size() / 2), heights.end());
    const int height = heights[heights.size() / 2];
    Line cells;
    for (const Glyph& glyph : line) {
        const bool isDot = 10 * glyph.box.height <= 4 * height && 10 * glyph.box.width <= 4 * height;
        const bool separates = 10 * glyph.box.height > 11 * height && 3 * glyph.box.width < height;
        if (isDot || (glyph.digit > 0 && !separates)) cells.push_back(glyph);
        else if (!separates) return {};
    }
    return cells;
}

/// Are the cells of the second line below those of the first?
bool isBelow(const Line& upper, const Line& lower) {
    const int way = lower.front().bottom() - upper.front().bottom();
    const float pitch = (upper.back().middle() - upper.front().middle()) / 8;
    if (way <= 0 || static_cast<float>(way) > 5 * pitch) return false;
    for (size_t i = 0; i < upper.size(); ++i)
        if (std::abs(upper[i].middle() - lower[i].middle()) > 0.4F * pitch) return false;
    return true;
}

/// Lines between the middles, and as far outside.
std::array<float, 10> between(const std::array<float, 9>& middles) {
    std::array<float, 10> lines{};
    for (size_t i = 1; i < 9; ++i) lines[i] = (middles[i - 1] + middles[i]) / 2;
    lines[0] = 2 * middles[0] - lines[1];
    lines[9] = 2 * middles[8] - lines[8];
    return lines;
}

TextGrid gridOf(const std::vector<Line>& rows) {
    TextGrid grid{};
    std::array<float, 9> columns{};
    std::array<float, 9> heights{};
    int tallest = 0;
    for (size_t row = 0; row < 9; ++row)
        for (size_t column = 0; column < 9; ++column) {
            const Glyph& glyph = rows[row][column];
            const bool isDigit = glyph.digit > 0 && glyph.box.height >= kLeastHeight;
            CellReading& cell = grid.cells[row * 9 + column];
            cell.digit = isDigit ? glyph.digit : 0;
            cell.confidence = glyph.confidence;
            cell.likely[static_cast<size_t>(cell.digit)] = glyph.confidence;
            columns[column] += glyph.middle() / 9;
            heights[row] = static_cast<float>(glyph.bottom());
            tallest = std::max(tallest, glyph.box.height);
        }
    for (float& height : heights) height -= static_cast<float>(tallest) / 2;
    const auto across = between(heights);
    const auto down = between(columns);
    for (size_t place = 0; place < 100; ++place) grid.mesh[place] = {down[place % 10], across[place / 10]};
    return grid;
}

} // namespace

std::vector<TextGrid> textGrids(const cv::Mat& grey, const Network& network) {
    std::vector<TextGrid> grids;
    std::vector<Line> rows;
    for (const Line& line : linesOf(readGlyphs(inkOf(grey), network))) {
        const Line cells = cellsOf(line);
        if (cells.size() != 9) continue;
        if (!rows.empty() && !isBelow(rows.back(), cells)) rows.clear();
        rows.push_back(cells);
        if (rows.size() < 9) continue;
        grids.push_back(gridOf(rows));
        rows.clear();
    }
    return grids;
}

} // namespace ninefold::documents::pictures
