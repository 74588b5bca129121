// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/session/library/libraryaccess.h"
#include "app/session/practice/exercise.h"
#include "engine/practice/positions.h"

#include <deque>
#include <map>

namespace ninefold::session {

/// The positions for a goal, one after the other and never two that are the same up to symmetry: first the bundled ones
/// that the player has not practised, from easy to hard (a test begins with the hard ones), then new ones. Only where
/// none can be made in time the bundled ones come again. It works for seconds, so it belongs into threads, one after
/// the other.
class ExerciseSource {
public:
    /// The same seed gives the same positions. `folder` has the bundled ones, and the library those that are known.
    ExerciseSource(const PracticeGoal& goal, QString folder, LibraryAccess access, std::uint64_t seed);

    /// Nothing if no position is found, or when stopped. `hurry`: the player waits too long.
    std::optional<Exercise> next(const std::stop_token& stop, const std::stop_token& hurry = {});

private:
    struct Supply {
        /// Those that the player has not practised.
        std::deque<Exercise> bundled;
        /// All of them, as a circle.
        std::deque<Exercise> again;
        practice::SeenPositions seen;
        int made = 0;
    };

    Supply& supplyOf(const logic::Technique& technique, const std::stop_token& stop);
    void addKnown(const logic::Technique& technique, Supply& supply) const;
    Exercise takeBundled(Supply& supply) const;
    std::optional<Exercise> make(const logic::Technique& technique, Supply& supply, const std::stop_token& stop);

    PracticeGoal goal_;
    QString folder_;
    LibraryAccess access_;
    std::uint64_t seed_, stream_ = 0;
    int number_ = 0;
    std::map<const logic::Technique*, Supply> supplies_;
};

} // namespace ninefold::session
