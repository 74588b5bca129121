// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets/net.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <memory>
#include <vector>

namespace ninefold::logic {

/// What follows from the assumptions of a position by singles, or by sets too. A net that does not fail is kept for the
/// positions after this one, where it continues from where it came to rest: most lead to the same there, or to little
/// more. Does not refer to its position.
class KeptNets {
public:
    KeptNets(const Position& position, Inside inside, const InnerTechniques& inner = {});
    /// Begins with the nets of an earlier position, which had the candidates of this one and more.
    KeptNets(const Position& position, const KeptNets& earlier);

    struct Outcome {
        bool failed = false;
        int size = 0;   ///< digits placed
        int fewest = 0; ///< of a net that fails: see Net::depth
        NetState state; ///< of a net that does not
    };
    /// Follows the assumption unless that was done already. It must be a candidate.
    const Outcome& follow(Candidate start, bool holds);
    /// Null if it was not followed in this position.
    const Outcome* known(Candidate start, bool holds) const {
        const int number = numbers_[indexOf(start, holds)];
        return number >= 0 && nets_[number].isFollowed ? nets_[number].outcome.get() : nullptr;
    }

    const InnerTechniques& inner() const { return net_.inner(); }
    /// The candidates that a net removes which does not fail.
    Cells removed(const Outcome& outcome, Digit digit) const {
        assert(!outcome.failed);
        return candidates_[digit - 1] - outcome.state.left.boards[digit - 1];
    }

private:
    /// Shared with the positions before and after: most stay as they are. Outcomes must not move either.
    struct Kept {
        std::shared_ptr<const Outcome> outcome;
        bool isFollowed; ///< in this position, not only in one before
    };

    static int indexOf(Candidate start, bool holds) { return 2 * Net::indexOf(start) + (holds ? 1 : 0); }
    Outcome fromHere(Candidate start, bool holds);
    bool continues(Kept& kept);

    Net net_;
    Boards candidates_, values_{};
    /// The index of the net for each candidate, false and true; -1 if there is none.
    std::array<std::int16_t, 2 * kCellCount * kDigitCount> numbers_;
    std::vector<Kept> nets_;
};

} // namespace ninefold::logic
