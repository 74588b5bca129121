// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// Unpacks what web pages pack with LZString and write in base64; stops at the first sign that is no base64.
/// Nothing when the data is damaged, cut short or unpacks to more than `limit` signs. Makes UTF-8.
std::optional<std::string> unpackLzBase64(std::string_view base64, std::size_t limit);

} // namespace ninefold
