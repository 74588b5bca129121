// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold::solve {

/// The smallest set of cells that has a cell of each of many sets. Sets can be added between two questions, so the
/// answers never become smaller, and a search for an answer starts with the size of the one before.
class HittingSets {
public:
    explicit HittingSets(Cells cells) : cells_(cells) {}

    /// Answers have a cell of this set from now on.
    void mustHit(Cells set) { toHit_.push_back(set); }
    /// Answers do not contain all of this set from now on.
    void mustNotContain(Cells set) { excluded_.push_back(set); }

    /// A smallest answer; nothing if there is none, or if `steps` ran out, of which it takes what it needs.
    std::optional<Cells> smallest(std::uint64_t& steps);
    /// There is no answer (any more).
    bool exhausted() const { return size_ > cells_.count(); }

private:
    struct Branch {
        Cells chosen, allowed;
        int left = 0;
    };
    bool search(Branch branch, std::uint64_t& steps);
    bool reduce(Branch& branch) const;
    bool choose(const Branch& branch, Cells& next) const;

    const Cells cells_;
    std::vector<Cells> toHit_, excluded_;
    /// There is no smaller answer.
    int size_ = 0;
    Cells answer_;
};

} // namespace ninefold::solve
