// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/parts/chainlines.h"
#include "engine/logic/technique.h"
#include "engine/logic/tour.h"

#include <QString>

#include <vector>

namespace ninefold::documents {

/// The most words that a hint shows unasked: its conclusion, and its reason or some of its lines.
inline constexpr qsizetype kShownWords = 60;

/// How many words a text has; what is between spaces is one.
qsizetype wordsIn(const QString& text);

/// Why a step is right.
struct Explanation {
    QString conclusion;                 ///< what goes or comes and why, one sentence of at most 35 words
    QString reason;                     ///< the whole reason in a few sentences; empty if there are lines
    std::vector<ExplanationLine> lines; ///< the walk through the chain or the net; empty for a step without

    /// All of it as prose, for screen readers and paper.
    QString text() const;
};

Explanation explain(const logic::Step& step, NameStyle style = NameStyle::RowColumn);

/// The lines as far as they are drawn.
std::vector<logic::TourLine> tourLines(const std::vector<ExplanationLine>& lines);

/// The cells whose names are in a text.
Cells cellsNamedIn(const QString& text);

/// A sentence of a reason, and what its phrases name.
struct ReasonSentence {
    QString text;
    Cells cells;
    friend bool operator==(const ReasonSentence&, const ReasonSentence&) = default;
};
/// The reason of a step without lines, sentence by sentence; empty for a step with lines.
std::vector<ReasonSentence> reasonSentences(const logic::Step& step, NameStyle style);

/// The sentences as HTML, with decorated phrases.
QString conclusionHtml(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate);
QString reasonHtml(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate);

} // namespace ninefold::documents
