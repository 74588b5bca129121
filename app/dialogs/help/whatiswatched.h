// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/help/helppage.h"
#include "engine/core/names.h"

namespace ninefold::dialogs {

/// What the solvers on the Watch page do, and a tour of one run in five pictures.
class WhatIsWatched : public HelpPage {
    Q_OBJECT

public:
    explicit WhatIsWatched(NameStyle names, QWidget* parent = nullptr);

private:
    void describeSolvers();
    void addTour(NameStyle names);
};

} // namespace ninefold::dialogs
