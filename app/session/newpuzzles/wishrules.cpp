// SPDX-License-Identifier: MIT
#include "app/session/newpuzzles/wishrules.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/parts/newpuzzles.h"
#include "app/documents/text/puzzlespecs.h"
#include "app/documents/text/steps.h"
#include "engine/generator/chances.h"
#include "engine/logic/technique.h"
#include "engine/solve/bitboard.h"

#include <QCoreApplication>

#include <algorithm>

namespace ninefold::session {
namespace {

/// Names the context of the translations.
class WishRules {
    Q_DECLARE_TR_FUNCTIONS(WishRules)
};

bool fits(const PuzzleWish& wish) {
    return wish.technique == nullptr || generator::chanceOf(*wish.technique, wish.level, wish.part) > 0;
}

/// The third of the present level in which most puzzles need the technique; the present one where it fits.
rating::LevelPart bestPart(const PuzzleWish& wish) {
    if (fits(wish)) return wish.part;
    return *std::ranges::max_element(rating::kLevelParts, {}, [&wish](rating::LevelPart part) {
        return generator::chanceOf(*wish.technique, wish.level, part);
    });
}

/// Few givens, and hard puzzles whose cells are given in fours or eights, are rare.
bool isRareShape(const PuzzleWish& wish) {
    if (wish.hardestOfGrid || wish.byPattern) return false;
    constexpr int kFewGivens = 22;
    constexpr std::size_t kManyOrbits = 40;
    const bool few = wish.givens && wish.givens->most < kFewGivens && !fixesGivens(wish.level);
    return few || (wish.level >= rating::Level::Hard && generator::orbitsOf(wish.symmetry).size() < kManyOrbits);
}

QString placeText(const PuzzleWish& wish) {
    return WishRules::tr("%1 (%2)", "a level and its part")
        .arg(documents::levelText(wish.level), documents::levelPartText(wish.part).toLower());
}

} // namespace

QString effortText(const PuzzleWish& wish) {
    if (isRareShape(wish)) return WishRules::tr("This is rare: the search may take a while, and can be stopped.");
    if (wish.technique == nullptr || wish.hardestOfGrid) return {};
    return documents::searchTimeText(generator::secondsFor(wish.level, wish.part, wish.technique));
}

AdjustedWish withTechnique(PuzzleWish wish, const logic::Technique* technique) {
    wish.technique = technique;
    if (technique == nullptr) return {wish, effortText(wish)};
    const PuzzleWish before = wish;
    wish.hardestOfGrid = false;
    wish.part = bestPart(wish);
    if (!fits(wish)) {
        const generator::LevelAndPart home = generator::homeOf(*technique);
        wish.level = home.level;
        wish.part = home.part;
    }
    if (wish == before) return {wish, effortText(wish)};
    return {wish,
            WishRules::tr("The level is now %1, where it comes up.").arg(placeText(wish)) + u' ' + effortText(wish)};
}

AdjustedWish withLevel(PuzzleWish wish, rating::Level level, rating::LevelPart part) {
    wish.level = level;
    wish.part = part;
    wish.hardestOfGrid = false;
    if (fits(wish)) return {wish, effortText(wish)};
    const QString name = documents::techniqueName(*wish.technique);
    wish.technique = nullptr;
    return {
        wish,
        WishRules::tr("\u201C%1\u201D is no longer asked for: %2 hardly ever needs it.").arg(name, placeText(wish))};
}

QString whyNot(const PuzzleWish& wish) {
    if (wish.hardestOfGrid) return {};
    if (wish.byPattern && fixesGivens(wish.level)) {
        const int givens = generator::cluesOf({.level = wish.level}).least;
        if (wish.pattern.count() != givens)
            return WishRules::tr("%1 has %2 givens; the pattern has %3.")
                .arg(documents::levelText(wish.level))
                .arg(givens)
                .arg(wish.pattern.count());
    }
    const generator::PuzzleSpec spec = specOf(wish);
    solve::FastSolver solver;
    const auto why = generator::whyImpossible(spec, solver);
    return why ? documents::sentence(*why, spec) : QString();
}

} // namespace ninefold::session
