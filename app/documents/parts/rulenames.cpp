// SPDX-License-Identifier: MIT
#include "app/documents/parts/rulenames.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace ninefold::documents {
namespace {

/// The names of a rule in f-puzzles and SudokuPad (in full and packed), and its usual name. The list need not be
/// complete: a rule that is missing here still makes the puzzle a variant, under the name that the page uses.
struct Rule {
    std::string_view key;
    const char* name;
};

constexpr Rule kRules[] = {
    {"killercage", QT_TRANSLATE_NOOP("Details", "killer cages")},
    {"cage", QT_TRANSLATE_NOOP("Details", "cages")},
    {"cages", QT_TRANSLATE_NOOP("Details", "killer cages")},
    {"ca", QT_TRANSLATE_NOOP("Details", "killer cages")},
    {"thermo", QT_TRANSLATE_NOOP("Details", "thermometers")},
    {"thermos", QT_TRANSLATE_NOOP("Details", "thermometers")},
    {"thermometers", QT_TRANSLATE_NOOP("Details", "thermometers")},
    {"thermometer", QT_TRANSLATE_NOOP("Details", "thermometers")},
    {"arrow", QT_TRANSLATE_NOOP("Details", "arrows")},
    {"arrows", QT_TRANSLATE_NOOP("Details", "arrows")},
    {"a", QT_TRANSLATE_NOOP("Details", "arrows")},
    {"lines", QT_TRANSLATE_NOOP("Details", "lines")},
    {"line", QT_TRANSLATE_NOOP("Details", "lines")},
    {"l", QT_TRANSLATE_NOOP("Details", "lines")},
    {"overlays", QT_TRANSLATE_NOOP("Details", "drawn clues")},
    {"underlays", QT_TRANSLATE_NOOP("Details", "drawn clues")},
    {"o", QT_TRANSLATE_NOOP("Details", "drawn clues")},
    {"u", QT_TRANSLATE_NOOP("Details", "drawn clues")},
    {"text", QT_TRANSLATE_NOOP("Details", "drawn clues")},
    {"circle", QT_TRANSLATE_NOOP("Details", "drawn clues")},
    {"rectangle", QT_TRANSLATE_NOOP("Details", "drawn clues")},
    {"regions", QT_TRANSLATE_NOOP("Details", "irregular boxes")},
    {"re", QT_TRANSLATE_NOOP("Details", "irregular boxes")},
    {"antiknight", QT_TRANSLATE_NOOP("Details", "anti-knight")},
    {"antiking", QT_TRANSLATE_NOOP("Details", "anti-king")},
    {"diagonal+", QT_TRANSLATE_NOOP("Details", "diagonals")},
    {"diagonal-", QT_TRANSLATE_NOOP("Details", "diagonals")},
    {"difference", QT_TRANSLATE_NOOP("Details", "differences")},
    {"nonconsecutive", QT_TRANSLATE_NOOP("Details", "non-consecutive")},
    {"disjointgroups", QT_TRANSLATE_NOOP("Details", "disjoint groups")},
    {"ratio", QT_TRANSLATE_NOOP("Details", "ratios")},
    {"palindrome", QT_TRANSLATE_NOOP("Details", "palindromes")},
    {"renban", QT_TRANSLATE_NOOP("Details", "renban lines")},
    {"whispers", QT_TRANSLATE_NOOP("Details", "whispers")},
    {"regionsumline", QT_TRANSLATE_NOOP("Details", "region sum lines")},
    {"littlekillersum", QT_TRANSLATE_NOOP("Details", "little killer sums")},
    {"sandwichsum", QT_TRANSLATE_NOOP("Details", "sandwich sums")},
    {"quadruple", QT_TRANSLATE_NOOP("Details", "quadruples")},
    {"betweenline", QT_TRANSLATE_NOOP("Details", "between lines")},
    {"minimum", QT_TRANSLATE_NOOP("Details", "minimum cells")},
    {"maximum", QT_TRANSLATE_NOOP("Details", "maximum cells")},
    {"extraregion", QT_TRANSLATE_NOOP("Details", "extra regions")},
    {"clone", QT_TRANSLATE_NOOP("Details", "clones")},
    {"odd", QT_TRANSLATE_NOOP("Details", "odd cells")},
    {"even", QT_TRANSLATE_NOOP("Details", "even cells")},
    {"foglight", QT_TRANSLATE_NOOP("Details", "fog")},
    {"fogofwar", QT_TRANSLATE_NOOP("Details", "fog")},
    {"rowindexer", QT_TRANSLATE_NOOP("Details", "indexers")},
    {"columnindexer", QT_TRANSLATE_NOOP("Details", "indexers")},
    {"boxindexer", QT_TRANSLATE_NOOP("Details", "indexers")},
};

} // namespace

const char* ruleName(std::string_view key) {
    const auto* const rule = std::ranges::find(kRules, key, &Rule::key);
    return rule != std::end(kRules) ? rule->name : nullptr;
}

} // namespace ninefold::documents
