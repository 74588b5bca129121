// SPDX-License-Identifier: MIT
// The sets of givens that contradict each other are the sets that hit every "cure": a set of givens without which the
// rest has a solution. So the smallest sets that hit all cures known so far are tried; one that has a solution is
// extended as far as it keeps one, and what is left is another cure. (Smallest unsatisfiable subsets by implicit
// hitting sets: Ignatiev, Previti, Liffiton and Marques-Silva 2015.)
//
//      givens   a b c d e f
//      cures    {a}  {b c}  {c d e}       ->  try {a, c}: no solution, so it is one of the smallest
#include "engine/solve/why/contradictions.h"

#include "engine/solve/why/givens.h"
#include "engine/solve/why/hittingsets.h"

#include <algorithm>
#include <cassert>

namespace ninefold::solve {
namespace {

class ContradictionSearch {
public:
    ContradictionSearch(const Grid& grid, bool candidatesBind, const ContradictionLimits& limits,
                        const std::stop_token& stop)
        : givens_(grid, candidatesBind), limits_(limits), stop_(stop) {}
    Contradictions run();

private:
    using Values = std::array<std::uint8_t, kCellCount>;

    bool mayContinue() const { return limits_.puzzles > 0 && !stop_.stop_requested(); }
    bool solve(Cells givens, Values& solution);
    Cells obeyed(const Values& solution) const;
    Cells cure(Cells kept, Values solution);
    void addCures(Cells kept, Values solution, HittingSets& hitting);
    Cells shrink(Cell from);
    void findAny(Contradictions& found);

    const Givens givens_;
    /// What is left of them.
    ContradictionLimits limits_;
    const std::stop_token stop_;
    FastSolver solver_;
};

/// Have these givens alone a solution?
bool ContradictionSearch::solve(Cells givens, Values& solution) {
    if (limits_.puzzles > 0) --limits_.puzzles;
    const Grid part = givens_.part(givens);
    const FastSolver::Answer answer =
        givens_.areCandidates() ? solver_.solveCandidates(part, 1) : solver_.solve(part, 1);
    solution = answer.solution[0];
    return answer.solutions > 0;
}

/// The givens that a solution obeys.
Cells ContradictionSearch::obeyed(const Values& solution) const {
    Cells cells;
    for (const Cell cell : givens_.cells())
        if (givens_.allowed(cell).has(solution[cell])) cells.add(cell);
    return cells;
}

/// As few givens as possible, none of them among `kept`, without which the others have a solution. `solution` obeys
/// `kept`.
Cells ContradictionSearch::cure(Cells kept, Values solution) {
    kept = obeyed(solution);
    for (Cells left = givens_.cells() - kept; !left.empty(); left = left - kept) {
        const Cell cell = left.first();
        left.remove(cell);
        // Once a given contradicts what is kept, it also contradicts more.
        if (solve(kept | Cells::of(cell), solution)) kept = obeyed(solution);
    }
    return givens_.cells() - kept;
}

/// Several cures without a common cell: each of them makes the next set to try larger.
void ContradictionSearch::addCures(Cells kept, Values solution, HittingSets& hitting) {
    for (;;) {
        const Cells found = cure(kept, solution);
        hitting.mustHit(found);
        kept |= found;
        if (found.empty() || !mayContinue() || !solve(kept, solution)) return;
    }
}

/// Drops one given after the other, from this cell on, as long as there is no solution.
Cells ContradictionSearch::shrink(Cell from) {
    Cells kept = givens_.cells();
    Values solution;
    for (int i = 0; i < kCellCount; ++i) {
        const Cells cell = Cells::of((from + i) % kCellCount);
        if (kept.meets(cell) && !solve(kept - cell, solution)) kept -= cell;
    }
    return kept;
}

/// Some sets, if the smallest cannot be found.
void ContradictionSearch::findAny(Contradictions& found) {
    found.smallest = false;
    const int most = static_cast<int>(std::min<std::size_t>(limits_.sets, kCellCount));
    for (int i = 0; i < most && !stop_.stop_requested(); ++i)
        if (const Cells set = shrink(kCellCount * i / most); std::ranges::find(found.sets, set) == found.sets.end())
            found.sets.push_back(set);
}

Contradictions ContradictionSearch::run() {
    Contradictions found;
    HittingSets hitting(givens_.cells());
    Values solution;
    // One set more than wanted, to know whether these are all.
    while (found.sets.size() <= limits_.sets && mayContinue()) {
        const std::optional<Cells> tried = hitting.smallest(limits_.steps);
        if (!tried) break;
        if (solve(*tried, solution)) {
            addCures(*tried, solution, hitting);
        } else {
            found.sets.push_back(*tried);
            hitting.mustNotContain(*tried);
        }
    }
    found.complete = hitting.exhausted();
    if (found.sets.size() > limits_.sets) found.sets.pop_back();
    if (found.sets.empty() && !found.complete) findAny(found);
    return found;
}

bool comesBefore(Cells one, Cells other) {
    const int count = one.count(), otherCount = other.count();
    if (count != otherCount) return count < otherCount;
    const Cell first = (one - other).first(), otherFirst = (other - one).first();
    return first >= 0 && first < otherFirst;
}

} // namespace

Contradictions contradictions(const Grid& grid, bool candidatesBind, const ContradictionLimits& limits,
                              const std::stop_token& stop) {
    Contradictions found = ContradictionSearch(grid, candidatesBind, limits, stop).run();
    std::ranges::sort(found.sets, comesBefore);
    assert(std::ranges::adjacent_find(found.sets) == found.sets.end());
    return found;
}

} // namespace ninefold::solve
