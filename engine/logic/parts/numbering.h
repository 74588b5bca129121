// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"

#include <vector>

namespace ninefold::logic {

/// Numbers sets of cells, each with a digit: 0, 1, 2 ... in the order of their first use.
class Numbering {
public:
    Numbering() { keys_.reserve(slots_.size() / 2); }

    /// The number of these cells; a new one at their first use.
    int of(Digit digit, Cells cells) {
        if (2 * keys_.size() >= slots_.size()) grow();
        std::int16_t& slot = find({cells, digit});
        if (slot < 0) {
            slot = static_cast<std::int16_t>(keys_.size());
            keys_.push_back({cells, digit});
        }
        return slot;
    }

private:
    struct Key {
        Cells cells;
        Digit digit;
        friend bool operator==(const Key&, const Key&) = default;
    };

    std::int16_t& find(const Key& key) {
        const std::uint64_t mixed =
            (key.cells.low() ^ key.cells.high() << 40 ^ key.cells.high() >> 3) * 0x9E3779B97F4A7C15;
        std::size_t at = (mixed >> 40) + static_cast<std::size_t>(key.digit) * 7919;
        for (;; ++at) {
            std::int16_t& slot = slots_[at & (slots_.size() - 1)];
            if (slot < 0 || keys_[slot] == key) return slot;
        }
    }

    void grow() {
        slots_.assign(2 * slots_.size(), -1);
        for (std::size_t i = 0; i < keys_.size(); ++i) find(keys_[i]) = static_cast<std::int16_t>(i);
    }

    /// A hash table whose size is a power of two, at most half full: indices of keys_, or -1.
    std::vector<std::int16_t> slots_ = std::vector<std::int16_t>(2048, -1);
    std::vector<Key> keys_;
};

} // namespace ninefold::logic
