// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

#include <optional>
#include <variant>

namespace ninefold::cli {

/// One of several equal parts of a job: a run of its puzzles. The parts one after the other give exactly what one run
/// without shards gives.
struct Shard {
    long long which = 1;
    long long of = 1;

    bool isWhole() const { return of == 1; }
    /// Of so many puzzles the shard answers first .. last, counted from 1; none where first > last.
    long long first(long long total) const { return cut(which - 1, total) + 1; }
    long long last(long long total) const { return cut(which, total); }

private:
    /// Where the part of that number ends. (No product with the total: that could be too large.)
    long long cut(long long part, long long total) const { return total / of * part + total % of * part / of; }
};

/// --shard K/N
QCommandLineOption shardOption();

/// The shard that the call asks for (by default all is one shard), or the sentence that says what is wrong.
std::variant<Shard, QString> readShard(const Invocation& call);

} // namespace ninefold::cli
