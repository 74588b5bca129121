// SPDX-License-Identifier: MIT
// Rows of bits, one after the other. Their width in words is a constant, so that the loops over the words of
// a row vanish, and four columns are handled at once: the unions of the sixteen choices of four rows are made once, and
// each row takes the one that its four bits name (as in the method of the four Russians).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace ninefold::rating::explainer::bits {

using Word = std::uint64_t;
inline constexpr std::size_t kWordBits = 64;

/// Enough for all candidates of a board.
inline constexpr std::size_t kMostWords = 12;

/// The width of rows for this number of bits: small ones exactly, the few others as wide as any can be.
constexpr std::size_t wordsFor(std::size_t count) {
    const std::size_t words = count / kWordBits + (count % kWordBits != 0 ? 1 : 0);
    return words == 0 ? 1 : words <= 4 ? words : kMostWords;
}

/// Calls use(constant) with the width as a constant.
template <typename Use>
void withWords(std::size_t words, Use use) {
    switch (words) {
    case 1:
        return use(std::integral_constant<std::size_t, 1>());
    case 2:
        return use(std::integral_constant<std::size_t, 2>());
    case 3:
        return use(std::integral_constant<std::size_t, 3>());
    case 4:
        return use(std::integral_constant<std::size_t, 4>());
    default:
        return use(std::integral_constant<std::size_t, kMostWords>());
    }
}

inline bool has(const Word* row, std::size_t bit) {
    return ((row[bit / kWordBits] >> (bit % kWordBits)) & 1u) != 0;
}
inline void set(Word* row, std::size_t bit) {
    row[bit / kWordBits] |= Word{1} << (bit % kWordBits);
}
inline void clear(Word* row, std::size_t bit) {
    row[bit / kWordBits] &= ~(Word{1} << (bit % kWordBits));
}

template <std::size_t kWords>
void join(Word* row, const Word* more) {
    for (std::size_t word = 0; word < kWords; ++word) row[word] |= more[word];
}

template <std::size_t kWords>
bool meets(const Word* one, const Word* other) {
    Word common = 0;
    for (std::size_t word = 0; word < kWords; ++word) common |= one[word] & other[word];
    return common != 0;
}

template <std::size_t kWords, typename Use>
void each(const Word* row, Use use) {
    for (std::size_t word = 0; word < kWords; ++word)
        for (Word rest = row[word]; rest != 0; rest &= rest - 1)
            use(word * kWordBits + static_cast<std::size_t>(std::countr_zero(rest)));
}

/// The unions of every choice of four rows.
template <std::size_t kWords>
class FourRows {
public:
    FourRows(const Word* first, std::size_t count) {
        for (std::size_t choice = 1; choice < kChoices; ++choice) {
            unions_[choice] = unions_[choice & (choice - 1)];
            const auto row = static_cast<std::size_t>(std::countr_zero(choice));
            if (row < count) join<kWords>(unions_[choice].data(), first + row * kWords);
        }
    }
    /// The union of the rows that the four bits of a row from `first` on name.
    const Word* of(const Word* row, std::size_t first) const {
        return unions_[(row[first / kWordBits] >> (first % kWordBits)) & (kChoices - 1)].data();
    }

private:
    static constexpr std::size_t kChoices = 16;
    std::array<std::array<Word, kWords>, kChoices> unions_{};
};

/// The transitive closure of a square (Warshall's algorithm).
template <std::size_t kWords>
void close(Word* rows, std::size_t count) {
    for (std::size_t first = 0; first < count; first += 4) {
        const std::size_t end = first + 4 < count ? first + 4 : count;
        for (std::size_t through = first; through < end; ++through)
            for (std::size_t n = first; n < end; ++n)
                if (has(rows + n * kWords, through)) join<kWords>(rows + n * kWords, rows + through * kWords);
        const FourRows<kWords> four(rows + first * kWords, end - first);
        for (std::size_t n = 0; n < count; ++n) join<kWords>(rows + n * kWords, four.of(rows + n * kWords, first));
    }
}

/// Adds to each row of `sums` the rows of `more` that the bits of its row of `chosen` name.
template <std::size_t kWords>
void addChosen(Word* sums, const Word* chosen, std::size_t chosenWords, const Word* more, std::size_t count) {
    for (std::size_t first = 0; first < count; first += 4) {
        const FourRows<kWords> four(more + first * kWords, count - first);
        for (std::size_t n = 0; n < count; ++n)
            join<kWords>(sums + n * kWords, four.of(chosen + n * chosenWords, first));
    }
}

} // namespace ninefold::rating::explainer::bits
