// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QString>

namespace ninefold {

/// One plain sentence that says what is wrong and where: "Line 3, cell 41: "A" is not a digit 1-9 or a blank sign." It
/// is for people who have never heard of formats or codes, in the window and on the command line alike.
QString sentence(const Error& error);

} // namespace ninefold
