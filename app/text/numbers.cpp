// SPDX-License-Identifier: MIT
#include "app/text/numbers.h"

#include <QLocale>

namespace ninefold {
namespace {

/// The plain C locale groups no digits; the words around the number are English there.
QLocale locale() {
    const QLocale chosen;
    return chosen.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedStates) : chosen;
}

} // namespace

QString numberText(qint64 number) {
    return locale().toString(number);
}

QString sizeText(qint64 bytes) {
    const int decimals = bytes % (1024 * 1024) == 0 ? 0 : 1;
    return locale().formattedDataSize(bytes, decimals, QLocale::DataSizeTraditionalFormat);
}

} // namespace ninefold
