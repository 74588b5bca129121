// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace ninefold::documents {

/// The usual name of a rule that web pages call `key`, in English and marked for translation (context "Details");
/// null for an unknown one.
const char* ruleName(std::string_view key);

} // namespace ninefold::documents
