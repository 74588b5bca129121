// SPDX-License-Identifier: MIT
// The statements of chains in words, and short chains as cases: "If ... If ... Either way".
#include "app/documents/text/parts/cases.h"

#include "app/documents/text/parts/lists.h"
#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold::documents {
namespace {

using logic::Chain;
using logic::ChainNode;
using logic::Step;

/// More cells than this are not listed in one statement.
constexpr int kMostCells = 4;

QString cellsOfLine(Cells cells, Joint joint, NameStyle style) {
    if (cells.count() <= kMostCells) return cellsPhrase(cells, joint, style);
    return (joint == Joint::Or ? Chains::tr("one of %1 cells") : Chains::tr("%1 cells")).arg(cells.count());
}

/// A statement in the middle of a sentence, with the reason built in.
QString clauseText(const Chain& chain, std::size_t at, const Step& step, const Voice& voice) {
    assert(at < chain.size());
    const ChainNode& node = chain[at];
    QString text;
    if (node.on && node.house >= 0) text = holderText(node.house, node.digit, node.cells, voice.style);
    else if (node.on)
        text = Chains::tr("%1 is %2").arg(cellWithCandidates(node.cells.first(), step, voice.style)).arg(node.digit);
    else text = statementText(node, voice.style);
    return voice.dressed(text, node.cells, Digits::of(node.digit));
}

/// Does the next statement say it too? "r1c1 has 2 or 9, so it is 9" needs no line for the loss of the 2.
bool isImplied(const Chain& chain, std::size_t at, const Step& step) {
    assert(at < chain.size());
    if (chain[at].on || at + 1 == chain.size()) return false;
    const ChainNode& next = chain[at + 1];
    return next.on && next.house < 0 && next.cells == chain[at].cells &&
           step.candidatesOf(next.cells.first()).count() == 2;
}

/// The ends of chains by the house that they share with all removed candidates; empty if one needs several houses.
std::vector<std::pair<House, Cells>> meetings(const std::vector<Chain>& chains, const Step& step) {
    Cells gone;
    for (const logic::Deduction& deduction : step.deductions) gone.add(deduction.cell);
    std::vector<std::pair<House, Cells>> met;
    for (const Chain& chain : chains) {
        const Cells end = chain.back().cells;
        const HouseSet common = commonHouses(end | gone);
        if (common.empty()) return {};
        // A house that another end shares as well makes a shorter sentence.
        const auto known = std::ranges::find_if(met, [&](const auto& one) { return common.has(one.first); });
        if (known != met.end()) known->second |= end;
        else met.emplace_back(common.first(), end);
    }
    return met;
}

} // namespace

QString conditionText(const ChainNode& node, NameStyle style) {
    const QString cells = cellsOfLine(node.cells, node.on ? Joint::Or : Joint::And, style);
    if (node.on) return Chains::tr("%1 is %2", "if ...").arg(cells).arg(node.digit);
    return (node.cells.hasSeveral() ? Chains::tr("%1 are not %2", "if ...") : Chains::tr("%1 is not %2", "if ..."))
        .arg(cells)
        .arg(node.digit);
}

QString statementText(const ChainNode& node, NameStyle style) {
    const QString cells = cellsOfLine(node.cells, node.on ? Joint::Or : Joint::And, style);
    if (node.on) return Chains::tr("%1 is %2").arg(cells).arg(node.digit);
    return (node.cells.hasSeveral() ? Chains::tr("%1 are not %2") : Chains::tr("%1 is not %2"))
        .arg(cells)
        .arg(node.digit);
}

QString whereText(const std::vector<Chain>& chains, const Step& step) {
    QStringList houses;
    for (const auto& [house, cells] : meetings(chains, step)) houses << houseText(house);
    return listText(houses);
}

QString sharesText(const std::vector<Chain>& chains, const Step& step, NameStyle style) {
    Cells gone;
    for (const logic::Deduction& deduction : step.deductions) gone.add(deduction.cell);
    const auto met = meetings(chains, step);
    if (met.empty()) {
        if (chains.size() > 2) return Chains::tr("each shares a row, column or box with all of these");
        return Chains::tr("each shares a row, column or box with both");
    }
    QStringList parts;
    for (const auto& [house, cells] : met)
        parts
            << Chains::tr("%1 with %2", "row 2 with r2c2").arg(houseText(house), cellsPhrase(cells, Joint::And, style));
    const QString list = joinedText(parts);
    return (gone.hasSeveral() ? Chains::tr("they share %1") : Chains::tr("it shares %1")).arg(list);
}

