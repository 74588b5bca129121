// SPDX-License-Identifier: MIT
// The searches of HoDoKu's scale leave out what cannot be found. Here the same is computed the long way: fish by their
// definition, and what follows from a statement by extending its table.
#include "engine/generator/maker.h"
#include "engine/rating/hodoku/finders.h"
#include "engine/rating/hodoku/tables.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::rating::hodoku;

namespace {

/// A position in which false candidates of a puzzle have been removed at random.
Board positionNumber(std::uint64_t number, int removals) {
    Random random(36, number);
    const auto made = Maker({.minimal = true}).make(random);
    Board board(made->puzzle);
    while (removals > 0) {
        const Cell cell = random.below(kCellCount);
        const Digit digit = 1 + random.below(kDigitCount);
        if (board.isSet(cell) || made->solution[cell] == digit) continue;
        if (board.has(cell, digit)) board.remove(cell, digit);
        --removals;
    }
    return board;
}

struct Shape {
    int size;
    bool finned, franken;
    std::optional<bool> sashimi;
};

/// Base and cover houses are all that the definition allows, in any order.
class FishByDefinition {
public:
    FishByDefinition(const Board& board, const Shape& shape) : board_(board), shape_(shape) {}

    bool isThere() {
        for (digit_ = 1; digit_ <= kDigitCount; ++digit_)
            for (const bool rows : {true, false}) {
                rows_ = rows;
                if (chooseBase(0, {})) return true;
            }
        return false;
    }

private:
    bool mayBe(House house, bool isBase) const {
        if (house >= 18) return shape_.franken;
        return ((house < 9) == rows_) == isBase;
    }

    bool chooseBase(House from, std::vector<House> base) {
        if (static_cast<int>(base.size()) == shape_.size) return chooseCover(base, 0, {});
        for (House house = from; house < kHouseCount; ++house) {
            const int places = board_.cellsFor(digit_, house).count();
            // HoDoKu leaves out large base houses, although boxes might cover them.
            if (!mayBe(house, true) || places == 0 || (!shape_.finned && places > shape_.size)) continue;
            auto more = base;
            more.push_back(house);
            if (chooseBase(house + 1, more)) return true;
        }
        return false;
    }

    bool chooseCover(const std::vector<House>& base, House from, const std::vector<House>& cover) {
        if (static_cast<int>(cover.size()) == shape_.size) return isFish(base, cover);
        for (House house = from; house < kHouseCount; ++house) {
            if (!mayBe(house, false) || std::ranges::find(base, house) != base.end()) continue;
            auto more = cover;
            more.push_back(house);
            if (chooseCover(base, house + 1, more)) return true;
        }
        return false;
    }

    bool isFish(const std::vector<House>& base, const std::vector<House>& cover) const {
        const auto [baseCells, endoFins] = together(base);
        const auto [coverCells, twice] = together(cover);
        const Cells fins = (baseCells - coverCells) | endoFins;
        if (fins.empty() == shape_.finned || fins.count() > 5 || endoFins.count() > 2) return false;
        if (!std::ranges::all_of(cover, [&](House house) { return board_.cellsFor(digit_, house).meets(baseCells); }))
            return false;
        const bool isSashimi = std::ranges::any_of(
            base, [&](House house) { return !(board_.cellsFor(digit_, house) - fins).hasSeveral(); });
        if (shape_.sashimi && isSashimi != *shape_.sashimi) return false;
        Cells gone = (coverCells - baseCells) | twice;
        for (const Cell fin : fins) gone &= kPeers[fin];
        return !gone.empty();
    }

    std::pair<Cells, Cells> together(const std::vector<House>& houses) const {
        Cells once, twice;
        for (const House house : houses) {
            twice |= once & board_.cellsFor(digit_, house);
            once |= board_.cellsFor(digit_, house);
        }
        return {once, twice};
    }

    const Board& board_;
    const Shape shape_;
    Digit digit_ = 1;
    bool rows_ = true;
};

} // namespace

class TestHodokuSearches : public QObject {
    Q_OBJECT

private slots:
    void fish_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("fins");
        for (const int size : {2, 3})
            for (const Fins fins : {Fins::None, Fins::Finned, Fins::Sashimi})
                QTest::addRow("%d-%d", size, static_cast<int>(fins)) << size << static_cast<int>(fins);
    }

    void fish() {
        QFETCH(int, size);
        QFETCH(int, fins);
        const auto kind = static_cast<Fins>(fins);
        const bool finned = kind != Fins::None;
        const auto sashimi = finned ? std::optional(kind == Fins::Sashimi) : std::nullopt;
        compare(
            {size, finned, false, sashimi}, size == 2 ? 40 : 12,
            [&](const Board& board, NoFish& known, Step& step) { return findFish(board, size, kind, known, step); });
    }

    void frankenFish_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("finned");
        for (const int size : {2, 3})
            for (const bool finned : {false, true}) QTest::addRow("%d-%d", size, finned) << size << finned;
    }

    void frankenFish() {
        QFETCH(int, size);
        QFETCH(bool, finned);
        compare({size, finned, true, std::nullopt}, size == 2 ? 20 : 2,
                [&](const Board& board, NoFish& known, Step& step) {
                    return findFrankenFish(board, size, finned, known, step);
                });
    }

    void consequences_data() {
        QTest::addColumn<int>("kind");
        for (const int kind : {0, 1, 2}) QTest::addRow("%d", kind) << kind;
    }

    void consequences() {
        QFETCH(int, kind);
        for (std::uint64_t number = 0; number < 12; ++number) {
            const Board board = positionNumber(number, 60);
            Tables tables;
            tables.build(board, static_cast<Tables::Kind>(kind));
            for (Cell cell = 0; cell < kCellCount; ++cell)
                for (const Digit digit : board.candidates(cell))
                    for (const bool on : {false, true}) {
                        const Node start = nodeOf(cell, digit, on);
                        const Consequences found = tables.consequences(start);
                        const Table& table = tables.extended(start);
                        for (Node node = 0; node < kCellNodes; ++node) QCOMPARE(found.has(node), table.contains(node));
                    }
        }
    }

private:
    /// What is found is removed, until nothing is left to find.
    template <typename Find>
    static void compare(const Shape& shape, std::uint64_t positions, const Find& find) {
        int found = 0, none = 0;
        for (std::uint64_t number = 0; number < positions; ++number) {
            Board board = positionNumber(number, number % 2 == 0 ? 40 : 150);
            for (bool isFound = true; isFound;) {
                NoFish nothing{};
                Step step;
                isFound = find(board, nothing, step);
                QCOMPARE(isFound, FishByDefinition(board, shape).isThere());
                ++(isFound ? found : none);
                for (const Removal& removal : step.removals) board.remove(removal.cell, removal.digit);
            }
        }
        QVERIFY(found > 0 && none > 0);
    }
};

QTEST_APPLESS_MAIN(TestHodokuSearches)
#include "tst_hodokusearches.moc"
