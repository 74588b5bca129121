// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

namespace ninefold::session {

/// How a position was answered.
enum class PracticeOutcome {
    Alone,  ///< at once and without help
    Helped, ///< after a hint or a wrong answer
    Missed, ///< not at all: the answer was shown, or in a test it was wrong
};

/// How the positions since the beginning were answered. A value.
class PracticeScore {
public:
    void add(PracticeOutcome outcome) { outcomes_ << outcome; }

    const QList<PracticeOutcome>& outcomes() const { return outcomes_; }
    int positions() const { return static_cast<int>(outcomes_.size()); }
    int count(PracticeOutcome outcome) const { return static_cast<int>(outcomes_.count(outcome)); }
    /// How many in a row, up to the last one, were answered at once and without help.
    int streak() const;

private:
    QList<PracticeOutcome> outcomes_;
};

} // namespace ninefold::session
