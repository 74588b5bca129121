// SPDX-License-Identifier: MIT
#pragma once

#include "engine/solve/cdcl/clauses.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ninefold::solve::cdcl {

/// Decides when to restart and which clauses to keep, counted in conflicts.
class RestartPolicy {
public:
    std::uint32_t conflicts() const { return conflicts_; }
    void countConflict() { ++conflicts_; }

    bool wantsRestart() const { return conflicts_ >= nextRestart_; }
    /// The intervals between restarts follow the sequence 1 1 2 1 1 2 4 1 1 2 ... of Luby, Sinclair and Zuckerman
    /// 1993, which is never far from the best intervals without knowing them.
    void restarted() {
        ++restarts_;
        nextRestart_ = conflicts_ + kWait * luby(restarts_ + 1);
    }

    bool wantsFewer(int clauses) const { return clauses > static_cast<int>(kClauses + kMore * restarts_); }
    /// Keeps clauses from few levels and the more recently used half of the rest.
    auto worthKeeping(const Clauses& clauses) const {
        std::vector<std::uint32_t> used;
        for (int place = 0; place < clauses.count(); ++place)
            if (clauses.info(place).glue > kPrecious) used.push_back(clauses.info(place).used);
        const auto middle = used.begin() + static_cast<std::ptrdiff_t>(used.size() / 2);
        std::nth_element(used.begin(), middle, used.end());
        const std::uint32_t since = middle == used.end() ? 0 : *middle;
        return [&clauses, since](int place) {
            return clauses.info(place).glue <= kPrecious || clauses.info(place).used > since;
        };
    }

private:
    static constexpr std::uint32_t kWait = 16;
    /// The number of clauses to remember. It grows with each restart, so that long searches end with certainty.
    static constexpr std::uint32_t kClauses = 40, kMore = 10;
    /// Clauses from at most this many levels are always kept.
    static constexpr int kPrecious = 2;

    static constexpr std::uint32_t luby(std::uint32_t n) {
        std::uint32_t k = 1;
        while ((1u << k) - 1 < n) ++k;
        return (1u << k) - 1 == n ? 1u << (k - 1) : luby(n - (1u << (k - 1)) + 1);
    }

    std::uint32_t conflicts_ = 0;
    std::uint32_t restarts_ = 0;
    std::uint32_t nextRestart_ = kWait;
};

} // namespace ninefold::solve::cdcl
