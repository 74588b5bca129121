// SPDX-License-Identifier: MIT
#include "app/documents/decoder.h"

#include "app/documents/parts/picturefile.h"
#include "engine/core/utf8.h"

#include <QList>

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>

namespace ninefold::documents {
namespace {

std::uint8_t byteAt(std::string_view bytes, std::size_t at) {
    assert(at < bytes.size());
    return static_cast<std::uint8_t>(bytes[at]);
}

bool isAscii(char character) {
    return static_cast<std::uint8_t>(character) < 0x80;
}

/// Text in UTF-16 is mostly ASCII, so every second byte is NUL.
Encoding guessByNuls(std::string_view head) {
    std::size_t nuls[2] = {0, 0};
    for (std::size_t i = 0; i < head.size(); ++i)
        if (head[i] == '\0') ++nuls[i % 2];
    const std::size_t pairs = head.size() / 2;
    // A file that consists of NULs has them in both places and is not text.
    if (pairs < 8) return Encoding::Utf8;
    if (nuls[1] > pairs / 2 && nuls[0] < pairs / 16 + 1) return Encoding::Utf16Le;
    if (nuls[0] > pairs / 2 && nuls[1] < pairs / 16 + 1) return Encoding::Utf16Be;
    return Encoding::Utf8;
}

} // namespace

Encoding guessEncoding(std::string_view head) {
    if (head.starts_with("PK\x03\x04") || head.starts_with("SQLite format 3") || isPicture(head))
        return Encoding::Binary;
    if (head.starts_with("\xFF\xFE")) return Encoding::Utf16Le;
    if (head.starts_with("\xFE\xFF")) return Encoding::Utf16Be;
    return guessByNuls(head.substr(0, 4096));
}

Decoder::Decoder(Encoding encoding)
    : encoding_(encoding),
      // The mark is taken away here, in either encoding.
      utf16_(encoding == Encoding::Utf16Be ? QStringConverter::Utf16BE : QStringConverter::Utf16LE,
             QStringConverter::Flag::ConvertInitialBom) {}

/// The mark is looked for in the first text that comes out and not in the first bytes, for those may be too few.
void Decoder::decode(std::string_view bytes, bool last, std::string& out) {
    if (encoding_ == Encoding::Binary) {
        out += bytes;
        return;
    }
    const std::size_t start = out.size();
    if (encoding_ == Encoding::Utf8) decodeUtf8(bytes, last, out);
    else decodeUtf16(bytes, last, out);
    if (started_ || out.size() == start) return;
    started_ = true;
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (std::string_view(out).substr(start).starts_with(kMark)) out.erase(start, kMark.size());
}

/// The rest of the last block comes before the new one. Not by QStringDecoder: it turns every byte that does not fit
/// into the same replacement character.
void Decoder::decodeUtf8(std::string_view bytes, bool last, std::string& out) {
    std::string joined;
    if (!rest_.empty()) {
        joined = std::exchange(rest_, {});
        joined += bytes;
        bytes = joined;
    }
    std::size_t at = 0;
    while (at < bytes.size()) {
        const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(at);
        const auto end = std::find_if_not(from, bytes.end(), isAscii);
        out.append(from, end);
        at = static_cast<std::size_t>(end - bytes.begin());
        if (at == bytes.size()) break;
        const Utf8Character character = firstCharacter(bytes.substr(at));
        if (character.kind == Utf8Character::Kind::Cut && !last) {
            rest_ = bytes.substr(at);
            return;
        }
        if (character.kind == Utf8Character::Kind::Whole) {
            out += bytes.substr(at, character.length);
            at += character.length;
        } else {
            // Latin-1 text hardly ever looks like UTF-8, so each invalid byte is taken for a Latin-1 character.
            appendUtf8(byteAt(bytes, at++), out);
        }
    }
}

/// Half of a surrogate pair at the end waits for the other half; a half without the other becomes the replacement
/// character.
void Decoder::decodeUtf16(std::string_view bytes, bool last, std::string& out) {
    units_ += utf16_.decode(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    QString half;
    if (!last && !units_.isEmpty() && units_.back().isHighSurrogate()) {
        half = units_.back();
        units_.chop(1);
    }
    for (const uint character : units_.toUcs4()) appendUtf8(character, out);
    units_ = half;
}

} // namespace ninefold::documents
