// SPDX-License-Identifier: MIT
// Forcing chains and nets: their statements are proved again step by step, and they solve what no other technique
// solves.
#include "engine/logic/path.h"
#include "engine/logic/techniques.h"
#include "tests/data.h"
#include "tests/engine/logic/effects.h"
#include "tests/engine/logic/proof.h"
#include "tests/engine/logic/symmetry.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

std::vector<const Technique*> family() {
    std::vector<const Technique*> list;
    for (const Technique* technique : allTechniques())
        if (technique->family == Family::ForcingChains) list.push_back(technique);
    return list;
}

/// Techniques without assumptions up to simple chains, followed by the whole forcing family.
Profile fewThenForcing() {
    Profile profile = Profile::standard();
    std::erase_if(profile.order, [](const Technique* technique) {
        return technique->family != Family::ForcingChains && technique->rating > 32;
    });
    return profile;
}

/// Forcing chains find something nearly everywhere; this gets positions where they would be needed.
Position withoutEasySteps(const Grid& grid) {
    Profile easy = Profile::standard();
    std::erase_if(easy.order, [](const Technique* technique) { return technique->rating > 32; });
    const Finder finder(easy, true);
    Position position(grid);
    while (auto step = finder.next(position)) position.apply(*step);
    return position;
}

bool agrees(const Step& step, const puzzles::Values& solution) {
    return std::all_of(step.deductions.begin(), step.deductions.end(), [&](const Deduction& deduction) {
        return (solution[deduction.cell] == deduction.digit) == deduction.places;
    });
}

template <typename T>
T valueOf(const Step& step, std::string_view name) {
    for (const Arg& arg : step.args)
        if (arg.name == name) return std::get<T>(arg.value);
    return {};
}

/// Does the negation of the step's result lead to the stated contradiction?
bool failsAsDescribed(const Position& position, const Step& step) {
    const Chain net = valueOf<std::vector<Chain>>(step, "chain").front();
    Position copy = position;
    std::size_t next = 0;
    if (!proof::isProvedNet(copy, net, valueOf<std::vector<Chain>>(step, "inner"), next)) return false;
    for (Cell cell : valueOf<Cells>(step, "cells")) return !copy.isSet(cell) && copy.candidates(cell).empty();
    return copy.cellsFor(valueOf<Digits>(step, "digits").first(), valueOf<HouseSet>(step, "house").first()).empty();
}

/// Does each of the nets lead to the result, and is one of their starts true?
bool followsFromAll(const Position& position, const Step& step) {
    const Deduction& what =
        *std::max_element(step.deductions.begin(), step.deductions.end(),
                          [](const Deduction& a, const Deduction& b) { return a.places < b.places; });
    for (Chain net : valueOf<std::vector<Chain>>(step, "chains")) {
        Position copy = position;
        std::size_t none = 0;
        // The last statement is the conclusion itself: an elimination that follows from what was placed.
        if (!net.back().on && net.size() > 1) net.pop_back();
        if (!proof::isProvedNet(copy, net, {}, none)) return false;
        if (what.places ? copy.value(what.cell) != what.digit : copy.isCandidate(what.cell, what.digit)) return false;
    }
    return true;
}

/// Plain chains: each link follows from the one before.
bool chainsAreProved(const Position& position, const Step& step) {
    for (const Chain& chain : valueOf<std::vector<Chain>>(step, "chains"))
        if (!proof::isProved(position, chain)) return false;
    return true;
}

/// Can a digit be placed once in each row from this one on, never twice in a house, in these cells?
bool fits(Cells open, int row) {
    if (row == 9) return true;
    for (Cell cell : open& kHouses[rowHouse(row)])
        if (fits(open - kPeers[cell], row + 1)) return true;
    return false;
}

