// SPDX-License-Identifier: MIT
#include "app/session/work/solverfigures.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

constexpr std::size_t kMostPoints = 256;

} // namespace

bool CurveSink::take(const solve::EventBatch& batch) {
    for (const solve::SolverEvent& event : batch.events) {
        ++now_.events;
        now_.deadEnds += event.kind == deadEnd_;
        now_.notes += event.kind == solve::EventKind::Learn;
        // Of a way back the event has the level that is left.
        const bool back = event.kind == solve::EventKind::Backjump || event.kind == solve::EventKind::Backtrack ||
                          event.kind == solve::EventKind::Restart;
        now_.depth = back ? event.to : event.level;
        deepest_ = std::max(deepest_, now_.depth);
        if (now_.events % stride_ == 0) samples_.push_back(now_);
        if (samples_.size() < kMostPoints) continue;
        for (std::size_t i = 0; i < kMostPoints / 2; ++i) samples_[i] = samples_[2 * i + 1];
        samples_.resize(kMostPoints / 2);
        stride_ *= 2;
    }
    return now_.events < most_;
}

void CurveSink::writeTo(std::array<Curve, kMeasureCount>& curves) const {
    for (Curve& curve : curves) curve.clear();
    const auto add = [&curves](const Sample& sample) {
        const auto events = static_cast<double>(sample.events);
        const auto to = [&](Measure measure) -> Curve& { return curves[static_cast<std::size_t>(measure)]; };
        to(Measure::DeadEnds).emplace_back(events, static_cast<double>(sample.deadEnds));
        to(Measure::Notes).emplace_back(events, static_cast<double>(sample.notes));
        to(Measure::Depth).emplace_back(events, sample.depth);
    };
    add({});
    for (const Sample& sample : samples_) add(sample);
    if (samples_.empty() || samples_.back().events < now_.events) add(now_);
}

Curve sortedCurve(std::vector<double> values) {
    std::ranges::sort(values);
    Curve curve;
    const std::size_t points = std::min(values.size(), kMostPoints);
    for (std::size_t i = 0; i < points; ++i) {
        // The first and the last value are always there.
        const std::size_t at = points < 2 ? 0 : i * (values.size() - 1) / (points - 1);
        curve.emplace_back(static_cast<double>(at + 1), values[at]);
    }
    assert(values.empty() || curve.back().y() == values.back());
    return curve;
}

} // namespace ninefold::session
