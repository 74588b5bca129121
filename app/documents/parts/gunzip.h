// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/bytesource.h"

#include <memory>
#include <string>
#include <string_view>

namespace ninefold::documents {

/// The limit for unpacked data of any archive: a few kilobytes can expand to gigabytes.
inline constexpr std::size_t kUnpackedLimit = 16 * 1024 * 1024;

/// Does a file start with the gzip signature?
bool isGzip(std::string_view head);

/// The content of a gzip file, unpacked while it is read. `begin` is the part of the source that was already read;
/// more than kUnpackedLimit is an error, TooLarge.
std::unique_ptr<ByteSource> gunzip(std::string begin, ByteSource& source);

} // namespace ninefold::documents
