// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/bytesource.h"

#include <QString>

#include <memory>
#include <string_view>

namespace ninefold::documents {

/// Opens a regular file, or standard input for "-". Waits only for the data of standard input: a pipe, a device or a
/// directory of that name is rejected.
Result<std::unique_ptr<ByteSource>> openSource(const QString& path);

/// Reads from bytes that the caller keeps alive.
std::unique_ptr<ByteSource> sourceOf(std::string_view bytes);

} // namespace ninefold::documents
