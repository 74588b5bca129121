// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ninefold::text {

/// %2B and its like become the bytes that they stand for.
std::string percentDecoded(std::string_view text);

/// The parts of a web address in the line that hold escaped signs, as somebody typed them: "bd=53%2E%2E7" has one,
/// "53..7", and a plus between words is a blank again. Nothing where no address has any.
std::vector<std::string> decodedParts(std::string_view line);

} // namespace ninefold::text
