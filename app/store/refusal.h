// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ninefold::store {

/// Why a saved game cannot be opened.
struct Refusal {
    enum class Reason {
        OpenInAnotherWindow,
        OpenOnAnotherComputer, ///< detail = its name
        Removed,
        Damaged,    ///< detail = the name under which the file is kept, empty if it could not be renamed
        Unreadable, ///< detail = the system's message
    };
    Reason reason = Reason::Unreadable;
    QString detail;

    /// Can a later try never succeed?
    bool isFinal() const { return reason == Reason::Removed || reason == Reason::Damaged; }
};

} // namespace ninefold::store
