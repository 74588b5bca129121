// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/ink.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace ninefold::documents::pictures {

namespace {

/// As a Gaussian does it; on a smaller picture, which is much faster where the reach is wide and looks the same.
cv::Mat blurred(const cv::Mat& picture, double reach) {
    constexpr double kFineReach = 3;
    const double scale = std::min(1.0, kFineReach / reach);
    cv::Mat small;
    cv::resize(picture, small, {}, scale, scale, cv::INTER_AREA);
    cv::GaussianBlur(small, small, {}, reach * scale);
    cv::resize(small, small, picture.size(), 0, 0, cv::INTER_LINEAR);
    return small;
}

} // namespace

cv::Mat ink(const cv::Mat& grey, double reach) {
    cv::Mat light;
    grey.convertTo(light, CV_32F);
    const cv::Mat darker = blurred(light, reach) - light;
    cv::Mat contrast = blurred(darker.mul(darker), 3 * reach);
    // Four grey values are noise: paper without anything on it stays near nothing.
    cv::sqrt(contrast + 4, contrast);
    return darker / contrast;
}

Lines lines(const cv::Mat& inked, int length, int width) {
    Lines found;
    cv::blur(inked, found.across, {length | 1, width});
    cv::blur(inked, found.down, {width, length | 1});
    return found;
}

} // namespace ninefold::documents::pictures
