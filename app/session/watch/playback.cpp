// SPDX-License-Identifier: MIT
#include "app/session/watch/playback.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace ninefold::session {
namespace {

constexpr int kPictureMs = 16;
/// After a pause of the whole program (a laptop closed and opened) the playback continues without a jump.
constexpr qint64 kLongestTickMs = 250;

Playback::Now steadyClock() {
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

} // namespace

Playback::Playback(QObject* parent, Now now) : QObject(parent), now_(now ? std::move(now) : steadyClock()) {
    timer_.setInterval(kPictureMs);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Playback::tick);
}

void Playback::setTimeline(Timeline* timeline) {
    if (timeline_) timeline_->disconnect(this);
    setPlaying(false);
    timeline_ = timeline;
    if (timeline_) connectTimeline();
    rewind();
}

void Playback::connectTimeline() {
    connect(timeline_, &Timeline::restarted, this, [this] {
        setPlaying(false);
        rewind();
    });
    connect(timeline_, &Timeline::progressed, this, &Playback::follow);
    connect(timeline_, &Timeline::arrived, this, &Playback::arrive);
    connect(timeline_, &Timeline::landmarkFound, this, &Playback::takeFound);
    connect(timeline_, &Timeline::landmarkMissed, this, &Playback::takeMissed);
}

void Playback::rewind() {
    waiting_ = Waiting::None;
    following_ = false;
    position_ = 0;
    emit moved(0);
}

void Playback::setMode(PlaybackMode mode) {
    mode_ = mode;
    due_ = 0;
    emit playbackModeChanged();
}

void Playback::setSpeed(double speed) {
    speed_ = std::clamp(speed, kSlowest, kFastest);
    due_ = 0;
    emit playbackModeChanged();
}

void Playback::setPlaying(bool playing) {
    if (playing == isPlaying() || (playing && !timeline_)) return;
    following_ = false;
    if (playing) {
        // At the end it starts again.
        if (timeline_->isComplete() && position_ == timeline_->lastKnown()) moveTo(0);
        lastTick_ = now_();
        due_ = 0;
        timer_.start();
    } else {
        timer_.stop();
    }
    emit playingChanged(playing);
}

void Playback::goTo(quint64 position) {
    setPlaying(false);
    following_ = false;
    moveTo(position);
}

void Playback::step(int events) {
    if (!timeline_) return;
    // Relative to the cursor's target, so that two quick steps are two events.
    const quint64 from = waiting_ == Waiting::Position ? wanted_ : position_;
    const quint64 back = static_cast<quint64>(std::max(0, -events));
    goTo(events < 0 ? from - std::min(from, back) : from + static_cast<quint64>(events));
}

void Playback::toLast() {
    if (!timeline_) return;
    goTo(timeline_->lastKnown());
    following_ = !timeline_->isComplete();
}

void Playback::jump(Landmark landmark, bool forward) {
    setPlaying(false);
    following_ = false;
    if (timeline_) seek(landmark, forward);
}

void Playback::jumpToUse(std::uint32_t clause, bool forward) {
    setPlaying(false);
    following_ = false;
    if (!timeline_) return;
    landmark_ = Landmark::Stop;
    forward_ = forward;
    waiting_ = Waiting::Landmark;
    timeline_->seekUse(position_, clause, forward);
}

void Playback::seek(Landmark landmark, bool forward) {
    assert(timeline_ != nullptr);
    landmark_ = landmark;
    forward_ = forward;
    waiting_ = Waiting::Landmark;
    timeline_->seek(position_, landmark, forward);
}

void Playback::moveTo(quint64 position) {
    if (!timeline_) return;
    wanted_ = std::min(position, timeline_->lastKnown());
    waiting_ = Waiting::Position;
    if (timeline_->holds(wanted_)) arrive();
    else timeline_->fetch(wanted_);
}

void Playback::arrive() {
    if (waiting_ != Waiting::Position || !timeline_->holds(wanted_)) return;
    waiting_ = Waiting::None;
    const std::optional<quint64> stop = isPlaying() ? timeline_->stopWithin(position_, wanted_) : std::nullopt;
    if (stop) {
        wanted_ = *stop;
        setPlaying(false);
    }
    if (position_ == wanted_) return;
    position_ = wanted_;
    emit moved(position_);
}

void Playback::takeFound(quint64 position) {
    if (waiting_ != Waiting::Landmark) return;
    if (landmark_ == Landmark::Stop) setPlaying(false);
    moveTo(position);
}

void Playback::takeMissed() {
    if (waiting_ != Waiting::Landmark) return;
    waiting_ = Waiting::None;
    // After the last digit more events may follow, and the end is worth seeing as well.
    if (isPlaying()) moveTo(timeline_->lastKnown());
    else emit missed(landmark_, forward_);
}

void Playback::follow() {
    if (following_ && waiting_ == Waiting::None) moveTo(timeline_->lastKnown());
}

void Playback::tick() {
    if (!timeline_) return;
    const qint64 now = now_();
    due_ += static_cast<double>(std::min(now - lastTick_, kLongestTickMs)) / 1000 * speed_;
    lastTick_ = now;
    if (waiting_ != Waiting::None) return;
    beat(due_);
    if (waiting_ == Waiting::None) endAtLast();
}

void Playback::beat(double beats) {
    const double whole = std::floor(beats);
    switch (mode_) {
    case PlaybackMode::Events:
        due_ -= whole;
        if (whole > 0) moveTo(position_ + static_cast<quint64>(whole));
        return;
    case PlaybackMode::Placements:
        due_ -= whole;
        for (double left = whole; left > 0 && waiting_ == Waiting::None && position_ < timeline_->lastKnown(); --left)
            seek(Landmark::Placement, true);
        return;
    case PlaybackMode::Natural:
        due_ = 0;
        // If the user moved the cursor, the time is that of its position.
        if (timeline_->positionAt(time_) != position_) time_ = timeline_->timeAt(position_);
        time_ += beats * 1000;
        moveTo(timeline_->positionAt(time_));
        return;
    case PlaybackMode::Unlimited:
        // The way to the end is long, so the timeline looks for a place to stop itself.
        if (!timeline_->offers(Landmark::Stop)) moveTo(timeline_->lastKnown());
        else if (position_ < timeline_->lastKnown()) seek(Landmark::Stop, true);
        return;
    }
}

void Playback::endAtLast() {
    if (timeline_->isComplete() && position_ == timeline_->lastKnown()) setPlaying(false);
}

} // namespace ninefold::session
