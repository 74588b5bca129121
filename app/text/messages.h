// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QString>

namespace ninefold {

/// One plain sentence that says what is wrong and where.
QString sentence(const Error& error);

} // namespace ninefold
