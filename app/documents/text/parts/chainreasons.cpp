// SPDX-License-Identifier: MIT
// Why each statement of a chain or a net holds: the reason follows from the chain (a house, a set, the statement
// before) and from the candidates that the cells had.
#include "app/documents/text/parts/chainreasons.h"

#include "app/documents/text/parts/cases.h"
#include "app/documents/text/parts/lists.h"
#include "engine/core/houses.h"
#include "engine/logic/setletter.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>
#include <utility>

namespace ninefold::documents {
namespace {

using logic::Chain;
using logic::ChainNode;

/// More candidates of a cell than this are not listed in one line, of a net even fewer.
constexpr int kMostDigits = 7, kMostDigitsInNet = 4;
/// A longer reason does not fit beside its statement.
constexpr int kMostWords = 10;

/// The house through which one statement rules out the other; -1 inside a cell.
House houseBetween(const ChainNode& a, const ChainNode& b) {
    if (b.house >= 0 && kHouses[b.house].contains(a.cells | b.cells)) return b.house;
    return a.digit == b.digit ? commonHouses(a.cells | b.cells).first() : -1;
}

bool rulesOut(const ChainNode& a, const ChainNode& b) {
    if (!a.on || b.on) return false;
    return a.digit == b.digit ? houseBetween(a, b) >= 0 : a.cells == b.cells && !a.cells.hasSeveral();
}

QString digitsList(Digits digits, const QString& separator) {
    QStringList list;
    for (Digit digit : digits) list << QString::number(digit);
    return list.join(separator);
}

bool isEnd(const logic::LinkEnd& end, const ChainNode& node) {
    return end.cells == node.cells && end.digit == node.digit;
}

/// Two digits that have only two cells in a house: nothing else can be there.
bool isHiddenPair(const ChainNode& node) {
    return !node.on && !node.pair.empty() && node.house >= 0;
}

/// The cells, or the letter of a set with too many.
QString cellsName(const QString& cells, const ChainNode& node) {
    return node.setName && node.set.count() > 5 ? QString(QLatin1Char(logic::setLetter(*node.setName))) : cells;
}

} // namespace

/// The numbers are one word.
QString withSources(const QString& because, const std::vector<int>& sources) {
    if (sources.empty()) return because;
    QStringList numbers;
    for (int source : sources) numbers << QString::number(source + 1);
    const QString text = Chains::tr("%1: see %2", "reason, numbers of lines").arg(because, numbers.join(u','));
    return isShort(text) ? text : because;
}

bool isShort(const QString& reason) {
    return reason.split(u' ').size() <= kMostWords;
}

QString cellsOfHouse(Cells cells, int most, const logic::Step& step, NameStyle style) {
    const House house = commonHouses(cells).first();
    if (house < 0 || cells.count() <= most) return cellsText(cells, Wording::Full, style);
    Cells others;
    for (Cell cell : kHouses[house] - cells)
        if (!step.candidatesOf(cell).empty()) others.add(cell);
    if (others.empty()) return houseText(house);
    return Chains::tr("%1 except %2", "row 2, cells").arg(houseText(house), cellsText(others, Wording::Full, style));
}

QString cellsForDigits(Cells cells, Digits digits, const logic::Step& step, NameStyle style) {
    const int most = kMostWords - 4;
    return Chains::tr("%1: %2 cells for %3", "cells, count, digits")
        .arg(cellsOfHouse(cells, most, step, style))
        .arg(cells.count())
        .arg(digitsList(digits, QStringLiteral(",")));
}

QString ChainReasons::statement(std::size_t at) const {
    const ChainNode& node = chain_[at];
    if (!isHiddenPair(node)) return statementText(node, style_);
    return Chains::tr("%1 fill %2", "digits, cells")
        .arg(digitsPhrase(node.pair, Joint::And), cellsPhrase(node.set, Joint::And, style_));
}

int ChainReasons::saidBefore(std::size_t at) const {
    const ChainNode& node = chain_[at];
    for (std::size_t i = 0; isHiddenPair(node) && i < at; ++i)
        if (isHiddenPair(chain_[i]) && chain_[i].set == node.set && chain_[i].pair == node.pair)
            return static_cast<int>(i);
    return -1;
}

QString ChainReasons::because(std::size_t at) const {
    const ChainNode& node = chain_[at];
    if (at == 0) return Chains::tr("assume this");
    return withSources(reason(at), sources(node));
}

bool ChainReasons::isHiddenSingle(std::size_t at) const {
    const ChainNode& node = chain_[at];
    return at > 0 && node.on && node.set.empty() && node.house >= 0 && !node.cells.hasSeveral();
}

bool ChainReasons::follows(std::size_t at, const std::vector<bool>& isSaid) const {
    return std::ranges::all_of(chain_[at].from, [&isSaid](int from) { return isSaid[static_cast<std::size_t>(from)]; });
}

/// "only places in rows 1,5, column 7", in the order of the statements: one may follow from another.
QString ChainReasons::placesText(const std::vector<std::size_t>& together) const {
    QStringList runs;
    for (std::size_t n = 0; n < together.size();) {
        const HouseKind kind = kindOf(chain_[together[n]].house);
        QStringList numbers;
        const House first = chain_[together[n]].house;
        for (; n < together.size() && kindOf(chain_[together[n]].house) == kind; ++n)
            if (const QString number = QString::number(chain_[together[n]].house % kDigitCount + 1);
                !numbers.contains(number))
                numbers << number;
        const QString list = numbers.join(u',');
        if (numbers.size() == 1) runs << houseText(first);
        else if (kind == HouseKind::Row) runs << Chains::tr("rows %1").arg(list);
        else runs << (kind == HouseKind::Column ? Chains::tr("columns %1") : Chains::tr("boxes %1")).arg(list);
    }
    return Chains::tr("only places in %1", "rows 1,5, column 7").arg(listText(runs));
}

/// A reader also has to find the lines that they follow from.
bool ChainReasons::fitTogether(const std::vector<std::size_t>& together) const {
    constexpr std::size_t kMostTogether = 5, kMostSources = 4;
    std::set<std::pair<bool, int>> sources;
    for (std::size_t at : together) {
        for (int from : chain_[at].outer) sources.emplace(true, from);
        for (int from : chain_[at].from)
            if (std::ranges::find(together, static_cast<std::size_t>(from)) == together.end())
                sources.emplace(false, from);
    }
    // The numbers are one word, "see" is another.
    return together.size() <= kMostTogether && sources.size() <= kMostSources &&
           placesText(together).split(u' ').size() + 2 <= kMostWords;
}

void ChainReasons::joinSingles(std::vector<std::size_t>& together, std::vector<bool>& isSaid) const {
    const Digit digit = chain_[together.front()].digit;
    for (std::size_t at = 0; at < chain_.size(); ++at) {
        if (isSaid[at] || !isHiddenSingle(at) || chain_[at].digit != digit || !follows(at, isSaid)) continue;
        together.push_back(at);
        if (fitTogether(together)) {
            isSaid[at] = true;
            // Something that was looked at before may follow now.
            at = 0;
        } else {
            together.pop_back();
        }
    }
}

std::vector<std::vector<std::size_t>> ChainReasons::lines() const {
    std::vector<std::vector<std::size_t>> list;
    std::vector<bool> isSaid(chain_.size());
    const bool net = isNet();
    for (std::size_t at = 0; at < chain_.size();) {
        if (isSaid[at]) {
            ++at;
            continue;
        }
        assert(follows(at, isSaid));
        isSaid[at] = true;
        list.push_back({at});
        if (net && isHiddenSingle(at)) joinSingles(list.back(), isSaid);
    }
    return list;
}

QString ChainReasons::statement(const std::vector<std::size_t>& together) const {
    if (together.size() == 1) return statement(together.front());
    QStringList cells;
    for (std::size_t at : together) cells << cellsPhrase(chain_[at].cells, Joint::And, style_);
    return Chains::tr("%1 are %2", "cells, digit").arg(joinedText(cells)).arg(chain_[together.front()].digit);
}

QString ChainReasons::because(const std::vector<std::size_t>& together) const {
    if (together.size() == 1) return because(together.front());
    std::vector<int> all;
    for (std::size_t at : together)
        for (int source : sources(chain_[at]))
            // Those that are in the line itself have no number yet.
            if (source >= 0) all.push_back(source);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return withSources(placesText(together), all);
}

std::vector<int> ChainReasons::sources(const ChainNode& node) const {
    std::vector<int> list;
    for (int from : node.outer) list.push_back(outer_[static_cast<std::size_t>(from)]);
    for (int from : node.from) list.push_back(lines_[static_cast<std::size_t>(from)]);
    std::ranges::sort(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
    return list;
}

std::vector<int> ChainReasons::links(std::size_t at) const {
    std::vector<int> direct, others;
    for (std::size_t i = 0; at > 0 && i < step_.links.size(); ++i) {
        const logic::Link& link = step_.links[i];
        if (isEnd(link.to, chain_[at]))
            (isEnd(link.from, chain_[at - 1]) ? direct : others).push_back(static_cast<int>(i));
        // A ring is also followed backwards.
        else if (isEnd(link.from, chain_[at]) && isEnd(link.to, chain_[at - 1])) direct.push_back(static_cast<int>(i));
    }
    // In a net several statements together may be the cause, in a chain it is the one before.
    const bool isChain = chain_[at].on != chain_[at > 0 ? at - 1 : 0].on && !direct.empty();
    if (isChain) return direct;
    direct.insert(direct.end(), others.begin(), others.end());
    std::ranges::sort(direct);
    return direct;
}

bool ChainReasons::isNet() const {
    return std::ranges::any_of(chain_, [](const ChainNode& node) { return !node.from.empty(); });
}

QString ChainReasons::reason(std::size_t at) const {
    const ChainNode& node = chain_[at];
    if (node.set.empty()) return node.on ? onlyChoice(at) : ruledOut(at);
    if (node.on) return heldBySet(at);
    return node.pair.empty() ? takenBySet(at) : takenByPair(node);
}

QString ChainReasons::onlyChoice(std::size_t at) const {
    const ChainNode& node = chain_[at];
    if (node.house >= 0) {
        const QString house = houseText(node.house);
        const Cells places = step_.candidates[node.digit - 1] & kHouses[node.house];
        const bool alone = (places - node.cells - chain_[at - 1].cells).empty();
        if (!alone) return Chains::tr("only place in %1").arg(house);
        return Chains::tr("only other %1 in %2").arg(node.digit).arg(house);
    }
    const QString cell = cellsText(node.cells, Wording::Full, style_);
    Digits digits = step_.candidatesOf(node.cells.first());
    if (digits.empty()) digits = Digits::of(node.digit) | Digits::of(chain_[at - 1].digit);
    if (digits.count() > (isNet() ? kMostDigitsInNet : kMostDigits))
        return Chains::tr("nothing else is left in %1").arg(cell);
    return Chains::tr("%1 has %2", "cell, its candidates").arg(cell, digitsPhrase(digits, Joint::Or));
}

QString ChainReasons::ruledOut(std::size_t at) const {
    const ChainNode& node = chain_[at];
    for (std::size_t i = at; i-- > 0;) {
        if (lines_[i] < 0 || !rulesOut(chain_[i], node)) continue;
        const House house = chain_[i].digit == node.digit ? houseBetween(chain_[i], node) : -1;
        if (i + 1 == at) return house < 0 ? Chains::tr("same cell") : sameHouse(house);
        const QString cause = house < 0
                                  ? statementText(chain_[i], style_)
                                  : Chains::tr("%1 has its %2 already", "row 3").arg(houseText(house)).arg(node.digit);
        return node.from.empty() ? withSources(cause, {lines_[i]}) : cause;
    }
    if (QString known = ruledOutByKnown(node); !known.isEmpty()) return known;
    // Cells of a group may share different houses with those of another.
    if (at > 0 && node.inner < 0 && chain_[at - 1].on && chain_[at - 1].digit == node.digit)
        return Chains::tr("same row, column or box");
    return Chains::tr("it leads to a dead end");
}

QString ChainReasons::ruledOutByKnown(const ChainNode& node) const {
    const auto known = std::ranges::find(step_.args, "known", &logic::Arg::name);
    if (known == step_.args.end() || node.inner >= 0) return {};
    const auto* singles = std::get_if<std::vector<logic::Candidate>>(&known->value);
    for (int i = 0; singles != nullptr && i < static_cast<int>(singles->size()); ++i) {
        const auto [cell, digit] = (*singles)[i];
        const ChainNode single{Cells::of(cell), digit, true, -1, {}};
        if (rulesOut(single, node)) return withSources(statementText(single, style_), {i});
    }
    return {};
}

QString ChainReasons::heldBySet(std::size_t at) const {
    const ChainNode& node = chain_[at];
    if (node.set.count() == 1) return choicesText(node.set.first(), step_, style_);
    Digits digits;
    for (Cell cell : node.set) digits |= step_.candidatesOf(cell);
    std::size_t lost = at - 1;
    while (lost > 0 && chain_[lost].on) --lost;
    digits -= Digits::of(chain_[lost].digit);
    QString all = cellsForDigits(node.set, digits, step_, style_);
    if (digits.count() == node.set.count() && isShort(all)) return all;
    const QString cells = cellsText(node.set, Wording::Full, style_);
    return Chains::tr("%1 need all their other digits", "cells").arg(cellsName(cells, node));
}

/// The line that says that these cells need the digit, where it is not clear from the line before.
std::vector<int> ChainReasons::lineOfSet(std::size_t at) const {
    const ChainNode& node = chain_[at];
    for (std::size_t i = 1; node.from.empty() && i < at; ++i)
        if (chain_[i].on && chain_[i].set.contains(node.set) && chain_[i - 1].digit != node.digit) return {lines_[i]};
    return {};
}

QString ChainReasons::takenBySet(std::size_t at) const {
    const ChainNode& node = chain_[at];
    if (node.house >= 0 && node.set.count() > 2) {
        HouseSet crossing = commonHouses(node.set);
        crossing.remove(node.house);
        if (!crossing.empty())
            return Chains::tr("%1's %2 is in %3", "row 2's 7 is in r2c3")
                .arg(houseText(node.house))
                .arg(node.digit)
                .arg(houseText(crossing.first()));
    }
    if (node.house >= 0) return holderText(node.house, node.digit, node.set, style_);
    const QString cells = cellsText(node.set, Wording::Full, style_);
    if (node.set.count() <= 3)
        return withSources(Chains::tr("%1 is %2").arg(cellsPhrase(node.set, Joint::Or, style_)).arg(node.digit),
                           lineOfSet(at));
    if (!node.from.empty() || isNet()) return takenByXWing(node);
    return withSources(Chains::tr("one of %1 is %2").arg(cells).arg(node.digit), lineOfSet(at));
}

/// Two lines have the digit only where they cross two others: "rows 1,7 need columns 2,4 for 8".
QString ChainReasons::takenByXWing(const ChainNode& node) const {
    std::array<QStringList, 2> lines;
    for (House house : HouseSet::rows() | HouseSet::columns())
        if (kHouses[house].meets(node.set))
            lines[house < columnHouse(0) ? 0 : 1] << QString::number(house % kDigitCount + 1);
    const QString rows = Chains::tr("rows %1").arg(lines[0].join(u','));
    const QString columns = Chains::tr("columns %1").arg(lines[1].join(u','));
    // What goes is in the lines that the digit needs.
    const Cell gone = node.cells.first();
    const bool goesInRow = kHouses[rowHouse(rowOf(gone))].meets(node.set);
    return Chains::tr("%1 need %2 for %3", "rows, columns, digit")
        .arg(goesInRow ? columns : rows, goesInRow ? rows : columns)
        .arg(node.digit);
}

/// Without a house the cells have only these two digits, and they go elsewhere. In a house these digits have only these
/// cells: that they fill them is the statement itself.
QString ChainReasons::takenByPair(const ChainNode& node) const {
    if (node.house < 0)
        return Chains::tr("%1 have only %2", "cells, digits")
            .arg(cellsPhrase(node.set, Joint::And, style_), digitsPhrase(node.pair, Joint::And));
    return Chains::tr("only places for %1 in %2", "digits, row 3")
        .arg(digitsList(node.pair, QStringLiteral(", ")), houseText(node.house));
}

} // namespace ninefold::documents
