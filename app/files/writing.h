// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <QString>

#include <cassert>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// Puts puzzles one after the other into the text of a format, for those who make them one by one. The header comes
/// with the first and the footer with finish(), also when there was none: an empty collection is a whole file.
class PuzzleWriter {
public:
    /// Not every format can be written.
    explicit PuzzleWriter(const Format& format) : format_(format) { assert(format.write != nullptr); }
    /// Appends the puzzle and what stands before it.
    void add(const Puzzle& puzzle, std::string& out);
    /// Appends what stands at the end.
    void finish(std::string& out);

private:
    void begin(std::string& out);

    const Format& format_;
    bool begun_ = false;
};

/// What of a puzzle a format cannot hold: one CannotHold for each kind of thing. To be asked before writing, so that
/// nobody loses anything without a word.
std::vector<Error> whatIsLost(const Format& format, const Puzzle& puzzle);
std::vector<Error> whatIsLost(const Format& format, std::span<const Puzzle> puzzles);

std::string writeText(const Format& format, std::span<const Puzzle> puzzles);

/// Writes a file as a whole or leaves the old one as it was. Returns what went wrong.
std::optional<Error> saveFile(const QString& path, std::string_view bytes);
std::optional<Error> saveFile(const QString& path, const Format& format, std::span<const Puzzle> puzzles);

} // namespace ninefold
