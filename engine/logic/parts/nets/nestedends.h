// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets/net.h"

#include <array>
#include <memory>
#include <vector>

namespace ninefold::logic {

/// How a net with inner nets ended.
struct NestedEnd {
    bool holdsOut = false;
    /// False if it would have needed inner nets for more candidates than it was allowed.
    bool complete = true;
    std::vector<Candidate> refuted; ///< by inner nets
    int size = 0;                   ///< digits placed
};

/// How the nets with inner nets of a position ended, and of those before: one that has the same left once its singles
/// are placed ends in the same way. A fact that lasts.
class NestedEnds {
public:
    explicit NestedEnds(const Position& /*position*/) {}
    NestedEnds(const Position& /*position*/, const NestedEnds& earlier) : ends_(earlier.ends_) {}

    /// What decides how a net ends.
    struct Key {
        Boards left, placed; ///< after its singles
        InnerTechniques inner;

        friend bool operator==(const Key&, const Key&) = default;
    };
    /// Null if that is not known for nets that may refute at most so many candidates.
    const NestedEnd* find(Candidate start, const Key& key, int most) const;
    void keep(Candidate start, const Key& key, int most, NestedEnd end) const;

private:
    struct Kept {
        Key key;
        int most;
        NestedEnd end;
    };
    static std::size_t indexOf(Candidate start) { return static_cast<std::size_t>(Net::indexOf(start)); }

    /// Shared with the positions before and after.
    mutable std::array<std::shared_ptr<const Kept>, kCellCount * kDigitCount> ends_;
};

} // namespace ninefold::logic
