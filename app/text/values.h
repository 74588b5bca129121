// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/step.h"

#include <QString>
#include <QStringList>

namespace ninefold {

/// Sentences name things in full ("rows 2 and 5", "r1c1, r1c4"), notation in short ("r25", "r1c14").
enum class Wording { Full, Short };

/// "a, b and c"
QString joinedText(const QStringList& items);

QString digitsText(Digits digits, Wording wording);
QString cellsText(Cells cells, Wording wording, NameStyle style);
QString housesText(HouseSet houses, Wording wording);
/// Link by link: "r1c1 is not 5, so r1c7 is 5 (row 1), so ..."
QString chainText(const Chain& chain, Wording wording, NameStyle style);

/// An argument of a step as the text names it.
QString valueText(const ArgValue& value, Wording wording, NameStyle style);

} // namespace ninefold
