// SPDX-License-Identifier: MIT
#include "app/pages/library/puzzlecurve.h"

#include "app/session/library/stepratings.h"
#include "engine/rating/rule/levelrule.h"

#include <cassert>
#include <utility>

namespace ninefold::pages {
namespace {

constexpr int kCurveDelayMs = 150;

} // namespace

PuzzleCurve::PuzzleCurve(QObject* parent) : QObject(parent) {
    delay_.setSingleShot(true);
    delay_.setInterval(kCurveDelayMs);
    connect(&delay_, &QTimer::timeout, this, &PuzzleCurve::find);
}

void PuzzleCurve::setPuzzle(const QString& givens) {
    if (std::exchange(givens_, givens) == givens && !givens.isEmpty()) return;
    task_.stop();
    if (givens.isEmpty()) return delay_.stop();
    emit curveChanged({});
    delay_.start();
}

void PuzzleCurve::find() {
    assert(!givens_.isEmpty());
    task_.start([givens = givens_](const std::stop_token& stop, const auto&) {
        return [profile = session::stepRatings(givens, stop)](PuzzleCurve& curve) {
            std::vector<widgets::RatingCurve::Bar> bars;
            for (const int tenths : profile) bars.push_back({tenths, static_cast<int>(rating::stepLevel(tenths))});
            emit curve.curveChanged(bars);
        };
    });
}

} // namespace ninefold::pages
