// SPDX-License-Identifier: MIT
#include "app/widgets/board/spoken.h"

#include "engine/core/houses.h"

#include <QCoreApplication>
#include <QStringList>

#include <cassert>

namespace ninefold::widgets {
namespace {

/// Only holds the translation context.
struct Spoken {
    Q_DECLARE_TR_FUNCTIONS(Spoken)
};

QStringList marksOf(const CellState& state) {
    QStringList parts;
    if (!state.candidates.empty()) parts << Spoken::tr("marks %1").arg(spokenDigits(state.candidates));
    if (!state.corner.empty()) parts << Spoken::tr("corner %1").arg(spokenDigits(state.corner));
    if (!state.centre.empty()) parts << Spoken::tr("centre %1").arg(spokenDigits(state.centre));
    return parts;
}

} // namespace

QString spokenDigits(Digits digits) {
    QStringList list;
    for (Digit digit : digits) list << QString::number(digit);
    return list.join(u' ');
}

QString spokenCell(const logic::Frame& frame, Cell cell) {
    assert(cell >= 0 && cell < kCellCount);
    const CellState& state = frame.cells[cell];
    const QString place = Spoken::tr("Row %1 column %2").arg(rowOf(cell) + 1).arg(columnOf(cell) + 1);
    // A screen reader must not reveal what the cover hides.
    if (frame.covered) return Spoken::tr("%1: hidden").arg(place);
    QStringList parts;
    if (state.value != 0) parts << QString::number(state.value);
    else parts << Spoken::tr("empty") << marksOf(state);
    // These follow the digits, which most users wait for.
    if (frame.givens.has(cell)) parts << Spoken::tr("given");
    if (frame.branch.has(cell)) parts << Spoken::tr("on trial");
    if (frame.wrong.has(cell)) parts << Spoken::tr("wrong");
    if (frame.clashes.has(cell)) parts << Spoken::tr("conflict");
    return Spoken::tr("%1: %2", "a cell and what it holds").arg(place, parts.join(QStringLiteral(", ")));
}

} // namespace ninefold::widgets
