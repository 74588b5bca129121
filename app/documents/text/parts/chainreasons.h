// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/parts/values.h"

#include <vector>

namespace ninefold::documents {

/// The statements of one chain and their reasons.
class ChainReasons {
public:
    /// `lines` are the numbers of the lines of the chain's statements, -1 where they are not said yet, `outer` those of
    /// the net around it. Both have to outlive the object.
    ChainReasons(const logic::Chain& chain, const logic::Step& step, NameStyle style, const std::vector<int>& lines,
                 const std::vector<int>& outer)
        : chain_(chain), step_(step), style_(style), lines_(lines), outer_(outer) {}

    /// "r4c8 is 2"
    QString statement(std::size_t at) const;
    /// "r4c8 has 2 or 9"
    QString because(std::size_t at) const;
    /// The statements in the order in which they are read; in a net those that say where a digit has its only places
    /// are one line.
    std::vector<std::vector<std::size_t>> lines() const;
    /// "r1c6, r5c8 and r9c7 are 6", "only places in rows 1,5, column 7: see 1"
    QString statement(const std::vector<std::size_t>& together) const;
    QString because(const std::vector<std::size_t>& together) const;
    /// The earlier statement that says the same; -1 if there is none.
    int saidBefore(std::size_t at) const;
    /// The numbers of the lines of a net from which the statement follows.
    std::vector<int> sources(const logic::ChainNode& node) const;
    /// The numbers, in Step::links, of the links that lead to the statement.
    std::vector<int> links(std::size_t at) const;

    /// Do statements follow from several others?
    bool isNet() const;

private:
    bool isHiddenSingle(std::size_t at) const;
    bool fitTogether(const std::vector<std::size_t>& together) const;
    QString placesText(const std::vector<std::size_t>& together) const;
    void joinSingles(std::vector<std::size_t>& together, std::vector<bool>& isSaid) const;
    bool follows(std::size_t at, const std::vector<bool>& isSaid) const;
    QString reason(std::size_t at) const;
    QString onlyChoice(std::size_t at) const;
    QString ruledOut(std::size_t at) const;
    /// By a digit that holds without the assumption; its line is one of the first.
    QString ruledOutByKnown(const logic::ChainNode& node) const;
    QString heldBySet(std::size_t at) const;
    QString takenBySet(std::size_t at) const;
    QString takenByXWing(const logic::ChainNode& node) const;
    QString takenByPair(const logic::ChainNode& node) const;
    std::vector<int> lineOfSet(std::size_t at) const;

    const logic::Chain& chain_;
    const logic::Step& step_;
    NameStyle style_;
    const std::vector<int>&lines_, &outer_;
};

/// Does the reason fit beside its statement?
bool isShort(const QString& reason);

/// "r2c3, r2c7" or, if there are more than `most`, "row 2 except r2c5": the open cells of a house.
QString cellsOfHouse(Cells cells, int most, const logic::Step& step, NameStyle style);

/// "r2c3, r2c7: 2 cells for 4,7", for cells of one house.
QString cellsForDigits(Cells cells, Digits digits, const logic::Step& step, NameStyle style);

/// "only 2 left in row 6: see 3,7" names the lines, counted from 0, that a statement follows from, unless the reason
/// gets too long.
QString withSources(const QString& because, const std::vector<int>& sources);

} // namespace ninefold::documents
