// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/help/helppage.h"
#include "engine/core/names.h"

#include <array>

namespace ninefold::session {
struct TourStop;
}

namespace ninefold::dialogs {

/// What the solvers on the Watch page do, and a run of each in five pictures.
class WhatIsWatched : public HelpPage {
    Q_OBJECT

public:
    explicit WhatIsWatched(NameStyle names, QWidget* parent = nullptr);

    /// What is said before the headings.
    static QString introduction();
    /// What each solver does.
    static QList<HelpSection> solvers();
    /// The words of the lists and drawings beside the board.
    static QList<HelpSection> views();
    /// A run in five pictures.
    struct Tour {
        QString heading;
        QList<HelpSection> stops;
    };
    static QList<Tour> tours(NameStyle names);

private:
    static Tour tour(const QString& heading, const std::array<session::TourStop, 5>& stops);
};

} // namespace ninefold::dialogs
