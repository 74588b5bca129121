// SPDX-License-Identifier: MIT
#include "engine/rating/hodoku/rater.h"

#include "engine/logic/bindingcandidates.h"
#include "engine/logic/finder.h"
#include "engine/logic/technique.h"
#include "engine/rating/hodoku/als.h"
#include "engine/rating/hodoku/chainfinders.h"
#include "engine/rating/hodoku/finders.h"
#include "engine/rating/hodoku/plainlinks.h"
#include "engine/rating/hodoku/uniqueness.h"
#include "engine/rating/rating.h"
#include "engine/solve/bitboard.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <optional>

namespace ninefold::rating {
namespace hodoku {
namespace {

/// Where searches in the positions before found nothing.
struct KnownEmpty {
    NoSets sets;
    NoFish fish;
    NoSueDeCoq sueDeCoq;
};

/// Tables whose memory is used again for each position.
struct TableSpace {
    Tables links, grouped, nets;
};

/// A position and the data that several techniques share, computed on first use.
class Situation {
public:
    Situation(Board& position, bool uniquenessAllowed, KnownEmpty& knownEmpty, TableSpace& space)
        : board(position), mayUseUniqueness(uniquenessAllowed), known(knownEmpty), tables(space) {}

    Board& board;
    const bool mayUseUniqueness;
    KnownEmpty& known;
    TableSpace& tables;
    const UniqueRectangles& rectangles() {
        if (!rectangles_) rectangles_.emplace(board);
        return *rectangles_;
    }
    const AlmostLockedSets& sets() {
        if (!sets_) sets_.emplace(board);
        return *sets_;
    }
    PlainLinks& plainLinks() {
        if (!plainLinks_) plainLinks_.emplace(board);
        return *plainLinks_;
    }
    Tables& groupedTables() {
        if (!hasGrouped_) tables.grouped.build(board, Tables::Kind::GroupedLinks);
        hasGrouped_ = true;
        return tables.grouped;
    }

private:
    std::optional<UniqueRectangles> rectangles_;
    std::optional<AlmostLockedSets> sets_;
    std::optional<PlainLinks> plainLinks_;
    bool hasGrouped_ = false;
};

using Grade = logic::HodokuGrade;

/// An entry of the solver's list. Scores and grades are those of the technique that the step names.
using Finder = bool (*)(Situation& situation, Step& step);

template <bool (*kFind)(const Board&, Step&)>
bool on(Situation& situation, Step& step) {
    return kFind(situation.board, step);
}

/// Steps that rest on links of this kind alone.
template <PlainLinks::Kind kKind, Finder kFind>
bool byLinks(Situation& situation, Step& step) {
    return situation.plainLinks().mayLead(kKind) && kFind(situation, step);
}
template <bool (*kFind)(const Board&, Step&)>
constexpr Finder inHouses = byLinks<PlainLinks::Kind::Houses, on<kFind>>;
template <bool (*kFind)(const Board&, Step&)>
constexpr Finder inCells = byLinks<PlainLinks::Kind::Cells, on<kFind>>;

template <bool (*kFind)(Board&, Step&)>
bool single(Situation& situation, Step& step) {
    return kFind(situation.board, step);
}

template <int kSize, bool kLocked>
bool naked(Situation& situation, Step& step) {
    return findNakedSet(situation.board, kSize, kLocked, situation.known.sets, step);
}

template <int kSize>
bool hidden(Situation& situation, Step& step) {
    return findHiddenSet(situation.board, kSize, situation.known.sets, step);
}

template <int kSize, Fins kFins>
bool fish(Situation& situation, Step& step) {
    return findFish(situation.board, kSize, kFins, situation.known.fish, step);
}

template <int kSize, bool kFinned>
bool franken(Situation& situation, Step& step) {
    return findFrankenFish(situation.board, kSize, kFinned, situation.known.fish, step);
}

bool sueDeCoq(Situation& situation, Step& step) {
    return findSueDeCoq(situation.board, situation.known.sueDeCoq, step);
}

template <int kTest>
bool uniqueness(Situation& situation, Step& step) {
    constexpr std::array<std::string_view, 7> ids = {
        "hidden-rectangle",  "uniqueness-test-1", "uniqueness-test-2", "uniqueness-test-3",
        "uniqueness-test-4", "uniqueness-test-5", "uniqueness-test-6",
    };
    return situation.rectangles().find(ids[kTest], step);
}

template <int kType>
bool avoidable(Situation& situation, Step& step) {
    return findAvoidableRectangle(situation.board, kType, step);
}

/// Rectangles count even if a corner has lost a digit. If the puzzle's candidates bind, one of them and not a given may
/// exclude its second solution.
template <Finder kFind>
bool byUniqueness(Situation& situation, Step& step) {
    return situation.mayUseUniqueness && kFind(situation, step);
}

template <bool (AlmostLockedSets::*kFind)(Step&) const>
bool sets(Situation& situation, Step& step) {
    return (situation.sets().*kFind)(step);
}

bool niceLoop(Situation& situation, Step& step) {
    // Plain loops need their own tables: with groups other paths would come first.
    situation.tables.links.build(situation.board, Tables::Kind::Links);
    return findNiceLoop(situation.board, situation.tables.links, step);
}

bool groupedNiceLoop(Situation& situation, Step& step) {
    return findNiceLoop(situation.board, situation.groupedTables(), step);
}

bool forcingChain(Situation& situation, Step& step) {
    const bool found = findForcing(situation.board, situation.groupedTables(), false, step);
    step.technique = "forcing-chain-contradiction";
    return found;
}

bool forcingNet(Situation& situation, Step& step) {
    // Tables with nets are used only here, because they are the most expensive.
    situation.tables.nets.build(situation.board, Tables::Kind::Nets);
    const bool found = findForcing(situation.board, situation.tables.nets, true, step);
    step.technique = "forcing-net-contradiction";
    return found;
}

/// The order of HoDoKu's default configuration, without the techniques that it disables: fish of size five and
/// more, large Franken and all mutant fish, Kraken fish, death blossom, templates.
constexpr Finder kFinders[] = {
    single<findFullHouse>,
    single<findNakedSingle>,
    single<findHiddenSingle>,
    naked<2, true>,
    naked<3, true>,
    on<findPointing>,
    on<findClaiming>,
    naked<2, false>,
    naked<3, false>,
    hidden<2>,
    hidden<3>,
    naked<4, false>,
    hidden<4>,
    fish<2, Fins::None>,
    fish<3, Fins::None>,
    fish<4, Fins::None>,
    inCells<findRemotePair>,
    byUniqueness<on<findBug>>,
    inHouses<findSkyscraper>,
    inHouses<findTwoStringKite>,
    inHouses<findTurbotFish>,
    on<findEmptyRectangle>,
    byLinks<PlainLinks::Kind::Both, on<findWWing>>,
    inCells<findXyWing>,
    on<findXyzWing>,
    byUniqueness<uniqueness<1>>,
    byUniqueness<uniqueness<2>>,
    byUniqueness<uniqueness<3>>,
    byUniqueness<uniqueness<4>>,
    byUniqueness<uniqueness<5>>,
    byUniqueness<uniqueness<6>>,
    byUniqueness<uniqueness<0>>,
    byUniqueness<avoidable<1>>,
    byUniqueness<avoidable<2>>,
    fish<2, Fins::Finned>,
    fish<2, Fins::Sashimi>,
    fish<3, Fins::Finned>,
    fish<3, Fins::Sashimi>,
    fish<4, Fins::Finned>,
    fish<4, Fins::Sashimi>,
    sueDeCoq,
    inHouses<findSimpleColors>,
    inHouses<findMultiColors>,
    inHouses<findXChain>,
    inCells<findXyChain>,
    byLinks<PlainLinks::Kind::Both, niceLoop>,
    groupedNiceLoop,
    sets<&AlmostLockedSets::findXz>,
    sets<&AlmostLockedSets::findXyWing>,
    sets<&AlmostLockedSets::findChain>,
    franken<2, false>,
    franken<3, false>,
    franken<2, true>,
    franken<3, true>,
    forcingChain,
    forcingNet,
};
constexpr int kBruteForceScore = 10000;

/// If no technique applies, the middle blank cell gets its digit from the solution.
void bruteForce(const Board& board, const std::array<std::uint8_t, kCellCount>& solution, Step& step) {
    std::vector<Cell> blanks;
    for (const Cell cell : board.blanks()) blanks.push_back(cell);
    assert(!blanks.empty());
    // The middle cell and not the first, as in HoDoKu.
    const Cell cell = blanks[blanks.size() / 2];
    step.technique = "brute-force";
    step.place(cell, solution[cell]);
}

/// Does the solution hold what the step sets, and nothing that it removes?
[[maybe_unused]] bool isRight(const Step& step, const std::array<std::uint8_t, kCellCount>& solution) {
    return (step.cell < 0 || solution[step.cell] == step.digit) &&
           std::ranges::none_of(step.removals,
                                [&](const Removal& removal) { return solution[removal.cell] == removal.digit; });
}

class Rater {
public:
    Rater(const Grid& puzzle, const std::array<std::uint8_t, kCellCount>& solution)
        : board_(puzzle),
          mayUseUniqueness_(logic::mayUseUniqueness(true, logic::candidatesBind(puzzle))),
          solution_(solution) {}

