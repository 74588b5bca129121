// SPDX-License-Identifier: MIT
// The text of a hint, by how much of it the player wants to know. The wording is the same whether or not the window
// decorates phrases as links.
#include "app/documents/text/hints.h"

#include "app/documents/text/parts/phrases.h"

#include "engine/core/cells.h"
#include "engine/logic/overlay.h"
#include "engine/logic/reasons/reason.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>
#include <iterator>
#include <span>

namespace ninefold::documents {
namespace {

/// The context of the sentences about hints.
class Hints {
    Q_DECLARE_TR_FUNCTIONS(Hints)
};

// A step: its technique and where to look; its cells and digits; its reason. A mistake: that there is one; which
// one.
constexpr int kStepDegrees = 3, kMistakeDegrees = 2;

/// Where the pattern is, cell by cell; a pattern over half the board is described by its digits alone.
QString cellsClue(const logic::Step& step, NameStyle style) {
    // Too many names to look up on the board.
    constexpr int kMostCells = 16;
    Cells cells;
    // What goes and what is placed is the answer and no clue, and digits on the board are no part of the pattern.
    for (const logic::Mark& mark : step.marks)
        if (mark.role != logic::Role::Remove && mark.role != logic::Role::Place && mark.candidate.digit != 0)
            cells.add(mark.candidate.cell);
    if (cells.empty() || cells.count() > kMostCells) return {};
    return Hints::tr("The cells: %1.").arg(cellsText(cells, Wording::Full, style));
}

/// A digit together with its cell would be the answer, so only one of them is named.
QString closerClueOfSingle(const logic::Step& step, NameStyle style) {
    const bool isHidden =
        !step.houses.empty() && std::ranges::find(step.args, "blockers", &logic::Arg::name) != step.args.end();
    if (isHidden) return closerClue(step);
    if (step.houses.empty())
        return Hints::tr("Only one digit fits in %1.").arg(cellsText(logic::cellsToLookAt(step), Wording::Full, style));
    return Hints::tr("Only one cell of %1 is empty.").arg(housesText(logic::housesToLookAt(step), Wording::Full));
}

QString wholeText(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate) {
    return decorate ? explanationHtml(step, style, decorate) : explanation(step, style);
}

QString stepBody(const Hint& hint, const logic::Step& step, NameStyle style, const PhraseDecorator& decorate) {
    if (hint.degree == 1) return placeClue(step);
    if (hint.degree == 2 && step.technique->family == logic::Family::Singles) return closerClueOfSingle(step, style);
    if (hint.degree == 2) return (closerClue(step) + u' ' + cellsClue(step, style)).trimmed();
    return wholeText(step, style, decorate);
}

QString reasonBody(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate) {
    QString text = wholeText(step, style, decorate);
    if (step.length <= logic::kShortReason) return text;
    return Hints::tr("No short reason was found; this one takes %n step(s).", nullptr, step.length) + u' ' + text;
}

/// What follows, and the line that the player has come to.
QString lineBody(const Hint& hint, NameStyle style) {
    const Explanation whole = explain(*hint.step(), style);
    return whole.conclusion + u' ' + lineSentence(whole.lines, hint.line);
}

/// The lines of a net lead from what is true to what is true then. In a chain they begin with what is not.
bool drawsCauses(const logic::Step& step) {
    std::vector<logic::ChainNode> held;
    for (const logic::Arg& arg : step.args)
        if (const auto* chains = std::get_if<std::vector<logic::Chain>>(&arg.value))
            for (const logic::Chain& chain : *chains)
                std::ranges::copy_if(chain, std::back_inserter(held), &logic::ChainNode::on);
    return std::ranges::any_of(step.links, [&](const logic::Link& link) {
        return link.strong && std::ranges::any_of(held, [&](const logic::ChainNode& node) {
                   return node.cells == link.from.cells && node.digit == link.from.digit;
               });
    });
}

class Rows {
    Q_DECLARE_TR_FUNCTIONS(Rows)
};

/// "r4c8 is 2 (r4c8 has 2 or 9)."
QString textOf(const ChainRow& row, const std::vector<ExplanationLine>& lines) {
    assert(row.line >= 1 && row.line <= static_cast<int>(lines.size()));
    const ExplanationLine& line = lines[static_cast<std::size_t>(row.line) - 1];
    if (row.heading > 0) return QStringLiteral("%1 (%2).").arg(headingText(line), lineCountText(row.heading));
    return QStringLiteral("%1 (%2).").arg(line.text, line.because);
}

/// Do all runs of this many rows have at most this many words?
bool doAllFit(const std::vector<qsizetype>& words, std::size_t count, qsizetype most) {
    qsizetype sum = 0;
    for (std::size_t row = 0; row < words.size(); ++row) {
        sum += words[row] - (row >= count ? words[row - count] : 0);
        if (sum > most) return false;
    }
    return true;
}

} // namespace

int Hint::degrees() const {
    switch (kind) {
    case Kind::Step:
        return kStepDegrees;
    case Kind::Mistake:
        return kMistakeDegrees;
    default:
        return 1;
    }
}

QString hintTitle(const Hint& hint) {
    switch (hint.kind) {
    case Hint::Kind::Thinking:
        return Hints::tr("Looking for a step");
    case Hint::Kind::Mistake:
        return Hints::tr("There is a mistake on the board");
    case Hint::Kind::Step:
        return techniqueName(*hint.step()->technique);
    case Hint::Kind::Reason:
        return hint.words;
    default:
        return {};
    }
}

QString hintBody(const Hint& hint, NameStyle style, const PhraseDecorator& decorate) {
    switch (hint.kind) {
    case Hint::Kind::Thinking:
        return Hints::tr("This can take a while.");
    case Hint::Kind::Words:
        return hint.words;
    case Hint::Kind::Mistake:
        return hint.isWhole() ? hint.words : Hints::tr("Correct the mistake first; until then no hint can lead on.");
    case Hint::Kind::Step:
        return stepBody(hint, *hint.step(), style, decorate);
    case Hint::Kind::Reason:
        return reasonBody(*hint.step(), style, decorate);
    default:
        return {};
    }
}

QString hintSentence(const Hint& hint, NameStyle style) {
    const QString title = hintTitle(hint), body = hint.line > 0 ? lineBody(hint, style) : hintBody(hint, style);
    if (title.isEmpty() || body.isEmpty()) return title + body;
    // Questions have their own question mark.
    const QString end = title.endsWith(u'?') ? QString() : QStringLiteral(".");
    return title + end + u' ' + body;
}

QString cardConclusion(const logic::Step& step, const Explanation& explanation, NameStyle style) {
    if (wordsIn(explanation.conclusion) + wordsIn(explanation.reason) <= kShownWords) return explanation.conclusion;
    const QString result = asSentence(filledTemplate(step, QStringLiteral("{result}."), {Wording::Full, style, {}}));
    const bool fits = wordsIn(result) + wordsIn(explanation.reason) <= kShownWords;
    return fits ? result : shortestResult(step, style);
}

Branch branchOf(const std::vector<ExplanationLine>& lines, int line) {
    const auto count = static_cast<int>(lines.size());
    assert(line >= 1 && line <= count);
    const auto at = [&lines](int number) -> const ExplanationLine& {
        return lines[static_cast<std::size_t>(number) - 1];
    };
    const QString& name = at(line).branch;
    Branch branch{.first = line, .count = 1, .isNamed = !name.isEmpty()};
    while (branch.first > 1 && at(branch.first - 1).branch == name) --branch.first, ++branch.count;
    while (branch.first + branch.count <= count && at(branch.first + branch.count).branch == name) ++branch.count;
    return branch;
}

QString lineSentence(const std::vector<ExplanationLine>& lines, int line) {
    const Branch branch = branchOf(lines, line);
    const ExplanationLine& said = lines[static_cast<std::size_t>(line) - 1];
    const QString text = said.because.isEmpty()
                             ? said.text
                             : Hints::tr("%1, %2", "a statement, its reason").arg(said.text, said.because);
    const QString place = Hints::tr("Link %1 of %2: %3.").arg(line).arg(lines.size()).arg(text);
    return branch.isNamed ? asSentence(said.branch) + QStringLiteral(". ") + place : place;
}

std::vector<ChainRow> chainRows(const std::vector<ExplanationLine>& lines, int current) {
    std::vector<ChainRow> rows;
    for (int line = 1; line <= static_cast<int>(lines.size());) {
        const Branch branch = branchOf(lines, line);
        if (branch.isNamed) rows.push_back({line, branch.count});
        const bool open = current >= branch.first && current < branch.first + branch.count;
        for (int i = 0; open && i < branch.count; ++i) rows.push_back({line + i});
        line += branch.count;
    }
    return rows;
}

int rowsShown(const Explanation& explanation, const std::vector<ChainRow>& rows) {
    std::vector<qsizetype> words;
    words.reserve(rows.size());
    for (const ChainRow& row : rows) words.push_back(wordsIn(textOf(row, explanation.lines)));
    const qsizetype most = kShownWords - wordsIn(explanation.conclusion);
    std::size_t shown = words.size();
    while (shown > 1 && !doAllFit(words, shown, most)) --shown;
    return static_cast<int>(shown);
}

int firstShown(int current, int shown, int rows) {
    assert(shown >= 0 && shown <= rows);
    return std::clamp(current - shown / 2, 0, rows - shown);
}

QString headingText(const ExplanationLine& line) {
    return asSentence(line.branch);
}

QString lineCountText(int lines) {
    return Rows::tr("%n line(s)", "below a heading", lines);
}

QString shownText(const logic::Step& step, const Explanation& explanation, NameStyle style, int current) {
    QStringList parts{cardConclusion(step, explanation, style)};
    if (!explanation.reason.isEmpty()) parts << explanation.reason;
    const std::vector<ChainRow> rows = chainRows(explanation.lines, current);
    const auto at =
        std::ranges::find_if(rows, [current](const ChainRow& row) { return row.heading == 0 && row.line == current; });
    if (at == rows.end()) return parts.join(u' ');
    const int shown = rowsShown(explanation, rows);
    const int first = firstShown(static_cast<int>(at - rows.begin()), shown, static_cast<int>(rows.size()));
    for (const ChainRow& row :
         std::span(rows).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(shown)))
        parts << textOf(row, explanation.lines);
    return parts.join(u' ');
}

QString linkText(const logic::Step& step, bool strong) {
    if (step.technique->family == logic::Family::Singles) return Hints::tr("dashed line: this digit blocks that cell");
    if (!strong) return Hints::tr("dashed line: not both ends are true");
    return drawsCauses(step) ? Hints::tr("solid line: its end follows from its beginning")
                             : Hints::tr("solid line: one of its ends is true");
}

} // namespace ninefold::documents
