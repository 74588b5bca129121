// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/nets/keptnets.h"

#include <memory>

namespace ninefold::logic {

/// What follows by singles and sets. A fact of a position, made for the techniques that were asked for last.
class SetNets {
public:
    explicit SetNets(const Position& /*position*/) {}
    SetNets(const Position& /*position*/, const SetNets& earlier)
        : earlier_(earlier.nets_ ? earlier.nets_ : earlier.earlier_) {}

    /// The same position as always.
    KeptNets& nets(const Position& position, const InnerTechniques& inner) const;

private:
    mutable std::shared_ptr<KeptNets> nets_;
    /// Those of an earlier position, until the first are made here.
    mutable std::shared_ptr<const KeptNets> earlier_;
};

} // namespace ninefold::logic
