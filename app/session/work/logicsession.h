// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/path.h"
#include "engine/logic/reason.h"

#include <QObject>
#include <QThreadPool>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ninefold::session {

/// A question to human logic, by value.
struct LogicQuestion {
    Grid grid;
    logic::Profile profile;
    /// Whether the puzzle was proved to have one solution.
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

/// The window's interface to human logic: asks without waiting. Each kind of question has its own thread, so that a
/// hint does not wait for a long path. A newer question replaces an older one of the same kind, whose answer is
/// dropped.
class LogicSession : public QObject {
    Q_OBJECT

public:
    enum class Kind { Hint, All, Path, Reason };

    explicit LogicSession(QObject* parent = nullptr);
    ~LogicSession() override;

    void askHint(const LogicQuestion& question);
    /// Finds every step possible now, technique after technique, each with its line in the folded list.
    void askAll(const LogicQuestion& question);
    void askPath(const LogicQuestion& question);
    /// Why the candidate cannot hold.
    void askReason(const Grid& position, logic::Candidate candidate);

    bool isBusy(Kind kind) const { return asked(kind).ticket != 0; }
    /// Stops the search at once; it delivers nothing more.
    void stop(Kind kind);

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
    /// Passes an answer to the window's thread; the last one ends the question.
    using Tell = std::function<void(std::function<void()> answer, bool last)>;
    using Work = std::function<void(const std::stop_token& stop, const Tell& tell)>;
    struct Asked {
        std::stop_source stop;
        quint64 ticket = 0;
    };
    const Asked& asked(Kind kind) const { return asked_[static_cast<std::size_t>(kind)]; }
    Asked& asked(Kind kind) { return asked_[static_cast<std::size_t>(kind)]; }
    void ask(Kind kind, Work work);

    QThreadPool threads_;
    std::array<Asked, 4> asked_;
    quint64 lastTicket_ = 0;
};

} // namespace ninefold::session
