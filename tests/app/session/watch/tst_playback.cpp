// SPDX-License-Identifier: MIT
// Playback of a run, with the test's own clock and timeline: speed, steps and jumps without any waiting. A position
// that is not available is fetched, and the playback moves only when it has arrived.
#include "app/session/watch/playback.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace ninefold;
using namespace ninefold::session;

namespace {

/// Delivers positions only when the test does, or at once.
class FakeTimeline : public Timeline {
public:
    quint64 lastKnown() const override { return last; }
    bool isComplete() const override { return complete; }
    bool holds(quint64 position) const override { return position >= from && position <= to; }
    void fetch(quint64 position) override { asked << position; }
    /// Every tenth event is a landmark.
    void seek(quint64 position, Landmark, bool forward) override {
        const quint64 next = forward ? position / 10 * 10 + 10 : (position + 9) / 10 * 10 - 10;
        if (forward ? next <= last : position > 10) emit landmarkFound(next);
        else emit landmarkMissed();
    }
    /// A window of events has arrived from the other thread.
    void provide(quint64 first, quint64 end) {
        from = first;
        to = end;
        emit arrived();
    }
    /// The solver has advanced.
    void grow(quint64 now) {
        last = now;
        emit progressed();
    }

    quint64 last = 100'000, from = 0, to = 100'000;
    bool complete = true;
    QList<quint64> asked;
};

} // namespace

class TestPlayback : public QObject {
    Q_OBJECT

private slots:
    void init();
    void eventsComeAtTheirSpeed_data();
    void eventsComeAtTheirSpeed();
    void aLongSleepIsNoLeap();
    void stepsGoThroughEveryPosition();
    void quickStepsAddUp();
    void theNewestRequestCounts();
    void lastFollowsARunThatGrows();
    void unlimitedShowsWhatThereIs();
    void aBeatBringsAPlacement();
    void jumpsSayWhenThereIsNothing();
    void playingEndsAtTheEndAndBeginsAnew();
    void naturalTimeContinuesFromTheCursor();
    void anotherRunBeginsAtTheBeginning();

private:
    /// Plays `pictures` frames, each after `ms` milliseconds.
    void run(int pictures, int ms) {
        for (int i = 0; i < pictures; ++i) {
            now_ += ms;
            playback_->tick();
        }
    }

    qint64 now_ = 0;
    std::unique_ptr<FakeTimeline> timeline_;
    std::unique_ptr<Playback> playback_;
};

/// The clock is a number that the test changes.
void TestPlayback::init() {
    timeline_ = std::make_unique<FakeTimeline>();
    playback_ = std::make_unique<Playback>(nullptr, [this] { return now_; });
    playback_->setTimeline(timeline_.get());
}

void TestPlayback::eventsComeAtTheirSpeed_data() {
    QTest::addColumn<double>("speed");
    for (const double speed : {0.5, 4.0, 60.0, 333.0, 1000.0}) QTest::addRow("%g", speed) << speed;
}

/// Sixteen seconds at sixty frames per second, from one event in two seconds to a thousand per second.
void TestPlayback::eventsComeAtTheirSpeed() {
    QFETCH(double, speed);
    playback_->setSpeed(speed);
    playback_->setPlaying(true);
    QSignalSpy moved(playback_.get(), &Playback::moved);
    // As the timer does for sixteen seconds.
    run(1000, 16);
    const auto expected = static_cast<qint64>(speed * 16);
    QVERIFY(std::abs(static_cast<qint64>(playback_->position()) - expected) <= 1);
    // One frame per event while they are few, one per tick when they are many.
    QCOMPARE(moved.count(), std::min<qint64>(static_cast<qint64>(playback_->position()), 1000));
}

/// After a sleep of an hour it continues, and does not race through an hour of events.
void TestPlayback::aLongSleepIsNoLeap() {
    playback_->setSpeed(1000);
    playback_->setPlaying(true);
    // One frame after an hour.
    run(1, 3'600'000);
    QVERIFY(playback_->position() <= 250);
}

/// Randomly back and forth, and not beyond either end.
void TestPlayback::stepsGoThroughEveryPosition() {
    std::mt19937 random(4);
    qint64 expected = 0;
    for (int i = 0; i < 1000; ++i) {
        const int by = random() % 3 == 0 ? -1 : 1;
        playback_->step(by);
        expected = std::max<qint64>(0, expected + by);
        QCOMPARE(playback_->position(), static_cast<quint64>(expected));
    }
    playback_->toLast();
    playback_->step(1);
    QCOMPARE(playback_->position(), timeline_->lastKnown());
    playback_->toFirst();
    playback_->step(-1);
    QCOMPARE(playback_->position(), 0U);
}

