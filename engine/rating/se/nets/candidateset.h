// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rating/se/bitsquare.h"
#include "engine/rating/se/links.h"

#include <algorithm>
#include <array>

namespace ninefold::rating::explainer {

/// Any of the candidates of a board, one bit each.
class CandidateSet {
public:
    bool has(Candidate candidate) const { return bits::has(words_.data(), candidate); }
    void add(Candidate candidate) { bits::set(words_.data(), candidate); }
    bool empty() const {
        return std::ranges::all_of(words_, [](bits::Word word) { return word == 0; });
    }
    CandidateSet& operator&=(const CandidateSet& other) {
        for (std::size_t word = 0; word < words_.size(); ++word) words_[word] &= other.words_[word];
        return *this;
    }
    friend bool operator==(const CandidateSet&, const CandidateSet&) = default;

private:
    std::array<bits::Word, bits::kMostWords> words_{};
    static_assert(bits::kMostWords * bits::kWordBits >= kCandidateCount);
};

} // namespace ninefold::rating::explainer
