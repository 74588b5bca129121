// SPDX-License-Identifier: MIT
#include "app/files/parts/variants.h"

#include <algorithm>

namespace ninefold {
namespace {

struct Rule {
    std::string_view key, name;
};

constexpr Rule kRules[] = {
    {"killercage", "killer cages"},
    {"cage", "cages"},
    {"cages", "killer cages"},
    {"ca", "killer cages"},
    {"thermometer", "thermometers"},
    {"arrow", "arrows"},
    {"arrows", "arrows"},
    {"a", "arrows"},
    {"lines", "lines"},
    {"line", "lines"},
    {"l", "lines"},
    {"overlays", "drawn clues"},
    {"underlays", "drawn clues"},
    {"o", "drawn clues"},
    {"u", "drawn clues"},
    {"text", "drawn clues"},
    {"circle", "drawn clues"},
    {"rectangle", "drawn clues"},
    {"regions", "irregular boxes"},
    {"re", "irregular boxes"},
    {"antiknight", "anti-knight"},
    {"antiking", "anti-king"},
    {"diagonal+", "diagonals"},
    {"diagonal-", "diagonals"},
    {"difference", "differences"},
    {"nonconsecutive", "non-consecutive"},
    {"disjointgroups", "disjoint groups"},
    {"ratio", "ratios"},
    {"palindrome", "palindromes"},
    {"renban", "renban lines"},
    {"whispers", "whispers"},
    {"regionsumline", "region sum lines"},
    {"littlekillersum", "little killer sums"},
    {"sandwichsum", "sandwich sums"},
    {"quadruple", "quadruples"},
    {"betweenline", "between lines"},
    {"minimum", "minimum cells"},
    {"maximum", "maximum cells"},
    {"extraregion", "extra regions"},
    {"clone", "clones"},
    {"odd", "odd cells"},
    {"even", "even cells"},
    {"foglight", "fog"},
    {"fogofwar", "fog"},
    {"rowindexer", "indexers"},
    {"columnindexer", "indexers"},
    {"boxindexer", "indexers"},
};

/// A puzzle may carry any number of unknown keys; a sentence not.
constexpr std::size_t kMostNames = 6;
constexpr std::size_t kLongestName = 40;

} // namespace

void VariantRules::add(std::string_view key) {
    const auto* rule = std::ranges::find(kRules, key, &Rule::key);
    const std::string name(rule != std::end(kRules) ? rule->name : key.substr(0, kLongestName));
    if (names_.size() < kMostNames && std::ranges::find(names_, name) == names_.end()) names_.push_back(name);
}

std::string VariantRules::text() const {
    std::string text;
    for (const std::string& name : names_) (text += text.empty() ? "" : ", ") += name;
    return text;
}

} // namespace ninefold
