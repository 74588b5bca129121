// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <string_view>

namespace ninefold::documents {

/// Where the bytes of an input come from, block by block. Not a QIODevice, because this interface has to report
/// every failure and must never wait for a device that was mistaken for a file.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Reads at most `size` bytes and returns how many; 0 = the end.
    virtual Result<std::size_t> read(char* to, std::size_t size) = 0;
};

/// Opens a regular file, or standard input for "-". Waits only for the data of standard input: a pipe, a device or a
/// directory of that name is rejected.
Result<std::unique_ptr<ByteSource>> openSource(const QString& path);

/// Reads from bytes that the caller keeps alive.
std::unique_ptr<ByteSource> sourceOf(std::string_view bytes);

} // namespace ninefold::documents
