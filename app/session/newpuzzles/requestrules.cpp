// SPDX-License-Identifier: MIT
#include "app/session/newpuzzles/requestrules.h"

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
class RequestRules {
    Q_DECLARE_TR_FUNCTIONS(RequestRules)
};

bool fits(const PuzzleRequest& request) {
    return request.technique == nullptr || generator::chanceOf(*request.technique, request.level, request.part) > 0;
}

/// The third of the present level in which most puzzles need the technique; the present one where it fits.
rating::LevelPart bestPart(const PuzzleRequest& request) {
    if (fits(request)) return request.part;
    return *std::ranges::max_element(rating::kLevelParts, {}, [&request](rating::LevelPart part) {
        return generator::chanceOf(*request.technique, request.level, part);
    });
}

/// Few givens, and hard puzzles whose cells are given in fours or eights, are rare.
bool isRareShape(const PuzzleRequest& request) {
    if (request.hardestOfGrid || request.byPattern) return false;
    constexpr int kFewGivens = 22;
    constexpr std::size_t kManyOrbits = 40;
    const bool few = request.givens && request.givens->most < kFewGivens && !fixesGivens(request.level);
    return few || (request.level >= rating::Level::Hard && generator::orbitsOf(request.symmetry).size() < kManyOrbits);
}

QString placeText(const PuzzleRequest& request) {
    return RequestRules::tr("%1 (%2)", "a level and its part")
        .arg(documents::levelText(request.level), documents::levelPartText(request.part).toLower());
}

} // namespace

QString effortText(const PuzzleRequest& request) {
    if (isRareShape(request)) return RequestRules::tr("This is rare: the search may take a while, and can be stopped.");
    if (request.technique == nullptr || request.hardestOfGrid) return {};
    return documents::searchTimeText(generator::secondsFor(request.level, request.part, request.technique));
}

AdjustedRequest withTechnique(PuzzleRequest request, const logic::Technique* technique) {
    request.technique = technique;
    if (technique == nullptr) return {request, effortText(request)};
    const PuzzleRequest before = request;
    request.hardestOfGrid = false;
    request.part = bestPart(request);
    if (!fits(request)) {
        const generator::LevelAndPart home = generator::homeOf(*technique);
        request.level = home.level;
        request.part = home.part;
    }
    if (request == before) return {request, effortText(request)};
    return {request, RequestRules::tr("The level is now %1, where it comes up.").arg(placeText(request)) + u' ' +
                         effortText(request)};
}

AdjustedRequest withLevel(PuzzleRequest request, rating::Level level, rating::LevelPart part) {
    request.level = level;
    request.part = part;
    request.hardestOfGrid = false;
    if (fits(request)) return {request, effortText(request)};
    const QString name = documents::techniqueName(*request.technique);
    request.technique = nullptr;
    return {request, RequestRules::tr("\u201C%1\u201D is no longer asked for: %2 hardly ever needs it.")
                         .arg(name, placeText(request))};
}

QString whyNot(const PuzzleRequest& request) {
    if (request.hardestOfGrid) return {};
    if (request.byPattern && fixesGivens(request.level)) {
        const int givens = generator::cluesOf({.level = request.level}).least;
        if (request.pattern.count() != givens)
            return RequestRules::tr("%1 has %2 givens; the pattern has %3.")
                .arg(documents::levelText(request.level))
                .arg(givens)
                .arg(request.pattern.count());
    }
    const generator::PuzzleSpec spec = specOf(request);
    solve::FastSolver solver;
    const auto why = generator::whyImpossible(spec, solver);
    return why ? documents::sentence(*why, spec) : QString();
}

} // namespace ninefold::session
