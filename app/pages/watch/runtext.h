// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/frame.h"
#include "engine/solve/explanation.h"

#include <QString>

namespace ninefold {

class Theme;

/// Renders the state of a search as HTML: its trail, its learned clauses, and the explanation of an event. Events
/// are links whose address is the event number.
struct RunText {
    const Theme& theme;
    NameStyle names;

    /// The trail: the decisions and what they imply, level by level.
    QString trail(const SolverState& state) const;
    /// The learned clauses in use, latest first, each as chips and as a sentence.
    QString lessons(const SolverState& state) const;
    /// Explains why an event happened, starting from its decisions. `said` is the event as a sentence.
    QString why(const Explanation& explanation, const QString& said) const;

private:
    QString literal(Literal literal) const;
    QString chip(Literal literal, bool forced) const;
};

/// Explains why `event` happened. `before` is the state before it, `clause` the clause that it learned, if any.
Explanation explainEvent(const SolverState& before, const SolverEvent& event, std::span<const Literal> clause);

/// Draws an explanation: facts as marks, implications as arrows.
void drawExplanation(const Explanation& explanation, const SolverEvent& event, Frame& frame);

} // namespace ninefold
