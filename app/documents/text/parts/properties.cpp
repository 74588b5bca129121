// SPDX-License-Identifier: MIT
#include "app/documents/text/parts/properties.h"

#include "app/documents/text/parts/lists.h"
#include "app/documents/text/parts/newpuzzles.h"
#include "app/documents/text/parts/values.h"

#include <QCoreApplication>

namespace ninefold::documents {
namespace {

using analysis::Automorphism;
using analysis::Motion;
using generator::Symmetry;

/// Gives the sentences of this file their translation context.
class PuzzleProperties {
    Q_DECLARE_TR_FUNCTIONS(PuzzleProperties)
};

/// The name of a turn or a reflection is that of the symmetry it makes.
QString motionText(Motion motion) {
    switch (motion) {
    case Motion::HalfTurn:
        return symmetryText(Symmetry::HalfTurn);
    case Motion::QuarterTurn:
    case Motion::ThreeQuarterTurn:
        return symmetryText(Symmetry::QuarterTurn);
    case Motion::Horizontal:
        return symmetryText(Symmetry::Horizontal);
    case Motion::Vertical:
        return symmetryText(Symmetry::Vertical);
    case Motion::Diagonal:
        return symmetryText(Symmetry::Diagonal);
    case Motion::Antidiagonal:
        return symmetryText(Symmetry::Antidiagonal);
    case Motion::Other:
        break;
    }
    return PuzzleProperties::tr("Rows and columns in another order");
}

/// "1↔4, 2→5→7→2": exchanged digits, and longer ways back to the first one.
QString digitsText(const Automorphism& automorphism) {
    QStringList changes;
    Digits told;
    for (Digit first = 1; first <= kDigitCount; ++first) {
        const Digit image = automorphism.digits[first];
        if (image == first || told.has(first)) continue;
        QString change = QString::number(first);
        for (Digit digit = image; digit != first; digit = automorphism.digits[digit]) {
            change += QStringLiteral("→%1").arg(digit);
            told.add(digit);
        }
        if (automorphism.digits[image] == first) change = QStringLiteral("%1↔%2").arg(first).arg(image);
        else change += QStringLiteral("→%1").arg(first);
        changes << change;
    }
    return changes.join(QStringLiteral(", "));
}

} // namespace

QString backdoorSentence(const analysis::Backdoors& backdoors, int most, NameStyle style) {
    if (backdoors.size == 0) return PuzzleProperties::tr("none is needed, singles solve it");
    if (backdoors.size < 0) return PuzzleProperties::tr("more than %1 cells together").arg(most);
    if (backdoors.size > 1)
        return PuzzleProperties::tr("%1 cells together, such as %2", "number, cells")
            .arg(backdoors.size)
            .arg(cellsPhrase(backdoors.sets.front(), Joint::And, style));
    Cells magic;
    for (const Cells& set : backdoors.sets) magic |= set;
    return PuzzleProperties::tr("one magic cell: %1", "cells, any of which will do")
        .arg(cellsPhrase(magic, Joint::Or, style));
}

QString redundantSentence(Cells redundant, NameStyle style) {
    return redundant.empty() ? PuzzleProperties::tr("none, every given is needed")
                             : cellsPhrase(redundant, Joint::And, style);
}

QString automorphismSentence(const analysis::Automorphisms& automorphisms) {
    if (automorphisms.list.empty()) return PuzzleProperties::tr("none", "symmetry");
    const Automorphism& first = automorphisms.list.front();
    const QString motion = motionText(analysis::motionOf(first)), digits = digitsText(first);
    return digits.isEmpty() ? motion : PuzzleProperties::tr("%1, where %2", "symmetry, digits").arg(motion, digits);
}

} // namespace ninefold::documents
