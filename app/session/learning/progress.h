// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/learning/dayplan.h"
#include "app/session/learning/puzzlechoice.h"
#include "app/store/library/progress.h"

#include <QList>
#include <QMap>

namespace ninefold::session {

/// How far the player has come, from what the library knows. A value.
struct LearningProgress {
    MasteryMap mastery;
    std::optional<Strength> strength;
    DayPlan today;
    /// Of each family that was tested the best test.
    QList<library::FamilyTest> tests;
    /// How often help with a technique was asked for since it was practised last, by id.
    QMap<QString, int> asked;
    /// The puzzle that is next; nothing if there is none.
    std::optional<ProposedPuzzle> puzzle;

    bool isPassed(logic::Family family) const;
    /// Null where the family was not tested.
    const library::FamilyTest* testOf(logic::Family family) const;
};

/// What the player did, as the library has it.
struct LearningRecords {
    QList<library::Game> games;
    QList<library::Practice> exercises;
    QList<library::GameReasons> reasons;
    QMap<library::Id, int> ratings;
    QList<library::FamilyTest> tests;
};

/// All but the puzzle.
LearningProgress progressOf(const LearningRecords& records, QDate today);

/// Reads the records and chooses a puzzle; nothing if the library cannot be read. Belongs in a thread.
std::optional<LearningProgress> readProgress(library::Database& database, QDate today,
                                             const QString& folder = documents::kBundledFolder);

/// The families whose tests exist, in the order of the ladder, and the techniques of one.
QList<logic::Family> testedFamilies();
std::vector<const logic::Technique*> techniquesOf(logic::Family family);

} // namespace ninefold::session
