// SPDX-License-Identifier: MIT
// 3D Medusa: strong links of all digits, in houses with two places and in cells with two candidates, tie candidates
// into two colours, of which one is true throughout.
//
//     wrap: one colour contradicts itself (twice in a cell, a digit twice in a house, or it empties a cell): it goes
//     trap: a candidate that cannot stand beside either colour goes
//
//     {1A 2b} == 2A == {2b 3A} ...      b is true where A is not
#include "engine/logic/parts/coloring.h"
#include "engine/logic/technique.h"

#include <algorithm>
#include <vector>

namespace ninefold::techniques {
namespace {

/// The candidates of one colour, digit by digit.
using Color = std::array<Cells, kDigitCount>;

struct Cluster3D {
    std::array<Color, 2> colors{};

    bool has(int color, Cell cell, Digit digit) const { return colors[color][digit - 1].has(cell); }
    int count() const {
        int sum = 0;
        for (const Color& color : colors)
            for (const Cells& cells : color) sum += cells.count();
        return sum;
    }
};

class Painter {
public:
    Painter(const Position& position, Cluster3D& cluster) : position_(position), cluster_(cluster) {}

    void paint(int color, Cell cell, Digit digit) {
        // Painted already: clusters have rings.
        if (cluster_.has(color, cell, digit)) return;
        cluster_.colors[color][digit - 1].add(cell);
        if (position_.bivalue().has(cell))
            paint(1 - color, cell, (position_.candidates(cell) - Digits::of(digit)).first());
        for (House house : position_.twoPlaces(digit) & houseSetOf(cell))
            paint(1 - color, (position_.cellsFor(digit, house) - Cells::of(cell)).first(), digit);
    }

private:
    const Position& position_;
    Cluster3D& cluster_;
};

/// All clusters of more than one link, in the order of their first candidates.
struct Clusters3D {
    explicit Clusters3D(const Position& position) {
        Color seen{};
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (Cell cell : position.cellsFor(digit)) {
                if (seen[digit - 1].has(cell)) continue;
                Cluster3D cluster;
                Painter(position, cluster).paint(0, cell, digit);
                for (const Color& color : cluster.colors)
                    for (int i = 0; i < kDigitCount; ++i) seen[i] |= color[i];
                // One link alone strikes nothing that simpler techniques do not.
                if (cluster.count() > 2) list.push_back(cluster);
            }
    }
    std::vector<Cluster3D> list;
};

/// What cannot be true when the colour is: what sees its digit, and the other digits of its cells.
Color struckBy(const Color& color) {
    Color struck;
    Cells once, twice;
    for (const Cells& cells : color) {
        twice |= once & cells;
        once |= cells;
    }
    // What sees the colour, the other digits of its cells, and all of a cell that it fills twice.
    for (int i = 0; i < kDigitCount; ++i) struck[i] = peersOfAny(color[i]) | (once - color[i]) | twice;
    return struck;
}

bool contradicts(const Position& position, const Color& color) {
    const Color struck = struckBy(color);
    Cells left;
    // The colour itself counts as left: a cell that holds it is not empty.
    for (int i = 0; i < kDigitCount; ++i) {
        if (color[i].meets(struck[i])) return true;
        left |= position.cellsFor(i + 1) - struck[i];
    }
    return !left.contains(position.blanks());
}

/// Links from one colour only: each has its other end in the other colour.
void linkCluster(const Position& position, const Cluster3D& cluster, Step& step) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (Cell cell : cluster.colors[0][digit - 1]) {
            const Cells here = Cells::of(cell);
            if (position.bivalue().has(cell))
                step.link({here, digit}, {here, (position.candidates(cell) - Digits::of(digit)).first()}, true);
            // A line and a box may share the same two places.
            Cells others;
            for (House house : position.twoPlaces(digit) & houseSetOf(cell)) others |= position.cellsFor(digit, house);
            for (Cell other : others - here) step.link({here, digit}, {Cells::of(other), digit}, true);
        }
}

Step describe(const Position& position, const Cluster3D& cluster, const std::vector<Candidate>& gone) {
    Step step;
    step.length = cluster.count();
    for (const Candidate& candidate : gone) step.remove(candidate.cell, candidate.digit);
    // The members are told as they were, what goes is drawn as going.
    std::array<std::vector<Candidate>, 2> members;
    for (int color : {0, 1})
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (Cell cell : cluster.colors[color][digit - 1]) members[color].push_back({cell, digit});
    for (int color : {0, 1})
        for (const Candidate& candidate : members[color])
            if (std::find(gone.begin(), gone.end(), candidate) == gone.end())
                step.mark(color == 0 ? Role::On : Role::Off, candidate.cell, candidate.digit);
    for (const Candidate& candidate : gone) step.mark(Role::Remove, candidate.cell, candidate.digit);
    linkCluster(position, cluster, step);
    step.say("one", std::move(members[0]));
    step.say("two", std::move(members[1]));
    return step;
}

bool findWrap(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Cluster3D& cluster : position.fact<Clusters3D>().list)
        for (int color : {0, 1}) {
            if (!search.work(64)) return false;
            if (!contradicts(position, cluster.colors[color])) continue;
            std::vector<Candidate> gone;
            for (Digit digit = 1; digit <= kDigitCount; ++digit)
                for (Cell cell : cluster.colors[color][digit - 1]) gone.push_back({cell, digit});
            if (gone.empty()) continue;
            Step step = describe(position, cluster, gone);
            step.say("wrong", gone);
            if (!sink.take(std::move(step))) return false;
        }
    return true;
}

bool findTrap(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Cluster3D& cluster : position.fact<Clusters3D>().list) {
        if (!search.work(64)) return false;
        const Color one = struckBy(cluster.colors[0]), two = struckBy(cluster.colors[1]);
        std::vector<Candidate> gone;
        for (int i = 0; i < kDigitCount; ++i)
            // What is coloured itself is no victim: a trap strikes from outside.
            for (Cell cell : (one[i] & two[i] & position.cellsFor(i + 1)) - cluster.colors[0][i] - cluster.colors[1][i])
                gone.push_back({cell, i + 1});
        std::sort(gone.begin(), gone.end());
        if (!gone.empty() && !sink.take(describe(position, cluster, gone))) return false;
    }
    return true;
}

} // namespace

const Technique medusaWrap = {
    .id = "3d-medusa-wrap",
    .name = NINEFOLD_TEXT("Techniques", "3D Medusa Wrap"),
    .family = Family::Coloring,
    .rating = 54,
    .text =
        NINEFOLD_TEXT("Steps", "Cells with two candidates and houses with two places tie these into two colours, one "
                               "of which is true throughout: {one}, or {two}. One of the colours contradicts itself, "
                               "so it is wrong: {result}."),
    .notation = "{one} / {two}",
    .find = findWrap,
};

const Technique medusaTrap = {
    .id = "3d-medusa-trap",
    .name = NINEFOLD_TEXT("Techniques", "3D Medusa Trap"),
    .family = Family::Coloring,
    .rating = 55,
    .text =
        NINEFOLD_TEXT("Steps", "Cells with two candidates and houses with two places tie these into two colours, one "
                               "of which is true throughout: {one}, or {two}. What cannot stand beside either goes: "
                               "{result}."),
    .notation = "{one} / {two}",
    .find = findTrap,
};

} // namespace ninefold::techniques
