// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>

#include <zlib.h>

namespace ninefold::store {

/// CRC-32 of these bytes, or of what came `before` and these.
inline quint32 checksum(QByteArrayView bytes, quint32 before = 0) {
    return static_cast<quint32>(
        crc32(before, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

} // namespace ninefold::store
