// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace ninefold {

/// Only holds the translation context of what is said of a watched run.
struct Watch {
    Q_DECLARE_TR_FUNCTIONS(Watch)
};

} // namespace ninefold
