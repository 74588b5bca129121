// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace ninefold {

/// What one can jump to in a run.
enum class Landmark { Decision, Conflict, Learned, Placement };

/// Something that can be watched from beginning to end and back: the run of a solver, a path of logic, a game that
/// was played. Position 0 is the beginning, position n what event number n has led to. It may still be growing, and
/// not every position has to be at hand.
class Timeline : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The last position that is known so far.
    virtual quint64 known() const = 0;
    /// Nothing comes after the last one.
    virtual bool isComplete() const = 0;
    /// Can the position be shown at once?
    virtual bool holds(quint64 position) const = 0;
    /// Brings a position to hand; `arrived` tells when it is there. A newer wish takes the place of the older.
    virtual void fetch(quint64 position) = 0;
    /// Looks for the nearest landmark after (before) a position; `found` or `missed` tells, maybe before this returns.
    virtual void seek(quint64 from, Landmark landmark, bool forward) = 0;
    /// It grows no further until it is told to go on; what is known stays at hand.
    virtual void stop() {}
    virtual void goOn() {}
    virtual bool isStopped() const { return false; }
    /// Can there be such landmarks in it?
    virtual bool offers(Landmark) const { return true; }

    /// The timeline's own time, in milliseconds: when a position was reached, and what was reached by then.
    virtual double timeAt(quint64 position) const { return static_cast<double>(position); }
    virtual quint64 positionAt(double time) const { return static_cast<quint64>(time); }

signals:
    /// Everything is another: a new run.
    void begun();
    /// More is known, or the end is.
    void grown();
    void arrived();
    void found(quint64 position);
    void missed();
};

} // namespace ninefold
