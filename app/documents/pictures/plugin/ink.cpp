// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/ink.h"

#include <opencv2/imgproc.hpp>

namespace ninefold::documents::pictures {

cv::Mat ink(const cv::Mat& grey, double reach) {
    cv::Mat light;
    grey.convertTo(light, CV_32F);
    cv::Mat paper;
    cv::GaussianBlur(light, paper, {}, reach);
    cv::Mat darker = paper - light;
    cv::Mat contrast;
    cv::GaussianBlur(darker.mul(darker), contrast, {}, 3 * reach);
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
