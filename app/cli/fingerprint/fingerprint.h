// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/fingerprint/digest.h"
#include "app/cli/fingerprint/sample.h"
#include "engine/solve/bitboard.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace ninefold::cli {

/// One part of what the engine does, with its own number so that a change can be located.
struct FingerprintPart {
    /// "solver cdcl", "technique x-wing" ...
    std::string name;
    /// Lets the engine work on the sample and adds everything that it answers.
    std::function<void(const Sample& sample, Digest& digest, const std::stop_token& stop)> add;
};

/// The parts of each room of the engine; every registered solver and technique is one. `level` is for the fast
/// solver: its answers do not depend on it.
void addSolverParts(solve::SimdLevel level, std::vector<FingerprintPart>& parts);
void addTechniqueParts(std::vector<FingerprintPart>& parts);
void addRatingParts(std::vector<FingerprintPart>& parts);
void addGeneratorParts(std::vector<FingerprintPart>& parts);

/// The behaviour of the engine as numbers: equal before and after a change that only makes it faster or tidier.
struct Fingerprint {
    struct Part {
        std::string name;
        std::uint64_t value = 0;
    };
    std::vector<Part> parts;

    /// Of all parts together.
    std::uint64_t total() const;
};

/// A line for all parts together, and one for each part.
std::string fingerprintText(const Fingerprint& fingerprint);
/// The same as one JSON object.
std::string fingerprintJson(const Fingerprint& fingerprint);

/// The same for any number of threads. When stopped, the result is invalid.
Fingerprint takeFingerprint(int threads, solve::SimdLevel level, const std::stop_token& stop);

} // namespace ninefold::cli
