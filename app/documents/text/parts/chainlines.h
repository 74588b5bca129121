// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/parts/values.h"

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
    /// Its heading says it already.
    bool isAssumption = false;
};

/// The lines of a step with chains or nets, in the order in which they are read; empty if it has none.
std::vector<ExplanationLine> chainLines(const logic::Step& step, NameStyle style);

} // namespace ninefold::documents
