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

private:
    void describeSolvers();
    void describeViews();
    void addPictures(const QString& heading, const std::array<session::TourStop, 5>& stops);
};

} // namespace ninefold::dialogs
