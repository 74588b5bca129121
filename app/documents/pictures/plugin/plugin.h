// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/pictures/picturereader.h"
#include "app/documents/pictures/plugin/decoding.h"
#include "app/documents/pictures/plugin/network.h"

#include <QObject>

namespace ninefold::documents::pictures {

/// What the plugin gives to the program.
class Plugin : public QObject, public PictureReader {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID NINEFOLD_PICTURE_READER)
    Q_INTERFACES(ninefold::documents::pictures::PictureReader)

public:
    Plugin();
    Outcome read(const QByteArray& bytes, const std::stop_token& stop) const override;

private:
    void readInto(Outcome& outcome, const Decoded& picture) const;

    std::optional<Network> network_;
};

} // namespace ninefold::documents::pictures
