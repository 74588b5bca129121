// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace ninefold::documents {

/// The names of the files in a zip archive, in the order of its directory, at most `most`; folders are left out.
std::vector<std::string> zipNames(std::string_view archive, std::size_t most);

/// Unpacks one file of a zip archive into at most `limit` bytes, regardless of the size that the archive states.
/// NoSudoku if the archive has no file of that name.
Result<std::string> unzip(std::string_view archive, std::string_view name, std::size_t limit);

} // namespace ninefold::documents
