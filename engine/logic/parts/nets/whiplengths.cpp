// SPDX-License-Identifier: MIT
// Whether something is left in a cell or house depends on the set of singles and not on their order, so partial whips
// are counted by sets. Many sets are looked at together: every candidate has a bit for each set.
#include "engine/logic/parts/nets/whiplengths.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

/// Some bits for a candidate, as splitmix64 makes them.
std::uint64_t hashOf(int candidate) {
    std::uint64_t bits = static_cast<std::uint64_t>(candidate + 1) * 0x9E3779B97F4A7C15;
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB;
    return bits ^ (bits >> 31);
}

} // namespace

WhipLengths::WhipLengths(const Choices& choices, std::span<const WhipStart> starts)
    : choices_(choices), rows_(choices.candidates().size()), goneCounts_(choices.all().size()), isRival_(rows_.size()) {
    for (std::size_t n = 0; n < rows_.size(); ++n) hashes_.push_back(hashOf(static_cast<int>(n)));
    for (const WhipStart& start : starts) {
        const int number = choices.numberOf(start.candidate);
        Partial& partial = partials_.emplace_back(Partial{hashes_[number], 0, 1, 1, {}});
        partial.start = static_cast<std::int16_t>(starts_.size());
        partial.singles[0] = static_cast<std::int16_t>(number);
        starts_.push_back({start.least});
    }
}

bool WhipLengths::lengthen(LogicSearch& search) {
    assert(length_ < kLongestWhip);
    if (++length_ > 1) grow();
    const auto eachBlock = [&](std::vector<Partial>& list, auto lookAt) {
        for (std::size_t first = 0; first < list.size(); first += Columns::kCount) {
            if (!search.work(20)) return false;
            lookAt(std::span(list).subspan(first, std::min<std::size_t>(Columns::kCount, list.size() - first)));
        }
        return true;
    };
    if (!eachBlock(ending_, [this](std::span<const Partial> block) { lookAfter(block); })) return false;
    follows_.clear();
    return eachBlock(partials_, [this](std::span<Partial> block) { look(block); });
}

void WhipLengths::look(std::span<Partial> block) {
    fill(block);
    noteFailed(lookAtChoices(), block);
    for (int single : offered_)
        forEachBit(rows_[single].next.row(), [&](int n) {
            follows_.push_back({single, block[n].next});
            block[n].next = static_cast<int>(follows_.size()) - 1;
            ++starts_[block[n].start].count;
        });
}

void WhipLengths::lookAfter(std::span<const Partial> block) {
    fill(block);
    offered_.clear();
    for (std::size_t n = 0; n < block.size(); ++n)
        for (int next = block[n].next; next >= 0; next = follows_[next].other) {
            Row& row = rows_[follows_[next].single];
            if (!row.next.any()) offered_.push_back(follows_[next].single);
            row.next.set(static_cast<int>(n));
        }
    for (int single : offered_) noteFailed(failsAfter(single), block);
}

void WhipLengths::noteFailed(const Columns& failed, std::span<const Partial> block) {
    forEachBit(failed.row(), [&](int n) { starts_[block[n].start].length = length_; });
}

void WhipLengths::fill(std::span<const Partial> block) {
    std::ranges::fill(rows_, Row());
    std::ranges::fill(goneCounts_, std::uint8_t{0});
    present_.clear();
    for (std::size_t n = 0; n < block.size(); ++n)
        for (int i = 0; i < block[n].size; ++i) {
            Row& row = rows_[block[n].singles[i]];
            if (!row.in.any()) present_.push_back(block[n].singles[i]);
            row.in.set(static_cast<int>(n));
            if ((block[n].last >> i & 1) != 0) row.last.set(static_cast<int>(n));
        }
    for (int single : present_)
        for (int rival : choices_.rivals(single)) {
            Row& row = rows_[rival];
            if (!row.gone.any())
                for (int choice : choices_.of(rival)) ++goneCounts_[choice];
            row.gone |= rows_[single].in;
            row.goneLast |= rows_[single].last;
        }
}

