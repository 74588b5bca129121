// SPDX-License-Identifier: MIT
// Chains and nets in words: each statement with its reason. What the reason is follows from the chain (a house, a set,
// the statement before) and from the candidates that the cells had.
#include "app/documents/text/chainlines.h"

#include "app/documents/text/verdicts.h"
#include "engine/core/houses.h"

#include <QCoreApplication>

#include <algorithm>

namespace ninefold::documents {
namespace {

using logic::Chain;
using logic::ChainNode;
using logic::Step;

class Chains {
    Q_DECLARE_TR_FUNCTIONS(Chains)
};

/// More cells, or more candidates of a cell, than this are not listed in one line.
constexpr int kMostCells = 4, kMostDigits = 7;

QString cellsOfLine(Cells cells, Joint joint, NameStyle style) {
    if (cells.count() <= kMostCells) return cellsPhrase(cells, joint, style);
    return (joint == Joint::Or ? Chains::tr("one of %1 cells") : Chains::tr("%1 cells")).arg(cells.count());
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

/// The house through which one statement rules out the other; -1 inside a cell.
House houseBetween(const ChainNode& a, const ChainNode& b) {
    if (b.house >= 0 && kHouses[b.house].contains(a.cells | b.cells)) return b.house;
    return a.digit == b.digit ? commonHouses(a.cells | b.cells).first() : -1;
}

bool rulesOut(const ChainNode& a, const ChainNode& b) {
    if (!a.on || b.on) return false;
    return a.digit == b.digit ? houseBetween(a, b) >= 0 : a.cells == b.cells && !a.cells.hasSeveral();
}

/// One chain of a step, with what its lines need to know.
class Walk {
public:
    Walk(const Chain& chain, const Step& step, NameStyle style) : chain_(chain), step_(step), style_(style) {}

    QString because(std::size_t at) const {
        const ChainNode& node = chain_[at];
        if (at == 0) return Chains::tr("assume this");
        if (!node.set.empty()) return node.on ? heldBySet(at) : takenBySet(node);
        return node.on ? onlyChoice(at) : ruledOut(at);
    }

    std::vector<int> links(std::size_t at) const {
        std::vector<int> direct, others;
        for (std::size_t i = 0; at > 0 && i < step_.links.size(); ++i) {
            const logic::Link& link = step_.links[i];
            if (!isEnd(link.to, chain_[at])) continue;
            (isEnd(link.from, chain_[at - 1]) ? direct : others).push_back(static_cast<int>(i));
        }
        // In a net several statements together may be the cause, in a chain it is the one before.
        const bool isChain = chain_[at].on != chain_[at > 0 ? at - 1 : 0].on && !direct.empty();
        if (isChain) return direct;
        direct.insert(direct.end(), others.begin(), others.end());
        std::ranges::sort(direct);
        return direct;
    }

private:
    static bool isEnd(const logic::LinkEnd& end, const ChainNode& node) {
        return end.cells == node.cells && end.digit == node.digit;
    }

    QString onlyChoice(std::size_t at) const {
        const ChainNode& node = chain_[at];
        if (node.house >= 0) {
            const QString house = houseText(node.house);
            const Cells places = step_.candidates[node.digit - 1] & kHouses[node.house];
            const bool alone = (places - node.cells - chain_[at - 1].cells).empty();
            return (alone ? Chains::tr("only other %1 in %2") : Chains::tr("only %1 left in %2"))
                .arg(node.digit)
                .arg(house);
        }
        const QString cell = cellsText(node.cells, Wording::Full, style_);
        Digits digits = step_.candidatesOf(node.cells.first());
        if (digits.empty()) digits = Digits::of(node.digit) | Digits::of(chain_[at - 1].digit);
        if (digits.count() > kMostDigits) return Chains::tr("nothing else is left in %1").arg(cell);
        return Chains::tr("%1 has %2", "cell, its candidates").arg(cell, digitsPhrase(digits, Joint::Or));
    }

    QString ruledOut(std::size_t at) const {
        const ChainNode& node = chain_[at];
        for (std::size_t i = at; i-- > 0;) {
            if (!rulesOut(chain_[i], node)) continue;
            const House house = houseBetween(chain_[i], node);
            if (house < 0) return Chains::tr("same cell");
            if (i + 1 == at) return sameHouse(house);
            return Chains::tr("%1 has its %2 already", "row 3").arg(houseText(house)).arg(node.digit);
        }
        return Chains::tr("assuming it leads to a dead end");
    }

    /// A set of cells that has lost a digit needs all others.
    QString heldBySet(std::size_t at) const {
        const ChainNode& node = chain_[at];
        Digits digits;
        for (Cell cell : node.set) digits |= step_.candidatesOf(cell);
        digits -= Digits::of(chain_[at - 1].digit);
        const int count = node.set.count();
        if (count == 1)
            return Chains::tr("%1 has %2", "cell, its candidates")
                .arg(cellsText(node.set, Wording::Full, style_),
                     digitsPhrase(step_.candidatesOf(node.set.first()), Joint::Or));
        if (count <= kMostCells && digits.count() == count)
            return Chains::tr("%1 have only %2", "cells, digits")
                .arg(cellsText(node.set, Wording::Full, style_), digitsList(digits));
        return Chains::tr("%1 cells need all digits left").arg(count);
    }

    /// What a pair, locked candidates or an X-wing inside a net takes away.
    QString takenBySet(const ChainNode& node) const {
        const QString cells = cellsText(node.set, Wording::Full, style_);
        if (node.set.contains(node.cells))
            return Chains::tr("%1 need two other digits", "cells").arg(cellsPhrase(node.set, Joint::And, style_));
        if (node.set.count() > 3) return Chains::tr("two of %1 are %2").arg(cells).arg(node.digit);
        return Chains::tr("%1 is %2").arg(cellsPhrase(node.set, Joint::Or, style_)).arg(node.digit);
    }

    static QString digitsList(Digits digits) {
        QStringList list;
        for (Digit digit : digits) list << QString::number(digit);
        return list.join(", ");
    }

    const Chain& chain_;
    const Step& step_;
    NameStyle style_;
};

void addLines(const Chain& chain, const QString& branch, const Step& step, NameStyle style,
              std::vector<ExplanationLine>& lines) {
    const Walk walk(chain, step, style);
    for (std::size_t at = 0; at < chain.size(); ++at)
        lines.push_back({statementText(chain[at], style), walk.because(at), branch, chain[at], walk.links(at)});
}

ChainNode opposite(ChainNode node) {
    node.on = !node.on;
    return node;
}

/// What a branch of several chains shows: what follows if its first statement holds, or why its last one does.
QString headingOf(const std::vector<Chain>& chains, const Chain& chain, NameStyle style) {
    if (chains.size() == 1) return {};
    const bool oneStart =
        std::ranges::all_of(chains, [&](const Chain& one) { return one.front() == chains[0].front(); });
    return oneStart ? Chains::tr("why %1", "r1c3 is not 2").arg(conditionText(chain.back(), style))
                    : Chains::tr("if %1", "r7c4 is 3").arg(conditionText(chain.front(), style));
}

void addKnown(const std::vector<logic::Candidate>& known, NameStyle style, std::vector<ExplanationLine>& lines) {
    for (const logic::Candidate& candidate : known) {
        const ChainNode node{Cells::of(candidate.cell), candidate.digit, true, -1, {}};
        lines.push_back({statementText(node, style), Chains::tr("follows without an assumption"), {}, node, {}});
    }
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

std::vector<ExplanationLine> chainLines(const Step& step, NameStyle style) {
    std::vector<ExplanationLine> lines;
    for (const logic::Arg& arg : step.args)
        if (const auto* known = std::get_if<std::vector<logic::Candidate>>(&arg.value); known && arg.name == "known")
            addKnown(*known, style, lines);
    for (const logic::Arg& arg : step.args) {
        const auto* chains = std::get_if<std::vector<Chain>>(&arg.value);
        if (chains == nullptr) continue;
        if (arg.name == "chain" || arg.name == "chains")
            for (const Chain& chain : *chains) addLines(chain, headingOf(*chains, chain, style), step, style, lines);
        if (arg.name == "inner")
            for (const Chain& chain : *chains) {
                const QString wrong = conditionText(opposite(chain.front()), style);
                addLines(chain, Chains::tr("why %1", "r1c3 is not 2").arg(wrong), step, style, lines);
            }
    }
    return lines;
}

namespace {

/// A statement in the middle of a sentence, with the reason built in.
QString clauseText(const Chain& chain, std::size_t at, const Step& step, const Voice& voice) {
    const ChainNode& node = chain[at];
    QString text;
    if (node.on && node.house >= 0)
        text = Chains::tr("%1's %2 is in %3", "row 2's 7 is in r2c3")
                   .arg(houseText(node.house))
                   .arg(node.digit)
                   .arg(cellsPhrase(node.cells, Joint::Or, voice.style));
    else if (node.on)
        text = Chains::tr("%1 is %2").arg(cellWithCandidates(node.cells.first(), step, voice.style)).arg(node.digit);
    else
        text = Chains::tr("%1 (%2)", "statement, reason")
                   .arg(statementText(node, voice.style), Walk(chain, step, voice.style).because(at));
    return voice.dressed(text, node.cells, Digits::of(node.digit));
}

/// The loss of one of two candidates is not said: the cell's candidates are.
bool isImplied(const Chain& chain, std::size_t at, const Step& step) {
    if (chain[at].on || at + 1 == chain.size()) return false;
    const ChainNode& next = chain[at + 1];
    return next.on && next.house < 0 && next.cells == chain[at].cells &&
           step.candidatesOf(next.cells.first()).count() == 2;
}

} // namespace

QString blocksText(const std::vector<Chain>& chains, const Step& step, const Voice& voice) {
    Cells gone;
    Digits digits;
    for (const logic::Deduction& deduction : step.deductions) gone.add(deduction.cell);
    for (const Chain& chain : chains) digits.add(chain.back().digit);
    QStringList list;
    for (const Chain& chain : chains) {
        const ChainNode& end = chain.back();
        QString said =
            digits.single() ? cellsPhrase(end.cells, Joint::Or, voice.style) : conditionText(end, voice.style);
        const House house = commonHouses(end.cells | gone).first();
        if (digits.single() && house >= 0) said = Chains::tr("%1 (%2)", "cell, same row").arg(said, sameHouse(house));
        list << voice.dressed(said, end.cells, Digits::of(end.digit));
    }
    const QString either = eitherText(list);
    return digits.single() ? Chains::tr("%1 is %2", "if ...").arg(either).arg(digits.first()) : either;
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
