// SPDX-License-Identifier: MIT
// Replays the lines of a net, to find out which of them a conclusion needs. A line that follows from some candidates
// that are gone follows from more of them as well, so lines can be tried in one pass: one that was needed stays so
// when others are left out later.
#include "engine/logic/parts/nets/netproof.h"

#include "engine/core/houseset.h"

#include <algorithm>
#include <cassert>
#include <climits>
#include <numeric>

namespace ninefold::logic {

void NetBoard::assume(Candidate start, bool holds) {
    if (holds) place(start);
    else remove(Cells::of(start.cell), start.digit);
}

void NetBoard::place(Candidate candidate) {
    if (!oneDigit_)
        for (Digit other = 1; other <= kDigitCount; ++other)
            if (other != candidate.digit) left_[other - 1].remove(candidate.cell);
    left_[candidate.digit - 1] -= kPeers[candidate.cell];
}

void NetBoard::apply(const NetLine& line) {
    if (line.kind == NetLine::Place) place(line.candidate());
    else remove(line.cells, line.digit);
}

bool NetBoard::isLastInCell(Candidate candidate) const {
    if (oneDigit_) return false;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        if (left_[digit - 1].has(candidate.cell) != (digit == candidate.digit)) return false;
    return true;
}

bool NetBoard::isSingle(Candidate candidate) const {
    const auto houses = housesOf(candidate.cell);
    return isLastInCell(candidate) ||
           std::any_of(houses.begin(), houses.end(), [&](House house) { return isLastInHouse(candidate, house); });
}

bool NetBoard::refutes(const NetLine& line, std::vector<Candidate>* order) const {
    NetBoard board = *this;
    board.place(line.candidate());
    std::vector<Candidate> open = line.inner;
    for (bool changed = true; changed;) {
        changed = false;
        for (auto single = open.begin(); single != open.end();) {
            if (!board.isSingle(*single)) {
                ++single;
                continue;
            }
            board.place(*single);
            if (order) order->push_back(*single);
            single = open.erase(single);
            changed = true;
        }
    }
    return board.failed({left_, oneDigit_});
}

/// The pattern that the cells are now, of any kind: see patterns::readings.
bool NetBoard::isPattern(const NetLine& line) const {
    const Cells cells = line.cells, set = line.set;
    const Digit digit = line.digit;
    const auto isLine = [&](House house) { return !kHouses[house].meets(set) || isOnlyIn(set, digit, house); };
    const auto areLines = [&](House first) {
        for (House house = first; house < first + 9; ++house)
            if (!isLine(house) || (kHouses[house].meets(set) && kHouses[house].meets(cells))) return false;
        return true;
    };
    if (set.count() == 4) return areLines(0) || areLines(9);
    const HouseSet houses = commonHouses(set);
    const bool isPair = set.count() == 2;
    if (commonPeers(set).contains(cells)) {
        for (House house : houses)
            if (isOnlyIn(set, digit, house)) return true;
        int others = 0;
        for (Digit other = 1; other <= kDigitCount; ++other) others += other != digit && left_[other - 1].meets(set);
        if (isPair && others <= 1) return true;
    }
    if (!isPair || !set.contains(cells)) return false;
    for (House house : houses) {
        int digits = 0;
        for (Digit other = 1; other <= kDigitCount; ++other) digits += other != digit && isOnlyIn(set, other, house);
        if (digits >= 2) return true;
    }
    return false;
}

bool NetBoard::follows(const NetLine& line) const {
    switch (line.kind) {
    case NetLine::Place:
        return isSingle(line.candidate());
    case NetLine::Pattern:
        return isPattern(line);
    default:
        return refutes(line);
    }
}

bool NetBoard::failed(const NetBase& base) const {
    Cells before, after;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const Cells was = base.boards[digit - 1], is = left_[digit - 1];
        before |= was;
        after |= is;
        if (was == is) continue;
        for (House house = 0; house < kHouseCount; ++house)
            if (!is.meets(kHouses[house]) && was.meets(kHouses[house])) return true;
    }
    return !oneDigit_ && !after.contains(before);
}

