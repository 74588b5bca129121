// SPDX-License-Identifier: MIT
// Numbers formatted for people. Scripts get plain digits instead.
#include "app/documents/text/numbers.h"

#include <QLocale>

namespace ninefold::documents {
namespace {

/// The plain C locale does not group digits; then the texts are English, and so is this locale.
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

QString clockText(qint64 milliseconds) {
    const qint64 seconds = milliseconds / 1000, hours = seconds / 3600;
    const QString rest = QStringLiteral("%1:%2");
    const auto two = [](qint64 number) { return QString::number(number).rightJustified(2, u'0'); };
    // Minutes have no leading zero, as on clocks: 6:41.
    if (hours == 0) return rest.arg(seconds / 60).arg(two(seconds % 60));
    return QStringLiteral("%1:%2:%3").arg(hours).arg(two(seconds / 60 % 60), two(seconds % 60));
}

} // namespace ninefold::documents
