// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/solve/verdict.h"
#include "engine/solve/why/deadend.h"

#include <QString>

namespace ninefold::documents {

/// "5 appears twice in row 1 (r1c1, r1c2)."
QString sentence(const Clash& clash, NameStyle style = NameStyle::RowColumn);

/// One plain sentence about the verdict on a grid and its location; of several mistakes the one that is easiest to
/// see.
QString sentence(const solve::Verdict& verdict, NameStyle style = NameStyle::RowColumn);

/// Why a branch that is being tried is wrong, as far as the board shows it: "This branch dies at r4c7: ...". Empty
/// as long as the board shows nothing.
QString branchSentence(const solve::Verdict& verdict, NameStyle style = NameStyle::RowColumn);

/// "Because of r1c1, r2c5 and r3c4, no digit is left for r1c3.": how these givens contradict each other.
QString contradictionSentence(Cells givens, const solve::DeadEnd& end, NameStyle style = NameStyle::RowColumn);

/// "r1c1, r1c4, r2c1 and r2c4 can be filled in two ways, and no given decides between them."
QString exchangeSentence(Cells cells, NameStyle style = NameStyle::RowColumn);

} // namespace ninefold::documents
