// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/consequences.h"
#include "engine/rating/hodoku/table.h"

#include <map>
#include <vector>

namespace ninefold::rating::hodoku {

/// The two or three cells of a digit where a line intersects a box.
struct Group {
    Digit digit;
    Cells cells;
    House line;
    int box;
};

/// A path through the tables, from the end back to the start.
struct Way {
    std::vector<Node> nodes;
    /// The cells on the path, without those of the end.
    Cells cells;
    /// Some conclusion on the path has several reasons.
    bool isNet = false;
};

/// The tables of all statements of a position. Most are never asked for more than what follows from their statement, so
/// a table is extended by the tables of its entries when its paths are wanted.
class Tables {
public:
    enum class Kind { Links, GroupedLinks, Nets };
    /// Replaces all tables by those of a board, which must outlive their use.
    void build(const Board& board, Kind kind);

    /// The table of a candidate with all of its entries.
    const Table& extended(Node start);
    /// The table of a candidate, of which the direct entries are there.
    const Table& direct(Node start) const { return tables_[static_cast<std::size_t>(start)]; }
    /// The statements in the extended table of a candidate.
    const Consequences& consequences(Node start);
    /// The cells of a statement.
    Cells cellsOf(Node node) const;
    Digit digitOf(Node node) const;
    /// The first cell represents a group where a single cell is needed.
    Cell cellOf(Node node) const { return cellsOf(node).first(); }

    /// The path that explains an entry of an extended table.
    Way wayTo(const Table& table, Node node) const;

private:
    void clear();
    void findGroups();
    void fillLinks(Cell cell, Digit digit);
    void fillNets();
    void linkGroups();
    void linkGroupToCells(int group);
    void linkGroupToGroups(int group);
    void extend(Table& table) const;
    int conclude(Node node);
    const Consequences& ofFullTable(Node start);

    Table& table(Node node) { return tables_[static_cast<std::size_t>(node)]; }
    void imply(Node from, Node to) { table(from).add(to); }

    const Board* board_ = nullptr;
    std::vector<Group> groups_;
    std::vector<Table> tables_;
    std::vector<Consequences> consequences_;
    /// A full table loses entries, which may still follow from other statements.
    std::map<Node, Consequences> ofFullTables_;
    /// In the order in which Tarjan's search for components meets the nodes; 0: not met, kDone: consequences known.
    std::vector<int> met_;
    int metCount_ = 0;
    std::vector<Node> component_;
    std::vector<char> isExtended_;
    /// Those of the candidates and of the groups; the others are empty.
    std::vector<Node> used_;
};

} // namespace ninefold::rating::hodoku
