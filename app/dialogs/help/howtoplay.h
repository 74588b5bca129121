// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/help/helppage.h"
#include "engine/core/names.h"

#include <functional>
#include <string_view>

namespace ninefold::dialogs {

/// How to play, on one page: the rule, writing, candidates, hints, mistakes, undo.
class HowToPlay : public HelpPage {
    Q_OBJECT

public:
    /// `keyOf` gives the key of an action of the menus, or its name if it has none.
    HowToPlay(const std::function<QString(std::string_view)>& keyOf, NameStyle names, QWidget* parent = nullptr);
};

} // namespace ninefold::dialogs
