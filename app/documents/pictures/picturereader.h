// SPDX-License-Identifier: MIT
// The border to the plugin that reads pictures.
#pragma once

#include "app/documents/pictures/gridreading.h"

#include <QByteArray>
#include <QtPlugin>

#include <stop_token>

namespace ninefold::documents::pictures {

enum class Trouble { None, NotAPicture, Damaged, TooLarge, NoGrid, OtherSize };

struct Outcome {
    /// The grids of the picture, the one that was most likely meant first.
    std::vector<GridReading> grids;
    Trouble trouble = Trouble::None;
    /// With OtherSize: how many cells a side of the grid has.
    int size = 0;
};

/// Reads Sudokus from pictures. Made by a plugin, so that the programs start where OpenCV is not installed.
class PictureReader {
public:
    virtual ~PictureReader() = default;
    /// Reads the bytes of a picture file. May be called from several threads. What is stopped answers with the pages
    /// that it has read.
    virtual Outcome read(const QByteArray& bytes, const std::stop_token& stop) const = 0;
};

/// Larger pictures are refused: no camera takes them, and their points need more than 200 MB.
constexpr long long kMostPixels = 50'000'000;

} // namespace ninefold::documents::pictures

#define NINEFOLD_PICTURE_READER "ninefold.picture.PictureReader/3"
Q_DECLARE_INTERFACE(ninefold::documents::pictures::PictureReader, NINEFOLD_PICTURE_READER)
