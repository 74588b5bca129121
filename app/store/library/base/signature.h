// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace ninefold::library {

/// The bit of a technique in the signatures of puzzles, from its id alone and the same for ever. Two techniques may
/// share a bit, so a signature says for certain only that a technique is not there.
qint64 signatureBit(const QString& technique);

/// The bits of all of them.
qint64 signatureOf(const QStringList& techniques);

} // namespace ninefold::library
