// SPDX-License-Identifier: MIT
// SK Loop, found by Steve Kurzhals in the puzzle "Easter Monster": two rows and two columns that cross in four boxes.
// Each of the boxes has a pair of cells (o) in its row and one in its column. The pairs form a ring: each shares its
// row or column with the pair on one side and its box with the pair on the other. A digit that is in k neighbours of
// the ring fits there at most k/2 times. If this leaves no more room in total than there are cells, all of it is
// needed: each digit is in the ring once for each row, column or box that limits it, and goes from the rest of it.
//
//     . o .   . . .   . o .
//     o . o   . . .   o . o
//     . o .   . . .   . o .
//       ...             ...
//     . o .   . . .   . o .
//     o . o   . . .   o . o
//     . o .   . . .   . o .
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/techniques.h"

#include <array>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

constexpr int kPairs = 8;

/// Pair number i is between the houses number i - 1 and i of the ring: row, box, column, box, row ...
struct Ring {
    std::array<Cells, kPairs> pairs;
    std::array<House, kPairs> houses;

    Cells cells() const {
        Cells all;
        for (Cells pair : pairs) all |= pair;
        return all;
    }
    /// The cells of the ring in a house.
    Cells inHouse(int number) const { return pairs[number] | pairs[(number + 1) % kPairs]; }
};

/// Which houses of the ring limit a digit: every pair that can have it is in one of them.
constexpr bool covers(unsigned houses, unsigned pairs) {
    const unsigned reached = houses | (houses << 1 & 0xFFu) | houses >> 7;
    return (pairs & ~reached) == 0;
}

constexpr int countOfEight(unsigned bits) {
    int count = 0;
    for (; bits != 0; bits &= bits - 1) ++count;
    return count;
}

/// The least number of houses of the ring that contain these pairs.
consteval std::array<std::uint8_t, 256> makeFewest() {
    std::array<std::uint8_t, 256> fewest{};
    for (unsigned pairs = 0; pairs < 256; ++pairs) {
        fewest[pairs] = kPairs;
        for (unsigned houses = 0; houses < 256; ++houses)
            if (covers(houses, pairs) && countOfEight(houses) < fewest[pairs])
                fewest[pairs] = static_cast<std::uint8_t>(countOfEight(houses));
    }
    return fewest;
}
constexpr std::array<std::uint8_t, 256> kFewest = makeFewest();

/// The two cells of a line and a box that are not in a line across.
Cells pairOf(House line, int box, House across) {
    return kHouses[line] & kHouses[boxHouse(box)] & (Cells::all() - kHouses[across]);
}

Ring ringAt(int row, int otherRow, int column, int otherColumn) {
    const auto box = [](int r, int c) { return r / 3 * 3 + c / 3; };
    const House rows[] = {rowHouse(row), rowHouse(otherRow)},
                columns[] = {columnHouse(column), columnHouse(otherColumn)};
    const int boxes[] = {box(row, column), box(row, otherColumn), box(otherRow, otherColumn), box(otherRow, column)};
    return {{pairOf(rows[0], boxes[0], columns[0]), pairOf(rows[0], boxes[1], columns[1]),
             pairOf(columns[1], boxes[1], rows[0]), pairOf(columns[1], boxes[2], rows[1]),
             pairOf(rows[1], boxes[2], columns[1]), pairOf(rows[1], boxes[3], columns[0]),
             pairOf(columns[0], boxes[3], rows[1]), pairOf(columns[0], boxes[0], rows[0])},
            {rows[0], boxHouse(boxes[1]), columns[1], boxHouse(boxes[2]), rows[1], boxHouse(boxes[3]), columns[0],
             boxHouse(boxes[0])}};
}

/// The pairs of a ring that can have the digit, as bits.
unsigned pairsWith(const Position& position, const Ring& ring, Digit digit) {
    unsigned found = 0;
    for (int i = 0; i < kPairs; ++i)
        if (ring.pairs[i].meets(position.cellsFor(digit))) found |= 1u << i;
    return found;
}

/// How many digits more than twice its cells a pair has: over a ring they must not add up to more than nothing. More
/// than any ring allows if both cells are set.
int surplusOf(const Position& position, Cells pair) {
    const int blanks = (pair & position.blanks()).count();
    return blanks == 0 ? 64 : position.candidatesOf(pair).count() - 2 * blanks;
}

