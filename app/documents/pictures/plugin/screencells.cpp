// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/screencells.h"

#include "app/documents/pictures/plugin/glyphs.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace ninefold::documents::pictures {
namespace {

/// Less is no ink, but a shadow: as a part of what the darkest glyphs have, and in shades.
constexpr double kLeastPart = 0.25;
constexpr double kLeastContrast = 30;
/// What is darker than this is a part of a glyph: thin strokes of small digits are never full ink.
constexpr double kInk = 0.22;
/// Cells are made so large that their small digits have room between each other.
constexpr double kFineSide = 96;
/// Glyphs that are so much smaller than the digits of their grid are marks.
constexpr float kMarkHeight = 0.66F;
/// Below this a small glyph is taken for something else, as the corner of a frame.
constexpr float kLikelyMark = 0.4F;

/// The shade that a part of the pixels stay under.
int shadeAt(const cv::Mat& cell, double part) {
    std::vector<uint8_t> values(cell.begin<uint8_t>(), cell.end<uint8_t>());
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

/// How far each pixel of a cell is from its background, which is more than half of it; what most pixels are, as the
/// grain of stone, counts as nothing.
cv::Mat awayFromBackground(const cv::Mat& cell) {
    cv::Mat away;
    cv::absdiff(cell, shadeAt(cell, 0.5), away);
    return away - 2 * shadeAt(away, 0.6);
}

/// `least`: less than that is no ink, but a shadow.
cv::Mat inkOf(const cv::Mat& away, double least) {
    double most = 0;
    cv::minMaxLoc(away, nullptr, &most);
    cv::Mat ink;
    away.convertTo(ink, CV_32F, 1 / std::max(most, least));
    const double larger = std::max(1.0, kFineSide / std::min(ink.cols, ink.rows));
    cv::resize(ink, ink, {}, larger, larger, larger > 1 ? cv::INTER_CUBIC : cv::INTER_AREA);
    return ink;
}

/// The contrast that the darkest glyphs of a grid have.
double contrastOf(const std::vector<cv::Mat>& cells) {
    std::vector<double> contrasts;
    for (const cv::Mat& away : cells) cv::minMaxLoc(away, nullptr, &contrasts.emplace_back());
    std::sort(contrasts.begin(), contrasts.end());
    return contrasts[contrasts.size() * 9 / 10];
}

/// The glyphs of a cell: what hangs together, without specks and without what goes around the cell.
std::vector<cv::Rect> glyphsOf(const cv::Mat& ink) {
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centres;
    const int count = cv::connectedComponentsWithStats(ink > kInk, labels, stats, centres, 8, CV_32S);
    std::vector<cv::Rect> glyphs;
    for (int i = 1; i < count; ++i) {
        const int* values = stats.ptr<int>(i);
        const cv::Rect box(values[cv::CC_STAT_LEFT], values[cv::CC_STAT_TOP], values[cv::CC_STAT_WIDTH],
                           values[cv::CC_STAT_HEIGHT]);
        if (box.height < 0.08 * ink.rows || box.width > 0.9 * ink.cols || box.height > 0.92 * ink.rows) continue;
        if (box.height < 0.25 * box.width) continue;
        glyphs.push_back(box);
    }
    return glyphs;
}

/// Small digits that touch each other are cut into parts of equal width.
std::vector<cv::Rect> separated(const std::vector<cv::Rect>& glyphs) {
    std::vector<cv::Rect> result;
    for (const cv::Rect& glyph : glyphs) {
        const int count = std::max(1, static_cast<int>(std::lround(glyph.width / (0.68 * glyph.height))));
        if (count == 1 || glyph.width < glyph.height) {
            result.push_back(glyph);
            continue;
        }
        for (int i = 0; i < count; ++i)
            result.emplace_back(glyph.x + glyph.width * i / count, glyph.y, glyph.width / count, glyph.height);
    }
    return result;
}

struct Mark {
    int cell;
    /// The digit that usually has this place in a cell.
    int placed;
    CellImage image;
    int digit = 0;
    float confidence = 0;
};

std::vector<Mark> marksIn(const ScreenInks& inks, const std::vector<int>& which) {
    std::vector<Mark> marks;
    for (const int cell : which) {
        const cv::Mat& ink = inks[cell];
        for (const cv::Rect& glyph : separated(glyphsOf(ink))) {
            const int column = 3 * (2 * glyph.x + glyph.width) / (2 * ink.cols);
            const int row = 3 * (2 * glyph.y + glyph.height) / (2 * ink.rows);
            marks.push_back({cell, 1 + 3 * row + column, enlarged(ink, glyph)});
        }
    }
    return marks;
}

/// Where nearly all small digits stand in their usual places, the place decides on those that are not clear.
void settle(std::vector<Mark>& marks) {
    const auto placed =
        std::count_if(marks.begin(), marks.end(), [](const Mark& mark) { return mark.digit == mark.placed; });
    if (10 * placed < 8 * static_cast<std::ptrdiff_t>(marks.size())) return;
    for (Mark& mark : marks)
        if (mark.digit != mark.placed && mark.confidence < kSureConfidence) {
            mark.digit = mark.placed;
            mark.confidence = kLikelyMark;
        }
}

/// How tall the tallest glyph of a cell is, as a part of the cell.
float glyphHeight(const cv::Mat& ink) {
    int height = 0;
    for (const cv::Rect& glyph : glyphsOf(ink)) height = std::max(height, glyph.height);
    return static_cast<float>(height) / static_cast<float>(ink.rows);
}

} // namespace

ScreenInks screenInks(const cv::Mat& grey, const ScreenGrid& grid) {
    ScreenInks inks;
    for (const cv::Rect& cell : grid.cells) inks.push_back(awayFromBackground(grey(cell)));
    const double least = std::max(kLeastContrast, kLeastPart * contrastOf(inks));
    for (cv::Mat& ink : inks) ink = inkOf(ink, least);
    return inks;
}

std::vector<CellImage> screenImages(const ScreenInks& inks, const ScreenGrid& grid) {
    const double scale = 9 * CellImage::kCell / cv::norm(grid.mesh[9] - grid.mesh[0]);
    std::vector<CellImage> images(81);
    for (int cell = 0; cell < 81; ++cell) {
        constexpr int kSide = CellImage::kSide;
        const cv::Size size(std::clamp(static_cast<int>(std::lround(grid.cells[cell].width * scale)), 1, kSide),
                            std::clamp(static_cast<int>(std::lround(grid.cells[cell].height * scale)), 1, kSide));
        cv::Mat drawn;
        cv::resize(inks[cell], drawn, size, 0, 0, cv::INTER_AREA);
        images[cell] = {};
        cv::Mat target(kSide, kSide, CV_32F, images[cell].ink.data());
        drawn.copyTo(target({(kSide - size.width) / 2, (kSide - size.height) / 2, size.width, size.height}));
    }
    return images;
}

std::vector<int> markedCells(const ScreenInks& inks) {
    std::vector<float> heights;
    for (const cv::Mat& ink : inks) heights.push_back(glyphHeight(ink));
    std::vector<float> order;
    std::copy_if(heights.begin(), heights.end(), std::back_inserter(order), [](float height) { return height > 0; });
    if (order.empty()) return {};
    // A fifth of the cells at least are digits, even where all others have marks.
    std::sort(order.begin(), order.end());
    const float usual = order[order.size() * 9 / 10];
    std::vector<int> marked;
    for (int cell = 0; cell < 81; ++cell)
        if (heights[cell] > 0 && heights[cell] < kMarkHeight * usual) marked.push_back(cell);
    return marked;
}

void readMarks(const ScreenInks& inks, const std::vector<int>& which, const Network& network,
               std::array<CellReading, 81>& cells) {
    std::vector<Mark> marks = marksIn(inks, which);
    std::vector<const CellImage*> images;
    images.reserve(marks.size());
    for (const Mark& mark : marks) images.push_back(&mark.image);
    const std::vector<Likelihoods> likely = network.look(images);
    for (size_t i = 0; i < marks.size(); ++i) {
        const auto best = std::max_element(likely[i].begin() + 1, likely[i].begin() + 10);
        marks[i].digit = static_cast<int>(best - likely[i].begin());
        marks[i].confidence = *best;
    }
    settle(marks);
    for (const int cell : which) cells[cell] = {.confidence = 1};
    for (const Mark& mark : marks) {
        if (mark.confidence < kLikelyMark) continue;
        CellReading& reading = cells[mark.cell];
        reading.marks = static_cast<uint16_t>(reading.marks | 1U << mark.digit);
        reading.confidence = std::min(reading.confidence, mark.confidence);
    }
}

void findPlaced(const Decoded& picture, const ScreenGrid& grid, std::array<CellReading, 81>& cells) {
    constexpr double kColoured = 70;
    constexpr int kFewestGivens = 17;
    if (picture.colour.empty()) return;
    std::vector<CellReading*> coloured;
    int others = 0;
    for (int cell = 0; cell < 81; ++cell) {
        if (cells[cell].digit == 0) continue;
        const cv::Mat away = awayFromBackground(picture.grey(grid.cells[cell]));
        double most = 0;
        cv::minMaxLoc(away, nullptr, &most);
        // Along its edges a digit has the colours between its own and the background's.
        const double colour = cv::mean(picture.colour(grid.cells[cell]), away > 0.7 * most)[0];
        if (colour > kColoured) coloured.push_back(&cells[cell]);
        else ++others;
    }
    if (others < kFewestGivens) return;
    for (CellReading* cell : coloured) cell->isPlaced = true;
}

} // namespace ninefold::documents::pictures
