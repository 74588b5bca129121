// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <string_view>

namespace ninefold {

/// Where the bytes of an input come from, one block after the other. Not a QIODevice: what matters here is to learn of
/// every failure, and never to wait for a device that was mistaken for a file.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Fills at most `size` bytes and returns how many; 0 = nothing follows.
    virtual Result<std::size_t> read(char* to, std::size_t size) = 0;
};

/// Opens a regular file, or standard input for "-". Never waits for anything but the data of standard input:
/// a pipe, a device or a directory of that name is refused.
Result<std::unique_ptr<ByteSource>> openSource(const QString& path);

/// Reads bytes that somebody else keeps.
std::unique_ptr<ByteSource> sourceOf(std::string_view bytes);

} // namespace ninefold
