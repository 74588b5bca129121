// SPDX-License-Identifier: MIT
// All Singles: every naked and every hidden single that is there now, as one step. People place them one after the
// other without a thought; a path reads better if they count as one.
//
//     . . 7 | . 2 .          hidden in its box and naked in its cell: one digit, placed once
//     . * . | 9 . *          two cells, two digits, one step
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/techniques.h"

#include <array>

namespace ninefold::logic::techniques {
namespace {

/// Collects singles that can stand together.
class Singles {
public:
    void add(Cell cell, Digit digit) {
        // A single that clashes with one before it, or repeats it, comes from a position without a solution or from
        // another house.
        if (taken_.has(cell) || !(holders_[digit] & kPeers[cell]).empty()) return;
        taken_.add(cell);
        holders_[digit].add(cell);
    }
    Cells taken() const { return taken_; }
    Cells holders(Digit digit) const { return holders_[digit]; }

private:
    Cells taken_;
    std::array<Cells, kDigitCount + 1> holders_;
};

bool findAll(const Position& position, LogicSearch&, StepSink& sink) {
    Singles singles;
    HouseSet houses;
    for (const Cell cell : position.cellsWithCount(1)) singles.add(cell, position.candidates(cell).first());
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (const House house : position.onePlace(digit)) {
            singles.add(position.cellsFor(digit, house).first(), digit);
            houses.add(house);
        }
    if (singles.taken().empty()) return true;
    Step step;
    step.length = singles.taken().count();
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (const Cell cell : singles.holders(digit)) {
            step.place(cell, digit);
            step.mark(Role::Place, cell, digit);
        }
    step.say("cells", singles.taken());
    step.say("houses", houses);
    return sink.take(std::move(step));
}

} // namespace

const Technique allSingles = {
    .id = "singles",
    .name = NINEFOLD_TEXT("Techniques", "All Singles"),
    .family = Family::Singles,
    .rating = 10,
    .onRequest = true,
    .about = &kAboutAllSingles,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}: each has only one digit left, or is the only place for its digit."),
    .text =
        NINEFOLD_TEXT("Steps", "{cells}: each has only one digit left, or is the only place left for its digit in a "
                               "row, column or box."),
    .notation = "{cells}",
    .find = findAll,
};

} // namespace ninefold::logic::techniques
