// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/decoding.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>

namespace ninefold::documents::pictures {
namespace {

/// A cell of a page of a magazine is still 40 points wide.
constexpr int kLongestSide = 2400;
constexpr int kLimitMegabytes = 256;

QImage onPaper(const QImage& image) {
    if (!image.hasAlphaChannel()) return image;
    QImage paper(image.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, image);
    return paper;
}

cv::Mat colourOf(const QImage& image) {
    QImage colours = image.convertToFormat(QImage::Format_RGB888);
    const cv::Mat view(colours.height(), colours.width(), CV_8UC3, colours.bits(),
                       static_cast<size_t>(colours.bytesPerLine()));
    cv::Mat part;
    cv::extractChannel(view, part, 0);
    cv::Mat most = part.clone();
    cv::Mat least = part.clone();
    for (const int channel : {1, 2}) {
        cv::extractChannel(view, part, channel);
        most = cv::max(most, part);
        least = cv::min(least, part);
    }
    return most - least;
}

QSize sizeFor(QSize size) {
    if (std::max(size.width(), size.height()) <= kLongestSide) return size;
    return size.scaled(kLongestSide, kLongestSide, Qt::KeepAspectRatio).expandedTo({1, 1});
}

} // namespace

Decoded decode(const QByteArray& bytes) {
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (!reader.canRead() || reader.format().startsWith("svg")) return {.grey = {}, .trouble = Trouble::NotAPicture};
    const QSize size = reader.size();
    if (static_cast<long long>(size.width()) * size.height() > kMostPixels)
        return {.grey = {}, .trouble = Trouble::TooLarge};
    const QSize wanted = sizeFor(size);
    if (size.isValid() && wanted != size) reader.setScaledSize(wanted);
    QImageReader::setAllocationLimit(kLimitMegabytes);
    const QImage image = reader.read();
    if (image.isNull()) return {.grey = {}, .trouble = Trouble::Damaged};
    const double scale = size.isValid() ? static_cast<double>(wanted.width()) / std::max(1, size.width()) : 1;
    return decoded(image, scale);
}

Decoded decoded(const QImage& image, double scale) {
    const QImage paper = onPaper(image);
    QImage grey = paper.convertToFormat(QImage::Format_Grayscale8);
    const cv::Mat view(grey.height(), grey.width(), CV_8U, grey.bits(), static_cast<size_t>(grey.bytesPerLine()));
    return {.grey = view.clone(), .colour = paper.isGrayscale() ? cv::Mat() : colourOf(paper), .scale = scale};
}

} // namespace ninefold::documents::pictures