    HodokuRating run(const std::stop_token& stop) {
        while (!board_.solved() && !stop.stop_requested()) takeStep();
        rating_.complete = board_.solved();
        // A high score raises the grade of the puzzle.
        constexpr std::array<int, 4> most = {800, 1000, 1600, 1800};
        for (std::size_t grade = 0; grade < most.size(); ++grade)
            if (rating_.grade == static_cast<Grade>(grade) && rating_.score > most[grade])
                rating_.grade = static_cast<Grade>(grade + 1);
        return rating_;
    }

private:
    void takeStep() {
        // Created anew for each step, because every step invalidates the shared data.
        Situation situation(board_, mayUseUniqueness_, known_, tables_);
        for (const Finder find : kFinders) {
            Step step;
            if (!find(situation, step)) continue;
            assert(isRight(step, solution_));
            const logic::Technique* technique = logic::techniqueById(step.technique);
            assert(technique != nullptr && technique->grade);
            count(step.technique, technique->score, *technique->grade);
            apply(step, board_);
            return;
        }
        Step step;
        bruteForce(board_, solution_, step);
        count(step.technique, kBruteForceScore, Grade::Extreme);
        apply(step, board_);
    }

    void count(std::string_view technique, int score, Grade grade) {
        rating_.score += score;
        rating_.grade = std::max(rating_.grade, grade);
        ++rating_.techniques[technique];
        // The first technique with the highest score counts, so a tie changes nothing.
        if (score > hardestScore_) {
            hardestScore_ = score;
            rating_.hardest = technique;
        }
    }

