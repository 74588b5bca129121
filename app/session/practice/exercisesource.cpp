// SPDX-License-Identifier: MIT
#include "app/session/practice/exercisesource.h"

#include "app/documents/parts/exampleline.h"
#include "app/documents/reading.h"
#include "app/documents/text/bundled.h"
#include "app/session/learning/dayplan.h"
#include "app/store/library/games.h"
#include "app/store/library/open.h"
#include "engine/logic/finder.h"

#include <algorithm>
#include <cassert>

namespace ninefold::session {
namespace {

using practice::Effort;

/// How many positions are made in search of one that is as hard as it should be. Most techniques have one in a moment.
constexpr int kTries = 4;
/// Repetitions are rare, so this many in a row mean that there is nothing new.
constexpr int kMostRepeats = 20;

/// The made positions become harder, over and over: three that are easy, four in between, three that are hard.
Effort effortAt(int made) {
    constexpr int kRound = 10, kEasy = 3, kMedium = 7;
    const int place = made % kRound;
    return place < kEasy ? Effort::Easy : place < kMedium ? Effort::Medium : Effort::Hard;
}

int candidatesIn(const Grid& position) {
    int count = 0;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) count += position.cellsFor(digit).count();
    return count;
}

std::optional<Exercise> exerciseOf(const logic::Technique& technique, const Grid& position,
                                   std::optional<logic::Step> step, QString line) {
    solve::FastSolver solver;
    const auto answer = solver.solve(position, 2);
    if (!step || answer.solutions != 1) return std::nullopt;
    return Exercise{&technique, position, answer.solution[0], *std::move(step), std::move(line)};
}

/// From easy to hard.
std::deque<Exercise> bundledExercises(const logic::Technique& technique, const QString& folder,
                                      const std::stop_token& stop) {
    std::deque<Exercise> exercises;
    const logic::Finder finder(logic::Profile::only({&technique}), true);
    for (const documents::Bundled& one : documents::bundledFile(QStringLiteral("practice"), folder)) {
        if (one.facts[QLatin1String("technique")].toString() != idOf(technique)) continue;
        const auto puzzle = documents::playable(one);
        if (!puzzle) continue;
        auto exercise = exerciseOf(technique, puzzle->grid, finder.next(logic::Position(puzzle->grid), stop),
                                   QString::fromLatin1(one.content));
        if (exercise) exercises.push_back(*std::move(exercise));
    }
    std::ranges::stable_sort(exercises, {}, [](const Exercise& one) { return candidatesIn(one.position); });
    return exercises;
}

} // namespace

ExerciseSource::ExerciseSource(const PracticeGoal& goal, QString folder, LibraryAccess access, std::uint64_t seed)
    : goal_(goal), folder_(std::move(folder)), access_(std::move(access)), seed_(seed) {}

std::optional<Exercise> ExerciseSource::next(const std::stop_token& stop, const std::stop_token& hurry) {
    const logic::Technique& technique = goal_.techniqueAt(number_);
    Supply& supply = supplyOf(technique, stop);
    std::stop_source either;
    const auto end = [&either] { either.request_stop(); };
    const std::stop_callback ended(stop, end), hurried(hurry, end);
    std::optional<Exercise> exercise;
    if (!supply.bundled.empty()) exercise = takeBundled(supply);
    else exercise = make(technique, supply, either.get_token());
    if (!exercise && !supply.again.empty() && !stop.stop_requested()) {
        exercise = supply.again.front();
        std::ranges::rotate(supply.again, supply.again.begin() + 1);
    }
    if (exercise) ++number_;
    assert(!exercise || exercise->technique == &technique);
    return exercise;
}

ExerciseSource::Supply& ExerciseSource::supplyOf(const logic::Technique& technique, const std::stop_token& stop) {
    const auto [place, isNew] = supplies_.try_emplace(&technique);
    Supply& supply = place->second;
    if (!isNew) return supply;
    addKnown(technique, supply);
    supply.again = bundledExercises(technique, folder_, stop);
    for (const Exercise& one : supply.again)
        if (supply.seen.add(one.position)) supply.bundled.push_back(one);
    return supply;
}

Exercise ExerciseSource::takeBundled(Supply& supply) const {
    assert(!supply.bundled.empty());
    if (goal_.isTest()) std::ranges::rotate(supply.bundled, supply.bundled.end() - 1);
    Exercise exercise = std::move(supply.bundled.front());
    supply.bundled.pop_front();
    return exercise;
}

/// What was practised before is not asked again. Without a library nothing is known.
void ExerciseSource::addKnown(const logic::Technique& technique, Supply& supply) const {
    const auto opened = access_.open();
    if (!opened) return;
    const auto known = library::practised(*opened.value().database, idOf(technique));
    if (!known) return;
    for (const library::Practice& one : known.value())
        if (const auto puzzle = documents::readFirst(one.position.toStdString())) supply.seen.add(puzzle->grid);
}

std::optional<Exercise> ExerciseSource::make(const logic::Technique& technique, Supply& supply,
                                             const std::stop_token& stop) {
    practice::PositionMaker maker(technique);
    const Effort wanted = effortAt(supply.made++);
    std::optional<practice::Example> best;
    for (int tries = 0, repeats = 0; tries < kTries && repeats < kMostRepeats;) {
        generator::Random random(seed_, stream_++);
        auto example = maker.make(random, stop);
        if (!example || stop.stop_requested()) break;
        if (!supply.seen.add(example->position)) {
            ++repeats;
            continue;
        }
        const bool fits = practice::effortOf(example->position) == wanted;
        if (fits || !best) best = std::move(example);
        if (fits) break;
        ++tries;
    }
    if (!best || stop.stop_requested()) return std::nullopt;
    QString line = QString::fromStdString(documents::libraryLine(*best));
    return exerciseOf(technique, best->position, std::move(best->step), std::move(line));
}

} // namespace ninefold::session
