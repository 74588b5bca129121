// SPDX-License-Identifier: MIT
// The values of a step as text: digits, cells, houses, candidates and chains, in full for sentences and in short for
// notation.
#include "app/documents/text/parts/values.h"

#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/parts/lists.h"
#include "engine/core/houses.h"
#include "engine/logic/setletter.h"

#include <QCoreApplication>

#include <array>
#include <cassert>

namespace ninefold::documents {
namespace {

/// Translation context of the small words between values.
class Values {
    Q_DECLARE_TR_FUNCTIONS(Values)
};

/// "r25b9": rows 2 and 5, box 9.
QString shortHouses(HouseSet houses) {
    QString text;
    for (const auto& [kind, letter] :
         {std::pair(HouseSet::rows(), 'r'), std::pair(HouseSet::columns(), 'c'), std::pair(HouseSet::boxes(), 'b')}) {
        if ((houses & kind).empty()) continue;
        text += QLatin1Char(letter);
        for (House house : houses& kind) text += QString::number(house % 9 + 1);
    }
    return text;
}

/// "rows 2 and 5", or "row 2" for a single one.
QString housesOfKind(HouseSet houses) {
    if (houses.count() == 1) return houseText(houses.first());
    QStringList numbers;
    for (House house : houses) numbers << QString::number(house % 9 + 1);
    const QString list = joinedText(numbers);
    switch (kindOf(houses.first())) {
    case HouseKind::Row:
        return Values::tr("rows %1").arg(list);
    case HouseKind::Column:
        return Values::tr("columns %1").arg(list);
    default:
        return Values::tr("boxes %1").arg(list);
    }
}

/// "r1c1 =5= r1c7 -5- r3c7"
QString shortChain(const logic::Chain& chain, NameStyle style) {
    QString text;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const logic::ChainNode& node = chain[i];
        const QString cells = cellsText(node.cells, Wording::Short, style);
        const QString link = node.on ? QStringLiteral(" =%1= ") : QStringLiteral(" -%1- ");
        text += i == 0 ? QStringLiteral("%1 ").arg(node.digit) + cells : link.arg(node.digit) + cells;
    }
    return text;
}

} // namespace

/// The last two are joined with "and", in a text that translators can change.
QString joinedText(const QStringList& items) {
    if (items.size() < 2) return items.join(QString());
    return Values::tr("%1 and %2").arg(listText(items.mid(0, items.size() - 1)), items.last());
}

QString houseText(House house) {
    assert(house >= 0 && house < kHouseCount);
    switch (kindOf(house)) {
    case HouseKind::Row:
        return Values::tr("row %1").arg(house + 1);
    case HouseKind::Column:
        return Values::tr("column %1").arg(house - 8);
    default:
        return Values::tr("box %1").arg(house - 17);
    }
}

QString eitherText(const QStringList& items) {
    if (items.size() < 2) return items.join(QString());
    return Values::tr("%1 or %2").arg(listText(items.mid(0, items.size() - 1)), items.last());
}

QString cellsPhrase(Cells cells, Joint joint, NameStyle style) {
    QStringList list;
    for (Cell cell : cells) list << cellText(cell, style);
    return joint == Joint::And ? joinedText(list) : eitherText(list);
}

QString digitsPhrase(Digits digits, Joint joint) {
    QStringList list;
    for (Digit digit : digits) list << QString::number(digit);
    return joint == Joint::And ? joinedText(list) : eitherText(list);
}

QString cellWithCandidates(Cell cell, const logic::Step& step, NameStyle style) {
    QString name = cellText(cell, style);
    const Digits digits = step.candidatesOf(cell);
    if (digits.empty()) return name;
    return Values::tr("%1 (%2)", "cell, its candidates").arg(name, digitsPhrase(digits, Joint::Or));
}

QString digitsText(Digits digits, Wording wording) {
    QStringList list;
    for (Digit digit : digits) list << QString::number(digit);
    return wording == Wording::Short ? list.join(',') : joinedText(list);
}

QString cellsText(Cells cells, Wording wording, NameStyle style) {
    if (wording == Wording::Short) return QString::fromStdString(cellsName(cells, style));
    QStringList list;
    for (Cell cell : cells) list << cellText(cell, style);
    return listText(list);
}

QString housesText(HouseSet houses, Wording wording) {
    if (wording == Wording::Short) return shortHouses(houses);
    QStringList kinds;
    for (HouseSet kind : {HouseSet::rows(), HouseSet::columns(), HouseSet::boxes()})
        // Houses of one kind are grouped into one phrase, "rows 2 and 5".
        if (const HouseSet some = houses & kind; !some.empty()) kinds << housesOfKind(some);
    return joinedText(kinds);
}

QString valueText(const logic::ArgValue& value, Wording wording, NameStyle style, const PhraseDecorator& decorate) {
    const auto dressed = [&decorate](const QString& phrase, Cells cells, Digits digits) {
        // An empty phrase would be a link without text.
        return decorate && !phrase.isEmpty() ? decorate(phrase, cells, digits) : phrase;
    };
    struct Visitor {
        Wording wording;
        NameStyle style;
        const PhraseDecorator& decorate;
        decltype(dressed)& wear;
        QString operator()(int number) const { return QString::number(number); }
        QString operator()(Digits digits) const { return wear(digitsText(digits, wording), {}, digits); }
        QString operator()(Cells cells) const {
            const bool full = wording == Wording::Full;
            return wear(full ? cellsPhrase(cells, Joint::And, style) : cellsText(cells, wording, style), cells, {});
        }
        QString operator()(HouseSet houses) const {
            // A link to a house points at its cells.
            Cells cells;
            for (House house : houses) cells |= kHouses[house];
            return wear(housesText(houses, wording), cells, {});
        }
        QString operator()(const std::vector<logic::Candidate>& candidates) const {
            QStringList list;
            for (const logic::Candidate& candidate : candidates) {
                const QString place = cellText(candidate.cell, style);
                list << wear(Values::tr("%1 in %2").arg(candidate.digit).arg(place), Cells::of(candidate.cell),
                             Digits::of(candidate.digit));
            }
            return wording == Wording::Short ? listText(list) : joinedText(list);
        }
        QString operator()(const std::vector<logic::NamedSet>& sets) const {
            QStringList list;
            for (const logic::NamedSet& set : sets) {
                const QString cells = cellsText(set.cells, wording, style);
                const bool full = wording == Wording::Full;
                list << wear(full ? Values::tr("%1 (%2)", "name of a set, its cells")
                                        .arg(QLatin1Char(logic::setLetter(set.name)))
                                        .arg(cells)
                                  : cells,
                             set.cells, {});
            }
            return wording == Wording::Short ? listText(list) : joinedText(list);
        }
        QString operator()(const std::vector<logic::Chain>& chains) const {
            QStringList list;
            for (const logic::Chain& chain : chains) list << shortChain(chain, style);
            return list.join("; ");
        }
    };
    return std::visit(Visitor{wording, style, decorate, dressed}, value);
}

} // namespace ninefold::documents
