// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/bits.h"
#include "engine/logic/parts/nets/choices.h"
#include "engine/logic/technique.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::logic {

/// The length of a whip is the number of cells and houses looked at. With more partial whips of an assumption than
/// this, those that are one single longer are the last that are looked at.
inline constexpr int kLongestWhip = 9;
inline constexpr int kManyPartialWhips = 300;

/// An assumption, and a length that no whip from it falls short of.
struct WhipStart {
    Candidate candidate;
    int least;
};

/// The length of a shortest whip from each of many assumptions. Most have none, and to find that out takes a fraction
/// of the time that a search takes that also knows its singles in order.
class WhipLengths {
public:
    WhipLengths(const Choices& choices, std::span<const WhipStart> starts);

    /// Looks for whips that are longer by one. False if the search ended.
    bool lengthen(LogicSearch& search);
    /// 0 if it has none up to the present length.
    int of(std::size_t start) const { return starts_[start].length; }

private:
    /// A bit for each of the partial whips that are looked at together.
    using Columns = Bits;

    /// Singles that follow one another in some order, the assumption first.
    struct Partial {
        std::uint64_t hash; ///< of all of them, in any order
        std::int16_t start;
        std::uint16_t last; ///< those that may be the last, as bits
        std::int16_t size;
        std::array<std::int16_t, kLongestWhip> singles;
        int next = -1; ///< the first of `follows_`
    };
    /// A single that may be next, and the index of another one for the same partial whip.
    struct Following {
        int single, other;
    };
    struct Start {
        int least;
        int length = 0, count = 1;
    };
    struct Slot {
        std::uint64_t hash = 0;
        int number = 0;
    };
    /// What is said of a candidate in the columns of a block: it is in the partial whip, may be its last single, is
    /// taken away by one of its singles or by a last one, or may be its next single.
    struct Row {
        Columns in, last, gone, goneLast, next;
    };

    void look(std::span<Partial> block);
    /// Only asks whether one of them fails with one more single.
    void lookAfter(std::span<const Partial> block);
    void fill(std::span<const Partial> block);
    /// Finds where nothing or a single is left of what the last singles take something from.
    Columns lookAtChoices();
    Columns failsAfter(int single);
    void noteFailed(const Columns& failed, std::span<const Partial> block);
    void grow();
    void growOne(const Partial& partial, int single, std::size_t first);
    Slot& slotOf(std::uint64_t hash);
    void forgetSlots();

    const Choices& choices_;
    std::vector<Start> starts_;
    /// Those of the present length, start by start, and those that grow no more.
    std::vector<Partial> partials_, ending_, grown_;
    std::vector<Following> follows_;
    int length_ = 0;
    std::vector<Row> rows_;
    /// How many candidates of each choice are taken away in some column.
    std::vector<std::uint8_t> goneCounts_;
    std::vector<char> isRival_;
    std::vector<std::uint64_t> hashes_;
    std::vector<int> present_, offered_;
    /// A hash table of the partial whips of one assumption, and which slots are used.
    std::array<Slot, 1024> slots_{};
    std::vector<std::size_t> used_;
};

} // namespace ninefold::logic
