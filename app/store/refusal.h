// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ninefold {

/// Why a saved game cannot be had.
struct Refusal {
    enum class Reason {
        OpenInAnotherWindow,
        OpenOnAnotherComputer, ///< detail = its name
        Removed,
        Damaged,    ///< detail = the name under which the file is kept, empty where it could not be renamed
        Unreadable, ///< detail = the system's words
    };
    Reason reason = Reason::Unreadable;
    QString detail;

    /// No later try can succeed.
    bool isFinal() const { return reason == Reason::Removed || reason == Reason::Damaged; }
};

} // namespace ninefold
