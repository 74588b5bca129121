// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/puzzle.h"

namespace ninefold::documents {

/// The text fields of a puzzle and their names in Ninefold's files: one list for reader and writer, so that both
/// know the same fields.
struct TextField {
    const char* name;
    std::string formats::Puzzle::*text;
};

inline constexpr TextField kTextFields[] = {
    {"id", &formats::Puzzle::id},           {"name", &formats::Puzzle::name},     {"author", &formats::Puzzle::author},
    {"comment", &formats::Puzzle::comment}, {"source", &formats::Puzzle::source}, {"url", &formats::Puzzle::url},
    {"date", &formats::Puzzle::date},       {"level", &formats::Puzzle::level},   {"rating", &formats::Puzzle::rating},
};

} // namespace ninefold::documents
