// SPDX-License-Identifier: MIT
#include "app/store/library/base/signature.h"

#include <cstdint>

namespace ninefold::library {

/// The hash is FNV-1a. The sign of a number is left out, because not every database has bits there.
qint64 signatureBit(const QString& technique) {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char byte : technique.toUtf8()) hash = (hash ^ static_cast<std::uint8_t>(byte)) * 1099511628211ULL;
    return qint64{1} << hash % 63;
}

qint64 signatureOf(const QStringList& techniques) {
    qint64 signature = 0;
    for (const QString& technique : techniques) signature |= signatureBit(technique);
    return signature;
}

} // namespace ninefold::library
