// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"
#include "engine/logic/frame.h"
#include "engine/solve/explanation.h"

#include <QString>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// Renders the state of a search as HTML: its trail, its counts, and the explanation of an event. Events
/// are links whose address is the event number.
struct RunText {
    const widgets::Theme& theme;
    NameStyle names;

    /// The trail: the decisions and what they imply, level by level.
    QString trail(const solve::SolverState& state) const;
    /// How often each kind of event happened, and what that means.
    QString counts(const solve::SolverState& state) const;
    /// Explains why an event happened, starting from its decisions. `said` is the event as a sentence, `deadEnds` how
    /// many came before it.
    QString why(const solve::Explanation& explanation, const solve::SolverEvent& event, const QString& said,
                int deadEnds) const;

private:
    /// Of an event that no digits lead to.
    static QString withoutReasons(const solve::SolverEvent& event, int deadEnds);
    QString literal(solve::Literal literal) const;
};

} // namespace ninefold::pages
