// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

#include <optional>
#include <variant>

namespace ninefold::cli {

/// One of several equal parts of a job: of N shards, the K-th answers puzzles K, K + N, K + 2N ...; so all of them
/// together, taken in turn line by line, give exactly what one run without shards gives.
struct Shard {
    long long which = 1;
    long long of = 1;

    /// Puzzles count from 1.
    bool has(long long number) const { return (number - 1) % of == which - 1; }
};

/// --shard K/N
QCommandLineOption shardOption();

/// The shard that the call asks for (by default all is one shard), or the sentence that says what is wrong.
std::variant<Shard, QString> readShard(const Invocation& call);

} // namespace ninefold::cli
