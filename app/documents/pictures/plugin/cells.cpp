// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/cells.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

#include "app/documents/pictures/plugin/mesh.h"

namespace ninefold::documents::pictures {

namespace {

/// Half a cell is kept around the grid, so that the paper there is known, too.
constexpr int kAround = CellImage::kCell / 2;
constexpr Paper kPaper{CellImage::kCell, kAround};
/// Paper that is lighter than the paper around it says nothing.
constexpr double kLightest = -0.12;

/// The value that a part of all pixels stay under.
float quantile(const cv::Mat& image, double part) {
    std::vector<float> values(image.begin<float>(), image.end<float>());
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

/// 0 for paper and about 1 for ink, wherever the light comes from.
cv::Mat inkOf(const cv::Mat& sheet) {
    cv::Mat paper;
    cv::medianBlur(sheet, paper, CellImage::kCell | 1);
    cv::Mat light;
    cv::Mat around;
    sheet.convertTo(light, CV_32F);
    paper.convertTo(around, CV_32F);
    cv::Mat inked = (around - light) / (around + 8);
    // What the lines and digits of this sheet are dark with: they cover about an eighth of it.
    const cv::Rect grid(kAround, kAround, 9 * CellImage::kCell, 9 * CellImage::kCell);
    const float full = std::max(0.04F, quantile(inked(grid), 0.97));
    inked /= full;
    return inked;
}

} // namespace

std::vector<CellImage> cutCells(const cv::Mat& grey, const Mesh& mesh) {
    const cv::Mat inked = inkOf(flattened(grey, mesh, kPaper));
    std::vector<CellImage> cells(81);
    for (int cell = 0; cell < 81; ++cell) {
        constexpr int kFirst = kAround - CellImage::kMargin;
        const cv::Rect place(kFirst + cell % 9 * CellImage::kCell, kFirst + cell / 9 * CellImage::kCell,
                             CellImage::kSide, CellImage::kSide);
        cv::Mat target(CellImage::kSide, CellImage::kSide, CV_32F, cells[cell].ink.data());
        cv::Mat(cv::min(cv::max(inked(place), kLightest), 1.5)).copyTo(target);
    }
    return cells;
}

Mesh turned(const Mesh& mesh) {
    Mesh result;
    for (int row = 0; row < 10; ++row)
        for (int column = 0; column < 10; ++column) result[row * 10 + column] = mesh[(9 - column) * 10 + row];
    return result;
}

std::vector<CellImage> turned(const std::vector<CellImage>& cells) {
    constexpr int kSide = CellImage::kSide;
    std::vector<CellImage> result(cells.size());
    for (int cell = 0; cell < 81; ++cell) {
        const CellImage& from = cells[(8 - cell % 9) * 9 + cell / 9];
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x) result[cell].ink[y * kSide + x] = from.ink[(kSide - 1 - x) * kSide + y];
    }
    return result;
}

} // namespace ninefold::documents::pictures