/// Five key presses before the first frame are five steps.
void TestPlayback::quickStepsAddUp() {
    timeline_->provide(0, 0);
    for (int i = 0; i < 5; ++i) playback_->step(1);
    QCOMPARE(playback_->position(), 0U);
    timeline_->provide(0, 50);
    QCOMPARE(playback_->position(), 5U);
}

/// Dragging the slider makes many requests; only the last is shown.
void TestPlayback::theNewestRequestCounts() {
    timeline_->provide(0, 10);
    for (const quint64 position : {500, 70, 9000}) playback_->goTo(position);
    // An earlier request that arrives too late is not shown.
    timeline_->provide(60, 80);
    QCOMPARE(playback_->position(), 0U);
    timeline_->provide(8000, 10'000);
    QCOMPARE(playback_->position(), 9000U);
    QCOMPARE(timeline_->asked.last(), 9000U);
}

void TestPlayback::lastFollowsARunThatGrows() {
    timeline_->complete = false;
    timeline_->last = 50;
    playback_->toLast();
    QCOMPARE(playback_->position(), 50U);
    timeline_->grow(400);
    QCOMPARE(playback_->position(), 400U);
    // The user can leave the end at once.
    playback_->step(-1);
    timeline_->grow(900);
    QCOMPARE(playback_->position(), 399U);
}

/// As fast as events come: each frame shows the newest, and playback ends with the run.
void TestPlayback::unlimitedShowsWhatThereIs() {
    timeline_->complete = false;
    timeline_->last = 1000;
    playback_->setMode(PlaybackMode::Unlimited);
    playback_->setPlaying(true);
    run(1, 16);
    QCOMPARE(playback_->position(), 1000U);
    timeline_->grow(90'000);
    run(1, 16);
    QCOMPARE(playback_->position(), 90'000U);
    QVERIFY(playback_->isPlaying());
    timeline_->complete = true;
    run(1, 16);
    QVERIFY(!playback_->isPlaying());
}

/// Two placements a second for ten seconds, ten events from one to the next.
void TestPlayback::aBeatBringsAPlacement() {
    playback_->setMode(PlaybackMode::Placements);
    playback_->setSpeed(2);
    playback_->setPlaying(true);
    run(100, 100);
    QCOMPARE(playback_->position(), 200U);
}

/// The cursor does not move if no landmark was found.
void TestPlayback::jumpsSayWhenThereIsNothing() {
    QSignalSpy missed(playback_.get(), &Playback::missed);
    playback_->goTo(95);
    playback_->jump(Landmark::Conflict, true);
    QCOMPARE(playback_->position(), 100U);
    playback_->jump(Landmark::Conflict, false);
    QCOMPARE(playback_->position(), 90U);
    playback_->goTo(3);
    playback_->jump(Landmark::Learned, false);
    QCOMPARE(missed.count(), 1);
    QCOMPARE(playback_->position(), 3U);
    QCOMPARE(missed.first().at(0).value<Landmark>(), Landmark::Learned);
}

/// Play at the end starts at the beginning.
void TestPlayback::playingEndsAtTheEndAndBeginsAnew() {
    timeline_->last = 20;
    playback_->setSpeed(1000);
    playback_->setPlaying(true);
    run(10, 16);
    QCOMPARE(playback_->position(), 20U);
    QVERIFY(!playback_->isPlaying());
    playback_->setPlaying(true);
    QCOMPARE(playback_->position(), 0U);
    QVERIFY(playback_->isPlaying());
}

/// In natural time events are spaced as in the run; after a move of the cursor it counts from there.
void TestPlayback::naturalTimeContinuesFromTheCursor() {
    playback_->setMode(PlaybackMode::Natural);
    playback_->setSpeed(1);
    playback_->setPlaying(true);
    run(100, 10);
    QCOMPARE(playback_->position(), 1000U);
    playback_->goTo(5000);
    playback_->setPlaying(true);
    run(100, 10);
    QCOMPARE(playback_->position(), 6000U);
}

/// In a new run of another puzzle the old cursor is meaningless.
void TestPlayback::anotherRunBeginsAtTheBeginning() {
    playback_->goTo(777);
    playback_->setPlaying(true);
    emit timeline_->restarted();
    QCOMPARE(playback_->position(), 0U);
    QVERIFY(!playback_->isPlaying());
}

QTEST_GUILESS_MAIN(TestPlayback)
#include "tst_playback.moc"
