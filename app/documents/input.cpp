// SPDX-License-Identifier: MIT
#include "app/documents/input.h"

#include "app/documents/parts/gunzip.h"

#include <algorithm>
#include <cassert>

namespace ninefold::documents {
namespace {

/// The size of the text that detection looks at, so that one block is enough.
constexpr std::size_t kBlock = 64 * 1024;

bool startsCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

} // namespace

TextInput::TextInput(ByteSource& source) : source_(&source), block_(kBlock) {}

void TextInput::fill(std::size_t size) {
    // Dropped text is erased only when room is needed: one move for many drops.
    if (begin_ > 0 && text_.size() - begin_ < size) {
        text_.erase(0, begin_);
        begin_ = 0;
    }
    while (!ended_ && text_.size() - begin_ < size) readBlock();
}

/// The first block is filled completely, because the encoding is guessed from it; a pipe may deliver small chunks.
std::size_t TextInput::readBytes() {
    std::size_t count = 0;
    do {
        const auto more = source_->read(block_.data() + count, kBlock - count);
        if (!more) failure_ = more.error();
        ended_ = !more || more.value() == 0;
        count += ended_ ? 0 : more.value();
    } while (!ended_ && !started_ && count < kBlock);
    return count;
}

void TextInput::readBlock() {
    std::size_t count = readBytes();
    if (!started_ && !unpacked_ && isGzip({block_.data(), count})) {
        unpacked_ = gunzip(std::string(block_.data(), count), *source_);
        source_ = unpacked_.get();
        count = readBytes();
    }
    const std::string_view bytes(block_.data(), count);
    bytesRead_ += static_cast<long long>(count);
    if (!started_) {
        started_ = true;
        encoding_ = guessEncoding(bytes);
        decoder_ = Decoder(encoding_);
    }
    decoder_.decode(bytes, ended_, text_);
}

// A CR at the end may be half of a line end, so it waits for the next character.
std::string_view TextInput::waiting(std::size_t atMost) const {
    assert(begin_ <= text_.size());
    const std::string_view all = std::string_view(text_).substr(begin_);
    if (atMost >= all.size() && ended_) return all;
    std::size_t end = std::min(atMost, all.size());
    if (!isBinary())
        while (end > 0 && end < all.size() && !startsCharacter(all[end])) --end;
    if (end > 0 && all[end - 1] == '\r') --end;
    return all.substr(0, end);
}

void TextInput::drop(std::size_t count) {
    assert(count <= text_.size() - begin_);
    for (const char character : std::string_view(text_).substr(begin_, count)) {
        if (character == '\r' || (character == '\n' && !afterCr_)) ++line_;
        afterCr_ = character == '\r';
    }
    begin_ += count;
}

/// Works in blocks, because a line may be longer than the memory. The line end itself is not dropped.
long long TextInput::dropLine(long long atMost) {
    long long characters = 0;
    for (;;) {
        fill(kBlock);
        const std::string_view all = waiting(kBlock);
        const std::size_t end = std::min(all.find_first_of("\r\n"), all.size());
        characters += std::count_if(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(end), startsCharacter);
        drop(end);
        if (end < all.size() || isLast({}) || characters > atMost) return characters;
    }
}

} // namespace ninefold::documents
