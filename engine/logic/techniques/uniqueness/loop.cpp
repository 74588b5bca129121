// SPDX-License-Identifier: MIT
// Unique loop: a closed path of six or more cells that all hold a and b, each seeing the next, where every house
// that it enters contains as many odd cells of the path as even ones. With only a and b in its cells the two could
// be exchanged.
//
//     {a b} - - {a b}
//       |          |              conclusions as for rectangles, types 1 to 4
//       |       {a b} - {a b}
//     {a b} - - - - - - {a b c}
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/deadly.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// The limit of visits in one position; with more, there are too many open cells for a loop anyway.
constexpr int kMostVisits = 50'000;

/// All loops with guards that allow a conclusion. Shared by the four types.
class Loops {
public:
    explicit Loops(const Position& position) : position_(position) {
        for (Digit one = 1; one <= kDigitCount; ++one)
            for (Digit two = one + 1; two <= kDigitCount; ++two) search(one, two);
    }

    const std::vector<Deadly>& list() const { return list_; }

private:
    struct State {
        Cells even, odd, guards;
        Digits extras;
    };

    void search(Digit one, Digit two) {
        digits_ = Digits::of(one) | Digits::of(two);
        Cells cells = position_.cellsFor(one) & position_.cellsFor(two);
        // In a loop all cells but the guards are pairs.
        if (cells.count() < 6 || (cells & position_.bivalue()).count() < 3) return;
        // A loop starts at its first cell, so earlier cells are excluded.
        for (Cell cell : cells) {
            start_ = cell;
            visit(cell, -1, cells, State{});
            cells.remove(cell);
        }
    }

    void visit(Cell cell, House from, Cells rest, State state);
    void close(const State& state);
    bool enter(Cell cell, State& state) const;

    const Position& position_;
    std::vector<Deadly> list_;
    Digits digits_;
    Cell start_ = -1;
    int visits_ = 0;
};

/// Adds the cell to the loop; returns false when no conclusion is possible any more.
bool Loops::enter(Cell cell, State& state) const {
    // A house may contain one cell of each parity, never two of the same.
    Cells& kind = state.even.count() == state.odd.count() ? state.even : state.odd;
    if (kPeers[cell].meets(kind)) return false;
    kind.add(cell);
    const Digits extras = position_.candidates(cell) - digits_;
    if (extras.empty()) return true;
    state.guards.add(cell);
    state.extras |= extras;
    // With three guards or more only a common extra digit leads to a conclusion.
    return state.guards.count() <= 2 || state.extras.single();
}

void Loops::visit(Cell cell, House from, Cells rest, State state) {
    if (++visits_ > kMostVisits || !enter(cell, state)) return;
    rest.remove(cell);
    const bool canClose = state.even.count() == state.odd.count() && state.even.count() >= 3;
    for (House house : houseSetOf(cell)) {
        if (house == from) continue;
        if (canClose && kHouses[house].has(start_)) close(state);
        for (Cell next : rest& kHouses[house]) visit(next, house, rest, state);
    }
}

void Loops::close(const State& state) {
    assert(state.even.count() == state.odd.count() && !state.even.meets(state.odd));
    const Cells cells = state.even | state.odd;
    for (Cell cell : cells)
        for (House house : housesOf(cell))
            if ((state.even & kHouses[house]).count() != (state.odd & kHouses[house]).count()) return;
    Deadly pattern{cells, digits_, {}};
    for (Cell cell : state.guards) pattern.guards.push_back({cell, position_.candidates(cell) - digits_});
    // The same loop is found in both directions and through several houses.
    const auto same = [&](const Deadly& other) { return other.cells == cells && other.digits == digits_; };
    if (!pattern.guards.empty() && std::none_of(list_.begin(), list_.end(), same)) list_.push_back(std::move(pattern));
}

template <DeadlyType type>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Deadly& pattern : position.fact<Loops>().list()) {
        const int size = pattern.cells.count(), er = size == 6 ? 46 : size == 8 ? 47 : 50;
        if (!concludeDeadly(position, pattern, type, er, search, sink)) return false;
    }
    return true;
}

constexpr Technique loop(std::string_view id, std::string_view name, std::string_view conclusion, std::string_view text,
                         decltype(Technique::find) search) {
    Technique made = deadlyTechnique(id, name, kAboutUniqueLoop, conclusion, text, search);
    made.er = 46;
    made.rating = 48;
    return made;
}

} // namespace

const Technique uniqueLoop1 = loop("unique-loop-1", NINEFOLD_TEXT("Techniques", "Unique Loop Type 1"), kSwapConclusion,
                                   kOneCellText, find<DeadlyType::OneCell>);
const Technique uniqueLoop2 = loop("unique-loop-2", NINEFOLD_TEXT("Techniques", "Unique Loop Type 2"),
                                   kSameDigitConclusion, kSameDigitText, find<DeadlyType::SameDigit>);
const Technique uniqueLoop3 = loop("unique-loop-3", NINEFOLD_TEXT("Techniques", "Unique Loop Type 3"),
                                   kSubsetConclusion, kSubsetText, find<DeadlyType::Subset>);
const Technique uniqueLoop4 = loop("unique-loop-4", NINEFOLD_TEXT("Techniques", "Unique Loop Type 4"), kSwapConclusion,
                                   kStrongLinkText, find<DeadlyType::StrongLink>);

} // namespace ninefold::logic::techniques
