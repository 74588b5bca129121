// SPDX-License-Identifier: MIT
// 3D Medusa: strong links of all digits, in houses with two places and in cells with two candidates, connect
// candidates into clusters of two colours, of which one is true throughout.
//
//     wrap: one colour contradicts itself (twice in a cell, a digit twice in a house, or it empties a cell): it goes
//     trap: a candidate that is incompatible with both colours goes
//
//     {1A 2b} == 2A == {2b 3A} ...      b is true where A is not
#include "engine/logic/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/coloring.h"
#include "engine/logic/technique.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ninefold::logic::techniques {
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
        // Coloured already: clusters have cycles.
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
                // A single link eliminates nothing that simpler techniques do not.
                if (cluster.count() > 2) list.push_back(cluster);
            }
    }
    std::vector<Cluster3D> list;
};

/// The candidates that are false if the colour is true: those that see its digit, and the other digits of its cells.
Color eliminatedBy(const Color& color) {
    Color eliminated;
    Cells once, twice;
    for (const Cells& cells : color) {
        twice |= once & cells;
        once |= cells;
    }
    // Peers of the colour, the other digits of its cells, and all candidates of a cell that it fills twice.
    for (int i = 0; i < kDigitCount; ++i) eliminated[i] = peersOfAny(color[i]) | (once - color[i]) | twice;
    return eliminated;
}

/// Why a colour cannot be true: two of it exclude each other, or a cell keeps no candidate.
struct Contradiction {
    std::vector<Candidate> clash;
    Cells emptied;
};

/// Two candidates of the colour in one cell, or of one digit in one house; nothing where there are none.
std::vector<Candidate> clashOf(const Color& color) {
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (Cell cell : color[digit - 1]) {
            if (const Cells seen = color[digit - 1] & kPeers[cell]; !seen.empty())
                return {{cell, digit}, {seen.first(), digit}};
            for (Digit other = digit + 1; other <= kDigitCount; ++other)
                if (color[other - 1].has(cell)) return {{cell, digit}, {cell, other}};
        }
    return {};
}

std::optional<Contradiction> contradictionOf(const Position& position, const Color& color) {
    if (std::vector<Candidate> clash = clashOf(color); !clash.empty()) return Contradiction{std::move(clash), {}};
    const Color eliminated = eliminatedBy(color);
    Cells left;
    // The colour itself counts as left: a cell that holds it is not empty.
    for (int i = 0; i < kDigitCount; ++i) left |= position.cellsFor(i + 1) - eliminated[i];
    const Cells emptied = position.blanks() - left;
    if (emptied.empty()) return std::nullopt;
    return Contradiction{{}, Cells::of(emptied.first())};
}

/// Only links from one colour: the other end of each has the other colour.
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

std::vector<Candidate> membersOf(const Color& color) {
    std::vector<Candidate> members;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (Cell cell : color[digit - 1]) members.push_back({cell, digit});
    return members;
}

Step describe(const Position& position, const Cluster3D& cluster, const std::vector<Candidate>& gone) {
    Step step;
    step.length = cluster.count();
    for (const Candidate& candidate : gone) step.remove(candidate.cell, candidate.digit);
    for (const Candidate& candidate : gone) step.mark(Role::Remove, candidate.cell, candidate.digit);
    // The text names all members of the clusters; the drawing shows the removed ones as removed.
    std::array<std::vector<Candidate>, 2> members{membersOf(cluster.colors[0]), membersOf(cluster.colors[1])};
    // Where the first colour goes, the second is true.
    const bool firstGoes = !gone.empty() && gone.front() == members[0].front();
    for (int color : {0, 1})
        for (const Candidate& candidate : members[color])
            step.mark(color == 0 || firstGoes ? Role::On : Role::Off, candidate.cell, candidate.digit);
    linkCluster(position, cluster, step);
    step.say("one", std::move(members[0]));
    step.say("two", std::move(members[1]));
    return step;
}

