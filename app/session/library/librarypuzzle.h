// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/playrecord.h"
#include "engine/logic/technique.h"
#include "engine/rating/level.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace ninefold::session {

/// A puzzle of the library as the window shows it.
struct LibraryPuzzle {
    qint64 id = 0;
    /// "Very Hard 161", and in its own collection "161".
    QString name, brief;
    std::optional<rating::Level> level;
    /// Sudoku Explainer's rating in tenths; 0 if it is not known.
    int er = 0;
    /// HoDoKu's score; 0 if it is not known.
    int score = 0;
    /// 81 characters each: the givens, and all digits that its picture shows.
    QString givens, digits;
    /// The techniques beyond singles, in solving order; nothing if they are not known.
    std::optional<std::vector<const logic::Technique*>> needs;
    /// Those of the player, in their order.
    QStringList tags = {};
    PlayRecord play;

    int givenCount() const { return static_cast<int>(givens.size() - givens.count(u'.')); }
};

} // namespace ninefold::session
