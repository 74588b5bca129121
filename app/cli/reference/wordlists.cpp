// SPDX-License-Identifier: MIT
#include "app/cli/reference/wordlists.h"

#include "app/cli/text.h"
#include "app/documents/catalog.h"
#include "engine/analysis/heldpatterns.h"
#include "engine/generator/symmetry.h"
#include "engine/logic/technique.h"
#include "engine/rating/level.h"
#include "engine/rating/rating.h"
#include "engine/solve/solver.h"

#include <algorithm>

namespace ninefold::cli::reference {
namespace {

template <typename Range>
QStringList idsOf(const Range& range) {
    QStringList ids;
    for (const auto& each : range) ids << toQString(each.id);
    return ids;
}

template <typename Range>
QStringList idsOfPointed(const Range& range) {
    QStringList ids;
    for (const auto* each : range) ids << toQString(each->id);
    return ids;
}

QStringList writtenFormats() {
    QStringList ids;
    for (const formats::Format* format : documents::allFormats())
        if (format->write != nullptr) ids << toQString(format->id);
    return ids;
}

/// As users type them: "very-hard".
QStringList levels() {
    QStringList names;
    for (const rating::Level level : rating::kLevels)
        names << toQString(rating::levelName(level)).toLower().replace(' ', '-');
    return names;
}

QStringList symmetries() {
    QStringList names;
    for (const generator::Symmetry symmetry : generator::kSymmetries)
        names << toQString(generator::symmetryName(symmetry));
    return names;
}

QStringList patterns() {
    QStringList names;
    for (const analysis::HeldPattern pattern : analysis::kHeldPatterns)
        names << toQString(analysis::heldPatternName(pattern));
    return names;
}

QStringList scales() {
    QStringList ids;
    for (const rating::Rating* rating : rating::allRatings())
        if (rating->stage != rating::RatingStage::Derived) ids << toQString(rating->id);
    return ids;
}

/// Which options take what.
struct Rule {
    const char* option;
    const char* kind;
    bool isList = false;
};
constexpr Rule kRules[] = {
    {"technique", "technique"}, {"techniques", "technique", true},
    {"engine", "engine"},       {"decide", "choice"},
    {"enable", "part", true},   {"disable", "part", true},
    {"level", "level"},         {"seed-level", "level"},
    {"new-game", "level"},      {"symmetry", "symmetry"},
    {"scale", "scale", true},   {"to", "format"},
    {"names", "names"},         {"encoding", "encoding"},
    {"part", "third"},          {"inside", "inside", true},
    {"simd", "simd"},           {"sort", "sort"},
    {"holds", "pattern"},       {"database", "file"},
};

} // namespace

QList<WordList> wordLists() {
    return {
        {"technique", idsOfPointed(logic::allTechniques())},
        {"engine", QStringList{"logic", "fast"} + idsOfPointed(solve::eventSolvers())},
        {"choice", idsOf(solve::choiceTexts())},
        {"part", idsOf(solve::switchTexts())},
        {"level", levels()},
        {"symmetry", symmetries()},
        {"scale", scales()},
        {"pattern", patterns()},
        {"format", writtenFormats()},
        {"names", {"r1c1", "A1"}},
        {"encoding", {"minimal", "extended"}},
        {"third", {"1", "2", "3"}},
        {"inside",
         {"groups", "almost-locked-sets", "locked-candidates", "naked-pairs", "hidden-pairs", "x-wings", "nets"}},
        {"simd", {"portable", "sse", "avx2", "avx512"}},
        {"sort", {"added", "name", "level", "er", "score", "clues", "time"}},
    };
}

ValueKind kindOf(const QString& option, const QString& valueName) {
    if (valueName.isEmpty()) return {};
    for (const Rule& rule : kRules)
        if (option == QLatin1String(rule.option)) return {QLatin1String(rule.kind), rule.isList};
    return {valueName == "FILE" ? QStringLiteral("file") : QString(), false};
}

} // namespace ninefold::cli::reference
