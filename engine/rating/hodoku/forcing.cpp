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
    Search(const Board& board, const Tables& tables, bool nets) : board_(board), tables_(tables), nets_(nets) {
        for (Digit digit = 1; digit <= kDigitCount; ++digit) allowed_[digit - 1] = board.allowedFor(digit);
        sets_.resize(kCellNodes);
        for (Cell cell = 0; cell < kCellCount; ++cell)
            for (const Digit digit : board.candidates(cell))
                for (const bool on : {false, true}) {
                    const Node start = nodeOf(cell, digit, on);
                    readSets(tables[start], sets_[static_cast<std::size_t>(start)]);
                }
    }

    bool run(Step& step) {
        for (Cell cell = 0; cell < kCellCount; ++cell)
            for (const Digit digit : board_.candidates(cell)) {
                for (const bool on : {true, false}) contradict(tables_.of(cell, digit, on));
                agree({&tables_.of(cell, digit, true), &tables_.of(cell, digit, false)}, Cells::of(cell));
            }
        agreeInCells();
        agreeInHouses();
        return take(step);
    }

private:
    using Started = std::vector<const Table*>;

    /// The cells of each digit in which it is on or off in a table.
    struct Sets {
        std::array<std::array<Cells, kDigitCount>, 2> cells;
    };

    static void readSets(const Table& table, Sets& sets) {
        for (int n = 0; n < table.size(); ++n)
            if (const Node node = table[n].node; !isGroup(node))
                sets.cells[isOn(node)][digitOfNode(node) - 1].add(cellOfNode(node));
    }
    Cells onIn(const Table& table, Digit digit) const { return setsOf(table).cells[1][digit - 1]; }
    Cells offIn(const Table& table, Digit digit) const { return setsOf(table).cells[0][digit - 1]; }
    const Sets& setsOf(const Table& table) const { return sets_[static_cast<std::size_t>(table[0].node)]; }

    /// Refutes the start of a table when its conclusions contradict each other.
    void contradict(const Table& table) {
        const Node start = table[0].node;
        const Cell cell = tables_.cellOf(start);
        const Digit digit = tables_.digitOf(start);
        const Conclusion conclusion{cell, digit, !isOn(start)};
        if (!mayTake(conclusion)) return;
        // The opposite of the start, a clash, or an empty cell or house: each of them refutes the start.
        const bool opposite = (isOn(start) ? offIn(table, digit) : onIn(table, digit)).has(cell) &&
                              isWanted(table, {nodeOf(cell, digit, !isOn(start))});
        if (opposite || clashesInCell(table) || clashesInHouse(table) || emptiesCell(table) || emptiesHouse(table))
            take(conclusion);
    }

    /// A digit is on and off in a cell, or two digits are on.
    bool clashesInCell(const Table& table) const {
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            if (const Cell cell = (onIn(table, digit) & offIn(table, digit)).first(); cell >= 0)
                if (isWanted(table, {nodeOf(cell, digit, false), nodeOf(cell, digit, true)})) return true;
        for (Digit one = 1; one <= kDigitCount; ++one)
            for (Digit other = one + 1; other <= kDigitCount; ++other)
                if (const Cell cell = (onIn(table, one) & onIn(table, other)).first(); cell >= 0)
                    if (isWanted(table, {nodeOf(cell, one, true), nodeOf(cell, other, true)})) return true;
        return false;
    }

    bool clashesInHouse(const Table& table) const {
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (const Cells& house : kHouses)
                if (const Cells on = onIn(table, digit) & house;
                    on.hasSeveral() && isWanted(table, all(on, digit, true)))
                    return true;
        return false;
    }

    bool emptiesCell(const Table& table) const {
        Cells empty = board_.blanks();
        // Cells of which every candidate is off and none is on.
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            empty = (empty & (offIn(table, digit) | (Cells::all() - board_.cellsFor(digit)))) - onIn(table, digit);
        for (const Cell cell : empty) {
            std::vector<Node> nodes;
            for (const Digit digit : board_.candidates(cell)) nodes.push_back(nodeOf(cell, digit, false));
            if (isWanted(table, nodes)) return true;
        }
        return false;
    }

    /// Considers all cells that were ever possible for the digit, as HoDoKu does: if another step has removed the
    /// digit from one of them, the house does not count.
    bool emptiesHouse(const Table& table) const {
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (const Cells& house : kHouses)
                if (const Cells places = allowed_[digit - 1] & house; !places.empty() &&
                                                                      offIn(table, digit).contains(places) &&
                                                                      isWanted(table, all(places, digit, false)))
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
            Started tables;
            for (const Digit digit : board_.candidates(cell)) tables.push_back(&tables_.of(cell, digit, true));
            if (!tables.empty()) agree(tables, {});
        }
    }

    void agreeInHouses() {
        for (House house = 0; house < kHouseCount; ++house)
            for (Digit digit = 1; digit <= kDigitCount; ++digit) {
                Started tables;
                for (const Cell cell : board_.cellsFor(digit, house)) tables.push_back(&tables_.of(cell, digit, true));
                if (!tables.empty()) agree(tables, {});
            }
    }

    /// A conclusion that all tables share is true.
    void agree(const Started& tables, Cells separate) {
        assert(!tables.empty());
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (const bool on : {true, false}) {
                Cells shared = Cells::all() - separate;
                for (const Table* table : tables) shared &= setsOf(*table).cells[on][digit - 1];
                for (const Cell cell : shared) agreeOn(tables, {cell, digit, on});
            }
    }

    struct Conclusion {
        Cell cell;
        Digit digit;
        bool places;
    };

    /// Chains are searched before nets, so a step counts as a net only if at least one of its branches is one.
    void agreeOn(const Started& tables, const Conclusion& conclusion) {
        if (!mayTake(conclusion)) return;
        const Node node = nodeOf(conclusion.cell, conclusion.digit, conclusion.places);
        if (!nets_ || std::any_of(tables.begin(), tables.end(),
                                  [&](const Table* table) { return tables_.wayTo(*table, node).isNet; }))
            take(conclusion);
    }

    bool isWanted(const Table& table, const std::vector<Node>& nodes) const {
        return !nets_ ||
               std::any_of(nodes.begin(), nodes.end(), [&](Node node) { return tables_.wayTo(table, node).isNet; });
    }

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
    const Tables& tables_;
    bool nets_;
    std::array<Cells, kDigitCount> allowed_;
    std::vector<Sets> sets_; // by the node with which a table starts
    Conclusion best_{};
    bool found_ = false;
};

} // namespace

bool findForcing(const Board& board, const Tables& tables, bool nets, Step& step) {
    return Search(board, tables, nets).run(step);
}

} // namespace ninefold::rating::hodoku
