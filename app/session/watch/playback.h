// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/timeline.h"

#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>

namespace ninefold::session {

inline constexpr double kSlowest = 0.5, kFastest = 1000, kUsualSpeed = 4;

/// What one beat of the clock plays.
enum class PlaybackMode {
    Events,     ///< `speed` events per second
    Placements, ///< as many events as it takes to reach the next digit
    Natural,    ///< the timeline's own time, `speed` times as fast
    Unlimited,  ///< everything that is known
};

/// Plays a Timeline: one cursor, one clock. If more events are due than frames can be shown, it skips frames and
/// never events: the cursor follows the clock, and each frame shows the complete state of its position.
class Playback : public QObject {
    Q_OBJECT

public:
    /// Milliseconds of a monotonic clock.
    using Now = std::function<qint64()>;

    explicit Playback(QObject* parent = nullptr, Now now = {});

    void setTimeline(Timeline* timeline);
    Timeline* timeline() const { return timeline_; }

    quint64 position() const { return position_; }
    bool isPlaying() const { return timer_.isActive(); }
    PlaybackMode mode() const { return mode_; }
    void setMode(PlaybackMode mode);
    double speed() const { return speed_; }
    void setSpeed(double speed);

    void setPlaying(bool playing);
    /// These stop playing, because users who step want to look.
    void goTo(quint64 position);
    void step(int events);
    void toFirst() { goTo(0); }
    /// Moves to the last known position and, until another request, to every later one that becomes known.
    void toLast();
    void jump(Landmark landmark, bool forward);
    /// Moves to the next (previous) event at which a clause was a reason or failed.
    void jumpToUse(std::uint32_t clause, bool forward);

    /// Checks the clock; the timer calls it while playing.
    void tick();

signals:
    void moved(quint64 position);
    void playingChanged(bool playing);
    void playbackModeChanged();
    /// There is no such landmark in that direction in the known part of the run.
    void missed(ninefold::session::Landmark landmark, bool forward);

private:
    /// What the cursor waits for.
    enum class Waiting { None, Position, Landmark };

    void connectTimeline();
    void rewind();
    void hurry();
    void moveTo(quint64 position);
    void arrive();
    void seek(Landmark landmark, bool forward);
    void takeFound(quint64 position);
    void takeMissed();
    void beat(double beats);
    void endAtLast();
    void follow();

    QPointer<Timeline> timeline_;
    Now now_;
    QTimer timer_;
    quint64 position_ = 0, wanted_ = 0;
    Waiting waiting_ = Waiting::None;
    Landmark landmark_ = Landmark::Placement;
    bool forward_ = true;
    bool following_ = false;
    PlaybackMode mode_ = PlaybackMode::Events;
    double speed_ = kUsualSpeed;
    qint64 lastTick_ = 0;
    /// Beats that are due and have not been played.
    double due_ = 0;
    /// In natural speed: the current position in the timeline's own time.
    double time_ = 0;
};

} // namespace ninefold::session
