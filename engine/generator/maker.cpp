// SPDX-License-Identifier: MIT
// Generate and test: drawing a puzzle takes about a hundred microseconds, so discarding most of them is faster than
// constructing one that fits. The cheap tests come first.
#include "engine/generator/maker.h"

#include "engine/generator/aroundexocet.h"
#include "engine/generator/climb.h"
#include "engine/generator/digging.h"
#include "engine/generator/patternsearch.h"
#include "engine/generator/skloop.h"
#include "engine/generator/symmetricgivens.h"
#include "engine/generator/tridagonpuzzle.h"
#include "engine/logic/technique.h"
#include "engine/rating/hodoku/rater.h"
#include "engine/rating/rule/levelparts.h"
#include "engine/rating/se/rater.h"
#include "engine/rating/seed.h"

#include <algorithm>
#include <cassert>

namespace ninefold::generator {
namespace {

/// The number of givens when the request does not limit it.
constexpr Range kUsualClues = {22, 32};

/// How many puzzles are searched for a position of a technique: the rarest one comes up once in some thousands.
/// Techniques that are used on request only take long to search for.
constexpr int kPuzzlesForExample = 20'000, kPuzzlesOnRequest = 400;

/// A climb to a pattern counts solutions without a bound. Counting this many costs as much as one try, so that a
/// long climb uses up several tries but not a thousand times the usual time.
constexpr std::uint64_t kSolutionsOfATry = 4000;

/// A climb to a puzzle around an SK loop takes as long as a thousand usual tries; this many keep the search within
/// minutes and reach what comes up in one such puzzle out of a few hundred.
constexpr long long kTriesOfSkLoop = 20;
/// The same for a tridagon, which is found faster.
constexpr long long kTriesOfTridagon = 10;

/// Stops the rating at steps that are harder than the range allows.
bool isRatedWithin(Range er, const Grid& puzzle, const std::stop_token& stop) {
    const rating::ExplainerRating rating = rating::rateByExplainer(puzzle, {.hardest = er.most}, stop);
    return rating.complete && er.has(rating.rating);
}

bool isScoredWithin(Range score, const GeneratedPuzzle& made, const std::stop_token& stop) {
    const rating::HodokuRating rating = rating::rateByHodoku(made.puzzle, made.solution, stop);
    return rating.complete && score.has(rating.score);
}

std::vector<Cells> orbitsFor(const PuzzleSpec& spec) {
    const bool inPairs = spec.climb && spec.symmetry == Symmetry::None;
    return orbitsOf(inPairs ? Symmetry::HalfTurn : spec.symmetry);
}

/// Some techniques come up in next to no other puzzles than those that are built around their pattern. Where the spec
/// leaves it open, these are made.
PuzzleSpec withNeededPattern(PuzzleSpec spec) {
    if (spec.technique == nullptr || spec.isBuilt() || spec.pattern || spec.solution || spec.clues || spec.climb ||
        spec.symmetry != Symmetry::None)
        return spec;
    const std::string_view id = spec.technique->id;
    spec.tridagon = id == "tridagon" || id == "tridagon-guardians";
    spec.skLoop = id == "sk-loop";
    if (id == "junior-exocet") spec.exocet = ExocetShape::Junior;
    else if (id == "double-exocet") spec.exocet = ExocetShape::Double;
    else if (id == "senior-exocet") spec.exocet = ExocetShape::Senior;
    return spec;
}

} // namespace

Maker::Maker(const PuzzleSpec& spec) : spec_(withNeededPattern(spec)), clues_(cluesOf(spec)), orbits_(orbitsFor(spec)) {
    assert(!spec.climb || !(spec.isChoosy() || spec.clues || spec.pattern || spec.minimal || spec.isBuilt()));
    if (spec.technique != nullptr) training_.emplace(*spec.technique);
}

std::optional<GeneratedPuzzle> Maker::make(Random& random, const std::stop_token& stop,
                                           std::optional<rating::LevelPart> first) {
    const long long tries = mostTries();
    part_ = spec_.part;
    if (leavesPartOpen()) part_ = first ? *first : rating::kLevelParts[static_cast<std::size_t>(random.below(3))];
    std::optional<GeneratedPuzzle> best;
    for (long long left = tries; left > 0 && !stop.stop_requested(); left -= costOfTry()) {
        if (left <= tries / 2) part_ = spec_.part;
        if (progress_) progress_(tries - left);
        const auto made = tryOnce(random, stop);
        if (!made) continue;
        if (!spec_.wantsHardest()) return made;
        if (!best || made->seedDifficulty > best->seedDifficulty) best = made;
    }
    return stop.stop_requested() ? std::nullopt : best;
}

std::optional<Training::Example> Maker::makeExample(Random& random, const std::stop_token& stop) {
    assert(training_);
    const int usual = spec_.technique->onRequest ? kPuzzlesOnRequest : kPuzzlesForExample;
    for (long long left = spec_.tries > 0 ? spec_.tries : usual; left > 0 && !stop.stop_requested();
         left -= costOfTry()) {
        const auto made = tryShape(random, stop);
        if (!made) continue;
        auto example = spec_.onPath ? training_->onPath(made->puzzle, stop)
                                    : training_->example(made->puzzle, made->solution, random, stop);
        if (example) return example;
    }
    return std::nullopt;
}

std::optional<GeneratedPuzzle> Maker::tryShape(Random& random, const std::stop_token& stop) {
    const auto puzzle = drawGivens(random, stop);
    if (!puzzle || !hasRightShape(*puzzle)) return std::nullopt;
    GeneratedPuzzle made{.puzzle = gridOf(*puzzle), .solution = solver_.solve(*puzzle, 1).solution[0]};
    made.seedDifficulty = rating::seedDifficulty(made.puzzle, made.solution);
    return made;
}

std::optional<GeneratedPuzzle> Maker::tryOnce(Random& random, const std::stop_token& stop) {
    auto made = tryShape(random, stop);
    if (made && !hasWantedRating(*made, stop)) made.reset();
    return made;
}

long long Maker::mostTries() const {
    if (spec_.tries > 0) return spec_.tries;
    return spec_.er || spec_.score ? kUsualRatedTries : kUsualTries;
}

long long Maker::costOfTry() const {
    if (spec_.tries > 0) return 1;
    if (spec_.tridagon) return kTriesOfTridagon;
    return spec_.skLoop || spec_.exocet ? kTriesOfSkLoop : 1 + static_cast<long long>(counted_ / kSolutionsOfATry);
}

/// The symmetry that the technique needs, unless the spec says where the givens are.
std::optional<logic::MotionKind> Maker::drawnSymmetry() const {
    if (spec_.technique == nullptr || spec_.pattern || spec_.solution || spec_.symmetry != Symmetry::None ||
        spec_.isBuilt())
        return std::nullopt;
    return neededSymmetry(*spec_.technique);
}

std::optional<Solution> Maker::drawGivens(Random& random, const std::stop_token& stop) {
    if (spec_.skLoop) return makeAroundSkLoop(random, solver_, stop);
    if (spec_.exocet) return makeAroundExocet(*spec_.exocet, random, solver_, stop);
    if (const auto kind = drawnSymmetry()) return drawSymmetric(*kind, random, solver_);
    if (spec_.tridagon) return makeAroundTridagon(random, solver_, stop);
    const Solution solution = spec_.solution ? *spec_.solution : randomSolution(random, solver_);
    return spec_.climb ? climbTo(solution, orbits_, random, solver_, stop) : draw(solution, random, stop);
}

/// Draws a puzzle; whether it satisfies the request is tested later.
std::optional<Solution> Maker::draw(const Solution& solution, Random& random, const std::stop_token& stop) {
    counted_ = 0;
    if (spec_.pattern && !spec_.solution) return searchPattern(*spec_.pattern, random, solver_, counted_, stop);
    if (spec_.pattern) {
        Solution puzzle{};
        for (const Cell cell : *spec_.pattern) puzzle[cell] = solution[cell];
        return puzzle;
    }
    const Range target = targetClues();
    assert(!target.empty());
    const int least = spec_.minimal ? target.least : target.least + random.below(target.most - target.least + 1);
    // Shuffles a copy: a puzzle must not depend on those that were made before it.
    auto orbits = orbits_;
    random.shuffle(orbits);
    return dig(solution, orbits, least, solver_);
}

/// Digging ends within this range if possible.
Range Maker::targetClues() const {
    if (spec_.minimal) return clues_;
    const Range usual = clues_ & kUsualClues;
    return spec_.clues || usual.empty() ? clues_ : usual;
}

bool Maker::hasRightShape(const Solution& puzzle) {
    if (!clues_.has(givensOf(puzzle).count())) return false;
    if (!spec_.minimal) return true;
    // Removing single cells one after the other leaves no unnecessary given.
    const bool alreadyMinimal = spec_.symmetry == Symmetry::None && !spec_.pattern && clues_.least <= 17;
    return alreadyMinimal || isMinimal(puzzle, solver_);
}

bool Maker::leavesPartOpen() const {
    return spec_.level && !spec_.part && !spec_.er && !spec_.score && !training_ && !spec_.pattern && !spec_.isBuilt();
}

bool Maker::hasLevel(const Grid& puzzle, const std::stop_token& stop) const {
    return part_ ? rating::isOfPart(*spec_.level, *part_, puzzle, stop) : rating::isOfLevel(*spec_.level, puzzle, stop);
}

bool Maker::hasWantedRating(GeneratedPuzzle& made, const std::stop_token& stop) const {
    for (const auto& level : {spec_.level, spec_.seedLevel})
        if (level && rating::seedLevel(made.seedDifficulty) != *level) return false;
    if (training_ && !training_->comesUp(made.puzzle, spec_.asHardest, stop)) return false;
    if (spec_.level && !hasLevel(made.puzzle, stop)) return false;
    made.level = spec_.level;
    if (spec_.er && !isRatedWithin(*spec_.er, made.puzzle, stop)) return false;
    return !spec_.score || isScoredWithin(*spec_.score, made, stop);
}

rating::LevelPart partInTurn(std::uint64_t seed, std::uint64_t number) {
    auto parts = rating::kLevelParts;
    // A stream of its own: those of small numbers make the puzzles themselves.
    Random(seed, ~(number / parts.size())).shuffle(parts);
    return parts[number % parts.size()];
}

} // namespace ninefold::generator
