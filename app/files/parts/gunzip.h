// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/source.h"

#include <memory>
#include <string>
#include <string_view>

namespace ninefold {

/// So much is unpacked at most, of whatever archive: a few kilobytes can hold gigabytes.
inline constexpr std::size_t kUnpackedLimit = 16 * 1024 * 1024;

/// Does a file begin as gzip's do?
bool isGzip(std::string_view head);

/// What a gzip file holds, unpacked while it is read. `begin` is what was already read of the source; what comes after
/// kUnpackedLimit is a failure, TooLarge.
std::unique_ptr<ByteSource> gunzip(std::string begin, ByteSource& source);

} // namespace ninefold
