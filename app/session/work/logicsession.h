// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/work/task.h"

#include "engine/logic/path.h"
#include "engine/logic/reasons/reason.h"

#include <QObject>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace ninefold::session {

/// A question to human logic, by value.
struct LogicQuestion {
    Grid grid;
    logic::Profile profile;
    /// Whether techniques may use that the solution is unique; see logic::mayUseUniqueness.
    bool unique = false;
};

/// One of all steps that are possible now.
struct ListedStep {
    logic::Step step;
    /// The line, counted from 0, that already does the same; nothing for a line of the list itself. See StepFolding.
    std::optional<int> under;
};
using StepBatch = std::shared_ptr<const std::vector<ListedStep>>;
/// The number of steps that the window can take in at once.
inline constexpr std::size_t kMaxBatchSteps = 256;

/// The window's interface to human logic: asks without waiting. Each kind of question is a task of its own, so that
/// a hint does not wait for a long path. A newer question replaces an older one of the same kind, whose answer is
/// dropped.
class LogicSession : public QObject {
    Q_OBJECT

public:
    enum class Kind { Hint, All, Path, Reason };

    explicit LogicSession(QObject* parent = nullptr) : QObject(parent) {}

    void askHint(const LogicQuestion& question);
    /// Finds every step possible now, technique after technique, each with its line in the folded list.
    void askAll(const LogicQuestion& question);
    void askPath(const LogicQuestion& question);
    /// Why the candidate cannot hold.
    void askReason(const Grid& position, logic::Candidate candidate);

    bool isBusy(Kind kind) const { return tasks_[static_cast<std::size_t>(kind)].isRunning(); }
    /// Stops the search at once; it delivers nothing more.
    void stop(Kind kind) { task(kind).stop(); }

signals:
    /// Nothing if no technique finds a step.
    void hintFound(const std::optional<ninefold::logic::Step>& step);
    /// Never empty, and at most kMaxBatchSteps.
    void stepsFound(const ninefold::session::StepBatch& steps);
    void allEnded();
    void pathGrew(const ninefold::logic::Step& step);
    void pathEnded(ninefold::logic::PathEnd end);
    /// Nothing when there is no short one.
    void reasonFound(const std::optional<ninefold::logic::Step>& step);

private:
    using Question = Task<LogicSession>;
    Question& task(Kind kind) { return tasks_[static_cast<std::size_t>(kind)]; }

    std::array<Question, 4> tasks_{
        {{*this, questionThreads}, {*this, questionThreads}, {*this, questionThreads}, {*this, questionThreads}}};
};

} // namespace ninefold::session
