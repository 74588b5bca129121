// SPDX-License-Identifier: MIT
// Nice loops and AICs, derived from the tables: a path that returns to its first cell is a loop, one that ends in
// another cell may be an AIC. All are collected, and HoDoKu's rule chooses the best.
#include "engine/rating/hodoku/chainfinders.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace ninefold::rating::hodoku {
namespace {

/// Shorter paths are not loops.
constexpr int kShortDistance = 2;

enum class Shape { Continuous, Discontinuous, Aic };

class Search {
public:
    Search(const Board& board, Tables& tables) : board_(board), tables_(tables) {}

    bool run(Step& step) {
        for (const bool on : {true, false})
            eachStart(on, [&](Node start) {
                if (mayLoop(start)) searchLoops(tables_.extended(start));
            });
        eachStart(false, [&](Node start) {
            if (mayHaveAic(start)) searchAics(tables_.extended(start));
        });
        return best_.take(step);
    }

private:
    template <typename Use>
    void eachStart(bool on, Use use) const {
        for (Cell cell = 0; cell < kCellCount; ++cell)
            for (const Digit digit : board_.candidates(cell)) use(nodeOf(cell, digit, on));
    }

    /// Does anything about the cell itself follow that does not follow directly?
    bool mayLoop(Node start) const {
        const Consequences& all = tables_.consequences(start);
        const Table& direct = tables_.direct(start);
        const Cell cell = cellOfNode(start);
        for (const Digit digit : board_.candidates(cell))
            for (const bool on : {false, true})
                if (const Node end = nodeOf(cell, digit, on); all.has(end) && !direct.contains(end)) return true;
        return false;
    }

    /// Does a digit follow somewhere such that it or the start excludes candidates?
    bool mayHaveAic(Node start) const {
        const Consequences& all = tables_.consequences(start);
        const Cell cell = cellOfNode(start);
        const Digit digit = digitOfNode(start);
        const Cells others = board_.cellsFor(digit) & kPeers[cell];
        for (const Cell end : all.cellsOf(digit, true))
            if ((others & kPeers[end]).hasSeveral()) return true;
        for (const Digit other : board_.candidates(cell) - Digits::of(digit))
            if (all.cellsOf(other, true).meets(others)) return true;
        return false;
    }

    Cell cellOf(Node node) const { return tables_.cellOf(node); }
    Digit digitOf(Node node) const { return tables_.digitOf(node); }

    /// The nodes from start to end; empty if the path would visit a cell twice.
    std::vector<Node> chain(const Way& way, bool isAic) const {
        std::vector<Node> nodes(way.nodes.rbegin(), way.nodes.rend());
        Cells met;
        for (std::size_t n = 0; n < nodes.size(); ++n) {
            if (met.has(cellOf(nodes[n]))) return {};
            if (n > 0 && (isAic || cellOf(nodes[n - 1]) != cellOf(nodes[0]))) met |= tables_.cellsOf(nodes[n - 1]);
        }
        return nodes;
    }

    /// The entries of the cell with which the table starts, in their order.
    void searchLoops(const Table& table) {
        const Cell cell = cellOfNode(table[0].node);
        std::array<int, 2 * kDigitCount> ends;
        std::size_t count = 0;
        for (const Digit digit : board_.candidates(cell))
            for (const bool on : {false, true})
                if (const int n = table.indexOf(nodeOf(cell, digit, on)); n > 0 && table[n].distance > kShortDistance)
                    ends[count++] = n;
        std::sort(ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(count));
        for (std::size_t n = 0; n < count; ++n) tryLoop(table, table[ends[n]].node);
    }

    /// Two strong links of the same digit place it, by removing the other candidates of the cell.
    void tryLoop(const Table& table, Node end) {
        const Way way = tables_.wayTo(table, end);
        assert(way.nodes.size() >= 2);
        if (cellOf(way.nodes[0]) == cellOf(way.nodes[1])) return;
        const std::vector<Node> nodes = chain(way, false);
        if (nodes.empty() || cellOf(nodes[0]) == cellOf(nodes[1])) return;
        const Cell cell = cellOf(table[0].node);
        const Digit startDigit = digitOf(table[0].node), endDigit = digitOf(end);
        const bool startStrong = isOn(table[1].node), endStrong = isOn(end), same = startDigit == endDigit;
        Step step;
        Shape shape = Shape::Discontinuous;
        // Two weak links of the same digit: the digit would exclude itself. Two strong ones: it is there in either
        // case.
        if (!startStrong && !endStrong && same) step.remove(cell, startDigit);
        else if (startStrong && endStrong && same) step.remove(cell, board_.candidates(cell) - Digits::of(startDigit));
        // A strong and a weak link of different digits: the digit of the weak link cannot be there.
        else if (startStrong != endStrong && !same) step.remove(cell, startStrong ? endDigit : startDigit);
        else if ((!startStrong && board_.count(cell) == 2 && !same) || (startStrong && endStrong) || same) {
            shape = Shape::Continuous;
            removeAround(nodes, way.cells, startStrong && endStrong, step);
        }
        keep(shape, nodes, std::move(step));
    }