/// One digit can be checked exhaustively: contrary to the step's result, the digit does not fit.
bool digitFitsNoOtherWay(const Position& position, const Step& step) {
    const auto fitsNoOtherWay = [&](const Deduction& deduction) {
        Cells open = position.cellsFor(deduction.digit) | position.grid().cellsWith(deduction.digit);
        if (deduction.places) open.remove(deduction.cell);
        else open -= kPeers[deduction.cell];
        // If the candidate is true, its row has no other place.
        return !fits(open, 0);
    };
    return std::ranges::any_of(step.deductions, [](const Deduction& each) { return each.places; })
               ? std::ranges::all_of(step.deductions,
                                     [&](const Deduction& each) { return !each.places || fitsNoOtherWay(each); })
               : std::ranges::all_of(step.deductions, fitsNoOtherWay);
}

bool isProved(const Position& position, const Step& step) {
    // Plain chains are proved link by link; nets by the common result of all of them, or by the failure that they
    // state; those of one digit by trying all its places.
    if (step.technique->code == "1302" || step.technique->id == "forcing-chain-contradiction")
        return chainsAreProved(position, step);
    if (step.technique->code == "1304") return followsFromAll(position, step);
    if (step.technique->id == "nishio") return digitFitsNoOtherWay(position, step);
    return failsAsDescribed(position, step);
}

} // namespace

class TestForcing : public QObject {
    Q_OBJECT

private slots:
    void everyStepIsSoundAndProved() {
        std::mt19937 random(30);
        std::map<const Technique*, int> seen;
        for (int n = 0; n < 60; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            const Position position = withoutEasySteps(puzzle.grid);
            if (position.solved()) continue;
            for (const Technique* technique : family()) {
                for (const Step& step : Finder(Profile::only({technique}), true).all(position)) {
                    QVERIFY2(agrees(step, puzzle.solution), technique->id.data());
                    QVERIFY2(isProved(position, step), technique->id.data());
                    ++seen[technique];
                }
            }
        }
        for (const Technique* technique : family()) {
            qInfo("%s: %d steps", technique->id.data(), seen[technique]);
            QVERIFY2(seen[technique] > 0, technique->id.data());
        }
    }

    /// On a solving path a verity places a digit; everything else that it would show is reported as a contradiction.
    void chainsHaveOneReading() {
        std::mt19937 random(36);
        int verities = 0, others = 0;
        for (int n = 0; n < 15; ++n) {
            const Position position = withoutEasySteps(puzzles::minimal(random).grid);
            if (position.solved()) continue;
            const Effects reported = effectsOf(position, &techniques::forcingChainVerity);
            const Effects contradictions = effectsOf(position, &techniques::forcingChainContradiction);
            for (const auto& effect : reported)
                QVERIFY(std::ranges::any_of(effect, [](const Deduction& each) { return each.places; }));
            verities += static_cast<int>(reported.size());
            Profile raised = Profile::only({&techniques::forcingChainVerity});
            raised.limits = raisedLimits();
            for (const Step& step : Finder(raised, true).all(position)) {
                if (reported.contains(step.deductions)) continue;
                QVERIFY(contradictions.contains(step.deductions));
                ++others;
            }
        }
        QVERIFY(verities > 0 && others > 0);
    }

    /// Groups and almost locked sets in forcing chains: more is found, and all of it is proved.
    void chainsUseWhatTheyAreAllowed() {
        std::mt19937 random(34);
        // Plain, with groups, with almost locked sets.
        std::array<std::size_t, 3> found{};
        for (int n = 0; n < 25; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            const Position position = withoutEasySteps(puzzle.grid);
            if (position.solved()) continue;
            for (std::size_t kind = 0; kind < found.size(); ++kind) {
                Profile profile = Profile::only({techniqueById("forcing-chain-contradiction")});
                profile.limits.inner.groups = kind == 1;
                profile.limits.inner.almostLockedSets = kind == 2;
                for (const Step& step : Finder(profile, true).all(position)) {
                    QVERIFY(agrees(step, puzzle.solution));
                    QVERIFY(chainsAreProved(position, step));
                    ++found[kind];
                }
            }
        }
        qInfo("%zu plain, %zu with groups, %zu with sets", found[0], found[1], found[2]);
        // Each option finds more than the one before.
        QVERIFY(found[0] < found[1] && found[1] < found[2]);
    }

