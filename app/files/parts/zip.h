// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// The names of the files in a zip archive, in the order of its directory and `most` of them at most; folders are left
/// out.
std::vector<std::string> zipNames(std::string_view archive, std::size_t most);

/// Unpacks one file of a zip archive into at most `limit` bytes, whatever the archive says of its size.
/// NoSudoku when the archive holds no file of that name.
Result<std::string> unzip(std::string_view archive, std::string_view name, std::size_t limit);

} // namespace ninefold