WhipLengths::Columns WhipLengths::lookAtChoices() {
    Columns failed;
    offered_.clear();
    for (std::size_t n = 0; n < goneCounts_.size(); ++n) {
        const Choices::Choice& choice = choices_.all()[n];
        // Two that never go leave no single.
        if (goneCounts_[n] + 1u < choice.size()) continue;
        Columns touched, once, twice;
        for (int candidate : choice) touched |= rows_[candidate].goneLast;
        for (int candidate : choice) {
            const Columns left = touched - rows_[candidate].gone;
            twice |= once & left;
            once |= left;
        }
        failed |= touched - once;
        const Columns single = once - twice;
        if (!single.any()) continue;
        for (int candidate : choice) {
            Row& row = rows_[candidate];
            const Columns next = (single - row.gone) - row.in;
            if (!next.any()) continue;
            if (!row.next.any()) offered_.push_back(candidate);
            row.next |= next;
        }
    }
    return failed;
}

WhipLengths::Columns WhipLengths::failsAfter(int single) {
    for (int rival : choices_.rivals(single)) {
        isRival_[rival] = 1;
        if (!rows_[rival].gone.any())
            for (int choice : choices_.of(rival)) ++goneCounts_[choice];
    }
    Columns failed;
    for (int rival : choices_.rivals(single))
        for (int n : choices_.of(rival)) {
            const Choices::Choice& choice = choices_.all()[n];
            if (goneCounts_[n] < choice.size()) continue;
            Columns none = rows_[single].next;
            for (int candidate : choice)
                if (isRival_[candidate] == 0) none = none & rows_[candidate].gone;
            failed |= none;
        }
    for (int rival : choices_.rivals(single)) {
        isRival_[rival] = 0;
        if (!rows_[rival].gone.any())
            for (int choice : choices_.of(rival)) --goneCounts_[choice];
    }
    return failed;
}

/// An assumption that has failed is done with. One with too many partial whips grows no more.
void WhipLengths::grow() {
    grown_.clear();
    ending_.clear();
    std::size_t first = 0;
    for (std::size_t n = 0; n < partials_.size(); ++n) {
        const Partial& partial = partials_[n];
        const Start& start = starts_[partial.start];
        if (n > 0 && partial.start != partials_[n - 1].start) {
            first = grown_.size();
            forgetSlots();
        }
        if (start.length > 0) continue;
        if (length_ == kLongestWhip || start.count > kManyPartialWhips) {
            if (length_ >= start.least) ending_.push_back(partial);
            continue;
        }
        for (int next = partial.next; next >= 0; next = follows_[next].other)
            growOne(partial, follows_[next].single, first);
    }
    forgetSlots();
    partials_.swap(grown_);
}

/// Adds a single to a partial whip. Those of its assumption that have grown begin at `first`.
void WhipLengths::growOne(const Partial& partial, int single, std::size_t first) {
    const std::uint64_t hash = partial.hash ^ hashes_[single];
    Slot& slot = slotOf(hash);
    if (slot.number == 0) {
        Partial& grown = grown_.emplace_back(partial);
        grown.hash = hash;
        grown.next = -1;
        grown.last = static_cast<std::uint16_t>(1u << grown.size);
        grown.singles[grown.size++] = static_cast<std::int16_t>(single);
        slot = {hash, static_cast<int>(grown_.size() - first)};
        return;
    }
    Partial& twin = grown_[first + slot.number - 1];
    const auto at = std::find(twin.singles.begin(), twin.singles.begin() + twin.size, single);
    assert(at != twin.singles.begin() + twin.size);
    twin.last |= static_cast<std::uint16_t>(1u << (at - twin.singles.begin()));
}

WhipLengths::Slot& WhipLengths::slotOf(std::uint64_t hash) {
    assert(used_.size() < slots_.size() / 2);
    std::size_t at = hash % slots_.size();
    while (slots_[at].number > 0 && slots_[at].hash != hash) at = (at + 1) % slots_.size();
    if (slots_[at].number == 0) used_.push_back(at);
    return slots_[at];
}

void WhipLengths::forgetSlots() {
    for (std::size_t slot : used_) slots_[slot] = {};
    used_.clear();
}

} // namespace ninefold::logic
