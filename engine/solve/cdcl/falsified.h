// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/clauses.h"

#include <array>
#include <optional>

namespace ninefold::solve::cdcl {

/// Goes along the trail and names what became false and is watched by clauses: they are asked what they require now.
class Falsified {
public:
    /// All entries of the trail have been looked at.
    void startAfter(const Trail& trail) {
        entry_ = trail.size();
        named_ = listed_ = 0;
    }
    /// The next literal that is false and watched; none at the end of the trail.
    std::optional<Literal> next(const Trail& trail, const Clauses& clauses);

private:
    /// A digit, and what it rules out: the other digits of its cell, and its peers.
    static constexpr int kMost = 1 + (kDigitCount - 1) + 20;

    void list(Literal entry, const Trail& trail, const Clauses& clauses);

    /// Trail entries before this index have been looked at.
    int entry_ = 0;
    /// What the last of them made false and is watched; some of it has been named.
    std::array<Literal, kMost> watched_;
    int listed_ = 0, named_ = 0;
};

} // namespace ninefold::solve::cdcl
