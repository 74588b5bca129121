// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::logic {

using Word = std::uint64_t;
using Row = std::span<Word>;
using ConstRow = std::span<const Word>;

inline bool hasBit(ConstRow row, int bit) {
    return (row[static_cast<std::size_t>(bit) / 64] >> (bit & 63)) & 1u;
}
inline void setBit(Row row, int bit) {
    row[static_cast<std::size_t>(bit) / 64] |= Word{1} << (bit & 63);
}

/// Calls use(bit) for every bit of the row, in ascending order.
template <typename Use>
void forEachBit(ConstRow row, Use use) {
    for (std::size_t word = 0; word < row.size(); ++word)
        for (Word rest = row[word]; rest != 0; rest &= rest - 1)
            use(static_cast<int>(word * 64) + std::countr_zero(rest));
}

/// Sets of small numbers, one per row, all of the same width, so that graph searches process whole words.
class BitRows {
public:
    BitRows() = default;
    BitRows(int rows, int bits) : words_((static_cast<std::size_t>(bits) + 63) / 64), bits_(words_ * rows) {}

    std::size_t words() const { return words_; }
    Row operator[](int row) { return Row(bits_).subspan(row * words_, words_); }
    ConstRow operator[](int row) const { return ConstRow(bits_).subspan(row * words_, words_); }

private:
    std::size_t words_ = 0;
    std::vector<Word> bits_;
};

} // namespace ninefold::logic
