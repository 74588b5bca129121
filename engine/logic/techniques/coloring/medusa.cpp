// SPDX-License-Identifier: MIT
// 3D Medusa: strong links of all digits, in houses with two places and in cells with two candidates, connect
// candidates into clusters of two colours, of which one is true throughout.
//
//     wrap: one colour contradicts itself (twice in a cell, a digit twice in a house, or it empties a cell): it goes
//     trap: a candidate that is incompatible with both colours goes
//
//     {1A 2b} == 2A == {2b 3A} ...      b is true where A is not
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/coloring.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>
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
        assert(position_.isCandidate(cell, digit));
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
                if (seen[digit - 1].has(cell) || !hasLink(position, cell, digit)) continue;
                Cluster3D cluster;
                Painter(position, cluster).paint(0, cell, digit);
                for (const Color& color : cluster.colors)
                    for (int i = 0; i < kDigitCount; ++i) seen[i] |= color[i];
                // A single link eliminates nothing that simpler techniques do not.
                if (cluster.count() > 2) list.push_back(cluster);
            }
    }
    std::vector<Cluster3D> list;

private:
    static bool hasLink(const Position& position, Cell cell, Digit digit) {
        return position.bivalue().has(cell) || !(position.twoPlaces(digit) & houseSetOf(cell)).empty();
    }
};

/// Walks through a cluster: along its links one candidate follows from the other.
class Walker {
public:
    explicit Walker(const Position& position) : position_(position) {}

    Chain walk(Candidate from, bool holds, Candidate to) {
        std::array<int, kCellCount * kDigitCount> before;
        before.fill(-1);
        std::vector<Candidate> way{from};
        before[indexOf(from)] = indexOf(from);
        for (std::size_t next = 0; before[indexOf(to)] < 0; ++next) {
            assert(next < way.size());
            for (const Candidate& near : partnersOf(way[next])) {
                if (before[indexOf(near)] >= 0) continue;
                before[indexOf(near)] = indexOf(way[next]);
                way.push_back(near);
            }
        }
        Chain chain;
        for (int at = indexOf(to); at != indexOf(from); at = before[at]) chain.push_back(nodeAfter(before[at], at));
        chain.push_back({Cells::of(from.cell), from.digit, holds, -1, {}});
        std::ranges::reverse(chain);
        for (std::size_t i = 1; i < chain.size(); ++i) chain[i].on = !chain[i - 1].on;
        return chain;
    }

private:
    static int indexOf(Candidate candidate) { return candidate.cell * kDigitCount + candidate.digit - 1; }
    static Candidate candidateAt(int index) { return {index / kDigitCount, index % kDigitCount + 1}; }

    std::vector<Candidate> partnersOf(Candidate candidate) const {
        std::vector<Candidate> list;
        const auto [cell, digit] = candidate;
        if (position_.bivalue().has(cell))
            list.push_back({cell, (position_.candidates(cell) - Digits::of(digit)).first()});
        for (House house : position_.twoPlaces(digit) & houseSetOf(cell))
            list.push_back({(position_.cellsFor(digit, house) - Cells::of(cell)).first(), digit});
        return list;
    }

    ChainNode nodeAfter(int before, int at) const {
        const Candidate one = candidateAt(before), two = candidateAt(at);
        House house = -1;
        if (one.cell != two.cell)
            house = (commonHouses(Cells::of(one.cell) | Cells::of(two.cell)) & position_.twoPlaces(two.digit)).first();
        return {Cells::of(two.cell), two.digit, false, house, {}};
    }

    const Position& position_;
};

/// Does one of the two candidates rule out the other?
bool excludes(Candidate one, Candidate two) {
    return one.digit == two.digit ? sees(one.cell, two.cell) : one.cell == two.cell;
}

/// "It does not hold", after a candidate that rules it out.
ChainNode ruledOut(Candidate by, Candidate candidate) {
    const House house =
        by.cell == candidate.cell ? -1 : commonHouses(Cells::of(by.cell) | Cells::of(candidate.cell)).first();
    return {Cells::of(candidate.cell), candidate.digit, false, house, {}};
}

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

/// From the first candidate of the wrong colour to what contradicts it; and from the others to the first, as all of the
/// colour hold together.
void sayWalks(const Position& position, const std::vector<Candidate>& wrong, const Contradiction& found, Step& step) {
    Walker walker(position);
    const Candidate first = found.clash.empty() ? wrong.front() : found.clash[0];
    std::vector<Chain> chains;
    if (!found.clash.empty()) {
        chains.push_back(walker.walk(first, true, found.clash[1]));
        chains.back().push_back(ruledOut(found.clash[1], first));
    }
    for (Cell cell : found.emptied)
        for (Digit digit : position.candidates(cell)) {
            const Candidate gone{cell, digit};
            const auto by = std::ranges::find_if(wrong, [&](const Candidate& one) { return excludes(one, gone); });
            assert(by != wrong.end());
            chains.push_back(walker.walk(first, true, *by));
            chains.back().push_back(ruledOut(*by, gone));
        }
    std::vector<Chain> alike;
    for (const Candidate& one : wrong)
        if (!(one == first)) alike.push_back(walker.walk(one, true, first));
    step.say("chains", std::move(chains));
    step.say("alike", cutShort(std::move(alike)));
    step.say(found.clash.empty() ? "start" : "first", std::vector<Candidate>{first});
    if (wrong.size() > 1) step.say("others", static_cast<int>(wrong.size()) - 1);
}

/// For each candidate that goes the shortest walk between two that rule it out, one of each colour.
void sayTraps(const Position& position, const Cluster3D& cluster, const std::vector<Candidate>& gone, Step& step) {
    Walker walker(position);
    std::vector<Chain> chains;
    for (const Candidate& candidate : gone) {
        Chain best;
        for (const Candidate& one : membersOf(cluster.colors[0]))
            for (const Candidate& two : membersOf(cluster.colors[1])) {
                if (!excludes(one, candidate) || !excludes(two, candidate)) continue;
                Chain chain = walker.walk(one, false, two);
                if (best.empty() || chain.size() < best.size()) best = std::move(chain);
            }
        assert(!best.empty());
        if (std::ranges::find(chains, best) == chains.end()) chains.push_back(std::move(best));
    }
    step.say("chains", std::move(chains));
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
            sayWalks(position, gone, *contradiction, step);
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
        if (gone.empty()) continue;
        Step step = describe(position, cluster, gone);
        sayTraps(position, cluster, gone, step);
        if (!sink.take(std::move(step))) return false;
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
    .about = &kAboutMedusa,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}: [{first} would rule itself out][{start} would leave no digit "
                                         "for {emptied:has}][, and the other {others} lead to it]."),
    .notation = "{one} / {two}",
    .legend = kWrapLegend,
    .find = findWrap,
};

const Technique medusaTrap = {
    .id = "3d-medusa-trap",
    .name = NINEFOLD_TEXT("Techniques", "3D Medusa Trap"),
    .family = Family::Coloring,
    .rating = 55,
    .about = &kAboutMedusa,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {chains:pairs}."),
    .notation = "{one} / {two}",
    .legend = kTwoColoursLegend,
    .find = findTrap,
};

} // namespace ninefold::logic::techniques
