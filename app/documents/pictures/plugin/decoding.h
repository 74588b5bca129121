// SPDX-License-Identifier: MIT
// From the bytes of a file to shades of grey; the content decides, not the name.
#pragma once

#include "app/documents/pictures/picturereader.h"

#include <QImage>

#include <opencv2/core.hpp>

namespace ninefold::documents::pictures {

struct Decoded {
    cv::Mat grey;
    /// How far each pixel is from grey: 0 for black, white and what is between them.
    cv::Mat colour;
    /// How much smaller than the file's picture it is, 1 or less.
    double scale = 1;
    Trouble trouble = Trouble::None;
};

Decoded decode(const QByteArray& bytes);

/// What is seen through a picture is white paper. `scale`: how large the image is in comparison with the file's
/// picture.
Decoded decoded(const QImage& image, double scale);

} // namespace ninefold::documents::pictures
