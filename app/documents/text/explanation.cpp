// SPDX-License-Identifier: MIT
// The parts of an explanation: the conclusion and the reason are templates of the technique, the lines follow from the
// chains of the step.
#include "app/documents/text/explanation.h"

#include "app/documents/text/parts/chainlines.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/parts/phrases.h"
#include "engine/core/houses.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cassert>
#include <utility>

namespace ninefold::documents {
namespace {

class Explanations {
    Q_DECLARE_TR_FUNCTIONS(Explanations)
};

/// The most words of a sentence, and of the reason of a step without lines.
constexpr qsizetype kConclusionWords = 35, kReasonWords = 50;

/// The lists of cells in a text that gets too long are cut shorter and shorter.
constexpr int kMostListed[] = {8, 6, 4, 3};

/// Fills a template; what gets too long lists less.
QString filled(const logic::Step& step, std::string_view text, qsizetype most, Voice voice) {
    const QString pattern = translated("Steps", text);
    Voice plain{voice.wording, voice.style, {}};
    for (const int listed : kMostListed) {
        if (wordsIn(filledTemplate(step, pattern, plain)) <= most) break;
        plain.brief = true;
        plain.mostListed = listed;
    }
    voice.brief = plain.brief;
    voice.mostListed = plain.mostListed;
    return asSentence(filledTemplate(step, voice.decorate ? pattern.toHtmlEscaped() : pattern, voice));
}

QString conclusionOf(const logic::Step& step, const Voice& voice) {
    return filled(step, step.technique->conclusion, kConclusionWords, voice);
}

QString reasonOf(const logic::Step& step, const Voice& voice) {
    return filled(step, step.technique->text, kReasonWords, voice);
}

/// "Suppose r4c8 is not 9. Then r4c8 is 2 (r4c8 has 2 or 9), r6c8 is not 2 (same column), ..."
QString prose(const ExplanationLine* first, const ExplanationLine* last) {
    assert(first < last);
    QStringList parts;
    for (const ExplanationLine* line = first->isAssumption ? first + 1 : first; line != last; ++line)
        parts << Explanations::tr("%1 (%2)", "statement, reason").arg(line->text, line->because);
    if (!first->branch.isEmpty()) {
        const QString heading = asSentence(first->branch);
        return parts.isEmpty() ? QString()
                               : Explanations::tr("%1: %2.", "branch, statements").arg(heading, listText(parts));
    }
    const QString assumed = Explanations::tr("Suppose %1.").arg(first->text);
    return parts.isEmpty() ? assumed : assumed + u' ' + Explanations::tr("Then %1.").arg(listText(parts));
}

} // namespace

qsizetype wordsIn(const QString& text) {
    return text.split(u' ', Qt::SkipEmptyParts).size();
}

QString Explanation::text() const {
    if (lines.empty()) return reason;
    QStringList parts{conclusion};
    for (auto first = lines.begin(); first != lines.end();) {
        auto last = first;
        while (last != lines.end() && last->branch == first->branch) ++last;
        if (const QString said = prose(&*first, &*first + (last - first)); !said.isEmpty()) parts << said;
        first = last;
    }
    return parts.join(u' ');
}

std::vector<logic::TourLine> tourLines(const std::vector<ExplanationLine>& lines) {
    std::vector<logic::TourLine> tour;
    int branch = 0;
    for (const ExplanationLine& line : lines) {
        if (!tour.empty() && line.branch != lines[tour.size() - 1].branch) ++branch;
        tour.push_back({line.node, line.links, branch});
    }
    return tour;
}

Explanation explain(const logic::Step& step, NameStyle style) {
    const Voice voice{Wording::Full, style, {}};
    return {conclusionOf(step, voice), reasonOf(step, voice), chainLines(step, style)};
}

Cells cellsNamedIn(const QString& text) {
    static const QRegularExpression word(QStringLiteral("\\w+"));
    Cells cells;
    for (auto match = word.globalMatch(text); match.hasNext();)
        if (const std::optional<Cell> cell = cellFromName(match.next().captured().toStdString())) cells.add(*cell);
    return cells;
}

std::vector<ReasonSentence> reasonSentences(const logic::Step& step, NameStyle style) {
    std::vector<std::pair<QString, Cells>> phrases;
    reasonOf(step, {Wording::Full, style, [&phrases](const QString& phrase, Cells cells, Digits) {
                        // The name of a house is not that of its cells.
                        if (std::ranges::none_of(kHouses, [&](Cells house) { return cells.contains(house); }))
                            phrases.emplace_back(phrase, cells);
                        return phrase;
                    }});
    const QString plain = reasonOf(step, {Wording::Full, style, {}});
    std::vector<ReasonSentence> sentences;
    for (const QString& part : plain.split(QStringLiteral(". "), Qt::SkipEmptyParts))
        sentences.push_back({endedText(part), cellsNamedIn(part)});
    // "the 12 marked cells" has no names. The decorated text has the same words, so every phrase is found again.
    for (ReasonSentence& sentence : sentences)
        for (const auto& [phrase, cells] : phrases)
            if (sentence.text.contains(phrase, Qt::CaseInsensitive)) sentence.cells |= cells;
    return sentences;
}

QString conclusionHtml(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate) {
    return conclusionOf(step, {Wording::Full, style, decorate});
}

QString reasonHtml(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate) {
    return reasonOf(step, {Wording::Full, style, decorate});
}

} // namespace ninefold::documents
