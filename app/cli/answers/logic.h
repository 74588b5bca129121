// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/cli/pipeline.h"
#include "app/documents/parts/jsonwriter.h"
#include "engine/logic/path.h"
#include "engine/solve/verdict.h"
#include "engine/verify/verifier.h"

#include <functional>
#include <span>
#include <string>
#include <variant>

namespace ninefold::cli {

/// A puzzle of the input, examined for logical solving.
struct LogicTask {
    solve::Verdict verdict;
    logic::Position position;
    /// The digits alone have one solution, so that uniqueness techniques are valid.
    bool unique = false;

    /// Does it have a solution, so that steps make sense?
    bool solvable() const { return verdict.solutions > 0; }
};

/// What the commands about logic share. One object per thread: finders and the fast solver keep memory between
/// puzzles. There are two finders, because uniqueness techniques are invalid for a puzzle without a unique solution.
class Logician {
public:
    explicit Logician(const logic::Profile& profile);

    LogicTask examine(const formats::Puzzle& puzzle);
    const logic::Finder& finder(const LogicTask& task) const { return task.unique ? unique_ : general_; }

private:
    logic::Finder unique_, general_;
    solve::FastSolver solver_;
};

/// --group: all singles that are there at once are one step.
QCommandLineOption groupOption();

/// What is wrong with an id that no technique has, or with none.
QString noTechnique(const QString& id);

/// "r1c1=5", "r1c1<>5"
std::string changeText(const logic::Deduction& change);
/// A list of the digits that come, or of the candidates that go.
void writeChanges(const char* name, std::span<const logic::Deduction> changes, bool places,
                  documents::JsonWriter& json);

/// Step = {technique, code, name, er, places, removes, text, clues, marks, houses, links}; "verified" too, unless it is
/// empty.
void writeStep(const logic::Step& step, NameStyle names, documents::JsonWriter& json, std::string_view verified = {});

/// "steps" and the list. `evidence` is that of each step, or empty if they were not verified.
/// `afterEach` may hand on what is written so far.
void writeSteps(const std::vector<logic::Step>& steps, std::span<const verify::Evidence> evidence, NameStyle names,
                documents::JsonWriter& json, const std::function<void()>& afterEach = {});

/// What is wrong with a puzzle for logical solving, as a sentence; empty if it has one solution.
std::string troubleText(const LogicTask& task, NameStyle names);

} // namespace ninefold::cli
