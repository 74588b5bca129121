// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ninefold::formats::text {

/// The web address in a line, from "http" to the next space or quote; empty where there is none.
std::string_view findAddress(std::string_view line);

/// Replaces %2B and other escapes by the bytes that they encode.
std::string percentDecoded(std::string_view text);

/// The parts of a web address in the line that contain escaped characters, decoded: "bd=53%2E%2E7" has one,
/// "53..7"; a plus between words becomes a space again. Empty where the line has no such address.
std::vector<std::string> decodedParts(std::string_view line);

} // namespace ninefold::formats::text
