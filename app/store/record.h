// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"

#include <QByteArray>

#include <optional>

namespace ninefold::store {

/// One line of a journal. Each kind represents one event of a game.
///
///     6aa76aca M800 2:0>4 11:0.1f>0.1b
///     |        ||   |     '- cell 11: candidates 1 to 5 before, without 3 after (masks in hexadecimal)
///     |        ||   '- cell 2: nothing before, 4 after
///     |        |'- milliseconds on the game's clock
///     |        '- the kind
///     '- checksum of the rest
///
/// The puzzle and every move are written twice in a row; journals with one copy of each are read as well. A kind
/// keeps its letter for ever: games are kept for years.
struct Record {
    enum class Kind : char {
        Puzzle = 'P', ///< the puzzle when the game started; text = Ninefold's own format
        Givens = 'G', ///< its 81 characters alone: a short line is damaged less often than a long one
        Move = 'M',
        Index = 'I',  ///< undo and redo: number = the count of done moves
        Time = 'T',   ///< number = milliseconds played
        Help = 'H',   ///< number = how often the player was helped
        Branch = 'B', ///< number = the move at which a branch starts, -1 = there is none
        Date = 'D',   ///< number = when it was last played, in milliseconds since 1970
        Check = 'C',  ///< number = how much of the help was checks
        Wrong = 'W',  ///< number = how many wrong digits were placed
        Hint =
            'N', ///< number = the hint, counted from 1; text = how much of it was shown, and its technique: "2 x-wing"
        Bookmark = 'K', ///< a position to return to; move = from the bare puzzle to it
    };
    Kind kind = Kind::Time;
    qint64 number = 0;
    Move move;
    QByteArray text;
    friend bool operator==(const Record&, const Record&) = default;
};

/// The line, with its checksum first and a line end last.
QByteArray encode(const Record& record);

/// Parses a line without its end. Nothing if a single bit of it is wrong.
std::optional<Record> decode(QByteArrayView line);

} // namespace ninefold::store
