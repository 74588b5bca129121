// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/step.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace ninefold::documents {

/// Sentences name things in full ("rows 2 and 5", "r1c1, r1c4"), notation uses short forms ("r25", "r1c14").
enum class Wording { Full, Short };

/// Decorates a phrase that names places on the board, as a link that points at them. Without cells the phrase means
/// all places of the digits in the step.
using PhraseDecorator = std::function<QString(const QString& phrase, Cells cells, Digits digits)>;

/// "a, b and c"
QString joinedText(const QStringList& items);

QString digitsText(Digits digits, Wording wording);
QString cellsText(Cells cells, Wording wording, NameStyle style);
QString housesText(HouseSet houses, Wording wording);
/// Link by link: "r1c1 is not 5, so r1c7 is 5 (row 1), so ..."
QString chainText(const logic::Chain& chain, Wording wording, NameStyle style, const PhraseDecorator& decorate = {});

/// The text for an argument of a step.
QString valueText(const logic::ArgValue& value, Wording wording, NameStyle style, const PhraseDecorator& decorate = {});

} // namespace ninefold::documents
