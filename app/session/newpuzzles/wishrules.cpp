// SPDX-License-Identifier: MIT
#include "app/session/newpuzzles/wishrules.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/newpuzzles.h"
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

QString durationText(const PuzzleWish& wish) {
    return documents::searchTimeText(generator::secondsFor(wish.level, wish.part, wish.technique));
}

QString placeText(const PuzzleWish& wish) {
    return WishRules::tr("%1 (%2)", "a level and its part")
        .arg(documents::levelText(wish.level), documents::levelPartText(wish.part).toLower());
}

} // namespace

AdjustedWish withTechnique(PuzzleWish wish, const logic::Technique* technique) {
    wish.technique = technique;
    if (technique == nullptr) return {wish, {}};
    const PuzzleWish before = wish;
    wish.hardestOfGrid = false;
    wish.part = bestPart(wish);
    if (!fits(wish)) {
        const generator::LevelAndPart home = generator::homeOf(*technique);
        wish.level = home.level;
        wish.part = home.part;
    }
    if (wish == before) return {wish, durationText(wish)};
    return {wish,
            WishRules::tr("The level is now %1, where it comes up.").arg(placeText(wish)) + u' ' + durationText(wish)};
}

AdjustedWish withLevel(PuzzleWish wish, rating::Level level, rating::LevelPart part) {
    wish.level = level;
    wish.part = part;
    wish.hardestOfGrid = false;
    if (fits(wish)) return {wish, wish.technique != nullptr ? durationText(wish) : QString()};
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
