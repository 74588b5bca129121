// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/hodoku/table.h"

#include <vector>

namespace ninefold::hodoku {

/// The places of a digit where a line crosses a box, two or three.
struct Group {
    Digit digit;
    Cells cells;
    House line;
    int box;
};

/// A way back through the tables, from the end to the start.
struct Way {
    std::vector<Node> nodes;
    /// The cells on the way, without those of the end.
    Cells cells;
    /// Some conclusion on the way needs several reasons.
    bool isNet = false;
};

/// The tables of all statements of a position, each table enlarged by what the tables of its entries say.
class Tables {
public:
    enum class Kind { Links, GroupedLinks, Nets };
    Tables(const Board& board, Kind kind);

    /// By node, groups too; only those of candidates are filled.
    const Table& operator[](Node node) const { return tables_[static_cast<std::size_t>(node)]; }
    const Table& of(Cell cell, Digit digit, bool on) const { return (*this)[nodeOf(cell, digit, on)]; }
    /// The cells of a statement.
    Cells cellsOf(Node node) const;
    Digit digitOf(Node node) const;
    /// The first of them stands for a group where only one counts.
    Cell cellOf(Node node) const { return cellsOf(node).first(); }
    bool hasGroups() const { return !groups_.empty(); }

    /// How an entry was come to.
    Way wayTo(const Table& table, Node node) const;

private:
    void findGroups();
    void fillLinks(Cell cell, Digit digit);
    void fillNets();
    void linkGroups();
    void linkGroupToCells(int group);
    void linkGroupToGroups(int group);
    void expand(Table& table);

    Table& table(Node node) { return tables_[static_cast<std::size_t>(node)]; }
    void imply(Node from, Node to) { table(from).add(to); }

    const Board& board_;
    std::vector<Group> groups_;
    std::vector<Table> tables_;
};

} // namespace ninefold::hodoku
