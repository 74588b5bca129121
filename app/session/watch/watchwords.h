// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace ninefold::session {

/// Only holds the translation context for texts about a watched run.
struct Watch {
    Q_DECLARE_TR_FUNCTIONS(Watch)
};

} // namespace ninefold::session