void showContradiction(const Position& position, const Contradiction& contradiction, Step& step) {
    if (const auto& clash = contradiction.clash; !clash.empty())
        step.link({Cells::of(clash[0].cell), clash[0].digit}, {Cells::of(clash[1].cell), clash[1].digit}, false);
    for (Cell cell : contradiction.emptied)
        for (Digit digit : position.candidates(cell)) step.mark(Role::Extra, cell, digit);
    step.say("clash", contradiction.clash);
    step.say("emptied", contradiction.emptied);
}

bool findWrap(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Cluster3D& cluster : position.fact<Clusters3D>().list)
        for (int color : {0, 1}) {
            if (!search.work(64)) return false;
            const std::optional<Contradiction> contradiction = contradictionOf(position, cluster.colors[color]);
            if (!contradiction) continue;
            const std::vector<Candidate> gone = membersOf(cluster.colors[color]);
            if (gone.empty()) continue;
            Step step = describe(position, cluster, gone);
            step.say("wrong", gone);
            step.say("right", membersOf(cluster.colors[1 - color]));
            showContradiction(position, *contradiction, step);
            if (!sink.take(std::move(step))) return false;
        }
    return true;
}

bool findTrap(const Position& position, LogicSearch& search, StepSink& sink) {
    for (const Cluster3D& cluster : position.fact<Clusters3D>().list) {
        if (!search.work(64)) return false;
        const Color one = eliminatedBy(cluster.colors[0]), two = eliminatedBy(cluster.colors[1]);
        std::vector<Candidate> gone;
        for (int i = 0; i < kDigitCount; ++i)
            // Coloured candidates are no victims: a trap only eliminates outside the cluster.
            for (Cell cell : (one[i] & two[i] & position.cellsFor(i + 1)) - cluster.colors[0][i] - cluster.colors[1][i])
                gone.push_back({cell, i + 1});
        std::sort(gone.begin(), gone.end());
        if (!gone.empty() && !sink.take(describe(position, cluster, gone))) return false;
    }
    return true;
}

constexpr RoleText kWrapLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "so these are true")},
    {Role::Extra, NINEFOLD_TEXT("Legends", "the wrong kind would remove all of these")},
    {Role::Remove, NINEFOLD_TEXT("Legends", "wrong: these cannot all be true")},
};

} // namespace

const Technique medusaWrap = {
    .id = "3d-medusa-wrap",
    .name = NINEFOLD_TEXT("Techniques", "3D Medusa Wrap"),
    .family = Family::Coloring,
    .rating = 54,
    .about = kAboutMedusa,
    .conclusion = NINEFOLD_TEXT(
        "Steps",
        "{result}, because [{clash} would both have to be true][{emptied:has} would be left without a digit]."),
    .text =
        NINEFOLD_TEXT("Steps", "Each line joins two candidates of which exactly one is true. So either all crossed-out "
                               "ones are true or all round ones. [But {clash} cannot both be true.][But the "
                               "crossed-out ones would leave {emptied:has} without a digit.] So the round ones are."),
    .notation = "{one} / {two}",
    .legend = kWrapLegend,
    .find = findWrap,
};

const Technique medusaTrap = {
    .id = "3d-medusa-trap",
    .name = NINEFOLD_TEXT("Techniques", "3D Medusa Trap"),
    .family = Family::Coloring,
    .rating = 55,
    .about = kAboutMedusa,
    .conclusion =
        NINEFOLD_TEXT("Steps", "{result}, because either all round or all square marks are true, and both block it."),
    .text = NINEFOLD_TEXT("Steps", "Each line joins two candidates of which exactly one is true. So either all round "
                                   "marks are true or all square ones. Both block this: {fact}."),
    .notation = "{one} / {two}",
    .legend = kTwoColoursLegend,
    .find = findTrap,
};

} // namespace ninefold::logic::techniques
