// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/finding.h"

#include <stop_token>

namespace ninefold::library {

/// Looks for patterns in the puzzles that meet all other conditions of the query and were not looked at before, and
/// keeps what is found, so that `find` knows it. Adding puzzles stays fast, because it does not look. About 15,000
/// puzzles a second; what was done is kept when it is stopped. Returns how many puzzles were looked at.
Result<long long> lookForPatterns(Database& database, const Query& query, const std::stop_token& stop = {});

} // namespace ninefold::library
