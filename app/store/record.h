// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"

#include <QByteArray>

#include <optional>

namespace ninefold {

/// One line of a journal. Every kind stands for one thing that happened to a game.
///
///     6aa76aca M800 2:0>4 11:0.1f>0.1b
///     |        ||   |     '- cell 11: candidates 1 to 5 before, without 3 after (masks in hexadecimal)
///     |        ||   '- cell 2: nothing before, 4 after
///     |        |'- milliseconds on the game's clock
///     |        '- the kind
///     '- checksum of what follows
///
/// The puzzle and every move stand there twice, one copy behind the other; journals with one of each are read as well.
/// Letters of kinds are never given a new meaning: games are kept for years.
struct Record {
    enum class Kind : char {
        Puzzle = 'P', ///< the puzzle as it was when the game began; text = Ninefold's own form
        Givens = 'G', ///< its 81 signs alone: a short line is seldom spoilt, where all others are
        Move = 'M',
        Index = 'I',  ///< undo and redo: number = moves that are done
        Time = 'T',   ///< number = milliseconds played
        Help = 'H',   ///< number = how often the player was helped
        Branch = 'B', ///< number = the move at which a branch begins, -1 = there is none
        Played = 'D', ///< number = the date when it was last played, in milliseconds since 1970
    };
    Kind kind = Kind::Time;
    qint64 number = 0;
    Move move;
    QByteArray text;
    friend bool operator==(const Record&, const Record&) = default;
};

/// With its checksum in front and a line end behind.
QByteArray encode(const Record& record);

/// A line without its end. Nothing when a single bit of it is wrong.
std::optional<Record> decode(QByteArrayView line);

} // namespace ninefold
