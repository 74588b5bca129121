// SPDX-License-Identifier: MIT
// Forcing chains and nets. In the end every conclusion places a digit or removes a candidate. Placements come
// before removals, and within them the first cell. So the chains themselves need not be known, only whether one of
// them is a net.
#include "engine/rating/hodoku/chainfinders.h"

#include <algorithm>
#include <cassert>

namespace ninefold::rating::hodoku {
namespace {

class Search {
public:
    Search(const Board& board, Tables& tables, bool nets) : board_(board), tables_(tables), nets_(nets) {
        for (Digit digit = 1; digit <= kDigitCount; ++digit) allowed_[digit - 1] = board.allowedFor(digit);
    }

    bool run(Step& step) {
        for (Cell cell = 0; cell < kCellCount; ++cell)
            for (const Digit digit : board_.candidates(cell)) {
                for (const bool on : {true, false}) contradict(nodeOf(cell, digit, on));
                agree({nodeOf(cell, digit, true), nodeOf(cell, digit, false)}, Cells::of(cell));
            }
        agreeInCells();
        agreeInHouses();
        return take(step);
    }

private:
    /// Refutes the start of a table when its conclusions contradict each other.
    void contradict(Node start) {
        const Cell cell = cellOfNode(start);
        const Digit digit = digitOfNode(start);
        const Conclusion conclusion{cell, digit, !isOn(start)};
        if (!mayTake(conclusion)) return;
        const Consequences& reached = tables_.consequences(start);
        // The opposite of the start, a clash, or an empty cell or house: each of them refutes the start.
        const bool opposite =
            reached.has(nodeOf(cell, digit, !isOn(start))) && isWanted(start, {nodeOf(cell, digit, !isOn(start))});
        if (opposite || clashesInCell(start, reached) || clashesInHouse(start, reached) ||
            emptiesCell(start, reached) || emptiesHouse(start, reached))
            take(conclusion);
    }

    /// A digit is on and off in a cell, or two digits are on.
    bool clashesInCell(Node start, const Consequences& reached) const {
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            if (const Cell cell = (reached.cellsOf(digit, true) & reached.cellsOf(digit, false)).first(); cell >= 0)
                if (isWanted(start, {nodeOf(cell, digit, false), nodeOf(cell, digit, true)})) return true;
        for (Digit one = 1; one <= kDigitCount; ++one)
            for (Digit other = one + 1; other <= kDigitCount; ++other)
                if (const Cell cell = (reached.cellsOf(one, true) & reached.cellsOf(other, true)).first(); cell >= 0)
                    if (isWanted(start, {nodeOf(cell, one, true), nodeOf(cell, other, true)})) return true;
        return false;
    }

    bool clashesInHouse(Node start, const Consequences& reached) const {
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (const Cells& house : kHouses)
                if (const Cells on = reached.cellsOf(digit, true) & house;
                    on.hasSeveral() && isWanted(start, all(on, digit, true)))
                    return true;
        return false;
    }

    bool emptiesCell(Node start, const Consequences& reached) const {
        Cells empty = board_.blanks();
        // Cells of which every candidate is off and none is on.
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            empty = (empty & (reached.cellsOf(digit, false) | (Cells::all() - board_.cellsFor(digit)))) -
                    reached.cellsOf(digit, true);
        for (const Cell cell : empty) {
            std::vector<Node> nodes;
            for (const Digit digit : board_.candidates(cell)) nodes.push_back(nodeOf(cell, digit, false));
            if (isWanted(start, nodes)) return true;
        }
        return false;
    }

    /// Considers all cells that were ever possible for the digit, as HoDoKu does: if another step has removed the
    /// digit from one of them, the house does not count.
    bool emptiesHouse(Node start, const Consequences& reached) const {
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (const Cells& house : kHouses)
                if (const Cells places = allowed_[digit - 1] & house; !places.empty() &&
                                                                      reached.cellsOf(digit, false).contains(places) &&
                                                                      isWanted(start, all(places, digit, false)))
                    return true;
        return false;
    }

    static std::vector<Node> all(Cells cells, Digit digit, bool on) {
        std::vector<Node> nodes;
        for (const Cell cell : cells) nodes.push_back(nodeOf(cell, digit, on));
        return nodes;
    }

    /// One of the candidates of a cell is true, and so is one of the cells of a digit in a house.
    void agreeInCells() {
        for (Cell cell = 0; cell < kCellCount; ++cell) {
            std::vector<Node> starts;
            for (const Digit digit : board_.candidates(cell)) starts.push_back(nodeOf(cell, digit, true));
            if (!starts.empty()) agree(starts, {});
        }
    }

    void agreeInHouses() {
        for (House house = 0; house < kHouseCount; ++house)
            for (Digit digit = 1; digit <= kDigitCount; ++digit) {
                const std::vector<Node> starts = all(board_.cellsFor(digit, house), digit, true);
                if (!starts.empty()) agree(starts, {});
            }
    }

    /// A conclusion that all starts share is true.
    void agree(const std::vector<Node>& starts, Cells separate) {
        assert(!starts.empty());
        Consequences shared = tables_.consequences(starts.front());
        for (std::size_t n = 1; n < starts.size(); ++n) shared &= tables_.consequences(starts[n]);
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (const bool on : {true, false})
                for (const Cell cell : shared.cellsOf(digit, on) - separate) agreeOn(starts, {cell, digit, on});
    }

    struct Conclusion {
        Cell cell;
        Digit digit;
        bool places;
    };

    /// Chains are searched before nets, so a step counts as a net only if at least one of its branches is one.
    void agreeOn(const std::vector<Node>& starts, const Conclusion& conclusion) {
        if (!mayTake(conclusion)) return;
        const Node node = nodeOf(conclusion.cell, conclusion.digit, conclusion.places);
        if (!nets_ || std::ranges::any_of(starts, [&](Node start) { return isNet(start, node); })) take(conclusion);
    }

    bool isWanted(Node start, const std::vector<Node>& nodes) const {
        return !nets_ || std::ranges::any_of(nodes, [&](Node node) { return isNet(start, node); });
    }
    bool isNet(Node start, Node node) const { return tables_.wayTo(tables_.extended(start), node).isNet; }

    static int rank(const Conclusion& conclusion) {
        // Placements rank before all removals; within both, cells and then digits in ascending order.
        return (conclusion.places ? 0 : 10 * kCellCount) + 10 * conclusion.cell + conclusion.digit;
    }
    bool mayTake(const Conclusion& conclusion) const { return !found_ || rank(conclusion) < rank(best_); }
    void take(const Conclusion& conclusion) {
        assert(mayTake(conclusion));
        best_ = conclusion;
        found_ = true;
    }
    bool take(Step& step) const {
        if (!found_) return false;
        if (best_.places) step.place(best_.cell, best_.digit);
        else step.remove(best_.cell, best_.digit);
        return true;
    }

    const Board& board_;
    Tables& tables_;
    bool nets_;
    std::array<Cells, kDigitCount> allowed_;
    Conclusion best_{};
    bool found_ = false;
};

} // namespace

bool findForcing(const Board& board, Tables& tables, bool nets, Step& step) {
    return Search(board, tables, nets).run(step);
}

} // namespace ninefold::rating::hodoku