QString sameHouse(House house) {
    switch (kindOf(house)) {
    case HouseKind::Row:
        return Chains::tr("same row");
    case HouseKind::Column:
        return Chains::tr("same column");
    default:
        return Chains::tr("same box");
    }
}

QString choicesText(Cell cell, const Step& step, NameStyle style) {
    return Chains::tr("%1 has %2", "cell, its candidates")
        .arg(cellsText(Cells::of(cell), Wording::Full, style), digitsPhrase(step.candidatesOf(cell), Joint::Or));
}

QString holderText(House house, Digit digit, Cells cells, NameStyle style) {
    assert(digit >= 1 && digit <= kDigitCount);
    assert(!cells.empty());
    return Chains::tr("%1's %2 is in %3", "row 2's 7 is in r2c3")
        .arg(houseText(house))
        .arg(digit)
        .arg(cellsPhrase(cells, Joint::Or, style));
}

namespace {

/// "r1c5 or r7c5 (same column) is 3": one of these statements is true, and each rules out the cells `gone`.
QString blockersText(const std::vector<ChainNode>& statements, Cells gone, const Voice& voice) {
    Digits digits;
    for (const ChainNode& end : statements) digits.add(end.digit);
    QStringList list;
    Cells ends;
    HouseSet met;
    for (const ChainNode& end : statements) {
        QString said =
            digits.single() ? cellsPhrase(end.cells, Joint::Or, voice.style) : conditionText(end, voice.style);
        // Without removed candidates there is no shared house to name.
        if (const House house = gone.empty() ? -1 : commonHouses(end.cells | gone).first();
            digits.single() && house >= 0) {
            said = Chains::tr("%1 (%2)", "cell, same row").arg(said, sameHouse(house));
            met.add(house);
        }
        ends |= end.cells;
        list << voice.dressed(said, end.cells, Digits::of(end.digit));
    }
    if (!digits.single()) return eitherText(list);
    QString either = eitherText(list);
    // The ends may overlap, or all share one house with what is removed.
    if (met.count() < 2) {
        either = voice.dressed(cellsOfLine(ends, Joint::Or, voice.style), ends, digits);
        if (met.count() == 1 && kHouses[met.first()].contains(ends))
            either = Chains::tr("%1 (%2)", "cell, same row").arg(either, sameHouse(met.first()));
    }
    return Chains::tr("%1 is %2", "if ...").arg(either).arg(digits.first());
}

/// What both ends of a chain rule out.
Cells blockedBy(const ChainNode& one, const ChainNode& two, const Step& step) {
    Cells gone;
    if (one.digit != two.digit) return gone;
    for (const logic::Deduction& deduction : step.deductions)
        if (deduction.digit == one.digit && !deduction.places) gone.add(deduction.cell);
    return gone & commonPeers(one.cells) & commonPeers(two.cells);
}

} // namespace

QString blocksText(const std::vector<Chain>& chains, const Step& step, const Voice& voice) {
    Cells gone;
    for (const logic::Deduction& deduction : step.deductions) gone.add(deduction.cell);
    std::vector<ChainNode> ends;
    ends.reserve(chains.size());
    for (const Chain& chain : chains) ends.push_back(chain.back());
    return blockersText(ends, gone, voice);
}

QString pairsText(const std::vector<Chain>& chains, const Step& step, const Voice& voice) {
    constexpr std::size_t kMostPairs = 3;
    if (chains.size() > kMostPairs || (voice.brief && chains.size() > 1))
        return Chains::tr("in each of these walks, the first or the last candidate is true");
    QStringList pairs;
    for (const Chain& chain : chains) {
        ChainNode front = chain.front();
        front.on = true;
        pairs << blockersText({front, chain.back()}, blockedBy(front, chain.back(), step), voice);
    }
    pairs.removeDuplicates();
    return pairs.join(Chains::tr(", and ", "between two sentences"));
}

QString casesText(const std::vector<Chain>& chains, const Step& step, const Voice& voice) {
    QStringList sentences;
    for (const Chain& chain : chains) {
        QStringList clauses;
        for (std::size_t at = 1; at < chain.size(); ++at)
            if (!isImplied(chain, at, step)) clauses << clauseText(chain, at, step, voice);
        const QString first = voice.dressed(conditionText(chain.front(), voice.style), chain.front().cells,
                                            Digits::of(chain.front().digit));
        sentences << Chains::tr("If %1, %2.", "condition, what follows").arg(first, clauses.join(Chains::tr(", so ")));
    }
    return sentences.join(u' ');
}

} // namespace ninefold::documents
