// SPDX-License-Identifier: MIT
// Unique loop: a closed way of six or more cells that all hold a and b, each seeing the next, where every house that it
// enters holds as many cells of one kind (odd) as of the other (even). Holding only a and b, it could be turned over.
//
//     {a b} - - {a b}
//       |          |              conclusions as for rectangles, types 1 to 4
//       |       {a b} - {a b}
//     {a b} - - - - - - {a b c}
#include "engine/logic/parts/deadly.h"

namespace ninefold::techniques {
namespace {

class Loops {
public:
    Loops(const Position& position, Digits digits, DeadlyType type, Search& search, StepSink& sink)
        : position_(position), digits_(digits), type_(type), search_(search), sink_(sink) {}

    bool run() {
        Cells cells = position_.cellsFor(digits_.first()) & position_.cellsFor(second());
        if (cells.count() < 6) return true;
        // A loop starts at its first cell, so cells before it are done with.
        for (Cell cell : cells) {
            start_ = cell;
            if (!visit(cell, -1, cells, State{})) return false;
            cells.remove(cell);
        }
        return true;
    }

private:
    struct State {
        Cells even, odd, guards;
        Digits extras;
    };

    Digit second() const { return (digits_ - Digits::of(digits_.first())).first(); }

    bool visit(Cell cell, House from, Cells rest, State state);
    bool close(const State& state);

    const Position& position_;
    const Digits digits_;
    const DeadlyType type_;
    Search& search_;
    StepSink& sink_;
    Cell start_ = -1;
};

/// A house may hold one cell of each kind, never two of one kind.
bool crowded(const Cells& kind, Cell cell) {
    return kPeers[cell].meets(kind);
}

bool Loops::visit(Cell cell, House from, Cells rest, State state) {
    if (!search_.work()) return false;
    const bool isEven = state.even.count() == state.odd.count();
    Cells& kind = isEven ? state.even : state.odd;
    if (crowded(kind, cell)) return true;
    kind.add(cell);
    const Digits extras = position_.candidates(cell) - digits_;
    if (!extras.empty()) {
        state.guards.add(cell);
        state.extras |= extras;
        if (type_ == DeadlyType::OneCell && state.guards.count() > 1) return true;
        if (type_ == DeadlyType::SameDigit && !state.extras.single()) return true;
        if (state.guards.count() > 2 && !state.extras.single()) return true;
    }
    rest.remove(cell);
    for (House house : houseSetOf(cell)) {
        if (house == from) continue;
        if (!isEven && state.even.count() >= 3 && kHouses[house].has(start_) && !close(state)) return false;
        for (Cell next : rest& kHouses[house])
            if (!visit(next, house, rest, state)) return false;
    }
    return true;
}

bool Loops::close(const State& state) {
    const Cells cells = state.even | state.odd;
    for (Cell cell : cells)
        for (House house : housesOf(cell))
            if ((state.even & kHouses[house]).count() != (state.odd & kHouses[house]).count()) return true;
    Deadly pattern{cells, digits_, {}};
    for (Cell cell : state.guards) pattern.guards.push_back({cell, position_.candidates(cell) - digits_});
    if (pattern.guards.empty()) return true;
    const int er = cells.count() == 6 ? 46 : cells.count() == 8 ? 47 : 50;
    return concludeDeadly(position_, pattern, type_, er, search_, sink_);
}

template <DeadlyType type>
bool find(const Position& position, Search& search, StepSink& sink) {
    for (Digit one = 1; one <= kDigitCount; ++one)
        for (Digit two = one + 1; two <= kDigitCount; ++two)
            if (!Loops(position, Digits::of(one) | Digits::of(two), type, search, sink).run()) return false;
    return true;
}

constexpr Technique loop(std::string_view id, std::string_view name, std::string_view text,
                         decltype(Technique::find) search) {
    return {
        .id = id,
        .name = name,
        .family = Family::Uniqueness,
        .er = 46,
        .rating = 48,
        .uniqueness = true,
        .text = text,
        .notation = kDeadlyNotation,
        .find = search,
    };
}

} // namespace

const Technique uniqueLoop1 =
    loop("unique-loop-1", NINEFOLD_TEXT("Techniques", "Unique Loop Type 1"), kOneCellText, find<DeadlyType::OneCell>);
const Technique uniqueLoop2 = loop("unique-loop-2", NINEFOLD_TEXT("Techniques", "Unique Loop Type 2"), kSameDigitText,
                                   find<DeadlyType::SameDigit>);
const Technique uniqueLoop3 =
    loop("unique-loop-3", NINEFOLD_TEXT("Techniques", "Unique Loop Type 3"), kSubsetText, find<DeadlyType::Subset>);
const Technique uniqueLoop4 = loop("unique-loop-4", NINEFOLD_TEXT("Techniques", "Unique Loop Type 4"), kStrongLinkText,
                                   find<DeadlyType::StrongLink>);

} // namespace ninefold::techniques
