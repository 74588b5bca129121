// SPDX-License-Identifier: MIT
// Packs files as other programs do: base64 and zip archives. Only the tests pack; the program unpacks.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include <zlib.h>

namespace ninefold {

/// LZString's base64 packing (by pieroxy), written for clarity. A word is the number of its entry; 0 is the empty
/// one.
inline std::string packLzBase64(const std::u16string& text) {
    std::string bits;
    const auto put = [&](unsigned value, int count) {
        for (int i = 0; i < count; ++i) bits += static_cast<char>('0' + (value >> i & 1));
    };
    std::map<std::pair<unsigned, char16_t>, unsigned> entries;
    std::map<unsigned, char16_t> unseen; // entries of one character that the reader does not know yet
    int width = 2;
    long long untilWider = 2;
    /// Codes grow when all numbers of their width are used.
    const auto count = [&] {
        if (--untilWider == 0) untilWider = 1LL << width++;
    };
    const auto putWord = [&](unsigned word) {
        if (const auto character = unseen.find(word); character != unseen.end()) {
            const bool narrow = character->second < 256;
            put(narrow ? 0 : 1, width);
            put(character->second, narrow ? 8 : 16);
            unseen.erase(character);
            count();
        } else {
            // A known word needs only its number.
            put(word, width);
        }
        count();
    };
    unsigned next = 3, word = 0;
    for (const char16_t unit : text) {
        if (entries.emplace(std::pair(0U, unit), next).second) unseen[next++] = unit;
        const unsigned alone = entries[{0U, unit}];
        if (word == 0) {
            word = alone;
        } else if (const auto longer = entries.find({word, unit}); longer != entries.end()) {
            word = longer->second;
        } else {
            putWord(word);
            entries[{word, unit}] = next++;
            word = alone;
        }
    }
    if (word != 0) putWord(word);
    // The end has its own number.
    put(2, width);
    while (bits.size() % 6 != 0) bits += '0';
    constexpr std::string_view kCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    for (std::size_t at = 0; at < bits.size(); at += 6) out += kCharacters[std::stoul(bits.substr(at, 6), nullptr, 2)];
    return out;
}

/// The window bits say which header zlib writes.
inline std::string packedWith(std::string_view bytes, int windowBits) {
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
    // The header of gzip has up to 32 bytes more.
    std::string out(deflateBound(&stream, bytes.size()) + 32, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

/// Without the header of zlib, as in archives.
inline std::string deflated(std::string_view bytes) {
    return packedWith(bytes, -MAX_WBITS);
}

/// Packs like gzip.
inline std::string gzipped(std::string_view bytes) {
    return packedWith(bytes, MAX_WBITS + 16);
}

/// A zip archive of named files.
inline std::string zipped(const std::vector<std::pair<std::string, std::string>>& files, bool store = false) {
    const auto number = [](std::size_t value, int size) {
        std::string out;
        for (int i = 0; i < size; ++i) out += static_cast<char>(value >> (8 * i) & 255);
        return out;
    };
    std::string archive, directory;
    for (const auto& [name, bytes] : files) {
        const std::string packed = store ? bytes : deflated(bytes);
        const auto sum = crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size()));
        // The common part of a file's two headers: the one before its bytes and the one in the directory.
        const std::string common = number(0, 2) + number(store ? 0 : 8, 2) + number(0, 4) + number(sum, 4) +
                                   number(packed.size(), 4) + number(bytes.size(), 4) + number(name.size(), 2) +
                                   number(0, 2);
        directory += "PK\x01\x02" + number(20, 2) + number(20, 2) + common + number(0, 2) + number(0, 2) +
                     number(0, 2) + number(0, 4) + number(archive.size(), 4) + name;
        archive += "PK\x03\x04" + number(20, 2) + common + name + packed;
    }
    return archive + directory + "PK\x05\x06" + number(0, 4) + number(files.size(), 2) + number(files.size(), 2) +
           number(directory.size(), 4) + number(archive.size(), 4) + number(0, 2);
}

/// A zip archive of one file.
inline std::string zipped(std::string_view name, std::string_view bytes, bool store = false) {
    return zipped({{std::string(name), std::string(bytes)}}, store);
}

} // namespace ninefold
