// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

namespace ninefold {

/// The text fields of a puzzle and their names in Ninefold's files: one list for reader and writer, so that both
/// know the same fields.
struct TextField {
    const char* name;
    std::string Puzzle::*text;
};

inline constexpr TextField kTextFields[] = {
    {"id", &Puzzle::id},           {"name", &Puzzle::name},     {"author", &Puzzle::author},
    {"comment", &Puzzle::comment}, {"source", &Puzzle::source}, {"url", &Puzzle::url},
    {"date", &Puzzle::date},       {"level", &Puzzle::level},   {"rating", &Puzzle::rating},
};

} // namespace ninefold
