// SPDX-License-Identifier: MIT
#include "app/session/watch/why/effortwithoutnotes.h"

#include "app/session/watch/watchwords.h"
#include "engine/solve/solver.h"

#include <algorithm>

namespace ninefold::session {
namespace {

/// A few seconds of work; the hardest puzzles need a tenth of it.
constexpr std::uint64_t kMostTurns = 300'000'000;

} // namespace

EffortWithoutNotes::EffortWithoutNotes(QObject* parent) : QObject(parent), task_(*this, longWorkThreads) {}

void EffortWithoutNotes::count(const RunRequest& request) {
    if (backtracking_ || task_.isRunning()) return;
    solve::SolverOptions options{.proof = request.options.proof, .candidatesBind = request.options.candidatesBind};
    options.limits.turns = kMostTurns;
    task_.start([puzzle = request.puzzle, options](const std::stop_token& stop, auto) {
        const auto figuresOf = [&](const solve::Solver& solver) {
            const solve::Report report = solver.run(puzzle, options, nullptr, stop);
            return Figures{report.reported.count(solve::EventKind::Decide), report.reported.count(solver.deadEnd),
                           report.status != solve::Report::Status::Unfinished};
        };
        const Figures backtracking = figuresOf(solve::solvers::backtracking),
                      propagation = figuresOf(solve::solvers::propagation);
        return [backtracking, propagation](EffortWithoutNotes& effort) {
            effort.backtracking_ = backtracking;
            effort.propagation_ = propagation;
            emit effort.effortCounted();
        };
    });
}

QString EffortWithoutNotes::sentence() const {
    if (!backtracking_) return {};
    const auto filled = [](const QString& text, const Figures& figures) {
        const auto counted = [](quint64 count) { return static_cast<int>(std::min<quint64>(count, 2'000'000'000)); };
        return text.arg(Watch::tr("%Ln guess(es)", nullptr, counted(figures.guesses)),
                        Watch::tr("%Ln dead end(s)", nullptr, counted(figures.deadEnds)));
    };
    const QString plain = backtracking_->finished
                              ? Watch::tr("Backtracking, without conclusions and notes: %1, %2.")
                              : Watch::tr("Backtracking, without conclusions and notes: more than %1, %2.");
    if (!propagation_.finished) return filled(plain, *backtracking_);
    // What is left of the difference is what the notes do; sometimes that is nothing.
    return filled(Watch::tr("Propagation, with conclusions and without notes: %1, %2."), propagation_) + u' ' +
           filled(plain, *backtracking_);
}

void EffortWithoutNotes::clear() {
    task_.stop();
    backtracking_.reset();
}

} // namespace ninefold::session
