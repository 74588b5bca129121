// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/sheet.h"
#include "engine/practice/question.h"

#include <QString>

#include <optional>

namespace ninefold::session {

/// What the player practises: one technique without end, or a test of a family, which has an end. A value.
struct PracticeGoal {
    const logic::Technique* technique = nullptr;
    std::optional<logic::Family> family = std::nullopt;

    bool isTest() const { return family.has_value(); }
    /// What is asked in the position with this number, from 0: a test goes through its family from the easiest
    /// technique to the hardest.
    const logic::Technique& techniqueAt(int number) const;
    friend bool operator==(const PracticeGoal&, const PracticeGoal&) = default;
};

/// A position to practise, and what is to be found in it. A value.
struct Exercise {
    const logic::Technique* technique = nullptr;
    Grid position;
    generator::Solution solution{};
    /// A step of the technique, which is the easiest one of the position: hints are about it.
    logic::Step step;
    /// The position as a line of HoDoKu's library.
    QString line;

    practice::Question question() const;
    /// The position as a game in which no digit can be changed.
    formats::Puzzle puzzle() const;
    /// What the player has changed on a sheet that began as that puzzle.
    practice::Changes answerOn(const game::Sheet& sheet) const;
};

} // namespace ninefold::session
