// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/parts/values.h"

#include <vector>

namespace ninefold::documents {

/// The reasons of one chain of a step.
class ChainReasons {
public:
    /// `first` is the number of the chain's first line, `outer` that of the net around it.
    ChainReasons(const logic::Chain& chain, const logic::Step& step, NameStyle style, int first, int outer)
        : chain_(chain), step_(step), style_(style), first_(first), outer_(outer) {}

    /// "r4c8 has 2 or 9"
    QString because(std::size_t at) const;
    /// The numbers of the lines of a net from which the statement follows.
    std::vector<int> sources(const logic::ChainNode& node) const;
    /// The numbers, in Step::links, of the links that lead to the statement.
    std::vector<int> links(std::size_t at) const;

private:
    bool isNet() const;
    QString reason(std::size_t at) const;
    QString onlyChoice(std::size_t at) const;
    QString ruledOut(std::size_t at) const;
    QString heldBySet(std::size_t at) const;
    QString takenBySet(const logic::ChainNode& node) const;
    QString takenByPair(const logic::ChainNode& node) const;

    const logic::Chain& chain_;
    const logic::Step& step_;
    NameStyle style_;
    int first_, outer_;
};

/// "only 2 left in row 6: see 3,7" names the lines, counted from 0, that a statement follows from, unless the reason
/// gets too long.
QString withSources(const QString& because, const std::vector<int>& sources);

} // namespace ninefold::documents
