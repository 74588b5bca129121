// SPDX-License-Identifier: MIT
// Why each statement of a chain or a net holds: the reason follows from the chain (a house, a set, the statement
// before) and from the candidates that the cells had.
#include "app/documents/text/parts/chainreasons.h"

#include "app/documents/text/parts/cases.h"
#include "engine/core/houses.h"
#include "engine/logic/setletter.h"

#include <algorithm>

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

bool isShort(const QString& reason) {
    return reason.split(u' ').size() <= kMostWords;
}

QString digitsList(Digits digits, const QString& separator) {
    QStringList list;
    for (Digit digit : digits) list << QString::number(digit);
    return list.join(separator);
}

bool isEnd(const logic::LinkEnd& end, const ChainNode& node) {
    return end.cells == node.cells && end.digit == node.digit;
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

QString ChainReasons::because(std::size_t at) const {
    const ChainNode& node = chain_[at];
    if (at == 0) return Chains::tr("assume this");
    return withSources(reason(at), sources(node));
}

std::vector<int> ChainReasons::sources(const ChainNode& node) const {
    std::vector<int> list;
    for (int from : node.outer) list.push_back(outer_ + from);
    for (int from : node.from) list.push_back(first_ + from);
    std::ranges::sort(list);
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
    return node.pair.empty() ? takenBySet(node) : takenByPair(node);
}

QString ChainReasons::onlyChoice(std::size_t at) const {
    const ChainNode& node = chain_[at];
    if (node.house >= 0) {
        const QString house = houseText(node.house);
        const Cells places = step_.candidates[node.digit - 1] & kHouses[node.house];
        const bool alone = (places - node.cells - chain_[at - 1].cells).empty();
        return (alone ? Chains::tr("only other %1 in %2") : Chains::tr("only place for %1 in %2"))
            .arg(node.digit)
            .arg(house);
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
        if (!rulesOut(chain_[i], node)) continue;
        const House house = houseBetween(chain_[i], node);
        if (i + 1 == at) return house < 0 ? Chains::tr("same cell") : sameHouse(house);
        const QString cause = house < 0
                                  ? statementText(chain_[i], style_)
                                  : Chains::tr("%1 has its %2 already", "row 3").arg(houseText(house)).arg(node.digit);
        return node.from.empty() ? withSources(cause, {first_ + static_cast<int>(i)}) : cause;
    }
    // Cells of a group may share different houses with those of another.
    if (at > 0 && node.inner < 0 && chain_[at - 1].on && chain_[at - 1].digit == node.digit)
        return Chains::tr("same row, column or box");
    return Chains::tr("it leads to a dead end");
}

QString ChainReasons::heldBySet(std::size_t at) const {
    const ChainNode& node = chain_[at];
    const int count = node.set.count();
    if (count == 1)
        return Chains::tr("%1 has %2", "cell, its candidates")
            .arg(cellsText(node.set, Wording::Full, style_),
                 digitsPhrase(step_.candidatesOf(node.set.first()), Joint::Or));
    Digits digits;
    for (Cell cell : node.set) digits |= step_.candidatesOf(cell);
    std::size_t lost = at - 1;
    while (lost > 0 && chain_[lost].on) --lost;
    digits -= Digits::of(chain_[lost].digit);
    const QString cells = cellsText(node.set, Wording::Full, style_);
    if (digits.count() == count) {
        const QString all = Chains::tr("%1: %2 cells for %3", "cells, count, digits")
                                .arg(cells)
                                .arg(count)
                                .arg(digitsList(digits, QStringLiteral(",")));
        if (isShort(all)) return all;
    }
    return Chains::tr("%1 need all their other digits", "cells").arg(cellsName(cells, node));
}

QString ChainReasons::takenBySet(const ChainNode& node) const {
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
        return Chains::tr("%1 is %2").arg(cellsPhrase(node.set, Joint::Or, style_)).arg(node.digit);
    const bool isXWing = !node.from.empty() || isNet();
    return (isXWing ? Chains::tr("two of %1 are %2") : Chains::tr("one of %1 is %2")).arg(cells).arg(node.digit);
}

QString ChainReasons::takenByPair(const ChainNode& node) const {
    if (node.house < 0)
        return Chains::tr("%1 are %2", "cells, digits")
            .arg(cellsPhrase(node.set, Joint::And, style_), digitsPhrase(node.pair, Joint::And));
    return Chains::tr("%1 has %2 in %3", "row 3, digits, cells")
        .arg(houseText(node.house), digitsList(node.pair, QStringLiteral(", ")),
             cellsText(node.set, Wording::Full, style_));
}

} // namespace ninefold::documents
