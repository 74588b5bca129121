// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/step.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace ninefold {

/// Sentences name things in full ("rows 2 and 5", "r1c1, r1c4"), notation in short ("r25", "r1c14").
enum class Wording { Full, Short };

/// Dresses a phrase that stands for places on the board, as a link that points at them. Without cells the phrase means
/// the digits wherever the step has them.
using Dress = std::function<QString(const QString& phrase, Cells cells, Digits digits)>;

/// "a, b and c"
QString joinedText(const QStringList& items);

QString digitsText(Digits digits, Wording wording);
QString cellsText(Cells cells, Wording wording, NameStyle style);
QString housesText(HouseSet houses, Wording wording);
/// Link by link: "r1c1 is not 5, so r1c7 is 5 (row 1), so ..."
QString chainText(const Chain& chain, Wording wording, NameStyle style, const Dress& dress = {});

/// An argument of a step as the text names it.
QString valueText(const ArgValue& value, Wording wording, NameStyle style, const Dress& dress = {});

} // namespace ninefold
