// SPDX-License-Identifier: MIT
// Chains and nets in words: each statement with its reason. What the reason is follows from the chain (a house, a set,
// the statement before) and from the candidates that the cells had.
#include "app/documents/text/parts/chainlines.h"

#include "app/documents/text/parts/cases.h"
#include "engine/core/houses.h"
#include "engine/logic/setletter.h"

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
            return Chains::tr("%1: only %2 left", "cells, digits")
                .arg(cellsText(node.set, Wording::Full, style_), digitsList(digits));
        if (!node.setName) return Chains::tr("%1 cells need all digits left").arg(count);
        return Chains::tr("the %1 cells of %2 need all digits left", "5, A")
            .arg(count)
            .arg(QLatin1Char(logic::setLetter(*node.setName)));
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

/// The branch of what holds anyway.
QString knownHeading() {
    return Chains::tr("without an assumption");
}

/// "only 2 left in row 6: see 3, 7" names the lines that a statement of a net follows from, unless it is the one
/// before. Lines are counted from 1 in each branch.
QString withCauses(const QString& because, const ChainNode& node, std::size_t at) {
    if (node.from.empty() || (node.from.size() == 1 && node.from[0] + 1 == static_cast<int>(at))) return because;
    QStringList numbers;
    for (int from : node.from) numbers << QString::number(from + 1);
    const QString text = Chains::tr("%1: see %2", "reason, numbers of lines").arg(because, numbers.join(", "));
    return text.split(u' ').size() <= kMostWords ? text : because;
}

void addLines(const Chain& chain, const QString& branch, const Step& step, NameStyle style,
              std::vector<ExplanationLine>& lines) {
    const Walk walk(chain, step, style);
    for (std::size_t at = 0; at < chain.size(); ++at)
        lines.push_back({statementText(chain[at], style), withCauses(walk.because(at), chain[at], at), branch,
                         chain[at], walk.links(at)});
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

/// Why a digit can be placed on this board; empty if it is no single there.
QString singleReason(const std::array<Cells, kDigitCount>& board, Cell cell, Digit digit, NameStyle style) {
    for (House house : housesOf(cell))
        if ((board[digit - 1] & kHouses[house]) == Cells::of(cell))
            return Chains::tr("only %1 left in %2").arg(digit).arg(houseText(house));
    for (Digit other : Digits::all())
        if (other != digit && board[other - 1].has(cell)) return {};
    return Chains::tr("nothing else is left in %1").arg(cellsText(Cells::of(cell), Wording::Full, style));
}

/// The digits that hold without the assumption, one after the other.
void addKnown(const std::vector<logic::Candidate>& known, const Step& step, NameStyle style,
              std::vector<ExplanationLine>& lines) {
    auto board = step.candidates;
    for (const auto& [cell, digit] : known) {
        const ChainNode node{Cells::of(cell), digit, true, -1, {}};
        QString because = singleReason(board, cell, digit, style);
        if (because.isEmpty()) because = Chains::tr("a single by now");
        lines.push_back({statementText(node, style), because, knownHeading(), node, {}});
        board[digit - 1] -= kPeers[cell];
        for (Digit other : Digits::all())
            if (other != digit) board[other - 1].remove(cell);
    }
}

} // namespace

std::vector<ExplanationLine> chainLines(const Step& step, NameStyle style) {
    std::vector<ExplanationLine> lines;
    for (const logic::Arg& arg : step.args)
        if (const auto* known = std::get_if<std::vector<logic::Candidate>>(&arg.value); known && arg.name == "known")
            addKnown(*known, step, style, lines);
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

} // namespace ninefold::documents
