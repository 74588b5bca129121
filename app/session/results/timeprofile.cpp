// SPDX-License-Identifier: MIT
// Combines the player's times with the logic of the puzzle. The moves say when a digit was placed; which steps made it
// possible is found by solving along with the player.
#include "app/session/results/timeprofile.h"

#include "engine/logic/finder.h"
#include "engine/logic/overlay.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <optional>

namespace ninefold::session {
namespace {

bool isSingle(const logic::Technique* technique) {
    return technique->family == logic::Family::Singles;
}

/// All techniques, singles first: the player sees a single before what leads to one.
logic::Profile playersOrder() {
    logic::Profile profile = logic::Profile::standard();
    std::stable_partition(profile.order.begin(), profile.order.end(), isSingle);
    return profile;
}

logic::Profile onlySingles() {
    logic::Profile profile = playersOrder();
    std::erase_if(profile.order, std::not_fn(isSingle));
    return profile;
}

bool places(const logic::Step& step, Cell cell) {
    return std::ranges::any_of(step.deductions,
                               [cell](const logic::Deduction& one) { return one.places && one.cell == cell; });
}

TimedStep timed(const logic::Step& step) {
    TimedStep timed{step.technique, step.er != 0 ? step.er : step.technique->rating, logic::cellsToLookAt(step)};
    for (const logic::Deduction& one : step.deductions)
        if (one.places) timed.cells.add(one.cell);
    return timed;
}

/// Solves along with the player.
class Follower {
public:
    Follower(const Grid& puzzle, bool unique)
        : position_(puzzle), singles_(onlySingles(), unique), all_(playersOrder(), unique) {}

    /// The steps that lead to the digit, which is placed afterwards.
    std::vector<TimedStep> follow(const Placement& placement, const std::stop_token& stop) {
        assert(placement.digit >= 1 && placement.digit <= kDigitCount);
        std::vector<TimedStep> way;
        if (const std::optional<logic::Step> single = singleAt(placement.cell)) way.push_back(timed(*single));
        else way = wayTo(placement.cell, stop);
        position_.place(placement.cell, placement.digit);
        return way;
    }

private:
    std::optional<logic::Step> singleAt(Cell cell) const {
        for (const logic::Step& step : singles_.all(position_))
            if (places(step, cell)) return step;
        return std::nullopt;
    }

    /// The harder steps on the solving path up to the cell. What they rule out stays ruled out; the digits that the
    /// path places meanwhile are left to the player.
    std::vector<TimedStep> wayTo(Cell cell, const std::stop_token& stop) {
        std::vector<TimedStep> way;
        logic::Position ahead = position_;
        while (!ahead.isSet(cell)) {
            const std::optional<logic::Step> step = all_.next(ahead, stop);
            if (!step) return way.push_back({.cells = Cells::of(cell)}), way;
            ahead.apply(*step);
            if (!isSingle(step->technique) || places(*step, cell)) way.push_back(timed(*step));
            if (isSingle(step->technique)) continue;
            for (const logic::Deduction& one : step->deductions)
                if (!one.places && position_.isCandidate(one.cell, one.digit)) position_.remove(one.cell, one.digit);
        }
        return way;
    }

    logic::Position position_;
    logic::Finder singles_, all_;
};

} // namespace

std::vector<Placement> placementsIn(std::span<const Move> moves, const Grid& puzzle, const Grid& solution) {
    std::vector<Placement> placements;
    Cells seen = Cells::all() - puzzle.blanks();
    for (const Move& move : moves)
        for (const CellChange& change : move.changes) {
            const Digit digit = change.after.value;
            if (seen.has(change.cell) || digit == 0 || digit != solution.value(change.cell)) continue;
            seen.add(change.cell);
            placements.push_back({change.cell, digit, move.atMs});
        }
    return placements;
}

std::vector<TimedStep> timeProfile(const Grid& puzzle, std::span<const Placement> placements, bool unique,
                                   const std::stop_token& stop) {
    std::vector<TimedStep> profile;
    Follower follower(puzzle, unique);
    qint64 lastMs = 0;
    for (const Placement& placement : placements) {
        if (stop.stop_requested()) break;
        std::vector<TimedStep> way = follower.follow(placement, stop);
        assert(!way.empty());
        std::ranges::max_element(way, {}, &TimedStep::rating)->beforeMs = std::max<qint64>(0, placement.atMs - lastMs);
        lastMs = std::max(lastMs, placement.atMs);
        profile.insert(profile.end(), way.begin(), way.end());
    }
    return profile;
}

} // namespace ninefold::session
