// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/table.h"

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

/// The tables of all statements of a position, each extended by the tables of its entries.
class Tables {
public:
    enum class Kind { Links, GroupedLinks, Nets };
    /// Replaces all tables by those of a board, which must outlive their use.
    void build(const Board& board, Kind kind);

    /// By node, including groups; only those of candidates are filled.
    const Table& operator[](Node node) const { return tables_[static_cast<std::size_t>(node)]; }
    const Table& of(Cell cell, Digit digit, bool on) const { return (*this)[nodeOf(cell, digit, on)]; }
    /// The cells of a statement.
    Cells cellsOf(Node node) const;
    Digit digitOf(Node node) const;
    /// The first cell represents a group where a single cell is needed.
    Cell cellOf(Node node) const { return cellsOf(node).first(); }
    bool hasGroups() const { return !groups_.empty(); }

    /// The path that explains an entry.
    Way wayTo(const Table& table, Node node) const;

private:
    void clear();
    void findGroups();
    void fillLinks(Cell cell, Digit digit);
    void fillNets();
    void linkGroups();
    void linkGroupToCells(int group);
    void linkGroupToGroups(int group);
    void expand(Table& table);

    Table& table(Node node) { return tables_[static_cast<std::size_t>(node)]; }
    void imply(Node from, Node to) { table(from).add(to); }

    const Board* board_ = nullptr;
    std::vector<Group> groups_;
    std::vector<Table> tables_;
    /// Those of the candidates and of the groups; the others are empty.
    std::vector<Node> used_;
};

} // namespace ninefold::rating::hodoku
