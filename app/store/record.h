// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cellstate.h"

#include <QByteArray>

#include <optional>

namespace ninefold {

/// One line of a journal. Every kind stands for one thing that happened to a game.
struct Record {
    enum class Kind : char {
        Puzzle = 'P', ///< the puzzle as it was when the game began; text = Ninefold's own form
        Move = 'M',
        Index = 'I',  ///< undo and redo: number = moves that are done
        Time = 'T',   ///< number = milliseconds played
        Help = 'H',   ///< number = how often the player was helped
        Branch = 'B', ///< number = the move at which a branch begins, -1 = there is none
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
