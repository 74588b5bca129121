// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryquery.h"

#include <QDate>

namespace ninefold::session {

/// "Very Hard 161, solved in 12:48"
QString spokenPuzzle(const LibraryPuzzle& puzzle);

/// Below the picture of a puzzle: "12:48", "64 %", "New". Its icon says the same.
QString briefState(const PlayRecord& play);
/// "Solved in 12:48, 1 hint"
QString stateSentence(const PlayRecord& play);
/// "today", "yesterday", "12 Nov"; empty if it is not known.
QString playedText(const PlayRecord& play, QDate today);

/// "Very Hard", "All Puzzles", or the name of an own collection.
QString collectionTitle(const LibraryCollection& collection);
/// "97 of 300 solved"
QString solvedText(int solved, int total);

} // namespace ninefold::session
