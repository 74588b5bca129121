// SPDX-License-Identifier: MIT
// The canonical form of a board is useful only if different boards never share it and equivalent boards always do.
// Random images test the second, exhaustive counts and brute force the first. Boards that are no puzzles (empty,
// full of one digit, invalid) are tested as well, since the search is hardest where nothing distinguishes the
// lines.
#include "engine/core/houses.h"
#include "engine/generator/canonical.h"
#include "engine/generator/random.h"
#include "engine/generator/solutiongrid.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace ninefold;
using namespace ninefold::generator;
using namespace ninefold::solve;

namespace {

using Values = Canonical::Values;

constexpr int kOrder[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/// The source of each of the nine lines: number 0..1295 selects a permutation of the blocks and of the lines within
/// blocks.
std::array<int, 9> lineOrder(int number) {
    std::array<int, 9> lines;
    const int* blocks = kOrder[number % 6];
    for (int block = 0; block < 3; ++block) {
        number /= 6;
        for (int i = 0; i < 3; ++i) lines[3 * block + i] = 3 * blocks[block] + kOrder[number % 6][i];
    }
    return lines;
}

/// The board with its lines in another order, transposed or not.
Values image(const Values& values, bool exchange, const std::array<int, 9>& rows, const std::array<int, 9>& columns) {
    Values result;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const int row = rows[rowOf(cell)], column = columns[columnOf(cell)];
        result[cell] = values[exchange ? cellAt(column, row) : cellAt(row, column)];
    }
    return result;
}

/// Digits renamed in the order of their first occurrence: the smallest board that renaming alone can produce.
Values renamed(Values values) {
    std::array<std::uint8_t, 10> names{};
    std::uint8_t last = 0;
    for (auto& digit : values) {
        if (digit != 0 && names[digit] == 0) names[digit] = ++last;
        digit = names[digit];
    }
    return values;
}

/// A random one of all symmetries, with the digits renamed as well.
Values randomImage(const Values& values, Random& random) {
    std::array<std::uint8_t, 9> names;
    std::iota(names.begin(), names.end(), std::uint8_t{1});
    random.shuffle(names);
    Values result = image(values, random.coin(), lineOrder(random.below(1296)), lineOrder(random.below(1296)));
    for (auto& digit : result)
        if (digit != 0) digit = names[digit - 1];
    return result;
}

/// A part of a valid board, or with `anything` random digits.
Values randomBoard(int clues, bool anything, Random& random, FastSolver& solver) {
    Values values = randomSolution(random, solver);
    if (anything)
        for (auto& digit : values) digit = static_cast<std::uint8_t>(1 + random.below(1 + random.below(9)));
    std::array<Cell, kCellCount> cells;
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(cells);
    for (int i = clues; i < kCellCount; ++i) values[cells[i]] = 0;
    return values;
}

/// The smallest form by trying all 3,359,232 ways.
Values smallestByForce(const Values& values) {
    Values least;
    least.fill(9);
    for (int rows = 0; rows < 1296; ++rows)
        for (int columns = 0; columns < 1296; ++columns)
            for (const bool exchange : {false, true})
                least = std::min(least, renamed(image(values, exchange, lineOrder(rows), lineOrder(columns))));
    return least;
}

QByteArray text(const Values& values) {
    QByteArray characters;
    for (const int digit : values) characters += static_cast<char>('0' + digit);
    return characters;
}

} // namespace

class TestCanonical : public QObject {
    Q_OBJECT

private slots:
    /// All numbers of clues, and one board in five breaks the rules, because the form must also work for invalid
    /// boards.
    void imagesShareTheSmallestForm() {
        Random random(1);
        Canonical canonical;
        for (int round = 0; round < 1200; ++round) {
            const Values board = randomBoard(round % 82, round % 5 == 0, random, solver_);
            const Values form = canonical.smallest(board);
            // The form is one of its own images, so it must be its own form.
            QCOMPARE(text(canonical.smallest(form)), text(form));
            for (int i = 0; i < 5; ++i) {
                const Values other = randomImage(board, random);
                // No random image may be smaller than the form.
                QVERIFY(form <= renamed(other));
                QCOMPARE(text(canonical.smallest(other)), text(form));
            }
        }
    }

    /// Boards with few clues leave most ties open, full ones the fewest; time allows only four of them.
    void theFormIsWhatForceFinds() {
        Random random(2);
        Canonical canonical;
        for (const int clues : {4, 12, 25, 50}) {
            const Values board = randomBoard(clues, clues == 12, random, solver_);
            QCOMPARE(text(canonical.smallest(board)), text(smallestByForce(board)));
        }
    }

    /// Two clues have five relations: in one box and one line, in one box, in one line, in one band or stack, or
    /// none of these; and they have the same digit or two.
    void twoCluesHaveTenForms() {
        Canonical canonical;
        QSet<QByteArray> forms;
        for (Cell one = 0; one < kCellCount; ++one)
            for (Cell other = 0; other < one; ++other)
                for (const std::uint8_t digit : {3, 7}) {
                    Values values{};
                    values[one] = 3;
                    values[other] = digit;
                    forms.insert(text(canonical.smallest(values)));
                }
        QCOMPARE(forms.size(), 10);
    }

    /// A board and the same board with one clue less must have different forms.
    void boardsThatDifferHaveDifferentForms() {
        Random random(3);
        Canonical canonical;
        for (int round = 0; round < 500; ++round) {
            // The number of occurrences of a digit changes, so renaming cannot make the boards equal.
            const Values board = randomBoard(20 + round % 60, false, random, solver_);
            Values other = board;
            const auto set = std::find_if(other.begin(), other.end(), [](int digit) { return digit != 0; });
            *set = 0;
            QVERIFY(canonical.smallest(board) != canonical.smallest(other));
        }
    }

    /// Every line looks like every other here, so most ways stay open; trying them one by one would take far too
    /// long.
    void theMostSymmetricBoardsAreQuick() {
        Canonical canonical;
        Values values{};
        QCOMPARE(text(canonical.smallest(values)), QByteArray(81, '0'));
        values[40] = 5;
        QCOMPARE(text(canonical.smallest(values)), QByteArray(80, '0') + '1');
        values.fill(6);
        QCOMPARE(text(canonical.smallest(values)), QByteArray(81, '1'));
        // A valid board with many symmetries: its rows are shifts of one another.
        for (Cell cell = 0; cell < kCellCount; ++cell)
            values[cell] = static_cast<std::uint8_t>((3 * rowOf(cell) + rowOf(cell) / 3 + columnOf(cell)) % 9 + 1);
        const QByteArray first = text(canonical.smallest(values)).first(27);
        QCOMPARE(first, QByteArray("123456789456789123789123456"));
    }

private:
    FastSolver solver_;
};

QTEST_APPLESS_MAIN(TestCanonical)
#include "tst_canonical.moc"
