// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QString>

namespace ninefold::documents {

/// What the error is about, for a sentence: the translated words of its detail, or else the text of the input, safe
/// to show anywhere.
QString detailText(const Error& error);

} // namespace ninefold::documents
