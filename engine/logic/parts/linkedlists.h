// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace ninefold::logic {

/// Many short linked lists of small numbers in one block of memory. Reading a list starts at the entry added last.
template <std::size_t count>
class LinkedLists {
public:
    LinkedLists() { last_.fill(-1); }

    void add(int list, int number) {
        entries_.push_back({number, last_[list]});
        last_[list] = static_cast<int>(entries_.size()) - 1;
    }

    template <typename Use>
    void forEach(int list, Use use) const {
        for (int at = last_[list]; at >= 0; at = entries_[at].before) use(entries_[at].number);
    }

private:
    struct Entry {
        int number, before;
    };
    std::array<int, count> last_;
    std::vector<Entry> entries_;
};

} // namespace ninefold::logic
