// SPDX-License-Identifier: MIT
// Constraint propagation: the search derives all simple consequences before it tries anything.
//
// A placed digit leaves its row, column and box; a cell with one candidate left is filled, a digit with one place
// left in a house is put there; and again, until nothing changes. Many puzzles end here. In the others the cell
// with the fewest candidates gets one of them on trial, and the consequences are derived again.
//
//      level 0   givens, and what follows          .  .  .            each level keeps its own board: taking a
//      level 1   r3c7=2 on trial, what follows     .  x               trial back means to continue with the board
//      level 2   r5c1=6 on trial, what follows     conflict           below, with the tried digit removed
//
// A trial that fails removes its digit one level below. That may have consequences there, so the next trial can be
// about another cell. A failure at level 0 means that there is no further solution.
//
// A cell or a digit can run out of places because some were tried before and removed. That means that all options
// are exhausted, not that there is a conflict: nothing on the board contradicts anything.
#include "engine/core/text.h"
#include "engine/solve/heldboard.h"
#include "engine/solve/searchof.h"

#include <cassert>

namespace ninefold::solve {

namespace {

class Propagation {
public:
    void start(const Grid& grid, const SolverOptions& options);
    template <typename EventEmitter>
    Turn turn(EventEmitter& emitter);

    Report::Values values() const { return boards_.back().values; }
    std::size_t bytes() const { return boards_.capacity() * sizeof(Board); }

private:
    struct Board {
        Report::Values values{};
        Cells blanks = Cells::all();
        /// The digits that no peer holds, and those of them that were tried and failed.
        std::array<Digits, kCellCount> candidates, tried;
        /// The choice that opened the level.
        Literal choice;

        void place(Cell cell, Digit digit);
        Digits left(Cell cell) const { return candidates[cell] - tried[cell]; }
    };
    /// Settled: nothing more follows. Changed: something followed. DeadEnd: some cell or digit has no place left.
    enum class Outcome { Settled, Changed, DeadEnd };
    /// The digits that a house holds, those with one place left in it, and those with none.
    struct Places {
        Digits held, single, none;
    };

    int level() const { return static_cast<int>(boards_.size()) - 1; }
    Board& board() { return boards_.back(); }
    Places placesIn(House house) const;
    bool isBlocked(House house, Digit digit) const;

    template <typename EventEmitter>
    Outcome fillCells(EventEmitter& emitter);
    template <typename EventEmitter>
    Outcome fillHouses(EventEmitter& emitter);
    template <typename EventEmitter>
    Outcome fillHouse(House house, EventEmitter& emitter);
    template <typename EventEmitter>
    void imply(Cell cell, Digit digit, Reason reason, EventEmitter& emitter);
    Literal choose();
    template <typename EventEmitter>
    void decide(EventEmitter& emitter);
    template <typename EventEmitter>
    Turn back(EventEmitter& emitter);