    Board board_;
    const bool mayUseUniqueness_;
    const std::array<std::uint8_t, kCellCount>& solution_;
    HodokuRating rating_;
    int hardestScore_ = 0;
    KnownEmpty known_;
    TableSpace tables_;
};

} // namespace
} // namespace hodoku

HodokuRating rateByHodoku(const Grid& puzzle, const std::array<std::uint8_t, kCellCount>& solution,
                          std::stop_token stop) {
    assert(solve::isOnlySolution(puzzle, solution));
    return hodoku::Rater(puzzle, solution).run(stop);
}

namespace ratings {
namespace {

constexpr RatingColumn kColumns[] = {
    {.key = "hodoku_score"},
    {.key = "hodoku_level", .unit = RatingUnit::Grade},
};
constexpr RatingDetail kDetails[] = {
    {"techniques", RatingDetail::Kind::Techniques, NINEFOLD_TEXT("Ratings", "Techniques for HoDoKu")},
    {"hardest", RatingDetail::Kind::Hardest, {}},
};

RatingResult rate(const RatingTask& task) {
    const HodokuRating rating = rateByHodoku(task.puzzle, task.solution, task.stop);
    return {.values = {rating.score, static_cast<int>(rating.grade)},
            .techniques = rating.techniques,
            .hardest = rating.hardest,
            .profile = {}};
}

} // namespace

const Rating hodoku = {
    .id = "hodoku",
    .name = NINEFOLD_TEXT("Ratings", "HoDoKu"),
    .heading = NINEFOLD_TEXT("Ratings", "HoDoKu"),
    .tip = NINEFOLD_TEXT("Ratings", "The hardest step for HoDoKu, and the points of all"),
    .help = NINEFOLD_TEXT("Ratings", "score and level of HoDoKu's default solver, and the techniques that it uses."),
    .columns = kColumns,
    .details = kDetails,
    .order = {"hodoku_level", "hodoku_score"},
    .sentence = NINEFOLD_TEXT("Ratings", "{hodoku_level}, {hodoku_score} points"),
    .brief = "{hodoku_level}, {hodoku_score}",
    .line = "HoDoKu {hodoku_level} {hodoku_score}",
    .note = "HoDoKu {hodoku_level} {hodoku_score}",
    .rate = rate,
};

} // namespace ratings

} // namespace ninefold::rating
