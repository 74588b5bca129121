// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/glyphs.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace ninefold::documents::pictures {

CellImage enlarged(const cv::Mat& ink, const cv::Rect& glyph) {
    constexpr double kHeight = 0.6 * CellImage::kCell;
    const double scale = std::min(kHeight / glyph.height, 0.9 * CellImage::kCell / glyph.width);
    cv::Mat drawn;
    cv::resize(ink(glyph), drawn, {}, scale, scale, scale < 1 ? cv::INTER_AREA : cv::INTER_CUBIC);
    CellImage image{};
    cv::Mat target(CellImage::kSide, CellImage::kSide, CV_32F, image.ink.data());
    drawn.copyTo(
        target({(CellImage::kSide - drawn.cols) / 2, (CellImage::kSide - drawn.rows) / 2, drawn.cols, drawn.rows}));
    return image;
}

} // namespace ninefold::documents::pictures
