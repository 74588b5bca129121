// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/decoder.h"
#include "app/documents/source.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::documents {

/// A source as decoded text, of which only the current part is kept in memory. Knows the current line number.
/// Unpacks a gzip source while reading.
///
///      source --readBlock--> [ dropped | waiting ......... ]   text_
///                                      ^ begin_
///
/// Invariant: text_ holds complete characters only; bytes that the decoder keeps back are not yet text.
class TextInput {
public:
    explicit TextInput(ByteSource& source);

    /// Reads until `size` bytes of text are waiting or the source ends.
    void fill(std::size_t size);
    /// Reserves memory for `size` waiting bytes, so that filling does not reallocate.
    void reserve(std::size_t size) { text_.reserve(size); }

    /// At most `atMost` bytes of the text that was read and not dropped, never cut within a character or between CR
    /// and LF.
    std::string_view waiting(std::size_t atMost) const;
    /// Is a piece returned by waiting() all of the remaining text?
    bool isLast(std::string_view piece) const { return ended_ && piece.size() == text_.size() - begin_; }
    void drop(std::size_t count);
    /// Drops the rest of the line and returns its number of characters, or more than `atMost` if it is longer.
    long long dropLine(long long atMost);

    int line() const { return line_; }
    /// Counted in unpacked bytes of the source.
    long long bytesRead() const { return bytesRead_; }
    bool isBinary() const { return encoding_ == Encoding::Binary; }
    /// Set when the source failed; the text read before is still valid.
    const std::optional<Error>& failure() const { return failure_; }

private:
    void readBlock();
    std::size_t readBytes();

    ByteSource* source_;
    std::unique_ptr<ByteSource> unpacked_; // if the source is packed
    Encoding encoding_ = Encoding::Utf8;
    Decoder decoder_{Encoding::Utf8};
    bool started_ = false;
    bool ended_ = false;
    bool afterCr_ = false; // the last dropped line end was a CR, so a following LF belongs to it
    int line_ = 1;
    long long bytesRead_ = 0;
    std::size_t begin_ = 0;
    std::string text_;
    std::vector<char> block_;
    std::optional<Error> failure_;
};

} // namespace ninefold::documents
