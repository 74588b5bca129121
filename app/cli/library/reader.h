// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/examination.h"
#include "app/store/library/open.h"

#include <optional>

namespace ninefold::cli {

/// Looks puzzles up in a library. Each handler has its own: the connection is made by the thread that asks first, and
/// belongs to it.
class LibraryReader {
public:
    explicit LibraryReader(const library::Location& location) : location_(location) {}

    /// What the library knows about the puzzle, or one that is the same up to symmetry.
    Result<std::optional<library::Entry>> known(const formats::Puzzle& puzzle);

private:
    const library::Location location_;
    library::OpenLibrary library_;
    library::Examination examination_;
};

} // namespace ninefold::cli
