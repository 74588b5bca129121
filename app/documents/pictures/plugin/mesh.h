// SPDX-License-Identifier: MIT
// Follows the lines of a grid on paper that is not flat.
#pragma once

#include "app/documents/pictures/plugin/geometry.h"

namespace ninefold::documents::pictures {

/// Where the lines really meet: starts from the corners, and follows each line from piece to piece.
Mesh followLines(const cv::Mat& grey, const Quad& corners);

/// The picture inside the mesh, straightened.
cv::Mat flattened(const cv::Mat& picture, const Mesh& mesh, Paper paper);

/// How clearly the lines of a mesh stand out, as a share of their pieces.
float meshScore(const cv::Mat& grey, const Mesh& mesh);

} // namespace ninefold::documents::pictures
