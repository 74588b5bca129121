// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

namespace ninefold::logic {

/// Passes steps on and notes whether there was one.
class NotingSink : public StepSink {
public:
    explicit NotingSink(StepSink& sink) : sink_(sink) {}
    bool take(Step&& step) override {
        found = true;
        return sink_.take(std::move(step));
    }
    /// Set this also for a step that is not reported now but may be later.
    bool found = false;

private:
    StepSink& sink_;
};

/// Calls look(part, sink) for one part of the position after the other, skipping parts in which this technique found
/// nothing the last time and that have not changed since. Each part costs the same work, skipped or not, because the
/// result of a search must not depend on earlier searches. A technique calls this once for each kind of parts.
template <typename Look>
bool searchPartByPart(const Position& position, Parts parts, int work, LogicSearch& search, StepSink& sink, Look look) {
    const NegativeCache::Search key{search.technique, parts, search.limits, search.everyWay};
    const std::uint64_t negativeCache = position.negativeCache().of(key);
    for (int part = 0; part < countOf(parts); ++part) {
        if (!search.work(work)) return false;
        if ((negativeCache >> part & 1u) != 0) continue;
        NotingSink noting(sink);
        if (!look(part, noting)) return false;
        if (!noting.found) position.negativeCache().note(key, part);
    }
    return true;
}

template <typename Look>
bool searchDigitByDigit(const Position& position, int work, LogicSearch& search, StepSink& sink, Look look) {
    return searchPartByPart(position, Parts::Digits, work, search, sink,
                            [&](int part, NotingSink& noting) { return look(part + 1, noting); });
}

} // namespace ninefold::logic
