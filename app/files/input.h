// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/decoder.h"
#include "app/files/source.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// A source as decoded text of which only the part in work is kept in memory. Knows the line it stands on. A source
/// that is packed by gzip is unpacked on the way.
///
///      source --readBlock--> [ dropped | waiting ......... ]   text_
///                                      ^ begin_
///
/// Invariant: text_ holds whole signs only; what the decoder keeps back is no text yet.
class TextInput {
public:
    explicit TextInput(ByteSource& source);

    /// Reads on until `size` bytes of text wait or nothing follows.
    void fill(std::size_t size);
    /// Promises that up to `size` bytes will wait: no memory is moved on the way there.
    void reserve(std::size_t size) { text_.reserve(size); }

    /// At most so much of what was read and not dropped, never cut within a sign or between CR and LF.
    std::string_view waiting(std::size_t atMost) const;
    /// Is a piece that waiting() gave all there is?
    bool isLast(std::string_view piece) const { return ended_ && piece.size() == text_.size() - begin_; }
    void drop(std::size_t count);
    /// Drops the rest of the line and returns how many signs it had, or more than `atMost` when it is longer.
    long long dropLine(long long atMost);

    int line() const { return line_; }
    /// As they came from the source, unpacked.
    long long bytesRead() const { return bytesRead_; }
    bool isBinary() const { return encoding_ == Encoding::Binary; }
    /// Set when the source failed; what was read before is still good.
    const std::optional<Error>& failure() const { return failure_; }

private:
    void readBlock();
    std::size_t readBytes();

    ByteSource* source_;
    std::unique_ptr<ByteSource> unpacked_; // of a source that is packed
    Encoding encoding_ = Encoding::Utf8;
    Decoder decoder_{Encoding::Utf8};
    bool started_ = false;
    bool ended_ = false;
    bool afterCr_ = false; // the line end that was dropped last was a CR, so a LF belongs to it
    int line_ = 1;
    long long bytesRead_ = 0;
    std::size_t begin_ = 0;
    std::string text_;
    std::vector<char> block_;
    std::optional<Error> failure_;
};

} // namespace ninefold