namespace {

bool reached(const NetBase& base, const NetLines& net, const NetBoard& board, const NetGoal& goal,
             const std::vector<bool>& placed) {
    if (goal.isFailure()) return board.failed(base);
    if (!goal.holds) return !board.left()[goal.candidate.digit - 1].has(goal.candidate.cell);
    if (net.holds && net.start == goal.candidate) return true;
    for (std::size_t n = 0; n < net.lines.size(); ++n)
        if (placed[n] && net.lines[n].kind == NetLine::Place && net.lines[n].candidate() == goal.candidate) return true;
    return false;
}

/// Sets each of the lines that are `used` as soon as it follows. Returns whether the goal is shown.
bool replay(const NetBase& base, const NetLines& net, const NetGoal& goal, const std::vector<bool>& used) {
    NetBoard board(base);
    board.assume(net.start, net.holds);
    std::vector<bool> done(net.lines.size());
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t n = 0; n < net.lines.size(); ++n) {
            if (done[n] || !used[n] || !board.follows(net.lines[n])) continue;
            board.apply(net.lines[n]);
            done[n] = changed = true;
        }
    }
    return reached(base, net, board, goal, done);
}

/// Leaves out the singles of inner nets that are not needed.
void pruneInner(const NetBase& base, NetLines& net, const NetGoal& goal) {
    const std::vector<bool> all(net.lines.size(), true);
    for (NetLine& line : net.lines)
        for (int n = static_cast<int>(line.inner.size()) - 1; n >= 0; --n) {
            const Candidate single = line.inner[n];
            line.inner.erase(line.inner.begin() + n);
            if (!replay(base, net, goal, all)) line.inner.insert(line.inner.begin() + n, single);
        }
}

/// Would setting one of two patterns that are there change the cells of the other?
bool spoils(const NetLine& line, const NetLine& other) {
    return &line != &other && other.kind == NetLine::Pattern && other.set.meets(line.cells);
}

/// Each line after those from which it follows, and patterns as soon as they are there: other lines could spoil them.
void sort(const NetBase& base, NetLines& net) {
    NetBoard board(base);
    board.assume(net.start, net.holds);
    std::vector<NetLine> sorted;
    while (!net.lines.empty()) {
        std::vector<bool> follows;
        for (const NetLine& line : net.lines) follows.push_back(board.follows(line));
        const auto costOf = [&](std::size_t n) {
            if (!follows[n]) return INT_MAX;
            if (net.lines[n].kind != NetLine::Pattern) return kCellCount;
            int spoiled = 0;
            for (std::size_t other = 0; other < net.lines.size(); ++other)
                spoiled += follows[other] && spoils(net.lines[n], net.lines[other]);
            return spoiled;
        };
        std::size_t next = 0;
        for (std::size_t n = 1; n < net.lines.size(); ++n)
            if (costOf(n) < costOf(next)) next = n;
        assert(follows[next]);
        NetLine& line = net.lines[next];
        if (line.kind == NetLine::Inner) {
            std::vector<Candidate> order;
            board.refutes(line, &order);
            line.inner = std::move(order);
        }
        board.apply(line);
        sorted.push_back(std::move(line));
        net.lines.erase(net.lines.begin() + static_cast<std::ptrdiff_t>(next));
    }
    net.lines = std::move(sorted);
}

} // namespace

bool isShown(const NetBase& base, const NetLines& net, const NetGoal& goal) {
    return replay(base, net, goal, std::vector<bool>(net.lines.size(), true));
}

void prune(const NetBase& base, NetLines& net, const NetGoal& goal) {
    assert(isShown(base, net, goal));
    std::vector<int> weightiest(net.lines.size());
    std::iota(weightiest.rbegin(), weightiest.rend(), 0);
    std::stable_sort(weightiest.begin(), weightiest.end(),
                     [&](int a, int b) { return net.lines[a].weight() > net.lines[b].weight(); });
    std::vector<bool> needed(net.lines.size(), true);
    for (int n : weightiest) {
        needed[n] = false;
        if (!replay(base, net, goal, needed)) needed[n] = true;
    }
    std::vector<NetLine> lines;
    for (std::size_t n = 0; n < net.lines.size(); ++n)
        if (needed[n]) lines.push_back(std::move(net.lines[n]));
    net.lines = std::move(lines);
    pruneInner(base, net, goal);
    sort(base, net);
}

} // namespace ninefold::logic
