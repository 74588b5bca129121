// SPDX-License-Identifier: MIT
// What else follows from a closure, for the few positions that need it: which candidates are false if another is true.
#include "engine/rating/se/closure.h"

#include <algorithm>
#include <cassert>

namespace ninefold::rating::explainer {

Closure::CellsOfDigits Closure::mayBeOnCyclesOf(Candidate removed) const {
    // On are the candidate and what it makes true; off those that see one of these.
    CellsOfDigits on{}, off{};
    Cells one, several;
    const auto add = [&](Candidate candidate) {
        const Cell at = cellOf(candidate);
        if (on[digitOf(candidate)].has(at)) return;
        on[digitOf(candidate)].add(at);
        off[digitOf(candidate)] |= kPeers[at];
        (one.has(at) ? several : one).add(at);
    };
    add(removed);
    bits::withWords(words_, [&](auto words) {
        const auto trues = followTurnedOff<words()>(removed);
        bits::each<words()>(trues.data(), [&](std::size_t n) { add(strong_[n].candidate); });
    });
    for (int digit = 0; digit < kDigitCount; ++digit) on[digit] &= off[digit] | (one - on[digit]) | several;
    return on;
}

/// Breadth-first as in nodesTo, but only lengths count: over other links than the last one, until something sees that.
template <std::size_t kWords>
bool Closure::leadsBack(std::size_t start, std::size_t last, int most) const {
    std::array<bits::Word, kWords> reached{}, seen{};
    bits::each<kWords>(&offs_[start * kWords], [&](std::size_t n) {
        if (n == last) return;
        for (int k = 0; k < strong_[n].count; ++k)
            bits::set(reached.data(), static_cast<std::size_t>(strong_[n].on[k]));
    });
    bits::set(seen.data(), start);
    bits::clear(reached.data(), start);
    for (int nodes = 4; nodes <= most; nodes += 2) {
        if (bits::meets<kWords>(reached.data(), &offs_[last * kWords])) return true;
        std::array<bits::Word, kWords> next{};
        bits::join<kWords>(seen.data(), reached.data());
        bits::each<kWords>(reached.data(),
                           [&](std::size_t n) { bits::join<kWords>(next.data(), &direct_[n * kWords]); });
        bits::Word any = 0;
        for (std::size_t word = 0; word < kWords; ++word) any |= reached[word] = next[word] & ~seen[word];
        if (any == 0) return false;
    }
    return false;
}

bool Closure::mayClose(Candidate candidate, int most) const {
    if (!strongCells_[digitOf(candidate)].has(cellOf(candidate))) return false;
    const auto start = static_cast<std::size_t>(numbers_[candidate]);
    bool may = false;
    bits::withWords(words_, [&](auto words) {
        for (int k = 0; k < strong_[start].count && !may; ++k)
            may = leadsBack<words()>(start, static_cast<std::size_t>(strong_[start].on[k]), most);
    });
    return may;
}

Closure::CellsOfDigits Closure::mayBeOnCycles() const {
    CellsOfDigits all{};
    eachThatRefutesItself(true, [&](Candidate removed) {
        const CellsOfDigits some = mayBeOnCyclesOf(removed);
        for (int digit = 0; digit < kDigitCount; ++digit) all[digit] |= some[digit];
    });
    return all;
}

/// The candidates without a strong link have the next numbers.
void Closure::numberOthers() {
    others_.clear();
    for (int digit = 0; digit < kDigitCount; ++digit)
        for (const Cell cell : cells_[digit] - strongCells_[digit]) {
            numbers_[candidateOf(cell, digit)] = static_cast<Number>(strong_.size() + others_.size());
            others_.push_back(candidateOf(cell, digit));
        }
}

/// The rows that `true` ones of the others have, after those with a strong link, each of which is in its own row now.
template <std::size_t kWords>
void Closure::deriveOthers() {
    const std::size_t count = strong_.size();
    rows_.resize((count + others_.size()) * kWords, 0);
    for (std::size_t n = 0; n < count; ++n) bits::set(row(n), n);
    otherOffs_.clear();
    for (std::size_t n = 0; n < others_.size(); ++n) {
        const auto off = turnedOff<kWords>(others_[n]);
        otherOffs_.insert(otherOffs_.end(), off.begin(), off.end());
        bits::join<kWords>(row(count + n), followTurnedOff<kWords>(others_[n]).data());
    }
}

template <std::size_t kWords>
void Closure::deriveSeen() {
    const std::size_t strongs = strong_.size(), count = strongs + others_.size();
    const auto candidateAt = [&](std::size_t n) { return n < strongs ? strong_[n].candidate : others_[n - strongs]; };
    // At first the other digits of the cell and the other places of the digit in its houses.
    using Row = std::array<bits::Word, kWords>;
    std::array<Row, kCellCount> inCell{};
    std::array<std::array<Row, kDigitCount>, kHouseCount> inHouse{};
    for (std::size_t n = 0; n < count; ++n) {
        const Candidate candidate = candidateAt(n);
        bits::set(inCell[cellOf(candidate)].data(), n);
        for (const House house : housesOf(cellOf(candidate))) bits::set(inHouse[house][digitOf(candidate)].data(), n);
    }
    seen_.assign(count * kWords, 0);
    for (std::size_t n = 0; n < count; ++n) {
        const Candidate candidate = candidateAt(n);
        bits::join<kWords>(seen(n), inCell[cellOf(candidate)].data());
        for (const House house : housesOf(cellOf(candidate)))
            bits::join<kWords>(seen(n), inHouse[house][digitOf(candidate)].data());
        bits::clear(seen(n), n);
    }
    // Then what the true ones see; of the others, what those see that are true if a candidate is false.
    const std::vector<bits::Word> direct(seen_.begin(), seen_.begin() + static_cast<std::ptrdiff_t>(strongs * kWords));
    bits::addChosen<kWords>(seen_.data(), rows_.data(), words_, direct.data(), strongs);
    falseSeen_.assign(strongs * kWords, 0);
    for (std::size_t n = 0; n < strongs; ++n)
        for (int k = 0; k < strong_[n].count; ++k)
            bits::join<kWords>(falseSeen_.data() + n * kWords, seen(static_cast<std::size_t>(strong_[n].on[k])));
    for (std::size_t n = 0; n < others_.size(); ++n)
        for (std::size_t word = 0; word < words_; ++word)
            bits::each<1>(&otherOffs_[n * words_ + word], [&](std::size_t bit) {
                bits::join<kWords>(seen(strongs + n), &falseSeen_[(word * bits::kWordBits + bit) * kWords]);
            });
}

void Closure::findSeen() {
    numberOthers();
    bits::withWords(words_, [&](auto words) { deriveOthers<words()>(); });
    seenWords_ = bits::wordsFor(strong_.size() + others_.size());
    bits::withWords(seenWords_, [&](auto words) { deriveSeen<words()>(); });
}

bool Closure::mayShare(std::span<const Candidate> candidates) {
    assert(!candidates.empty());
    if (seenWords_ == 0) findSeen();
    const auto shared = [&](std::size_t word, const auto& rowOf) {
        bits::Word common = ~bits::Word{0};
        for (const Candidate candidate : candidates)
            common &= rowOf(static_cast<std::size_t>(numbers_[candidate]))[word];
        return common;
    };
    for (std::size_t word = 0; word < seenWords_; ++word)
        if (shared(word, [&](std::size_t n) { return seen(n); }) != 0) return true;
    for (std::size_t word = 0; word < words_; ++word) {
        bits::Word on = shared(word, [&](std::size_t n) { return row(n); });
        // The only candidate of its cell is no news.
        for (; on != 0; on &= on - 1) {
            const std::size_t n = word * bits::kWordBits + static_cast<std::size_t>(std::countr_zero(on));
            if (countOf(board_->candidates[cellOf(strong_[n].candidate)]) > 1) return true;
        }
    }
    return false;
}

} // namespace ninefold::rating::explainer
