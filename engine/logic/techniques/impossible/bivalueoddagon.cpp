// SPDX-License-Identifier: MIT
// Bivalue oddagon: a closed loop of five or more cells, an odd number, each seeing the next, and two digits. With only
// these the cells would be one and the other in turn, which ends wrong in an odd loop. So one of the cells holds
// another digit: a guard.
//
//     {a b} - - - - - {a b}
//       |               |            type 1: one cell with guards
//     {a b} . {a b c} . |            type 2: guards of one digit, seen by what goes
//       |  \   /    \   |            type 3: the guards' digits complete a set in a house
//       .  .           {a b}
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/parts/impossible/impossible.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace ninefold::logic::techniques {
namespace {

/// The limit of visits in one position; with more, there are too many open cells for a loop that people see.
constexpr int kMostVisits = 20'000;
/// The length of the shortest loop.
constexpr int kLeastCells = 5;

struct OddLoop {
    Deadly pattern;
    std::vector<Cell> walk;
};

/// All cells that are connected with this one, each seeing the next.
Cells connectedWith(Cell start, Cells cells) {
    Cells found = Cells::of(start), next = found;
    while (!next.empty()) {
        Cells seen;
        for (Cell cell : next) seen |= kPeers[cell];
        next = (seen & cells) - found;
        found |= next;
    }
    return found;
}

/// Is there an odd loop in which each cell sees the next? Otherwise the cells could be coloured with two colours, layer
/// by layer.
bool holdsOddLoop(Cells cells) {
    while (!cells.empty()) {
        for (Cells layer = Cells::of(cells.first()); !layer.empty();) {
            Cells seen;
            for (Cell cell : layer) seen |= kPeers[cell];
            if (seen.meets(layer)) return true;
            cells -= layer;
            layer = seen & cells;
        }
    }
    return false;
}

/// All loops without a shortcut (with one, a part of the loop is an odd loop with fewer guards, or three cells of a
/// house) with guards that allow a conclusion, where at least one cell of the loop and two of the board have only the
/// two digits. Shared by the types.
class OddLoops {
public:
    explicit OddLoops(const Position& position) : position_(position) {
        std::array<std::array<int, kDigitCount + 1>, kDigitCount + 1> pairs{};
        for (Cell cell : position.bivalue()) {
            const Digits both = position.candidates(cell);
            const Digit first = both.first();
            ++pairs[first][(both - Digits::of(first)).first()];
        }
        for (Digit one = 1; one <= kDigitCount; ++one)
            for (Digit two = one + 1; two <= kDigitCount; ++two)
                if (pairs[one][two] >= 2) search(one, two);
    }

    const std::vector<OddLoop>& list() const { return list_; }

private:
    struct Guards {
        Cells cells;
        Digits digits;
    };

    bool mayHoldLoop(Digits digits) const;
    void search(Digit one, Digit two);
    /// `open`: cells that may still follow: those that see no cell of the walk but the last and the first.
    void extend(Cells open, const Guards& guards);
    bool add(Cell cell, Guards& guards) const;
    void close(const Guards& guards);

    const Position& position_;
    std::vector<OddLoop> list_;
    std::vector<Cell> walk_;
    Digits digits_;
    int visits_ = 0;
};

/// Without shortcuts at most two cells of a loop are in one house, and these are neighbours. So if there are no other
/// guards, the rest is a row of three cells or more without any. Otherwise all guards have the same digit.
bool OddLoops::mayHoldLoop(Digits digits) const {
    Cells pure;
    std::array<Cells, kDigitCount> guarded; // by the only other digit
    for (Cell cell :
         position_.cellsFor(digits.first()) | position_.cellsFor((digits - Digits::of(digits.first())).first())) {
        const Digits extras = position_.candidates(cell) - digits;
        if (extras.empty()) pure.add(cell);
        else if (extras.single()) guarded[extras.first() - 1].add(cell);
    }
    for (Cells rest = pure; !rest.empty();) {
        const Cells connected = connectedWith(rest.first(), rest);
        if (connected.count() >= 3) return true;
        rest -= connected;
    }
    return std::ranges::any_of(guarded, [&](Cells cells) {
        return cells.hasSeveral() && (cells | pure).count() >= kLeastCells && holdsOddLoop(cells | pure);
    });
}

void OddLoops::search(Digit one, Digit two) {
    digits_ = Digits::of(one) | Digits::of(two);
    if (!mayHoldLoop(digits_)) return;
    Cells cells = position_.cellsFor(one) | position_.cellsFor(two);
    // A loop starts at the first of its cells that are pairs.
    for (Cell start : position_.bivalue() & position_.cellsFor(one) & position_.cellsFor(two)) {
        cells.remove(start);
        walk_ = {start};
        extend(cells, {});
    }
}

/// Adds the guards of a cell; returns false when they allow no conclusion.
bool OddLoops::add(Cell cell, Guards& guards) const {
    const Digits extras = position_.candidates(cell) - digits_;
    if (extras.empty()) return true;
    guards.cells.add(cell);
    guards.digits |= extras;
    if (guards.cells.count() == 1) return true;
    if (guards.digits.single() && position_.cellsFor(guards.digits.first()).meets(commonPeers(guards.cells)))
        return true;
    return !commonHouses(guards.cells).empty();
}

void OddLoops::extend(Cells open, const Guards& guards) {
    if (++visits_ > kMostVisits) return;
    const Cell start = walk_.front(), last = walk_.back();
    // In both directions it is the same loop.
    if (walk_.size() >= kLeastCells && walk_.size() % 2 == 1 && sees(start, last) && walk_[1] < last) close(guards);
    if (walk_.size() > 2 && sees(start, last)) return;
    for (Cell next : open& kPeers[last]) {
        Guards wider = guards;
        if (!add(next, wider)) continue;
        walk_.push_back(next);
        const Cells shortcuts = walk_.size() > 2 ? kPeers[last] : Cells();
        extend(open - shortcuts - Cells::of(next), wider);
        walk_.pop_back();
    }
}

void OddLoops::close(const Guards& guards) {
    if (guards.cells.empty()) return;
    OddLoop loop{{{}, digits_, {}}, walk_};
    for (Cell cell : walk_) loop.pattern.cells.add(cell);
    for (Cell cell : guards.cells) loop.pattern.guards.push_back({cell, position_.candidates(cell) - digits_});
    assert(loop.pattern.cells.count() % 2 == 1);
    list_.push_back(std::move(loop));
}

/// Links each two neighbours by a digit that both are drawn with.
void drawLoop(const OddLoop& loop, Step& step) {
    const auto isMarked = [&](Cell cell, Digit digit) {
        return std::ranges::any_of(step.marks, [&](const Mark& mark) {
            return mark.candidate == Candidate{cell, digit};
        });
    };
    for (std::size_t i = 0; i < loop.walk.size(); ++i) {
        const Cell one = loop.walk[i], next = loop.walk[(i + 1) % loop.walk.size()];
        for (Digit digit : loop.pattern.digits)
            if (isMarked(one, digit) && isMarked(next, digit)) {
                step.link({Cells::of(one), digit}, {Cells::of(next), digit}, false);
                break;
            }
    }
}

template <DeadlyType type>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const OddLoop& loop : position.fact<OddLoops>().list()) {
        if (!search.work(10)) return false;
        if (!concludeImpossible(
                position, loop.pattern, type, [&](Step& step) { drawLoop(loop, step); }, search, sink))
            return false;
    }
    return true;
}

constexpr std::string_view kText = NINEFOLD_TEXT(
    "Steps", "{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, "
             "impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is "
             "{same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in "
             "{house}.]");

constexpr Technique oddagon(std::string_view id, std::string_view name, int rating, decltype(Technique::find) search) {
    return impossibleTechnique(id, name, rating, kAboutBivalueOddagon, kText, search);
}

/// The other cells of the loop are a remote pair, which comes earlier and finds the same.
constexpr Technique onRequest(Technique technique) {
    technique.onRequest = true;
    return technique;
}

} // namespace

const Technique bivalueOddagon1 = onRequest(
    oddagon("bivalue-oddagon-1", NINEFOLD_TEXT("Techniques", "Bivalue Oddagon Type 1"), 57, find<DeadlyType::OneCell>));
const Technique bivalueOddagon2 = oddagon("bivalue-oddagon-2", NINEFOLD_TEXT("Techniques", "Bivalue Oddagon Type 2"),
                                          58, find<DeadlyType::SameDigit>);
const Technique bivalueOddagon3 =
    oddagon("bivalue-oddagon-3", NINEFOLD_TEXT("Techniques", "Bivalue Oddagon Type 3"), 59, find<DeadlyType::Subset>);

} // namespace ninefold::logic::techniques
