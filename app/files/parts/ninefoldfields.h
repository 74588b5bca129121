// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

namespace ninefold {

/// The texts of a puzzle and how Ninefold's files call them: one list for reader and writer, so that neither knows a
/// field that the other does not.
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
