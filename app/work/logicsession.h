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

namespace ninefold {

/// What is asked of human logic, by value.
struct LogicQuestion {
    Grid grid;
    Profile profile;
    /// The puzzle was proved to have one solution.
    bool unique = false;
};

/// One of all steps that are possible now.
struct ListedStep {
    Step step;
    /// The line, counted from 0, that does as much already; nothing for a line of the list itself. See StepFolding.
    std::optional<int> under;
};
using StepBatch = std::shared_ptr<const std::vector<ListedStep>>;
/// What the window takes in at one go.
inline constexpr std::size_t kMaxBatchSteps = 256;

/// The window's side of human logic: asks without waiting. Each kind of question has a thread of its own, so that a
/// hint does not wait behind a long path; a newer question of a kind takes the place of the older, whose answer is
/// dropped.
class LogicSession : public QObject {
    Q_OBJECT

public:
    enum class Kind { Hint, All, Path, Reason };

    explicit LogicSession(QObject* parent = nullptr);
    ~LogicSession() override;

    void askHint(const LogicQuestion& question);
    /// Every step possible now, technique after technique, each with its place in a list that can be read.
    void askAll(const LogicQuestion& question);
    void askPath(const LogicQuestion& question);
    /// Why the candidate cannot hold.
    void askReason(const Grid& position, Candidate candidate);

    bool isBusy(Kind kind) const { return asked(kind).ticket != 0; }
    /// Ends the search at once; nothing more is heard of it.
    void stop(Kind kind);

signals:
    /// Nothing when no technique goes on.
    void hintFound(const std::optional<ninefold::Step>& step);
    /// Never empty, and never more than kMaxBatchSteps.
    void stepsFound(const ninefold::StepBatch& steps);
    void allEnded();
    void pathGrew(const ninefold::Step& step);
    void pathEnded(ninefold::PathEnd end);
    /// Nothing when there is no short one.
    void reasonFound(const std::optional<ninefold::Step>& step);

private:
    /// Hands an answer over to the window's thread; the last one ends the question.
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

} // namespace ninefold
