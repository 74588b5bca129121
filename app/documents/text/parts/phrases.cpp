// SPDX-License-Identifier: MIT
// Fills the templates of techniques: each {name} is worded from the values of the step and the candidates that its
// cells had.
#include "app/documents/text/parts/phrases.h"

#include "app/documents/text/parts/cases.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/parts/template.h"
#include "engine/core/houses.h"
#include "engine/logic/setletter.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace ninefold::documents {
namespace {

/// Translation context of the sentences about steps, and of the engine's templates.
class Steps {
    Q_DECLARE_TR_FUNCTIONS(Steps)
};

/// More cells or groups of them than this are not listed in a result: the drawing shows them. In a brief text no more
/// than the last are listed at all.
constexpr int kMostCells = 10, kMostNames = 14, kMostInBrief = 3, kMostNamesInBrief = 5;

using Group = std::pair<Cells, Digits>;

/// All digits from all cells, if no cell keeps one of these digits; fewer words than the groups.
std::optional<Group> asOne(const std::vector<Group>& groups, const logic::Step& step) {
    Group all;
    for (const auto& [cells, digits] : groups) all = {all.first | cells, all.second | digits};
    for (Digit digit : all.second)
        if (!((step.candidates[digit - 1] & all.first) == (step.removed(digit) & all.first))) return std::nullopt;
    return all;
}

/// The removals, digits that go from the same cells together.
std::vector<Group> removals(const logic::Step& step) {
    std::vector<Group> groups;
    forEachResult(step, false, [&](Digit digit, Cells cells) {
        const auto known = std::ranges::find(groups, cells, &Group::first);
        if (known != groups.end()) known->second.add(digit);
        else groups.emplace_back(cells, Digits::of(digit));
    });
    if (groups.size() > 2)
        if (const auto one = asOne(groups, step)) return {*one};
    return groups;
}

/// Are these too many digits and cells for one sentence?
bool isLong(const std::vector<Group>& groups, const Voice& voice) {
    int names = 0;
    for (const auto& [cells, digits] : groups) names += std::min(cells.count(), kMostCells + 1) + digits.count();
    return names > (voice.brief ? kMostNamesInBrief + voice.mostListed : kMostNames);
}

Cells cellsOf(const std::vector<Group>& groups) {
    Cells cells;
    for (const Group& group : groups) cells |= group.first;
    return cells;
}

QString listed(Cells cells, const Voice& voice) {
    if (cells.count() > (voice.brief ? voice.mostListed : kMostCells))
        return Steps::tr("the %1 marked cells").arg(cells.count());
    return cellsPhrase(cells, Joint::And, voice.style);
}

/// The same after "from" and "of", which other languages inflect.
QString listedFrom(Cells cells, const Voice& voice) {
    if (cells.count() > (voice.brief ? voice.mostListed : kMostCells))
        return Steps::tr("the %1 marked cells", "from them").arg(cells.count());
    return cellsPhrase(cells, Joint::And, voice.style);
}

QString anyOf(Cells cells, const Voice& voice) {
    if (voice.brief && cells.count() > voice.mostListed)
        return Steps::tr("one of the %1 marked cells").arg(cells.count());
    return cellsPhrase(cells, Joint::Or, voice.style);
}

QStringList placings(const logic::Step& step, const Voice& voice) {
    QStringList parts;
    Cells all;
    forEachResult(step, true, [&](Digit digit, Cells cells) {
        const QString pattern = cells.hasSeveral() ? Steps::tr("%1 are %2") : Steps::tr("%1 is %2");
        parts << voice.dressed(pattern.arg(listed(cells, voice)).arg(digit), cells, Digits::of(digit));
        all |= cells;
    });
    if (all.count() <= kMostInBrief) return parts;
    return {voice.dressed(Steps::tr("fill in the %1 marked cells").arg(all.count()), all, {})};
}

/// "r3c4 is 7", "remove 1 and 2 from r1c5 and r1c7".
QString resultText(const logic::Step& step, const Voice& voice) {
    QStringList parts = placings(step, voice);
    const std::vector<Group> groups = removals(step);
    if (isLong(groups, voice))
        return joinedText(
            parts << voice.dressed(
                Steps::tr("remove the crossed-out candidates of %1").arg(listedFrom(cellsOf(groups), voice)),
                cellsOf(groups), {}));
    QStringList gone;
    for (const auto& [cells, digits] : groups)
        gone << voice.dressed(
            Steps::tr("%1 from %2", "digits, cells").arg(digitsText(digits, Wording::Full), listedFrom(cells, voice)),
            cells, digits);
    if (!gone.isEmpty()) parts << Steps::tr("remove %1", "2 from r1c1 and 3 from r1c2").arg(joinedText(gone));
    return joinedText(parts);
}

/// "r3c4 is 7", "r1c5 and r1c7 cannot be 1 or 2".
QString factText(const logic::Step& step, const Voice& voice) {
    QStringList parts = placings(step, voice);
    const std::vector<Group> groups = removals(step);
    if (isLong(groups, voice))
        return joinedText(parts << voice.dressed(
                              Steps::tr("the crossed-out candidates of %1 go").arg(listedFrom(cellsOf(groups), voice)),
                              cellsOf(groups), {}));
    for (const auto& [cells, digits] : groups)
        parts << voice.dressed(Steps::tr("%1 cannot be %2").arg(listed(cells, voice), digitsPhrase(digits, Joint::Or)),
                               cells, digits);
    return joinedText(parts);
}

/// "A and B"
QString lettersText(const std::vector<logic::NamedSet>& sets) {
    QStringList letters;
    for (const logic::NamedSet& set : sets) letters << QString(QLatin1Char(logic::setLetter(set.name)));
    return joinedText(letters);
}

/// The cells of a chain in its order.
QString cellsInOrder(const logic::Chain& chain, const Voice& voice) {
    QStringList list;
    for (const logic::ChainNode& node : chain) list << cellsPhrase(node.cells, Joint::Or, voice.style);
    return joinedText(list);
}

/// The digits of each chain become one another: "1↔2, 3→6→8→3".
QString cyclesText(const std::vector<logic::Chain>& chains) {
    QStringList list;
    for (const logic::Chain& chain : chains) {
        QStringList digits;
        for (const logic::ChainNode& node : chain) digits << QString::number(node.digit);
        if (digits.size() > 2) digits << digits.front();
        list << digits.join(digits.size() == 2 ? QStringLiteral("↔") : QStringLiteral("→"));
    }
    return listText(list);
}

/// "r3c2 is 1 or r3c6 is 3 or 4", briefly "r3c2 or r3c6 is 1, 3 or 4".
QString oneOf(const std::vector<logic::Candidate>& candidates, const Voice& voice) {
    std::vector<Group> groups;
    Group all;
    for (const auto& [cell, digit] : candidates) {
        all.first.add(cell);
        all.second.add(digit);
        if (groups.empty() || !groups.back().first.has(cell)) groups.emplace_back(Cells::of(cell), Digits());
        groups.back().second.add(digit);
    }
    if (voice.brief) groups = {all};
    QStringList list;
    for (const auto& [cells, digits] : groups)
        list << voice.dressed(Steps::tr("%1 is %2").arg(anyOf(cells, voice), digitsPhrase(digits, Joint::Or)), cells,
                              digits);
    // "r1c1 is 1 or 2, or r1c2 is 2"
    return groups.size() < candidates.size() ? list.join(Steps::tr(", or ", "between two sentences"))
                                             : eitherText(list);
}

QString hasText(Cells cells, const logic::Step& step, const Voice& voice) {
    QStringList list;
    for (Cell cell : cells) list << voice.dressed(cellWithCandidates(cell, step, voice.style), Cells::of(cell), {});
    return joinedText(list);
}

/// The houses that all of these and what the step removes share: "same box"; empty if there is none.
QString meetText(Cells cells, const logic::Step& step) {
    for (const logic::Deduction& deduction : step.deductions) cells.add(deduction.cell);
    const House house = commonHouses(cells).first();
    return house < 0 ? QString() : sameHouse(house);
}

/// "row 5's 1 is in r5c1 or r5c5, row 9's 1 is in r9c1 or r9c5"
QString placesText(HouseSet houses, const logic::Step& step, const Voice& voice) {
    const auto digits = std::ranges::find(step.args, std::string_view("digits"), &logic::Arg::name);
    if (digits == step.args.end() || !std::holds_alternative<Digits>(digits->value)) return {};
    const Digit digit = std::get<Digits>(digits->value).first();
    QStringList list;
    for (House house : houses) {
        const Cells cells = step.candidates[digit - 1] & kHouses[house];
        list << voice.dressed(holderText(house, digit, cells, voice.style), cells, Digits::of(digit));
    }
    return listText(list);
}

QString wordOfKind(House house) {
    switch (kindOf(house)) {
    case HouseKind::Row:
        return Steps::tr("row", "a row");
    case HouseKind::Column:
        return Steps::tr("column", "a column");
    default:
        return Steps::tr("box", "a box");
    }
}

/// "rows"; houses of several kinds are "rows, columns and boxes".
QString wordOfKinds(HouseSet houses) {
    if ((houses - HouseSet::rows()).empty()) return Steps::tr("rows");
    if ((houses - HouseSet::columns()).empty()) return Steps::tr("columns");
    return (houses - HouseSet::boxes()).empty() ? Steps::tr("boxes") : Steps::tr("rows, columns and boxes");
}

bool areMixed(HouseSet houses) {
    return !(houses - HouseSet::rows()).empty() && !(houses - HouseSet::columns()).empty() &&
           !(houses - HouseSet::boxes()).empty();
}

/// The usual words of an argument, or only how many there are.
QString usualText(const logic::ArgValue& value, const Voice& voice) {
    if (const auto* cells = std::get_if<Cells>(&value); cells != nullptr && voice.brief)
        return voice.dressed(listed(*cells, voice), *cells, {});
    if (const auto* houses = std::get_if<HouseSet>(&value);
        houses != nullptr && voice.brief && (houses->count() > kMostInBrief || areMixed(*houses)))
        return Steps::tr("%1 %2", "5 rows").arg(houses->count()).arg(wordOfKinds(*houses));
    if (const auto* sets = std::get_if<std::vector<logic::NamedSet>>(&value); sets != nullptr && voice.brief)
        return lettersText(*sets);
    if (const auto* members = std::get_if<std::vector<logic::Candidate>>(&value);
        members != nullptr && members->size() > kMostInBrief)
        return Steps::tr("%1 candidates").arg(members->size());
    return valueText(value, voice.wording, voice.style, voice.decorate);
}

/// The words of an argument in another way than usual; empty if there is no such way for its kind.
QString reworded(const logic::ArgValue& value, QStringView way, const logic::Step& step, const Voice& voice) {
    if (const auto* cells = std::get_if<Cells>(&value)) {
        if (way == u"has") return voice.brief ? usualText(value, voice) : hasText(*cells, step, voice);
        if (way == u"meet") return meetText(*cells, step);
        if (way == u"only") {
            Digits digits;
            for (Cell cell : *cells) digits |= step.candidatesOf(cell);
            return voice.dressed(digitsText(digits, Wording::Full), *cells, digits);
        }
        if (way == u"or") return voice.dressed(anyOf(*cells, voice), *cells, {});
        if (way == u"listed") return voice.dressed(listed(*cells, voice), *cells, {});
    }
    if (const auto* digits = std::get_if<Digits>(&value); digits != nullptr) {
        if (way == u"or") return voice.dressed(digitsPhrase(*digits, Joint::Or), {}, *digits);
        if (way == u"first") return QString::number(digits->first());
        if (way == u"last") return QString::number((*digits - Digits::of(digits->first())).first());
    }
    if (const auto* candidates = std::get_if<std::vector<logic::Candidate>>(&value);
        candidates != nullptr && way == u"or")
        return oneOf(*candidates, voice);
    if (const auto* chains = std::get_if<std::vector<logic::Chain>>(&value); chains != nullptr) {
        if (way == u"cases") return casesText(*chains, step, voice);
        if (way == u"blocks") return blocksText(*chains, step, voice);
        if (way == u"pairs") return pairsText(*chains, step, voice);
        if (way == u"cycles") return cyclesText(*chains);
        if (way == u"cells") return cellsInOrder(chains->front(), voice);
        if (way == u"where") return whereText(*chains, step);
        if (way == u"shares") return sharesText(*chains, step, voice.style);
        if (way == u"if") return conditionText(chains->front().front(), voice.style);
    }
    if (const auto* houses = std::get_if<HouseSet>(&value)) {
        if (way == u"places") return placesText(*houses, step, voice);
        if (way == u"kinds") return wordOfKinds(*houses);
        if (way == u"kind") return houses->empty() ? QString() : wordOfKind(houses->first());
    }
    if (const auto* sets = std::get_if<std::vector<logic::NamedSet>>(&value); sets != nullptr && way == u"letters")
        return lettersText(*sets);
    return {};
}

QString resultValue(const logic::Step& step, QStringView name, const Voice& voice) {
    if (name == u"result")
        return voice.wording == Wording::Full ? resultText(step, voice) : shortResult(step, voice.style);
    if (name == u"fact") return factText(step, voice);
    const std::vector<Group> groups = removals(step);
    if (name == u"gone") return voice.dressed(listed(cellsOf(groups), voice), cellsOf(groups), {});
    if (name != u"lost") return {};
    Digits digits;
    for (const Group& group : groups) digits |= group.second;
    return voice.dressed(digitsPhrase(digits, Joint::Or), {}, digits);
}

QString argText(const logic::Step& step, QStringView wanted, const Voice& voice) {
    const qsizetype colon = wanted.indexOf(u':');
    const QStringView name = colon < 0 ? wanted : wanted.left(colon),
                      way = colon < 0 ? QStringView() : wanted.mid(colon + 1);
    for (const logic::Arg& arg : step.args)
        if (name == QLatin1String(arg.name.data(), static_cast<qsizetype>(arg.name.size())))
            return way.isEmpty() ? usualText(arg.value, voice) : reworded(arg.value, way, step, voice);
    return resultValue(step, name, voice);
}

} // namespace

