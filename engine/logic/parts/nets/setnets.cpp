// SPDX-License-Identifier: MIT
#include "engine/logic/parts/nets/setnets.h"

namespace ninefold::logic {

KeptNets& SetNets::nets(const Position& position, const InnerTechniques& inner) const {
    if (nets_ && nets_->inner() == inner) return *nets_;
    nets_ = earlier_ && earlier_->inner() == inner ? std::make_shared<KeptNets>(position, *earlier_)
                                                   : std::make_shared<KeptNets>(position, Inside::Sets, inner);
    earlier_ = nullptr;
    return *nets_;
}

} // namespace ninefold::logic
