// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"
#include "engine/core/names.h"
#include "engine/solve/explanation.h"

#include <QString>

namespace ninefold {

class Theme;

/// What a search knows at some moment, as pages to read. Events are links: their number is the address.
struct RunText {
    const Theme& theme;
    NameStyle names;

    /// What was decided and what followed, level by level.
    QString trail(const SolverState& state) const;
    /// The clauses that hold, the latest first: as chips, and as a sentence.
    QString lessons(const SolverState& state) const;
    /// Why an event came, from its decisions on. `said` is the event in a sentence.
    QString why(const Explanation& explanation, const QString& said) const;

private:
    QString literal(Literal literal) const;
    QString chip(Literal literal, bool forced) const;
};

/// Why event number `number` came; `before` is the state that it came in.
Explanation explainEvent(const SolverState& before, const SolverEvent& event, std::span<const Literal> clause);

/// Draws the reasons: facts as marks, "so" as arrows.
void drawExplanation(const Explanation& explanation, const SolverEvent& event, Frame& frame);

} // namespace ninefold