    std::vector<Board> boards_;
    DecisionPlan plan_;
    Cells givens_;
    std::uint32_t excluded_ = 0;
    bool found_ = false;
};

void Propagation::Board::place(Cell cell, Digit digit) {
    values[cell] = static_cast<std::uint8_t>(digit);
    blanks.remove(cell);
    for (const Cell peer : kPeers[cell]) candidates[peer].remove(digit);
}

void Propagation::start(const Grid& grid, const SolverOptions& options) {
    assert(clashingCells(grid).empty());
    boards_.assign(1, {});
    for (Cell cell = 0; cell < kCellCount; ++cell)
        board().candidates[cell] = options.candidatesBind && !grid.isSet(cell) ? grid.candidates(cell) : Digits::all();
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (grid.isSet(cell)) board().place(cell, grid.value(cell));
    givens_ = Cells::all() - board().blanks;
    plan_.start(options.decisions);
    excluded_ = 0;
    found_ = false;
}

/// A turn is one round of consequences, one choice, or one step back.
template <typename EventEmitter>
Turn Propagation::turn(EventEmitter& emitter) {
    if (found_) {
        emitter.reportClause(EventKind::Exclude, level(), ++excluded_, exclusion(board().values, givens_));
        found_ = false;
        return back(emitter);
    }
    Outcome outcome = fillCells(emitter);
    if (outcome == Outcome::Settled) outcome = fillHouses(emitter);
    if (outcome == Outcome::DeadEnd) return back(emitter);
    if (outcome == Outcome::Changed) return Turn::Continue;
    if (!board().blanks.empty()) {
        decide(emitter);
        return Turn::Continue;
    }
    emitter.report(SolverEvent::note(EventKind::Solved, level()));
    found_ = true;
    return Turn::Solution;
}

/// Fills the cells that have one candidate left.
template <typename EventEmitter>
Propagation::Outcome Propagation::fillCells(EventEmitter& emitter) {
    Outcome outcome = Outcome::Settled;
    for (const Cell cell : board().blanks) {
        const Digits left = board().left(cell);
        if (left.empty()) {
            if (board().candidates[cell].empty())
                emitter.report(SolverEvent::note(EventKind::Conflict, level(), Reason::cell(cell)));
            return Outcome::DeadEnd;
        }
        if (!left.single()) continue;
        imply(cell, left.first(), Reason::cell(cell), emitter);
        outcome = Outcome::Changed;
    }
    return outcome;
}

/// Places digits that have one place left in a house.
template <typename EventEmitter>
Propagation::Outcome Propagation::fillHouses(EventEmitter& emitter) {
    Outcome outcome = Outcome::Settled;
    for (House house = 0; house < kHouseCount; ++house) {
        const Outcome here = fillHouse(house, emitter);
        if (here == Outcome::DeadEnd) return here;
        if (here == Outcome::Changed) outcome = here;
    }
    return outcome;
}

template <typename EventEmitter>
Propagation::Outcome Propagation::fillHouse(House house, EventEmitter& emitter) {
    for (Outcome outcome = Outcome::Settled;; outcome = Outcome::Changed) {
        const Places places = placesIn(house);
        for (const Digit digit : places.none) {
            if (isBlocked(house, digit))
                emitter.report(SolverEvent::note(EventKind::Conflict, level(), Reason::house(house, digit)));
            return Outcome::DeadEnd;
        }
        if (places.single.empty()) return outcome;
        const Digit digit = places.single.first();
        for (const Cell cell : kHouses[house] & board().blanks)
            if (board().left(cell).has(digit)) {
                imply(cell, digit, Reason::house(house, digit), emitter);
                break;
            }
    }
}

Propagation::Places Propagation::placesIn(House house) const {
    const Board& board = boards_.back();
    Digits held, once, twice;
    for (const Cell cell : kHouseCells[house]) {
        if (board.values[cell] != 0) {
            held.add(board.values[cell]);
        } else {
            twice |= once & board.left(cell);
            once |= board.left(cell);
        }
    }
    return {held, once - twice - held, Digits::all() - once - held};
}

/// No place is left, not even one that was tried.
bool Propagation::isBlocked(House house, Digit digit) const {
    for (const Cell cell : kHouses[house] & boards_.back().blanks)
        if (boards_.back().candidates[cell].has(digit)) return false;
    return true;
}

template <typename EventEmitter>
void Propagation::imply(Cell cell, Digit digit, Reason reason, EventEmitter& emitter) {
    assert(board().blanks.has(cell) && board().left(cell).has(digit));
    board().place(cell, digit);
    emitter.report(SolverEvent::put(EventKind::Imply, level(), cell, digit, reason));
}

/// The smallest candidate of the first cell that has the fewest candidates, unless a person has chosen another.
Literal Propagation::choose() {
    const Literal* own = plan_.decide();
    if (own && board().blanks.has(own->cell()) && board().left(own->cell()).has(own->digit())) return *own;
    Cell best = -1;
    int fewest = kDigitCount + 1;
    for (const Cell cell : board().blanks)
        if (const int count = board().left(cell).count(); count < fewest) {
            best = cell;
            fewest = count;
        }
    // What has a single candidate is filled before anything is tried.
    assert(fewest >= 2);
    return Literal::is(best, board().left(best).first());
}

/// Opens a level with a choice.
template <typename EventEmitter>
void Propagation::decide(EventEmitter& emitter) {
    const Literal choice = choose();
    boards_.push_back(board());
    board().choice = choice;
    board().place(choice.cell(), choice.digit());
    emitter.countGuess();
    emitter.report(SolverEvent::put(EventKind::Decide, level(), choice.cell(), choice.digit()));
}

/// Returns to the board below and removes the choice there.
template <typename EventEmitter>
Turn Propagation::back(EventEmitter& emitter) {
    if (level() == 0) {
        emitter.report(SolverEvent::note(EventKind::Exhausted, 0));
        return Turn::Exhausted;
    }
    emitter.report(SolverEvent::back(EventKind::Backtrack, level(), level() - 1));
    const Literal choice = board().choice;
    boards_.pop_back();
    assert(board().left(choice.cell()).has(choice.digit()));
    board().tried[choice.cell()].add(choice.digit());
    return Turn::Continue;
}

} // namespace

namespace solvers {

const Solver propagation = {
    .id = "propagation",
    .name = NINEFOLD_TEXT("Solver", "Propagation"),
    .about = NINEFOLD_TEXT("Solver",
                           "Propagation writes all that follows before it guesses. It fills a cell with only one digit "
                           "left, and writes a digit with only one place left in a row, column or box. Only when "
                           "nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the "
                           "last guess with all that followed from it. Many puzzles need no guess at all."),
    .begin = &beginSearch<Propagation>,
    .steering = Steering::Everywhere,
};

} // namespace solvers
} // namespace ninefold::solve
