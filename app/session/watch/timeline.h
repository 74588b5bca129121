// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <cstdint>
#include <optional>

namespace ninefold::session {

/// What users can jump to in a run.
enum class Landmark {
    Decision,
    Conflict,
    Learned,
    Placement,
    Stop,     ///< where a run stops because the player asked for it
    LongJump, ///< several guesses are taken back at once, because a note names nothing of theirs
};

/// Something that can be played forwards and backwards: the run of a solver, a path of logic, a played game.
/// Position 0 is the beginning, position n is the state after event number n. It may still be growing, and some
/// positions may have to be fetched first.
class Timeline : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The last position known so far.
    virtual quint64 lastKnown() const = 0;
    /// Is the last known position the end?
    virtual bool isComplete() const = 0;
    /// Can the position be shown at once?
    virtual bool holds(quint64 position) const = 0;
    /// Fetches a position; `arrived` reports when it is there. A newer request replaces an older one.
    virtual void fetch(quint64 position) = 0;
    /// Searches for the nearest landmark after (before) a position; reports by `landmarkFound` or `landmarkMissed`,
    /// maybe before returning.
    virtual void seek(quint64 from, Landmark landmark, bool forward) = 0;
    /// Searches for the next (previous) use of a clause, and reports like `seek`.
    virtual void seekUse(quint64 /*from*/, std::uint32_t /*clause*/, bool /*forward*/) { emit landmarkMissed(); }
    /// Stops growing until resume() is called; known positions stay available.
    virtual void stop() {}
    virtual void resume() {}
    virtual bool isStopped() const { return false; }
    /// Can it contain such landmarks?
    virtual bool offers(Landmark landmark) const {
        return landmark != Landmark::Stop && landmark != Landmark::LongJump;
    }

    /// The first position after `from`, up to `to`, at which the player wants to stop; it looks only at what is at
    /// hand.
    virtual std::optional<quint64> stopWithin(quint64 /*from*/, quint64 /*to*/) const { return std::nullopt; }

    /// The timeline's own time in milliseconds: when a position was reached, and which position was reached by then.
    virtual double timeAt(quint64 position) const { return static_cast<double>(position); }
    virtual quint64 positionAt(double time) const { return static_cast<quint64>(time); }

signals:
    /// Another run has started: everything has changed.
    void restarted();
    /// More is known, or the end is known.
    void progressed();
    void arrived();
    void landmarkFound(quint64 position);
    void landmarkMissed();
};

} // namespace ninefold::session
