// SPDX-License-Identifier: MIT
// Complex remote pair: all cells with the same two digits that are joined, each seeing some of the others, branches and
// rings included. Cells that see each other differ, so all of them fall into two groups (A, B) of which one is the
// first digit and one the second. A cell that sees one of each group loses both digits.
//
//     {3 8}A -- {3 8}B -- {3 8}A -- {3 8}B     without a branch or ring it is a remote pair
//                 |
//               {3 8}A -- {3 8}B
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/techniques.h"

namespace ninefold::logic::techniques {
namespace {

/// Joined cells in their two groups.
struct Cluster {
    Cells first, second;

    Cells all() const { return first | second; }
    /// What sees one of each group. Two that see each other are a naked pair.
    Cells trapped() const {
        Cells cells;
        for (Cell a : first)
            for (Cell b : second - kPeers[a]) cells |= kPeers[a] & kPeers[b];
        return cells - all();
    }
};

/// The cluster of a cell; nothing if two of a group see each other, which no puzzle with a solution has.
Cluster clusterOf(Cell start, Cells cells) {
    Cluster cluster{Cells::of(start), {}};
    for (Cells fresh = cluster.first; !fresh.empty();) {
        Cells next;
        for (Cell cell : fresh) {
            const Cells joined = kPeers[cell] & cells;
            const bool inFirst = cluster.first.has(cell);
            if (joined.meets(inFirst ? cluster.first : cluster.second)) return {};
            next |= joined - cluster.all();
            (inFirst ? cluster.second : cluster.first) |= joined;
        }
        fresh = next;
    }
    return cluster;
}

/// Do the cells form one chain without branches? Then it is a plain remote pair.
bool isChain(Cells cells) {
    int ends = 0;
    for (Cell cell : cells) {
        const int joined = (kPeers[cell] & cells).count();
        if (joined > 2) return false;
        ends += joined == 1;
    }
    return ends == 2;
}

bool report(const Position& position, const Cluster& cluster, Digits digits, Cells gone, StepSink& sink) {
    Step step;
    step.length = cluster.all().count();
    for (Digit digit : digits) {
        step.remove(gone & position.cellsFor(digit), digit);
        step.mark(Role::Remove, gone & position.cellsFor(digit), digit);
        step.mark(Role::SetA, cluster.first, digit);
        step.mark(Role::SetB, cluster.second, digit);
    }
    for (Cell a : cluster.first)
        for (Cell b : cluster.second& kPeers[a])
            step.link({Cells::of(a), digits.first()}, {Cells::of(b), digits.first()}, false);
    step.say("digits", digits);
    step.say("cells", Role::SetA, cluster.first);
    step.say("others", Role::SetB, cluster.second);
    return sink.take(std::move(step));
}

bool findPair(const Position& position, Digits digits, Cells cells, LogicSearch& search, StepSink& sink) {
    const Cells either =
        position.cellsFor(digits.first()) | position.cellsFor((digits - Digits::of(digits.first())).first());
    while (cells.count() >= 4) {
        const Cell start = cells.first();
        const Cluster cluster = clusterOf(start, cells);
        cells -= cluster.all() | Cells::of(start);
        const Cells gone = cluster.trapped() & either;
        if (!search.work(10)) return false;
        if (gone.empty() || isChain(cluster.all())) continue;
        if (!report(position, cluster, digits, gone, sink)) return false;
    }
    return true;
}

bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    for (Digit one = 1; one <= kDigitCount; ++one)
        for (Digit two = one + 1; two <= kDigitCount; ++two) {
            const Cells cells = position.bivalue() & position.cellsFor(one) & position.cellsFor(two);
            if (!findPair(position, Digits::of(one) | Digits::of(two), cells, search, sink)) return false;
        }
    return true;
}

constexpr RoleText kLegend[] = {
    {Role::SetA, NINEFOLD_TEXT("Legends", "A: all the same digit")},
    {Role::SetB, NINEFOLD_TEXT("Legends", "B: all the other digit")},
};

} // namespace

/// Each two cells that conclude something are the ends of a remote pair, which people see sooner; it comes first and
/// finds the same in several steps.
const Technique complexRemotePair = {
    .id = "complex-remote-pair",
    .name = NINEFOLD_TEXT("Techniques", "Complex Remote Pair"),
    .family = Family::Chains,
    .rating = 44,
    .onRequest = true,
    .about = &kAboutComplexRemotePair,
    .conclusion = NINEFOLD_TEXT("Steps", "{result}, because {cells} are all one of {digits}, {others} all the other."),
    .text = NINEFOLD_TEXT("Steps",
                          "{cells} and {others} have only {digits}. Where one of {cells:letters} and one of "
                          "{others:letters} share a row, column or box they differ, so {cells:letters} are all one "
                          "digit and {others:letters} all the other. What meets one of each can be neither."),
    .notation = "{digits} in {cells} / {others}",
    .legend = kLegend,
    .find = find,
};

} // namespace ninefold::logic::techniques
