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

namespace ninefold::documents {

/// Appends puzzles to the text of a format, for callers that produce them one by one. The first puzzle adds the
/// header, finish() the footer, and both if there was no puzzle: an empty collection is a complete file.
class PuzzleWriter {
public:
    /// The format must be writable.
    explicit PuzzleWriter(const formats::Format& format) : format_(format) { assert(format.write != nullptr); }
    /// Appends the puzzle, preceded by the header or the separator.
    void add(const formats::Puzzle& puzzle, std::string& out);
    /// Appends the footer.
    void finish(std::string& out);

private:
    void begin(std::string& out);

    const formats::Format& format_;
    bool started_ = false;
};

/// What a format cannot hold of a puzzle: one CannotHold for each kind of data. Ask before writing, so that no user
/// loses data without a warning.
std::vector<Error> whatIsLost(const formats::Format& format, const formats::Puzzle& puzzle);
std::vector<Error> whatIsLost(const formats::Format& format, std::span<const formats::Puzzle> puzzles);

std::string writeText(const formats::Format& format, std::span<const formats::Puzzle> puzzles);

/// Writes a complete file or leaves the old one as it was. Returns the error, if any.
std::optional<Error> saveFile(const QString& path, std::string_view bytes);
std::optional<Error> saveFile(const QString& path, const formats::Format& format,
                              std::span<const formats::Puzzle> puzzles);

} // namespace ninefold::documents
