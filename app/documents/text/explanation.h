// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/values.h"
#include "engine/logic/technique.h"

#include <QString>

#include <vector>

namespace ninefold::documents {

/// One line of the walk through a chain or a net: a statement and its reason.
struct ExplanationLine {
    QString text;    ///< "r4c8 is 2"; at most 8 words in English
    QString because; ///< "r4c8 has 2 or 9"; at most 10 words
    /// The heading of its branch, "if r7c4 is 3"; the same for all lines of a branch, empty where there is only one.
    QString branch;
    /// What it says about the board: the window draws and lights it.
    logic::ChainNode node;
    /// The numbers, in Step::links, of the links that lead to it; none lead to an assumption.
    std::vector<int> links;
};

/// Why a step is right.
struct Explanation {
    QString conclusion;                 ///< what goes or comes and why, one sentence of at most 35 words
    QString reason;                     ///< the whole reason in a few sentences; empty if there are lines
    std::vector<ExplanationLine> lines; ///< the walk through the chain or the net; empty for a step without

    /// All of it as prose, for screen readers and paper.
    QString text() const;
};

Explanation explain(const logic::Step& step, NameStyle style = NameStyle::RowColumn);

/// The sentences as HTML, with decorated phrases.
QString conclusionHtml(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate);
QString reasonHtml(const logic::Step& step, NameStyle style, const PhraseDecorator& decorate);

} // namespace ninefold::documents
