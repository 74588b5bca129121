// SPDX-License-Identifier: MIT
// A search that remembers where it found nothing must find the same as one that begins anew, on every position of a way
// on which candidates only go.
#include "engine/generator/maker.h"
#include "engine/rating/hodoku/finders.h"
#include "engine/rating/se/chains.h"
#include "engine/rating/se/shapes.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;

namespace {

constexpr std::uint64_t kPuzzles = 6;

std::optional<GeneratedPuzzle> puzzleNumber(std::uint64_t n) {
    Random random(33, n);
    return Maker({.minimal = true}).make(random);
}

} // namespace

class TestKnownEmpty : public QObject {
    Q_OBJECT

private slots:
    void explainer_data() {
        QTest::addColumn<int>("kind");
        for (const int kind : {0, 1, 2}) QTest::addRow("%d", kind) << kind;
    }

    void explainer() {
        using namespace ninefold::rating::explainer;
        QFETCH(int, kind);
        constexpr std::array finds = {findAlignedPair, findAlignedTriplet, findNishioChain};
        int found = 0, none = 0;
        for (std::uint64_t n = 0; n < kPuzzles; ++n) {
            const auto made = puzzleNumber(n);
            Random random(34, n);
            Board board(made->puzzle);
            for (KnownEmpty known; !board.isSolved() && none < 1000;) {
                Hint kept, fresh;
                KnownEmpty nothing;
                const bool again = finds[kind](board, known, kept);
                QCOMPARE(again, finds[kind](board, nothing, fresh));
                if (again) QVERIFY(kept.removals == fresh.removals && kept.difficulty == fresh.difficulty);
                ++(again ? found : none);
                if (again) apply(kept, board);
                else if (!removeOne(board, made->solution, random)) break;
            }
        }
        QVERIFY(found > 2 && none > 50);
    }

    void hodokuFish() {
        using namespace ninefold::rating::hodoku;
        int found = 0, none = 0;
        for (std::uint64_t n = 0; n < kPuzzles; ++n) {
            const auto made = puzzleNumber(n);
            Random random(35, n);
            ninefold::rating::hodoku::Board board(made->puzzle);
            NoFish known{};
            for (int round = 0; round < 12; ++round)
                for (const auto& find : fishSearches()) {
                    NoFish nothing{};
                    Step kept, fresh;
                    const bool again = find(board, known, kept);
                    QCOMPARE(again, find(board, nothing, fresh));
                    QVERIFY(!again || kept.removals == fresh.removals);
                    ++(again ? found : none);
                    if (again) apply(kept, board);
                    else removeOne(board, made->solution, random);
                }
        }
        QVERIFY(found > 10 && none > 100);
    }

    void hodokuSets() {
        using namespace ninefold::rating::hodoku;
        int found = 0, none = 0;
        for (std::uint64_t n = 0; n < kPuzzles; ++n) {
            const auto made = puzzleNumber(n);
            Random random(37, n);
            ninefold::rating::hodoku::Board board(made->puzzle);
            NoSets known{};
            // As HoDoKu, which takes the first set of this order, locked ones before the others.
            for (int round = 0; round < 60; ++round) {
                bool any = false;
                for (const auto& find : setSearches()) {
                    NoSets nothing{};
                    Step kept, fresh;
                    const bool again = find(board, known, kept);
                    QCOMPARE(again, find(board, nothing, fresh));
                    QVERIFY(!again || (kept.removals == fresh.removals && kept.technique == fresh.technique));
                    ++(again ? found : none);
                    any = any || again;
                    if (again) apply(kept, board);
                    if (again) break;
                }
                if (!any) removeOne(board, made->solution, random);
            }
        }
        QVERIFY(found > 10 && none > 100);
    }

private:
    using SetSearch = std::function<bool(const ninefold::rating::hodoku::Board&, ninefold::rating::hodoku::NoSets&,
                                         ninefold::rating::hodoku::Step&)>;

    static std::vector<SetSearch> setSearches() {
        using namespace ninefold::rating::hodoku;
        std::vector<SetSearch> list;
        const auto naked = [&](int size, bool locked) {
            list.push_back([=](const auto& board, auto& known, Step& step) {
                return findNakedSet(board, size, locked, known, step);
            });
        };
        for (const int size : {2, 3}) naked(size, true);
        for (const int size : {2, 3, 4}) {
            naked(size, false);
            list.push_back(
                [=](const auto& board, auto& known, Step& step) { return findHiddenSet(board, size, known, step); });
        }
        return list;
    }

    using FishSearch = std::function<bool(const ninefold::rating::hodoku::Board&, ninefold::rating::hodoku::NoFish&,
                                          ninefold::rating::hodoku::Step&)>;

    static std::vector<FishSearch> fishSearches() {
        using namespace ninefold::rating::hodoku;
        std::vector<FishSearch> list;
        for (const Fins fins : {Fins::None, Fins::Finned, Fins::Sashimi})
            for (const int size : {2, 3, 4})
                list.push_back([=](const auto& board, auto& known, Step& step) {
                    return findFish(board, size, fins, known, step);
                });
        for (const bool finned : {false, true})
            for (const int size : {2, 3})
                list.push_back([=](const auto& board, auto& known, Step& step) {
                    return findFrankenFish(board, size, finned, known, step);
                });
        return list;
    }

    /// Removes a false candidate; false if none was met.
    static bool removeOne(ninefold::rating::explainer::Board& board, const Solution& solution, Random& random) {
        for (int tries = 0; tries < 400; ++tries) {
            const Cell cell = random.below(kCellCount);
            const int digit = random.below(kDigitCount);
            if (!board.has(cell, digit) || solution[cell] == digit + 1) continue;
            board.remove(cell, digit);
            return true;
        }
        return false;
    }

    static void removeOne(ninefold::rating::hodoku::Board& board, const Solution& solution, Random& random) {
        for (int tries = 0; tries < 20; ++tries) {
            const Cell cell = random.below(kCellCount);
            const Digit digit = 1 + random.below(kDigitCount);
            if (board.isSet(cell) || !board.has(cell, digit) || solution[cell] == digit) continue;
            board.remove(cell, digit);
            return;
        }
    }
};

QTEST_APPLESS_MAIN(TestKnownEmpty)
#include "tst_knownempty.moc"
