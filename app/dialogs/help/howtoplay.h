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
    /// Gives the key of an action of the menus, or its name if it has none.
    using KeyOf = std::function<QString(std::string_view)>;

    HowToPlay(const KeyOf& keyOf, NameStyle names, QWidget* parent = nullptr);
    static QList<HelpSection> sections(const KeyOf& keyOf, NameStyle names);
};

} // namespace ninefold::dialogs
