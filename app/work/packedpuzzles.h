// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace ninefold {

/// Puzzles one after the other in little memory: a list may have a million. Their digits are packed; their words are
/// kept where they differ from those of the puzzle before. What has more to it than digits and words (candidates,
/// notes, a history) is kept whole.
class PackedPuzzles {
    struct Row {
        /// Two digits a byte, 0 where a cell is blank.
        std::array<std::uint8_t, (kCellCount + 1) / 2> digits{};
        /// One bit a cell.
        std::array<std::uint8_t, (kCellCount + 7) / 8> givens{};
        std::uint8_t flags = 0;
        /// Where its words begin, or its number among those that are kept whole.
        std::uint32_t at = 0;
        std::int32_t line = 0;
    };

public:
    /// What a puzzle of digits alone takes.
    static constexpr std::size_t kBytesPerPuzzle = sizeof(Row);

    void add(Puzzle&& puzzle);
    /// Gives back what was reserved for more.
    void shrink();

    int size() const { return static_cast<int>(rows_.size()); }
    bool empty() const { return rows_.empty(); }
    Puzzle operator[](int number) const;
    /// The memory that they take, without what those kept whole point to.
    std::size_t bytes() const;

private:
    static Row pack(const Puzzle& puzzle);
    static Grid unpack(const Row& row);
    std::uint32_t addWords(const Puzzle& puzzle);
    void readWords(std::uint32_t at, Puzzle& puzzle) const;

    std::vector<Row> rows_;
    /// For each puzzle its words that are not empty: number of the field, text, NUL; another NUL ends them. The first
    /// has none.
    std::string words_ = std::string(1, '\0');
    /// Where those of the last puzzle begin.
    std::uint32_t lastWords_ = 0;
    std::vector<Puzzle> whole_;
};

/// As they go from thread to thread: they do not change any more.
using Puzzles = std::shared_ptr<const PackedPuzzles>;

Puzzles packed(std::vector<Puzzle> puzzles);

} // namespace ninefold
