// SPDX-License-Identifier: MIT
// From the bytes of a file to shades of grey; the content decides, not the name.
#pragma once

#include "app/documents/pictures/picturereader.h"

#include <QImage>

#include <opencv2/core.hpp>

namespace ninefold::documents::pictures {

struct Decoded {
    cv::Mat grey;
    /// How much smaller than the file's picture it is, 1 or less.
    double scale = 1;
    Trouble trouble = Trouble::None;
};

Decoded decode(const QByteArray& bytes);

/// What is seen through a picture is white paper.
cv::Mat greyOf(const QImage& image);

} // namespace ninefold::documents::pictures
