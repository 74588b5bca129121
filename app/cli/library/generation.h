// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/store/library/runs.h"

#include <cstdint>

namespace ninefold::cli {

/// What a library knows of a call of `generate`: an earlier call that asked for the same made some of its puzzles, or
/// another part of it did.
struct Generation {
    library::Location location;
    library::Id run = 0;
    /// The first puzzle of the call is at 0.
    std::vector<bool> made;
};

/// `specified` are the options that decide what the puzzles are. Returns the exit code after a complaint.
std::variant<Generation, int> generationOf(const Invocation& call, const QList<QCommandLineOption>& specified,
                                           std::uint64_t seed, long long first, long long last);

} // namespace ninefold::cli
