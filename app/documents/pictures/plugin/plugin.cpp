// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/plugin.h"

#include "app/documents/pictures/plugin/pages.h"
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

/// Adds the grids of one picture, or page.
void Plugin::readInto(Outcome& outcome, const Decoded& picture) const {
    Readings readings = readGrids(picture, *network_);
    if (readings.otherSize > 0) outcome.size = readings.otherSize;
    for (GridReading& grid : readings.grids) {
        for (Corner& corner : grid.corners) corner = {corner.x / picture.scale, corner.y / picture.scale};
        outcome.grids.push_back(std::move(grid));
    }
}

Outcome Plugin::read(const QByteArray& bytes, const std::stop_token& stop) const {
    Outcome outcome;
    if (isPdf(bytes)) {
        outcome.trouble = readPages(bytes, stop, [&](const Decoded& page) { readInto(outcome, page); });
    } else {
        const Decoded picture = decode(bytes);
        outcome.trouble = picture.trouble;
        if (picture.trouble == Trouble::None) readInto(outcome, picture);
    }
    if (outcome.trouble == Trouble::None && outcome.grids.empty())
        outcome.trouble = outcome.size > 0 ? Trouble::OtherSize : Trouble::NoGrid;
    return outcome;
}

} // namespace ninefold::documents::pictures
