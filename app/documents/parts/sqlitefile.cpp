// SPDX-License-Identifier: MIT
#include "app/documents/parts/sqlitefile.h"

#include <algorithm>
#include <cassert>

namespace ninefold::documents {
namespace {

constexpr int kInnerPage = 5, kLeafPage = 13;
/// The first page starts with the header of the file.
constexpr std::size_t kFileHeader = 100;
/// A longer row contains no Sudoku but pictures or texts.
constexpr std::uint64_t kLongestRow = 64 * 1024;
constexpr std::size_t kMostColumns = 200, kMostTables = 200;

/// Big-endian; bytes out of bounds read as 0.
std::uint64_t numberAt(std::string_view bytes, std::size_t at, int size) {
    assert(size >= 0 && size <= 8);
    std::uint64_t value = 0;
    for (int i = 0; i < size; ++i, ++at)
        value = value << 8 | (at < bytes.size() ? static_cast<std::uint8_t>(bytes[at]) : 0);
    return value;
}

/// Seven bits in each byte; the highest bit says that more bytes follow. Advances `at`.
std::uint64_t varintAt(std::string_view bytes, std::size_t& at) {
    std::uint64_t value = 0;
    for (int i = 0; i < 9; ++i) {
        const auto byte = static_cast<std::uint8_t>(numberAt(bytes, at++, 1));
        if (i == 8) return value << 8 | byte;
        value = value << 7 | (byte & 0x7Fu);
        if ((byte & 0x80u) == 0) break;
    }
    return value;
}

/// The number of bytes of a value.
std::uint64_t sizeOf(std::uint64_t type) {
    constexpr std::uint64_t kSizes[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0};
    return type < 12 ? kSizes[type] : (type - 12) / 2;
}

/// A blob with one byte for each cell, as some programs store a board.
std::string boardOfBytes(std::string_view blob) {
    constexpr std::size_t kCells = 81;
    std::string cells;
    if (blob.size() != kCells || std::ranges::any_of(blob, [](char byte) { return byte < 0 || byte > 9; }))
        return cells;
    for (const char byte : blob) cells += static_cast<char>('0' + byte);
    return cells;
}

std::string valueOf(std::uint64_t type, std::string_view bytes) {
    if (type == 8 || type == 9) return type == 8 ? "0" : "1";
    if (type == 7) return {}; // a fraction is never part of a Sudoku
    if (type >= 12) return type % 2 == 1 ? std::string(bytes) : boardOfBytes(bytes);
    if (bytes.empty()) return {};
    const auto bits = static_cast<int>(8 * bytes.size());
    std::uint64_t value = numberAt(bytes, 0, static_cast<int>(bytes.size()));
    if (bits < 64 && (value >> (bits - 1) & 1) != 0) value |= ~std::uint64_t{0} << bits;
    return std::to_string(static_cast<std::int64_t>(value));
}

/// A row: the size of its head, a type for each column, then the values.
std::vector<std::string> valuesOf(std::string_view row) {
    std::vector<std::string> values;
    std::size_t at = 0;
    const auto head = std::min<std::uint64_t>(varintAt(row, at), row.size());
    std::uint64_t value = head;
    while (at < head && values.size() < kMostColumns) {
        const std::uint64_t type = varintAt(row, at), size = sizeOf(type);
        if (value > row.size() || size > row.size() - value) break;
        values.push_back(valueOf(type, row.substr(value, size)));
        value += size;
    }
    return values;
}

/// The names of the columns in CREATE TABLE name (first TEXT, "second one" INTEGER, ..): the first word of each part.
std::vector<std::string> columnsIn(std::string_view sql) {
    std::vector<std::string> names;
    const std::size_t open = sql.find('(');
    int depth = 0;
    std::string word;
    bool ended = false;
    for (const char character : sql.substr(std::min(open, sql.size()))) {
        if (character == ')') --depth;
        if ((character == ',' && depth == 1) || (character == ')' && depth == 0)) {
            names.push_back(word);
            word.clear();
            ended = false;
        } else if (depth == 1) {
            const bool space = character == ' ' || character == '\n' || character == '\t' || character == '\r';
            ended = ended || (space && !word.empty());
            if (!ended && !space && std::string_view("\"`[]'").find(character) == std::string_view::npos)
                word += character;
        }
        if (character == '(') ++depth;
        if (depth == 0 || names.size() >= kMostColumns) break;
    }
    return names;
}

} // namespace

SqliteFile::SqliteFile(std::string_view bytes) : bytes_(bytes) {
    pageSize_ = static_cast<std::size_t>(numberAt(bytes, 16, 2));
    if (pageSize_ == 1) pageSize_ = 65536;
    const auto reserved = static_cast<std::size_t>(numberAt(bytes, 20, 1));
    const bool good = pageSize_ >= 512 && pageSize_ <= 65536 && (pageSize_ & (pageSize_ - 1)) == 0;
    if (!good) {
        pageSize_ = 0;
        return;
    }
    usable_ = pageSize_ - reserved;
    seen_.resize(bytes.size() / pageSize_ + 2);
}

std::string_view SqliteFile::page(std::uint32_t number) const {
    const std::size_t begin = pageSize_ * (std::size_t{number} - 1);
    if (pageSize_ == 0 || number == 0 || begin >= bytes_.size() || bytes_.size() - begin < pageSize_) return {};
    return bytes_.substr(begin, pageSize_);
}

std::vector<SqliteFile::Table> SqliteFile::tables() {
    std::vector<Table> tables;
    // type, name, table, root, sql
    eachLeaf(1, [&](const std::vector<std::string>& row) {
        if (row.size() < 5 || row[0] != "table" || row[1].starts_with("sqlite_")) return true;
        std::uint32_t root = 0;
        for (const char digit : row[3]) root = digit >= '0' && digit <= '9' ? 10 * root + (digit - '0') : root;
        tables.push_back({.name = row[1], .columns = columnsIn(row[4]), .root = root});
        return tables.size() < kMostTables;
    });
    return tables;
}

void SqliteFile::eachRow(const Table& table, const UseRow& use) {
    eachLeaf(table.root, use);
}

/// Without recursion: a chain of pages may be as long as the file.
bool SqliteFile::eachLeaf(std::uint32_t root, const UseRow& use) {
    std::vector<std::uint32_t> waiting = {root};
    while (!waiting.empty()) {
        const std::uint32_t number = waiting.back();
        waiting.pop_back();
        const std::string_view page = this->page(number);
        if (page.empty() || seen_[number]) continue;
        seen_[number] = true;
        const std::size_t header = number == 1 ? kFileHeader : 0;
        const auto type = static_cast<int>(numberAt(page, header, 1));
        if (type == kLeafPage && !readLeaf(page, header, use)) return false;
        if (type != kInnerPage) continue;
        // Pushed in reverse, because the last one pushed is taken first.
        waiting.push_back(static_cast<std::uint32_t>(numberAt(page, header + 8, 4)));
        const auto count = std::min(static_cast<std::size_t>(numberAt(page, header + 3, 2)), usable_ / 2);
        for (std::size_t n = count; n-- > 0;) {
            const auto cell = static_cast<std::size_t>(numberAt(page, header + 12 + 2 * n, 2));
            waiting.push_back(static_cast<std::uint32_t>(numberAt(page, cell, 4)));
        }
    }
    return true;
}

bool SqliteFile::readLeaf(std::string_view page, std::size_t header, const UseRow& use) const {
    const auto count = std::min(static_cast<std::size_t>(numberAt(page, header + 3, 2)), usable_ / 2);
    for (std::size_t n = 0; n < count; ++n) {
        auto at = static_cast<std::size_t>(numberAt(page, header + 8 + 2 * n, 2));
        const std::uint64_t size = varintAt(page, at);
        varintAt(page, at); // the number of the row
        if (size > kLongestRow) continue;
        if (!use(valuesOf(payload(page, at, size)))) return false;
    }
    return true;
}

/// A long row continues in a chain of overflow pages.
std::string SqliteFile::payload(std::string_view page, std::size_t at, std::uint64_t size) const {
    std::uint64_t local = size;
    if (size > usable_ - 35) {
        const std::uint64_t least = (usable_ - 12) * 32 / 255 - 23, fit = least + (size - least) % (usable_ - 4);
        local = fit <= usable_ - 35 ? fit : least;
    }
    if (at >= page.size() || local > page.size() - at) return {};
    std::string row(page.substr(at, local));
    auto next = local < size ? static_cast<std::uint32_t>(numberAt(page, at + local, 4)) : 0;
    while (next != 0 && row.size() < size) {
        const std::string_view more = this->page(next);
        if (more.empty()) return {};
        row += more.substr(4, std::min<std::uint64_t>(usable_ - 4, size - row.size()));
        next = static_cast<std::uint32_t>(numberAt(more, 0, 4));
    }
    return row;
}

} // namespace ninefold::documents
