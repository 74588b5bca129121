// SPDX-License-Identifier: MIT
#include "engine/solve/bitboard.h"

#include "engine/core/houses.h"

namespace ninefold {

namespace {

using Answer = FastSolver::Answer;

/// Depth-first search over nine boards, one per digit: a digit's board holds the cells where it may still go.
struct Search {
    std::uint64_t limit;
    Answer& answer;

    struct State {
        std::array<Cells, kDigitCount> places;
        Cells open = Cells::all();
    };

    static bool place(State& state, Cell cell, int digit) {
        if (!state.places[digit].has(cell)) return false;
        for (Cells& board : state.places) board.remove(cell);
        state.places[digit] -= kPeers[cell];
        state.places[digit].add(cell);
        state.open.remove(cell);
        return true;
    }

    /// Places all singles; false when the state cannot be solved.
    static bool propagate(State& state) {
        for (bool changed = true; changed;) {
            changed = false;
            Cells one, two;
            for (const Cells& board : state.places) {
                two |= one & board;
                one |= board;
            }
            if (one != Cells::all()) return false;
            for (Cell cell : (one - two) & state.open)
                for (int digit = 0; digit < kDigitCount; ++digit)
                    if (state.places[digit].has(cell)) {
                        place(state, cell, digit);
                        changed = true;
                    }
            if (!changed && !placeHidden(state, changed)) return false;
        }
        return true;
    }

    static bool placeHidden(State& state, bool& changed) {
        for (int digit = 0; digit < kDigitCount; ++digit)
            for (const Cells& house : kHouses) {
                const Cells places = state.places[digit] & house;
                if (places.empty()) return false;
                if (places.count() > 1 || !state.open.has(places.first())) continue;
                place(state, places.first(), digit);
                changed = true;
            }
        return true;
    }

    void found(const State& state) {
        if (answer.solutions < 2)
            for (int digit = 0; digit < kDigitCount; ++digit)
                for (Cell cell : state.places[digit])
                    answer.solution[answer.solutions][cell] = static_cast<std::uint8_t>(digit + 1);
        ++answer.solutions;
    }

    void run(State state) {
        if (!propagate(state)) return;
        if (state.open.empty()) return found(state);
        Cell best = -1;
        int fewest = 10;
        for (Cell cell : state.open) {
            int count = 0;
            for (const Cells& board : state.places) count += board.has(cell);
            if (count < fewest) fewest = count, best = cell;
        }
        for (int digit = 0; digit < kDigitCount && answer.solutions < limit; ++digit) {
            if (!state.places[digit].has(best)) continue;
            State next = state;
            place(next, best, digit);
            ++answer.guesses;
            run(next);
        }
    }
};

Answer solveFrom(const Search::State& start, std::uint64_t limit) {
    Answer answer;
    if (limit > 0) Search{limit, answer}.run(start);
    return answer;
}

} // namespace

FastSolver::FastSolver(SimdLevel level) : level_(level == SimdLevel::Auto ? bestSimdLevel() : level) {}

Answer FastSolver::solve(const std::array<std::uint8_t, kCellCount>& values, std::uint64_t limit) {
    Search::State state;
    state.places.fill(Cells::all());
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (values[cell] != 0 && !Search::place(state, cell, values[cell] - 1)) return {};
    return solveFrom(state, limit);
}

Answer FastSolver::solve(const Grid& grid, std::uint64_t limit) {
    std::array<std::uint8_t, kCellCount> values;
    for (Cell cell = 0; cell < kCellCount; ++cell) values[cell] = static_cast<std::uint8_t>(grid.value(cell));
    return solve(values, limit);
}

Answer FastSolver::solveCandidates(const Grid& grid, std::uint64_t limit) {
    Search::State state;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        state.places[digit - 1] = grid.cellsFor(digit) | grid.cellsWith(digit);
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (grid.isSet(cell) && !Search::place(state, cell, grid.value(cell) - 1)) return {};
    return solveFrom(state, limit);
}

SimdLevel bestSimdLevel() {
    return SimdLevel::Portable;
}

} // namespace ninefold
