// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/parts/values.h"

#include <QCoreApplication>

#include <vector>

namespace ninefold::documents {

/// The words of chains, for translators.
class Chains {
    Q_DECLARE_TR_FUNCTIONS(Chains)
};

/// "r4c8 is 2", "r1c1 or r1c2 is 5", "r1c1 and r1c2 are not 5"
QString statementText(const logic::ChainNode& node, NameStyle style);

/// The same after "if" or "that".
QString conditionText(const logic::ChainNode& node, NameStyle style);

/// The last statements of some chains, of which at least one is true, and where they meet the candidates that go: "r4c8
/// (same column) or r7c7 (same box) is 9".
QString blocksText(const std::vector<logic::Chain>& chains, const logic::Step& step, const Voice& voice);

/// The ends of chains that begin with what does not hold: "r1c9 or r4c8 is 9, and r2c1 or r2c5 is 4"; each with where
/// it meets the candidates that go.
QString pairsText(const std::vector<logic::Chain>& chains, const logic::Step& step, const Voice& voice);

/// Where these last statements meet the candidates that go: "column 5, row 9"; empty if one of them meets them in
/// several houses.
QString whereText(const std::vector<logic::Chain>& chains, const logic::Step& step);
/// "it shares column 5 with r2c5 and row 9 with r9c1"
QString sharesText(const std::vector<logic::Chain>& chains, const logic::Step& step, NameStyle style);

/// "same row", "same column", "same box"
QString sameHouse(House house);
/// "r4c8 has 2 or 9"
QString choicesText(Cell cell, const logic::Step& step, NameStyle style);
/// "row 5's 1 is in r5c1 or r5c5"
QString holderText(House house, Digit digit, Cells cells, NameStyle style);

/// A sentence for each chain, for patterns that are short enough to be read in a row: "If r3c1 is 1, r2c2 (1 or 2) is
/// 2. If r3c1 is 9, r3c5 (2 or 9) is 2."
QString casesText(const std::vector<logic::Chain>& chains, const logic::Step& step, const Voice& voice);

} // namespace ninefold::documents
