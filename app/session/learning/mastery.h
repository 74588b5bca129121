// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QList>
#include <QMap>
#include <QString>

namespace ninefold::session {

/// The ring of a technique shows how many of the last kRingTries tries succeeded without help; from kMasteredFrom on it
/// is a tick.
inline constexpr int kRingTries = 10, kMasteredFrom = 9;

/// The player tried a technique: in an exercise, or in a game that was played to its end.
struct Try {
    QString technique;
    QDate day;
    /// Found at once and without help.
    bool alone = false;
    friend bool operator==(const Try&, const Try&) = default;
};

/// How well the player knows one technique, and when it should be repeated: what the list of techniques draws beside
/// its name. A value.
///
/// Repetition follows Leitner's boxes (Sebastian Leitner, So lernt man lernen, 1972): what went well moves on to a box
/// that waits longer, what went badly returns to the first. A day is one repetition, however many tries it had.
struct Mastery {
    /// Tries so far, and how many of the last kRingTries succeeded without help.
    int tries = 0, alone = 0;
    /// The box, from 0; it waits kBoxDays[box] days.
    int box = 0;
    /// The day from which it should be repeated; invalid without a try.
    QDate due;

    bool isUntried() const { return tries == 0; }
    bool isMastered() const { return alone >= kMasteredFrom; }
    /// How much of the ring is filled, 0 to 1.
    double ring() const { return static_cast<double>(alone) / kRingTries; }
    bool isDue(QDate today) const { return due.isValid() && due <= today; }
    friend bool operator==(const Mastery&, const Mastery&) = default;
};

inline constexpr int kBoxDays[] = {1, 2, 4, 8, 16, 32};

/// By the ids of the techniques; what was never tried has no entry. The order of the tries does not matter.
using MasteryMap = QMap<QString, Mastery>;
MasteryMap masteryOf(QList<Try> tries);

} // namespace ninefold::session
