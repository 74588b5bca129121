// SPDX-License-Identifier: MIT
#include "app/session/announcer.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {

void Announcer::say(const QString& sentence, Severity severity, std::vector<Offer> offers) {
    assert(!sentence.isEmpty());
    assert(severity != Severity::Info || offers.empty());
    assert(std::ranges::none_of(offers, [](const Offer& offer) { return offer.text.isEmpty(); }));
    emit announced({sentence, severity, std::move(offers)});
}

} // namespace ninefold::session
