// SPDX-License-Identifier: MIT
#pragma once

#include "app/board/frame.h"
#include "app/work/timeline.h"

#include <QString>

#include <span>
#include <utility>

namespace ninefold {

/// How much an event stands out in a list.
enum class Weight { Quiet, Plain, Choice, Lesson, Clash, Goal };

/// What is to be seen and said at each position of a timeline that is at hand. Lists, board and labels know no more
/// of what is being watched than this.
class Show {
public:
    virtual ~Show() = default;

    virtual Timeline& timeline() const = 0;
    /// Here and below the timeline holds the position, and an event is inside the span.
    virtual Frame frame(quint64 position) const = 0;
    /// What event number `number` is, in a sentence.
    virtual QString sentence(quint64 number) const = 0;
    virtual Weight weight(quint64 number) const = 0;
    /// The cells that it is about.
    virtual Cells cells(quint64 number) const = 0;
    /// The events at hand: those after `first` up to and including `second`.
    virtual std::pair<quint64, quint64> span() const = 0;
    /// "14 decisions, 6 conflicts": what has come to pass until then.
    virtual QString counts(quint64 position) const = 0;
    /// Where a slider has its ticks, and how deep the search was: one value for each of equally long parts.
    struct Overview {
        double length = 0;
        std::vector<std::uint8_t> depths;
        std::vector<double> conflicts, restarts;
        /// What the greatest depth is, in words.
        QString deepest;
        /// What is drawn there, where it is not the depth of a search.
        QString about;
    };
    virtual Overview overview() const = 0;
};

} // namespace ninefold
