// SPDX-License-Identifier: MIT
// LZString by pieroxy (https://github.com/pieroxy/lz-string) is LZ78 over UTF-16 units with codes whose width grows
// bit by bit. Codes below 3 announce a new character of 8 (0) or 16 bits (1), or the end (2); any other code names
// an entry of the dictionary. Each entry is the previous entry plus the first character of the current one, so it
// already occurs in the output: position and length are enough to store it.
#include "app/documents/parts/lzstring.h"

#include "engine/core/utf8.h"

#include <array>
#include <vector>

namespace ninefold::documents {
namespace {

constexpr unsigned kNewByte = 0, kNewUnit = 1, kEnd = 2, kFirstEntry = 3;

constexpr std::array<signed char, 256> makeValues() {
    std::array<signed char, 256> values{};
    values.fill(-1);
    constexpr std::string_view kCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (std::size_t i = 0; i < kCharacters.size(); ++i)
        values[static_cast<unsigned char>(kCharacters[i])] = static_cast<signed char>(i);
    values[' '] = 62; // a link that passed through a form has blanks instead of plus signs
    values['-'] = 63; // in the alphabet for URLs
    return values;
}

/// Six bits per character, the highest first; codes are read with their lowest bit first.
class BitReader {
public:
    explicit BitReader(std::string_view base64) : rest_(base64) {}
    bool failed() const { return failed_; }
    unsigned read(int bits) {
        unsigned code = 0;
        for (int i = 0; i < bits; ++i) code |= readBit() << i;
        return code;
    }

private:
    unsigned readBit() {
        static constexpr auto kValues = makeValues();
        if (left_ == 0) {
            const int value = rest_.empty() ? -1 : kValues[static_cast<unsigned char>(rest_.front())];
            failed_ = failed_ || value < 0;
            if (failed_) return 0;
            rest_.remove_prefix(1);
            value_ = static_cast<unsigned>(value);
            left_ = 6;
        }
        return value_ >> --left_ & 1;
    }

    std::string_view rest_;
    unsigned value_ = 0;
    int left_ = 0;
    bool failed_ = false;
};

struct Entry {
    std::size_t begin, length;
};

/// The dictionary stores positions in the output and not texts, so it has at most as many entries as the input has
/// codes, however much a hostile text expands; and the output is cut off at the limit.
class Unpacker {
public:
    Unpacker(std::string_view base64, std::size_t limit) : bits_(base64), limit_(limit) {}

    bool run() {
        unsigned code = bits_.read(2);
        if (code == kEnd) return !bits_.failed();
        if (code > kEnd) return false;
        appendNew(code);
        while (!bits_.failed() && units.size() <= limit_) {
            const Entry before = last_;
            code = bits_.read(width_);
            if (code == kEnd) return !bits_.failed();
            if (code < kEnd) {
                appendNew(code);
                countEntry();
            } else if (!appendKnown(code - kFirstEntry, before)) {
                return false;
            }
            entries_.push_back({before.begin, before.length + 1});
            countEntry();
        }
        return false;
    }

    std::u16string units;

private:
    /// A new character becomes a dictionary entry.
    void appendNew(unsigned code) {
        last_ = {units.size(), 1};
        units += static_cast<char16_t>(bits_.read(code == kNewByte ? 8 : 16));
        static_assert(kNewUnit == 1);
        entries_.push_back(last_);
    }

    bool appendKnown(std::size_t index, Entry before) {
        if (index > entries_.size()) return false;
        // The entry that is being made right now: the previous one and its own first character.
        const Entry entry = index < entries_.size() ? entries_[index] : Entry{before.begin, before.length + 1};
        if (units.size() + entry.length > limit_) return false;
        last_ = {units.size(), entry.length};
        for (std::size_t i = 0; i < entry.length; ++i) units += units[entry.begin + i];
        return true;
    }

    /// Codes become one bit longer whenever the dictionary could exceed them.
    void countEntry() {
        if (--untilWider_ > 0) return;
        ++width_;
        untilWider_ = 1LL << (width_ - 1);
    }

    BitReader bits_;
    std::size_t limit_;
    std::vector<Entry> entries_;
    Entry last_{};
    int width_ = 3;
    long long untilWider_ = 4;
};

std::string utf8From(const std::u16string& units) {
    std::string out;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const char32_t unit = units[i];
        const char32_t low = i + 1 < units.size() ? units[i + 1] : 0;
        const bool pair = unit >= 0xD800 && unit < 0xDC00 && low >= 0xDC00 && low < 0xE000;
        const bool lone = !pair && unit >= 0xD800 && unit < 0xE000;
        appendUtf8(pair   ? 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)
                   : lone ? kReplacementCharacter
                          : unit,
                   out);
        i += pair ? 1 : 0;
    }
    return out;
}

} // namespace

std::optional<std::string> unpackLzBase64(std::string_view base64, std::size_t limit) {
    Unpacker unpacker(base64, limit);
    if (!unpacker.run()) return std::nullopt;
    return utf8From(unpacker.units);
}

} // namespace ninefold::documents
