// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::documents {

/// The tables of an SQLite file, read and never written: SQL, indexes, views and journals are ignored, so nothing in
/// a file can run. The format is described at sqlite.org/fileformat2.html.
///
/// A file consists of pages of equal size. A table is a tree of pages: inner pages point to others, leaves hold the
/// rows. The first page is the root of the table of tables, whose rows give the other roots. No page is visited
/// twice, so a file whose pages point in a circle, or with a thousand tables in one place, takes no longer than
/// others.
class SqliteFile {
public:
    explicit SqliteFile(std::string_view bytes);

    struct Table {
        std::string name;
        std::vector<std::string> columns;
        std::uint32_t root = 0;
    };
    /// The tables made by programs, without SQLite's own.
    std::vector<Table> tables();

    /// Calls use(values) for each row until it returns false. Numbers are converted to text; NULL becomes an empty
    /// text.
    void eachRow(const Table& table, const std::function<bool(const std::vector<std::string>&)>& use);

private:
    using UseRow = std::function<bool(const std::vector<std::string>&)>;
    bool eachLeaf(std::uint32_t root, const UseRow& use);
    bool readLeaf(std::string_view page, std::size_t header, const UseRow& use) const;
    std::string_view page(std::uint32_t number) const;
    std::string payload(std::string_view page, std::size_t at, std::uint64_t size) const;

    std::string_view bytes_;
    std::size_t pageSize_ = 0;
    std::size_t usable_ = 0; // of a page
    std::vector<bool> seen_; // visited pages: each belongs to one table
};

} // namespace ninefold::documents