QString filledTemplate(const logic::Step& step, const QString& pattern, const Voice& voice) {
    return fillTemplate(pattern, [&](QStringView name) { return argText(step, name, voice); });
}

QString shortestResult(const logic::Step& step, NameStyle style) {
    const Voice voice{Wording::Full, style, {}, true};
    QStringList parts = placings(step, voice);
    if (const Cells gone = cellsOf(removals(step)); !gone.empty())
        parts << Steps::tr("remove the crossed-out candidates of %1").arg(listedFrom(gone, voice));
    return asSentence(endedText(joinedText(parts)));
}

/// Skips tags before the word.
QString asSentence(QString text) {
    for (qsizetype at = 0; at >= 0 && at < text.size();) {
        while (text.indexOf('<', at) == at && text.indexOf('>', at) > at) at = text.indexOf('>', at) + 1;
        if (at + 1 < text.size() && text[at].isLower() && text[at + 1].isLetter()) text[at] = text[at].toUpper();
        const qsizetype end = text.indexOf(QStringLiteral(". "), at);
        at = end < 0 ? end : end + 2;
    }
    return text;
}

QString translated(const char* context, std::string_view text) {
    return text.empty() ? QString() : QCoreApplication::translate(context, std::string(text).c_str());
}

void forEachResult(const logic::Step& step, bool places, const std::function<void(Digit, Cells)>& use) {
    Cells placed;
    for (const logic::Deduction& deduction : step.deductions)
        if (deduction.places) placed.add(deduction.cell);
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        Cells cells;
        for (const logic::Deduction& deduction : step.deductions)
            if (deduction.digit == digit && deduction.places == places) cells.add(deduction.cell);
        if (!places) cells -= placed;
        if (!cells.empty()) use(digit, cells);
    }
}

QString shortResult(const logic::Step& step, NameStyle style) {
    QStringList parts;
    const auto add = [&](const char* relation) {
        return [&parts, relation, style](Digit digit, Cells cells) {
            parts << cellsText(cells, Wording::Short, style) + relation + QString::number(digit);
        };
    };
    forEachResult(step, true, add("="));
    forEachResult(step, false, add("<>"));
    return listText(parts);
}

} // namespace ninefold::documents