    /// A net names the sets of its eliminations; it must not use sets that are not allowed.
    void netsUseWhatTheyAreAllowed() {
        std::mt19937 random(35);
        int used = 0;
        for (int n = 0; n < 40; ++n) {
            const Position position = withoutEasySteps(puzzles::minimal(random).grid);
            if (position.solved()) continue;
            for (bool allowed : {true, false}) {
                Profile profile = Profile::only({techniqueById("forcing-net-with-sets")});
                // Exactly one kind at a time, so that the size of a set identifies the kind: two cells or four.
                profile.limits.inner = {.lockedCandidates = false,
                                        .nakedPairs = allowed,
                                        .hiddenPairs = false,
                                        .xWings = !allowed,
                                        .nets = false};
                for (const Step& step : Finder(profile, true).all(position)) {
                    const auto chains = valueOf<std::vector<Chain>>(step, "chain");
                    for (const ChainNode& node : chains.front()) {
                        if (node.set.empty()) continue;
                        QCOMPARE(node.set.count(), allowed ? 2 : 4);
                        ++used;
                    }
                }
            }
            Profile none = Profile::only({techniqueById("forcing-net-with-nets")});
            none.limits.inner.nets = false;
            QVERIFY(Finder(none, true).all(position).empty());
        }
        // Sets of the allowed size must occur.
        QVERIFY(used > 0);
    }

    /// With a lower work limit: there are very many, and a part of them is enough.
    void krakensAreSoundAndProved() {
        std::mt19937 random(33);
        Profile profile = Profile::only({techniqueById("kraken-fish-1"), techniqueById("kraken-fish-2")});
        profile.limits.work = 200'000;
        std::map<const Technique*, int> seen;
        for (int n = 0; n < 20; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            const Position position = withoutEasySteps(puzzle.grid);
            if (position.solved()) continue;
            for (const Step& step : Finder(profile, true).all(position)) {
                QVERIFY2(agrees(step, puzzle.solution), step.technique->id.data());
                QVERIFY2(chainsAreProved(position, step), step.technique->id.data());
                ++seen[step.technique];
            }
        }
        // Both kinds must occur.
        QCOMPARE(seen.size(), std::size_t{2});
    }

    void symmetryChangesNothing() {
        std::mt19937 random(31);
        for (int n = 0; n < 20; ++n) {
            const puzzles::Puzzle puzzle = puzzles::minimal(random);
            const symmetry::Transform transform = symmetry::random(random);
            const Position position = withoutEasySteps(puzzle.grid);
            if (position.solved()) continue;
            const Position other(transform.of(position.grid()));
            for (const Technique* technique : family()) {
                const Effects expected = transformed(effectsOf(position, technique), transform);
                QVERIFY2(effectsOf(other, technique) == expected, technique->id.data());
            }
        }
    }

    /// Singles, locked candidates and this family alone solve every puzzle.
    void nothingIsTooHard() {
        std::mt19937 random(32);
        const Finder finder(fewThenForcing(), true);
        for (int n = 0; n < 100; ++n) solve(puzzles::minimal(random), finder);
        for (const Grid& puzzle : puzzlesOf(hardestCollection(), 10)) solve(puzzles::solved(puzzle), finder);
    }

private:
    static void solve(const puzzles::Puzzle& puzzle, const Finder& finder) {
        Position position(puzzle.grid);
        while (!position.solved()) {
            const auto step = finder.next(position);
            QVERIFY(step);
            QVERIFY2(agrees(*step, puzzle.solution), step->technique->id.data());
            if (step->technique->family == Family::ForcingChains)
                QVERIFY2(isProved(position, *step), step->technique->id.data());
            position.apply(*step);
        }
    }
};

QTEST_APPLESS_MAIN(TestForcing)
#include "tst_forcing.moc"
