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

/// How the values in a text are worded.
struct Voice {
    Wording wording = Wording::Full;
    NameStyle style = NameStyle::RowColumn;
    PhraseDecorator decorate;
    /// Long lists are only counted: "5 cells".
    bool brief = false;
    /// The longest list of cells in a brief text.
    int mostListed = 3;

    QString dressed(const QString& phrase, Cells cells, Digits digits) const {
        return decorate && !phrase.isEmpty() ? decorate(phrase, cells, digits) : phrase;
    }
};

/// "row 3", "column 5", "box 9".
QString houseText(House house);

/// The word between the last two of a list.
enum class Joint { And, Or };

/// "r1c1, r1c2 and r1c4", "2 or 9"
QString cellsPhrase(Cells cells, Joint joint, NameStyle style);
QString digitsPhrase(Digits digits, Joint joint);
/// "r2c2 (1 or 2)", with the candidates that the cell had; "r2c2" if the step does not know them.
QString cellWithCandidates(Cell cell, const logic::Step& step, NameStyle style);

/// "a, b and c", "a, b or c"
QString joinedText(const QStringList& items);
QString eitherText(const QStringList& items);

QString digitsText(Digits digits, Wording wording);
QString cellsText(Cells cells, Wording wording, NameStyle style);
QString housesText(HouseSet houses, Wording wording);

/// The text for an argument of a step. Chains have only a short form: sentences walk through them line by line
/// (chainlines.h).
QString valueText(const logic::ArgValue& value, Wording wording, NameStyle style, const PhraseDecorator& decorate = {});

} // namespace ninefold::documents
