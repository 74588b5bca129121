// SPDX-License-Identifier: MIT
// Chains and almost locked sets, at middle positions of many puzzles: every link of every chain is proved again from
// the candidates alone.
#include "engine/logic/path.h"
#include "engine/logic/techniques.h"
#include "tests/engine/logic/effects.h"
#include "tests/engine/logic/proof.h"
#include "tests/engine/logic/symmetry.h"

#include <QTest>

#include <functional>
#include <set>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

bool isFamily(const Technique& technique) {
    return technique.family == Family::Chains || technique.family == Family::AlmostLockedSets;
}

/// Patterns of many cells that are counted as a whole are too rare for random puzzles: tst_countedpatterns takes
/// puzzles that are known for them.
bool isRare(const Technique& technique) {
    return technique.about == techniques::skLoop.about || technique.about == techniques::juniorExocet.about;
}

std::vector<const Technique*> family() {
    std::vector<const Technique*> list;
    for (const Technique* technique : allTechniques())
        if (isFamily(*technique)) list.push_back(technique);
    return list;
}

/// Solves a puzzle as far as singles and locked candidates go, then applies the first chain, up to `moves` times.
void forEachPosition(const puzzles::Puzzle& puzzle, int moves, const std::function<void(const Position&)>& use) {
    // Easy steps first, so that the remaining positions need chains.
    Profile easy = Profile::standard();
    std::erase_if(easy.order, [](const Technique* technique) { return technique->rating > 30; });
    // Chains continue from there, so later positions are those that players meet.
    const Finder simple(easy, true), chains(Profile::only(family()), true);
    Position position(puzzle.grid);
    for (int move = 0; move < moves && !position.solved(); ++move) {
        while (auto step = simple.next(position)) position.apply(*step);
        if (position.solved()) return;
        use(position);
        const auto step = chains.next(position);
        if (!step) return;
        position.apply(*step);
    }
}

/// Does the step place digits of the solution and remove only others?
bool agrees(const Step& step, const puzzles::Values& solution) {
    return std::all_of(step.deductions.begin(), step.deductions.end(), [&](const Deduction& deduction) {
        return (solution[deduction.cell] == deduction.digit) == deduction.places;
    });
}

bool isProved(const Position& position, const Step& step) {
    for (const Arg& arg : step.args)
        // The cells of a remote pair in their order are no statements that follow from each other.
        if (const auto* chains = std::get_if<std::vector<Chain>>(&arg.value); chains != nullptr && arg.name != "way")
            for (const Chain& chain : *chains)
                if (!proof::isProved(position, chain)) return false;
    return true;
}

} // namespace

class TestChains : public QObject {
    Q_OBJECT

private slots:
    /// Checks the result against the solution and the links by proof: players would learn from a wrong reason even
    /// if the result is right.
    void everyStepIsSoundAndProved() {
        std::mt19937 random(20);
        std::map<const Technique*, int> seen;
        for (int n = 0; n < 150; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            forEachPosition(puzzle, 4, [&](const Position& position) {
                for (const Step& step : Finder(Profile::only(family()), true).all(position)) {
                    QVERIFY2(agrees(step, puzzle.solution), step.technique->id.data());
                    QVERIFY2(isProved(position, step), step.technique->id.data());
                    ++seen[step.technique];
                }
            });
        }
        // Logged, because a technique that is never found would otherwise go unnoticed.
        for (const Technique* technique : family()) {
            qInfo("%s: %d steps", technique->id.data(), seen[technique]);
            QVERIFY2(seen[technique] > 0 || isRare(*technique), technique->id.data());
        }
    }

    /// The set of results does not depend on the orientation of the board or the names of its digits.
    void symmetryChangesNothing() {
        std::mt19937 random(21);
        for (int n = 0; n < 60; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            const symmetry::Transform transform = symmetry::random(random);
            forEachPosition(puzzle, 2, [&](const Position& position) {
                const Position other(transform.of(position.grid()));
                for (const Technique* technique : family()) {
                    const Effects expected = transformed(effectsOf(position, technique), transform);
                    QVERIFY2(effectsOf(other, technique) == expected, technique->id.data());
                }
            });
        }
    }

    /// On a solving path a chain that removes a single candidate is reported as its loop, and no chain is lost by that.
    void aChainThatEliminatesOneCandidateIsALoop() {
        std::mt19937 random(23);
        Profile every = Profile::only({&techniques::aic});
        every.limits = raisedLimits();
        const Finder loops(Profile::only({&techniques::discontinuousLoop}), true);
        int single = 0, several = 0;
        for (int n = 0; n < 25; ++n)
            forEachPosition(puzzles::minimal(random), 2, [&](const Position& position) {
                for (const auto& effect : effectsOf(position, &techniques::aic)) {
                    QVERIFY(effect.size() > 1);
                    ++several;
                }
                std::set<Deduction> eliminated;
                for (const Step& step : loops.all(position))
                    eliminated.insert(step.deductions.begin(), step.deductions.end());
                for (const Step& step : Finder(every, true).all(position))
                    for (const Deduction& deduction : step.deductions) {
                        QVERIFY(eliminated.contains(deduction));
                        single += step.deductions.size() == 1;
                    }
            });
        QVERIFY(single > 0 && several > 0);
    }

    /// Every loop must check the limit, or a hard position hangs the caller.
    void aSearchWithoutWorkLeftEnds() {
        std::mt19937 random(22);
        forEachPosition(puzzles::minimal(random), 1, [&](const Position& position) {
            for (const Technique* technique : family()) {
                Profile profile = Profile::only({technique});
                // Not one unit of work: nothing may be found or tried.
                profile.limits.work = 0;
                QVERIFY2(Finder(profile, true).all(position).empty(), technique->id.data());
            }
        });
    }
};

QTEST_APPLESS_MAIN(TestChains)
#include "tst_chains.moc"
