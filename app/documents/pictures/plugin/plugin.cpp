// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/plugin.h"

#include "app/documents/pictures/plugin/decoding.h"
#include "app/documents/pictures/plugin/reader.h"

#include <QFile>

#include <cassert>

namespace ninefold::documents::pictures {

Plugin::Plugin() {
    // OpenCV's own threads would take time from the player's.
    cv::setNumThreads(1);
    QFile model(QStringLiteral(":/digits/digits.model"));
    const bool isThere = model.open(QIODevice::ReadOnly);
    assert(isThere);
    const QByteArray bytes = isThere ? model.readAll() : QByteArray();
    network_ = Network::read({reinterpret_cast<const uint8_t*>(bytes.constData()), static_cast<size_t>(bytes.size())});
    assert(network_);
}

Outcome Plugin::read(const QByteArray& bytes) const {
    const Decoded picture = decode(bytes);
    if (picture.trouble != Trouble::None) return {.grids = {}, .trouble = picture.trouble};
    Readings readings = readGrids(picture.grey, *network_);
    if (readings.otherSize > 0) return {.grids = {}, .trouble = Trouble::OtherSize, .size = readings.otherSize};
    Outcome outcome{.grids = std::move(readings.grids)};
    for (GridReading& grid : outcome.grids)
        for (Corner& corner : grid.corners) corner = {corner.x / picture.scale, corner.y / picture.scale};
    if (outcome.grids.empty()) outcome.trouble = Trouble::NoGrid;
    return outcome;
}

} // namespace ninefold::documents::pictures
