// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::documents {

/// Unpacks base64 data that web pages pack with LZString; stops at the first character that is not base64. Returns
/// nothing if the data is damaged, truncated or unpacks to more than `limit` characters. The result is UTF-8.
std::optional<std::string> unpackLzBase64(std::string_view base64, std::size_t limit);

} // namespace ninefold::documents
