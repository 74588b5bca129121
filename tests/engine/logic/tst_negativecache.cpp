// SPDX-License-Identifier: MIT
// Searches skip the parts of a position in which they found nothing before. This must have no visible effect: a
// position with such a history gives the same steps for the same work as a new one made from its grid.
#include "engine/logic/parts/partbypart.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

class Collected : public StepSink {
public:
    bool take(Step&& step) override {
        steps.push_back(std::move(step));
        return true;
    }
    std::vector<Step> steps;
};

/// The steps that a technique finds, and the work it took.
struct Outcome {
    std::vector<Step> steps;
    std::int64_t work;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome outcomeOf(const Technique& technique, const Position& position, const LogicLimits& limits = {},
                  bool everyWay = false) {
    LogicSearch search(&technique, limits, everyWay, {});
    Collected sink;
    technique.find(position, search, sink);
    return {std::move(sink.steps), search.spent()};
}

/// Fake technique: records which houses it is asked to search, and finds a step in house 3 from five fins on.
std::vector<House> looked;

bool lookAtHouses(const Position& position, LogicSearch& search, StepSink& sink) {
    const auto look = [&](House house, StepSink& found) {
        looked.push_back(house);
        return house != 3 || search.limits.fins < 5 || found.take({});
    };
    return searchPartByPart(position, Parts::Houses, 1, search, sink, look);
}

/// The same houses, followed by every digit.
bool lookAtHousesAndDigits(const Position& position, LogicSearch& search, StepSink& sink) {
    const auto look = [&](Digit digit, StepSink&) {
        looked.push_back(100 + digit);
        return true;
    };
    return lookAtHouses(position, search, sink) && searchDigitByDigit(position, 1, search, sink, look);
}

/// The first technique for which the position and a new one from its grid differ; empty if none does.
QByteArray firstDifference(const Position& position, std::span<const Technique* const> techniques) {
    const Position fresh(position.grid());
    for (const Technique* technique : techniques)
        if (!(outcomeOf(*technique, position) == outcomeOf(*technique, fresh)))
            return QByteArray::fromStdString(walks::name(*technique));
    return {};
}

} // namespace

class TestNegativeCache : public QObject {
    Q_OBJECT

private slots:
    /// Step by step, like a solver: each search ends with the first step.
    void stepsAreTheSameOnTheWholeWay() {
        const Finder finder(Profile::standard(), true);
        walks::Mixture mixture(11);
        int positions = 0;
        for (int n = 0; n < walks::puzzleCount(6); ++n) {
            Position position(mixture.next().grid);
            while (const std::optional<Step> step = finder.next(position)) {
                position.apply(*step);
                if (step->technique->family == Family::Singles || position.solved()) continue;
                QCOMPARE(firstDifference(position, finder.profile().order), QByteArray());
                ++positions;
            }
        }
        QVERIFY(positions > 20);
    }

    /// Random removals and placements, with a complete search after each of them.
    void anyChangeIsSeen() {
        std::mt19937 random(12);
        std::vector<const Technique*> simple;
        for (const Technique* technique : Profile::standard().order)
            if (technique->rating < 60) simple.push_back(technique);
        for (int n = 0; n < walks::puzzleCount(3); ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Position position(puzzle.grid);
            while (!position.solved()) {
                const int cell = puzzles::below(random, kCellCount);
                if (position.isSet(cell)) continue;
                const Digits wrong = position.candidates(cell) - Digits::of(puzzle.solution[cell]);
                if (!wrong.empty() && puzzles::below(random, 3) > 0) position.remove(cell, wrong.first());
                else position.place(cell, puzzle.solution[cell]);
                QCOMPARE(firstDifference(position, simple), QByteArray());
            }
        }
    }

    /// A copy has its own cache.
    void copiesForgetForThemselves() {
        std::mt19937 random(13);
        const Finder finder(Profile::standard(), true);
        for (int n = 0; n < 20; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            Position position(puzzle.grid);
            finder.next(position);
            Position copy = position;
            for (Cell cell : copy.bivalue()) copy.place(cell, puzzle.solution[cell]);
            QCOMPARE(firstDifference(copy, finder.profile().order), QByteArray());
            QCOMPARE(firstDifference(position, finder.profile().order), QByteArray());
        }
    }

    /// What one search did not find another may find: another technique with the same code, other limits, or a
    /// search for every pattern.
    void searchesThatDifferShareNothing() {
        const Technique one{.id = "one", .find = lookAtHouses}, other{.id = "other", .find = lookAtHouses};
        const LogicLimits fewFins{.fins = 1};
        const Position position{Grid()};
        const auto lookedAt = [&](const Technique& technique, const LogicLimits& limits = {}, bool everyWay = false) {
            looked.clear();
            outcomeOf(technique, position, limits, everyWay);
            return looked.size();
        };
        QCOMPARE(lookedAt(one, fewFins), std::size_t{kHouseCount});
        QCOMPARE(lookedAt(one, fewFins), std::size_t{0});
        QCOMPARE(lookedAt(other, fewFins), std::size_t{kHouseCount});
        // With more fins there is something in one house, so that house is searched again.
        QCOMPARE(lookedAt(one), std::size_t{kHouseCount});
        QCOMPARE(lookedAt(one), std::size_t{1});
        QCOMPARE(lookedAt(one, {}, true), std::size_t{kHouseCount});
        QCOMPARE(lookedAt(one, fewFins), std::size_t{0});
    }

    /// One technique may search by houses and by digits.
    void kindsOfPartsAreKeptSeparate() {
        const Technique technique{.id = "both", .find = lookAtHousesAndDigits};
        Position position{Grid()};
        looked.clear();
        outcomeOf(technique, position);
        QCOMPARE(looked.size(), std::size_t{kHouseCount + kDigitCount});
        looked.clear();
        outcomeOf(technique, position);
        QCOMPARE(looked, std::vector<House>{3});
        // A candidate belongs to three houses and one digit.
        looked.clear();
        position.remove(80, 9);
        outcomeOf(technique, position);
        QCOMPARE(looked, (std::vector<House>{3, 8, 17, 26, 109}));
    }

    void crossingsAreAllDifferentAndCross() {
        std::set<std::pair<House, House>> seen;
        for (int number = 0; number < kCrossingCount; ++number) {
            const auto [box, line] = crossingAt(number);
            QCOMPARE((kHouses[box] & kHouses[line]).count(), 3);
            seen.emplace(box, line);
        }
        QCOMPARE(seen.size(), std::size_t{kCrossingCount});
    }
};

QTEST_APPLESS_MAIN(TestNegativeCache)
#include "tst_negativecache.moc"
