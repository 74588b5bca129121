// SPDX-License-Identifier: MIT
// An archive is read from its end: the directory there says where each file is and how it is packed.
//
//      local header, packed bytes | local header, packed bytes | ... | directory: one entry each | end record
//      PK 03 04                                                        PK 01 02                    PK 05 06
//
// Names in the local headers are ignored: archives with contradicting names are a known trick. No file is ever
// written, so a name with a path in it is harmless.
#include "app/documents/parts/zip.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <zlib.h>

namespace ninefold::documents {
namespace {

constexpr std::uint16_t kStored = 0, kDeflated = 8;

/// Little-endian numbers at positions of the archive; bytes out of bounds read as 0.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : bytes_(bytes) {}
    std::uint32_t number(std::size_t at, int size) const {
        std::uint32_t value = 0;
        for (int i = size - 1; i >= 0; --i) {
            const std::size_t place = at + static_cast<std::size_t>(i);
            value = value << 8 | (place < bytes_.size() ? static_cast<std::uint8_t>(bytes_[place]) : 0);
        }
        return value;
    }
    std::string_view part(std::size_t at, std::size_t size) const {
        return at <= bytes_.size() && size <= bytes_.size() - at ? bytes_.substr(at, size) : std::string_view{};
    }
    bool has(std::size_t at, std::string_view signature) const { return part(at, signature.size()) == signature; }

private:
    std::string_view bytes_;
};

struct Entry {
    std::uint16_t flags, method;
    std::uint32_t checksum, packedSize, header;
};

Error damaged() {
    return {.code = ErrorCode::Damaged, .detail = ErrorDetail::ZipArchive};
}

/// Calls use(name, entry) for each file of the directory until it returns false.
template <typename Use>
void eachEntry(std::string_view archive, Use use) {
    const Bytes bytes(archive);
    // The end record is followed by a comment of up to 64 kB.
    const std::size_t end = archive.rfind("PK\x05\x06");
    if (end == std::string_view::npos) return;
    std::size_t at = bytes.number(end + 16, 4);
    for (std::uint32_t left = bytes.number(end + 10, 2); left > 0 && bytes.has(at, "PK\x01\x02"); --left) {
        const std::size_t nameSize = bytes.number(at + 28, 2);
        const Entry entry{.flags = static_cast<std::uint16_t>(bytes.number(at + 8, 2)),
                          .method = static_cast<std::uint16_t>(bytes.number(at + 10, 2)),
                          .checksum = bytes.number(at + 16, 4),
                          .packedSize = bytes.number(at + 20, 4),
                          .header = bytes.number(at + 42, 4)};
        if (!use(bytes.part(at + 46, nameSize), entry)) return;
        at += 46 + nameSize + bytes.number(at + 30, 2) + bytes.number(at + 32, 2);
    }
}

std::optional<Entry> findEntry(std::string_view archive, std::string_view name) {
    std::optional<Entry> found;
    eachEntry(archive, [&](std::string_view each, const Entry& entry) {
        if (each == name) found = entry;
        return !found;
    });
    return found;
}

/// Returns false if the data is damaged or unpacks to more than `limit` bytes.
bool inflateInto(std::string_view packed, std::size_t limit, std::string& out) {
    constexpr std::size_t kBite = 64 * 1024;
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    // The sizes that the archive states are not trusted, because a zip bomb states wrong ones.
    int state = Z_OK;
    while (state == Z_OK && out.size() <= limit) {
        const std::size_t before = out.size();
        out.resize(before + kBite);
        stream.next_out = reinterpret_cast<Bytef*>(out.data() + before);
        stream.avail_out = static_cast<uInt>(kBite);
        state = inflate(&stream, Z_NO_FLUSH);
        out.resize(before + kBite - stream.avail_out);
        if (state == Z_OK && out.size() == before) state = Z_BUF_ERROR;
    }
    inflateEnd(&stream);
    return state == Z_STREAM_END && out.size() <= limit;
}

bool sumsTo(std::string_view bytes, std::uint32_t checksum) {
    return crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())) == checksum;
}

} // namespace

std::vector<std::string> zipNames(std::string_view archive, std::size_t most) {
    std::vector<std::string> names;
    eachEntry(archive, [&](std::string_view name, const Entry&) {
        if (!name.empty() && !name.ends_with('/')) names.emplace_back(name);
        return names.size() < most;
    });
    return names;
}

Result<std::string> unzip(std::string_view archive, std::string_view name, std::size_t limit) {
    const Bytes bytes(archive);
    if (archive.rfind("PK\x05\x06") == std::string_view::npos) return damaged();
    const auto entry = findEntry(archive, name);
    if (!entry) return Error{.code = ErrorCode::NoSudoku};
    constexpr std::uint16_t kEncrypted = 1;
    if (!bytes.has(entry->header, "PK\x03\x04") || (entry->flags & kEncrypted) != 0) return damaged();
    const std::size_t begin =
        entry->header + 30 + bytes.number(entry->header + 26, 2) + bytes.number(entry->header + 28, 2);
    const std::string_view packed = bytes.part(begin, entry->packedSize);
    std::string out;
    if (entry->method == kStored && packed.size() <= limit) out = packed;
    else if (entry->method != kDeflated || !inflateInto(packed, limit, out))
        return std::max(out.size(), packed.size()) > limit
                   ? Error{.code = ErrorCode::TooLarge, .found = static_cast<long long>(limit)}
                   : damaged();
    // A wrong checksum means that bits have flipped; partly correct puzzles are worse than none.
    if (!sumsTo(out, entry->checksum)) return damaged();
    return out;
}

} // namespace ninefold::documents
