// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/geometry.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace ninefold::documents::pictures {

cv::Mat straightened(const cv::Mat& picture, const Quad& corners, Paper paper) {
    // A larger picture is made smaller first, so that no line is passed over.
    const double cell = std::max(cv::norm(corners[1] - corners[0]), cv::norm(corners[3] - corners[0])) / 9;
    if (const double scale = paper.cell / std::max(cell, 1.0); scale < 0.6) {
        cv::Mat small;
        cv::resize(picture, small, {}, scale, scale, cv::INTER_AREA);
        Quad points = corners;
        for (cv::Point2f& point : points) point *= scale;
        return straightened(small, points, paper);
    }
    const auto low = static_cast<float>(paper.line(0));
    const auto high = static_cast<float>(paper.line(9));
    const Quad target{{{low, low}, {high, low}, {high, high}, {low, high}}};
    const cv::Mat turn = cv::getPerspectiveTransform(corners.data(), target.data());
    cv::Mat result;
    cv::warpPerspective(picture, result, turn, {paper.side(), paper.side()}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return result;
}

} // namespace ninefold::documents::pictures