    /// In a continuous loop every link works in both directions: a weak link between cells removes the digit from
    /// cells that see both, and two strong links that meet in a cell leave only their digits there.
    void removeAround(const std::vector<Node>& nodes, Cells loop, bool strongAtStart, Step& step) const {
        const std::size_t last = nodes.size() - 1;
        if (strongAtStart) clearCell(nodes[0], digitOf(nodes[last]), step);
        for (std::size_t n = 1; n <= last; ++n) {
            if (cellOf(nodes[n - 1]) == cellOf(nodes[n])) continue;
            if (isOn(nodes[n])) {
                if (n + 2 <= last && !isOn(nodes[n + 1]) && cellOf(nodes[n]) == cellOf(nodes[n + 1]) &&
                    isOn(nodes[n + 2]) && cellOf(nodes[n + 1]) != cellOf(nodes[n + 2]))
                    clearCell(nodes[n], digitOf(nodes[n + 2]), step);
            } else {
                const Digit digit = digitOf(nodes[n]);
                Cells seen = commonPeers(tables_.cellsOf(nodes[n - 1])) & commonPeers(tables_.cellsOf(nodes[n]));
                seen.remove(cellOf(nodes[0]));
                step.remove((seen - loop) & board_.cellsFor(digit), digit);
            }
        }
    }

    void clearCell(Node node, Digit other, Step& step) const {
        step.remove(cellOf(node), board_.candidates(cellOf(node)) - Digits::of(digitOf(node)) - Digits::of(other));
    }

    void searchAics(const Table& table) {
        const Cell start = cellOfNode(table[0].node);
        for (int n = 1; n < table.size(); ++n) {
            const Node end = table[n].node;
            // An AIC begins with "off" and ends with "on", so one of its two ends is true.
            if (isOn(end) && !isGroup(end) && table[n].distance > kShortDistance && cellOfNode(end) != start)
                tryAic(table, end);
        }
    }

    /// If both ends have the same digit, cells that see both lose it. If they have different digits in cells that
    /// see each other, each cell loses the digit of the other.
    void tryAic(const Table& table, Node end) {
        const Cell startCell = cellOfNode(table[0].node), endCell = cellOfNode(end);
        const Digit startDigit = digitOfNode(table[0].node), endDigit = digitOfNode(end);
        Step step;
        if (startDigit == endDigit) {
            const Cells seen = kPeers[startCell] & kPeers[endCell] & board_.cellsFor(startDigit);
            // As in HoDoKu a single removal is not enough.
            if (!seen.hasSeveral()) return;
            step.remove(seen, startDigit);
        } else {
            if (!sees(startCell, endCell) || !board_.has(endCell, startDigit) || !board_.has(startCell, endDigit))
                return;
            step.remove(startCell, endDigit);
            step.remove(endCell, startDigit);
        }
        const std::vector<Node> nodes = chain(tables_.wayTo(table, end), true);
        if (!nodes.empty()) keep(Shape::Aic, nodes, std::move(step));
    }

    /// Of chains of the same kind with the same effect, keeps the first and every shorter one.
    void keep(Shape shape, const std::vector<Node>& nodes, Step&& step) {
        if (step.removals.empty()) return;
        step.tidy();
        const bool grouped = std::any_of(nodes.begin(), nodes.end(), isGroup);
        step.technique = name(shape, grouped);
        const int length = static_cast<int>(nodes.size());
        const auto [known, isNew] = lengths_.try_emplace({step.technique, step.removals}, length);
        if (!isNew && known->second <= length) return;
        known->second = length;
        best_.offer(step, length);
    }

    static std::string_view name(Shape shape, bool grouped) {
        switch (shape) {
        case Shape::Continuous:
            return grouped ? "grouped-continuous-nice-loop" : "continuous-nice-loop";
        case Shape::Discontinuous:
            return grouped ? "grouped-discontinuous-nice-loop" : "discontinuous-nice-loop";
        case Shape::Aic:
            break;
        }
        return grouped ? "grouped-aic" : "aic";
    }

    const Board& board_;
    Tables& tables_;
    std::map<std::pair<std::string_view, std::vector<Removal>>, int> lengths_;
    Best best_;
};

} // namespace

bool findNiceLoop(const Board& board, Tables& tables, Step& step) {
    return Search(board, tables).run(step);
}

} // namespace ninefold::rating::hodoku
