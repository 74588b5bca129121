// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets/net.h"
#include "engine/logic/parts/nets/shortnets.h"

namespace ninefold::logic {

/// The nets of a position that fail, in few lines, and their steps.
class Contradictions {
public:
    Contradictions(const Position& position, Inside inside, const InnerTechniques& inner);

    Net& net() { return net_; }

    /// A short net in which the assumption fails, if one of at most `most` lines is found. All its lines are needed.
    /// `suspects` are the candidates that inner nets may refute.
    std::optional<NetLines> shortest(Candidate start, bool holds, int most, std::vector<Candidate> suspects = {});
    /// The same without a limit, for an assumption that certainly fails.
    NetLines shortest(Candidate start, bool holds, std::vector<Candidate> suspects = {});
    /// Goes round each line of the net in turn, as long as that makes it shorter.
    void detour(NetLines& net, const std::vector<Candidate>& suspects, const std::stop_token& stop);
    /// The same net or one that is followed breadth first, if that is shorter.
    NetLines shorter(const NetLines& net);

    /// `er` is Sudoku Explainer's base rating.
    Step step(const NetLines& lines, int er, int looked) const;

private:
    NetLines asFollowed(Candidate start, bool holds);

    const Position& position_;
    NetBase base_;
    Net net_;
    ShortNets short_;
};

} // namespace ninefold::logic
