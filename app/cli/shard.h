// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

#include <optional>
#include <variant>

namespace ninefold::cli {

/// One of several equal parts of a job: consecutive puzzles. The outputs of all parts in order equal the output of
/// one run without shards.
struct Shard {
    long long which = 1;
    long long of = 1;

    bool isWhole() const { return of == 1; }
    /// Of `total` puzzles the shard answers first .. last, counted from 1; none if first > last.
    long long first(long long total) const { return cut(which - 1, total) + 1; }
    long long last(long long total) const { return cut(which, total); }

private:
    /// The end of part number `part`. (Avoids a product with the total, which could overflow.)
    long long cut(long long part, long long total) const { return total / of * part + total % of * part / of; }
};

/// --shard K/N
QCommandLineOption shardOption();

/// The shard that the call requests (by default everything is one shard), or a sentence about the mistake.
std::variant<Shard, QString> readShard(const Invocation& call);

} // namespace ninefold::cli