bool isFull(const Position& position, const Ring& ring) {
    int room = 0;
    const int cells = (ring.cells() & position.blanks()).count();
    for (Digit digit = 1; digit <= kDigitCount && room <= cells; ++digit)
        room += kFewest[pairsWith(position, ring, digit)];
    return room == cells;
}

/// Removes the digit from the rest of all houses that can limit it, and draws it in one choice of them.
void limit(const Position& position, const Ring& ring, Digit digit, Step& step) {
    const unsigned pairs = pairsWith(position, ring, digit);
    const Cells places = position.cellsFor(digit);
    Cells gone;
    bool drawn = false;
    for (unsigned houses = 0; houses < 256; ++houses) {
        if (!covers(houses, pairs) || countOfEight(houses) != kFewest[pairs]) continue;
        for (int i = 0; i < kPairs; ++i) {
            if ((houses >> i & 1u) == 0) continue;
            gone |= places & (kHouses[ring.houses[i]] - ring.inHouse(i));
            if (!drawn) step.mark(i % 2 == 0 ? Role::On : Role::Off, places & ring.inHouse(i), digit);
        }
        drawn = true;
    }
    step.remove(gone, digit);
    step.mark(Role::Remove, gone, digit);
}

bool report(const Position& position, const Ring& ring, StepSink& sink) {
    const Cells cells = ring.cells() & position.blanks();
    Step step;
    step.length = cells.count();
    for (Digit digit = 1; digit <= kDigitCount; ++digit) limit(position, ring, digit, step);
    if (step.empty()) return true;
    HouseSet lines, boxes;
    for (int i = 0; i < kPairs; ++i) (i % 2 == 0 ? lines : boxes).add(ring.houses[i]);
    step.mark(HouseRole::Base, lines);
    step.mark(HouseRole::Cover, boxes);
    step.say("cells", cells);
    step.say("count", cells.count());
    step.say("lines", lines);
    step.say("boxes", boxes);
    return sink.take(std::move(step));
}

/// The surplus of the four pairs around a column, with each two rows.
struct HalfRings {
    explicit HalfRings(const Position& position) {
        std::array<std::array<int, 9>, 9> inRow, inColumn;
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column) {
                const int box = row / 3 * 3 + column / 3;
                inRow[row][column] = surplusOf(position, pairOf(rowHouse(row), box, columnHouse(column)));
                inColumn[row][column] = surplusOf(position, pairOf(columnHouse(column), box, rowHouse(row)));
            }
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 9; ++column) corner[row][column] = inRow[row][column] + inColumn[row][column];
    }
    /// The two pairs of a box at the crossing of a row and a column.
    std::array<std::array<int, 9>, 9> corner;

    int of(int row, int otherRow, int column) const { return corner[row][column] + corner[otherRow][column]; }
};

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    const HalfRings halves(position);
    for (int row = 0; row < 6; ++row)
        for (int otherRow = row / 3 * 3 + 3; otherRow < 9; ++otherRow) {
            if (!search.work(2)) return false;
            for (int column = 0; column < 6; ++column) {
                const int near = halves.of(row, otherRow, column);
                if (near > 2 * kPairs) continue;
                for (int otherColumn = column / 3 * 3 + 3; otherColumn < 9; ++otherColumn) {
                    if (near + halves.of(row, otherRow, otherColumn) > 0) continue;
                    const Ring ring = ringAt(row, otherRow, column, otherColumn);
                    if (isFull(position, ring) && !report(position, ring, sink)) return false;
                }
            }
        }
    return true;
}

constexpr RoleText kLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "limited by their row or column")},
    {Role::Off, NINEFOLD_TEXT("Legends", "limited by their box")},
};

} // namespace

const Technique skLoop = {
    .id = "sk-loop",
    .name = NINEFOLD_TEXT("Techniques", "SK Loop"),
    .family = Family::AlmostLockedSets,
    .rating = 83,
    .about = &kAboutSkLoop,
    .conclusion = NINEFOLD_TEXT(
        "Steps", "{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only."),
    .text = NINEFOLD_TEXT(
        "Steps",
        "Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in "
        "all, just enough. So none can be lost: each goes from the rest of its row, column or box."),
    .notation = "{cells} in {lines}, {boxes}",
    .legend = kLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
