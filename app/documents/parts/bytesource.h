// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <cstddef>

namespace ninefold::documents {

/// Where the bytes of an input come from, block by block. Not a QIODevice, because this interface has to report
/// every failure and must never wait for a device that was mistaken for a file.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Reads at most `size` bytes and returns how many; 0 = the end.
    virtual Result<std::size_t> read(char* to, std::size_t size) = 0;
};

} // namespace ninefold::documents
