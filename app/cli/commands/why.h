// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/jsonwriter.h"
#include "engine/core/names.h"
#include "engine/formats/puzzle.h"
#include "engine/solve/verdict.h"
#include "engine/solve/why/contradictions.h"
#include "engine/solve/why/deadend.h"
#include "engine/solve/why/exchange.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ninefold::cli {

/// The answer to check --why: why there is no solution, or more than one.
struct Why {
    struct Conflict {
        Cells givens;
        solve::DeadEnd end;
    };
    std::vector<Conflict> conflicts;
    /// These are all conflicts.
    bool complete = true;
    std::optional<solve::Exchange> exchange;
};

/// `most`: how many conflicts to find.
Why findWhy(const formats::Puzzle& puzzle, const solve::Verdict& verdict, std::size_t most,
            const std::stop_token& stop);

/// The fields "conflicts", "conflicts_complete", "differs" and "why".
void writeWhy(const Why& why, NameStyle names, documents::JsonWriter& json);
/// A sentence per line.
std::string whyText(const Why& why, NameStyle names);

} // namespace ninefold::cli
