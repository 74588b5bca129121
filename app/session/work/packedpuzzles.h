// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace ninefold::session {

/// A sequence of puzzles in little memory: a list may have a million. Digits are packed; text fields are stored only
/// if they differ from those of the puzzle before. A puzzle with other data (candidates, notes, a history) is stored
/// whole.
class PackedPuzzles {
    struct Row {
        /// Two digits per byte, 0 for a blank cell.
        std::array<std::uint8_t, (kCellCount + 1) / 2> digits{};
        /// One bit per cell.
        std::array<std::uint8_t, (kCellCount + 7) / 8> givens{};
        std::uint8_t flags = 0;
        /// The position of its text fields, or its index among the puzzles stored whole.
        std::uint32_t at = 0;
        std::int32_t line = 0;
    };

public:
    /// The memory that a puzzle without other data takes.
    static constexpr std::size_t kBytesPerPuzzle = sizeof(Row);

    void add(formats::Puzzle&& puzzle);
    /// Releases reserved memory.
    void shrink();

    int size() const { return static_cast<int>(rows_.size()); }
    bool empty() const { return rows_.empty(); }
    formats::Puzzle operator[](int number) const;
    /// The memory used, without the data that whole puzzles point to.
    std::size_t bytes() const;

private:
    static Row pack(const formats::Puzzle& puzzle);
    static Grid unpack(const Row& row);
    std::uint32_t addWords(const formats::Puzzle& puzzle);
    void readWords(std::uint32_t at, formats::Puzzle& puzzle) const;

    std::vector<Row> rows_;
    /// For each puzzle its text fields that are not empty: number of the field, text, NUL; another NUL ends them.
    /// The first puzzle has none.
    std::string words_ = std::string(1, '\0');
    /// The position of the last puzzle's fields.
    std::uint32_t lastWords_ = 0;
    std::vector<formats::Puzzle> whole_;
};

/// Shared between threads, and therefore constant.
using Puzzles = std::shared_ptr<const PackedPuzzles>;

Puzzles packed(std::vector<formats::Puzzle> puzzles);

} // namespace ninefold::session
