// SPDX-License-Identifier: MIT
#include "app/session/lists/listmaking.h"

#include "app/session/lists/listrating.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::formats;
using namespace ninefold::generator;
using namespace ninefold::logic;
using namespace ninefold::rating;
using namespace ninefold::session;
using namespace ninefold::solve;

/// Making many puzzles: the same for the same seed with any threads, all of the level, no duplicates, in order.
/// Makers of the hardest level take seconds where sanitizers watch or other work is done.
constexpr int kMaxMakingMs = 60'000;

class TestListMaking : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theSameForAnyThreads_data();
    void theSameForAnyThreads();
    void asTheCommandLineMakesThem();
    void aCancelKeepsWhatIsMade();
    void goingAwayEndsIt();

private:
    void makeAll(const MakingOrder& order);

    std::unique_ptr<ListMaking> making_;
    std::vector<Puzzle> made_;
    int done_ = 0;
};

void TestListMaking::init() {
    making_ = std::make_unique<ListMaking>();
    made_.clear();
    done_ = 0;
    connect(making_.get(), &ListMaking::made, this, [this](const Puzzles& puzzles) {
        for (int number = 0; number < puzzles->size(); ++number) made_.push_back((*puzzles)[number]);
    });
    connect(making_.get(), &ListMaking::advanced, this, [this](int done) {
        QVERIFY(done >= done_);
        done_ = done;
    });
}

void TestListMaking::makeAll(const MakingOrder& order) {
    made_.clear();
    done_ = 0;
    QSignalSpy ends(making_.get(), &ListMaking::listMade);
    making_->start(order);
    QTRY_COMPARE_WITH_TIMEOUT(ends.size(), 1, kMaxMakingMs);
    QVERIFY(ends[0][0].toBool());
    QCOMPARE(done_, order.count);
    QCOMPARE(static_cast<int>(made_.size()), order.count);
}

void TestListMaking::theSameForAnyThreads_data() {
    QTest::addColumn<int>("level");
    for (const Level level : kLevels) QTest::newRow(levelName(level).data()) << static_cast<int>(level);
}

void TestListMaking::theSameForAnyThreads() {
    QFETCH(int, level);
    const MakingOrder order{.level = static_cast<Level>(level), .count = 25, .seed = 4711};
    batchThreads().setMaxThreadCount(1);
    makeAll(order);
    const std::vector<Puzzle> alone = made_;
    batchThreads().setMaxThreadCount(4);
    makeAll(order);
    std::set<std::string> different;
    for (std::size_t number = 0; number < made_.size(); ++number) {
        QCOMPARE(made_[number].grid.givensText(), alone[number].grid.givensText());
        QCOMPARE(made_[number].name, alone[number].name);
        QVERIFY(made_[number].name.ends_with('-' + std::to_string(number + 1)));
        different.insert(made_[number].grid.givensText());
        const ListedRating rating = rateListed(made_[number], {});
        QVERIFY(rating.isKnown());
        QCOMPARE(rating.level(), order.level);
    }
    QCOMPARE(different.size(), made_.size());
}

/// `generate --level hard --seed 5`: the seed, the number from 1 as its stream, and the thirds of the level
/// in turn.
void TestListMaking::asTheCommandLineMakesThem() {
    makeAll({.level = Level::Hard, .count = 5, .seed = 5});
    for (std::uint64_t number = 1; number <= made_.size(); ++number) {
        Random random(5, number);
        const auto one = Maker({.level = Level::Hard}).make(random, {}, partInTurn(5, number - 1));
        QCOMPARE(made_[number - 1].grid.givensText(), one->puzzle.givensText());
    }
}

void TestListMaking::aCancelKeepsWhatIsMade() {
    const MakingOrder order{.level = Level::VeryHard, .count = 5000, .seed = 9};
    // So that some overtake others.
    batchThreads().setMaxThreadCount(4);
    QSignalSpy ends(making_.get(), &ListMaking::listMade);
    connect(making_.get(), &ListMaking::made, this, [this] { making_->cancel(); });
    making_->start(order);
    QTRY_COMPARE(ends.size(), 1);
    QVERIFY(!ends[0][0].toBool());
    QVERIFY(!made_.empty() && static_cast<int>(made_.size()) < order.count);
    QCOMPARE(static_cast<int>(made_.size()), done_);
    // In order, and puzzles after a gap are not discarded: their names show which they are.
    int before = 0;
    for (const Puzzle& puzzle : made_) {
        const int number = std::stoi(puzzle.name.substr(puzzle.name.rfind('-') + 1));
        QVERIFY(number > before);
        before = number;
        Random random(order.seed, static_cast<std::uint64_t>(number));
        const LevelPart part = partInTurn(order.seed, static_cast<std::uint64_t>(number) - 1);
        const auto one = Maker({.level = order.level}).make(random, {}, part);
        QCOMPARE(puzzle.grid.givensText(), one->puzzle.givensText());
    }
}

void TestListMaking::goingAwayEndsIt() {
    making_->start({.level = Level::Expert, .count = 5000, .seed = 1});
    making_.reset();
    QVERIFY(batchThreads().waitForDone());
    QCoreApplication::processEvents();
    QVERIFY(made_.empty());
}

QTEST_GUILESS_MAIN(TestListMaking)
#include "tst_listmaking.moc"
