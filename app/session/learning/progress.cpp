// SPDX-License-Identifier: MIT
#include "app/session/learning/progress.h"

#include "engine/rating/rating.h"

#include <QDateTime>

#include <algorithm>

namespace ninefold::session {
namespace {

using library::Game;
using library::GameState;
using library::Practice;

/// How long a position takes is the middle of the last ones.
constexpr qsizetype kTimedExercises = 20;

QDate dayOf(const QString& time) {
    return QDateTime::fromString(time, Qt::ISODate).toLocalTime().date();
}

bool isAlone(const Practice& exercise) {
    return exercise.verdict == QLatin1String("right") && exercise.hints == 0;
}

/// Exercises count by themselves; a game counts once for each technique that the player used in it or asked for.
QList<Try> triesIn(const LearningRecords& records) {
    QList<Try> tries;
    for (const Practice& exercise : records.exercises)
        tries << Try{.technique = exercise.technique, .day = dayOf(exercise.practised), .alone = isAlone(exercise)};
    QHash<library::Id, const library::GameReasons*> reasons;
    for (const library::GameReasons& one : records.reasons) reasons.insert(one.game, &one);
    for (const Game& game : records.games) {
        if (game.state == GameState::Open || game.occasion.startsWith(QLatin1String("practice "))) continue;
        const QDate day = dayOf(game.finished);
        for (const QString& technique : game.hinted.keys())
            tries << Try{.technique = technique, .day = day, .alone = false};
        if (const library::GameReasons* found = reasons.value(game.id); found != nullptr)
            for (const QString& technique : found->techniques.keys())
                tries << Try{.technique = technique, .day = day, .alone = true};
    }
    return tries;
}

/// The games come in the order in which they were finished.
QList<RatedGame> ratedGames(const LearningRecords& records) {
    QList<RatedGame> rated;
    for (const Game& game : records.games) {
        const int er = records.ratings.value(game.puzzle, rating::kUnknownRating);
        if (game.state == GameState::Open || er == rating::kUnknownRating) continue;
        if (game.occasion.startsWith(QLatin1String("practice "))) continue;
        rated << RatedGame{
            .er = er / 10.0, .alone = game.state == GameState::Solved && game.hints == 0, .day = dayOf(game.finished)};
    }
    return rated;
}

QMap<QString, int> askedIn(const LearningRecords& records) {
    QMap<QString, QString> practised;
    for (const Practice& exercise : records.exercises)
        practised[exercise.technique] = std::max(practised.value(exercise.technique), exercise.practised);
    QMap<QString, int> asked;
    for (const Game& game : records.games)
        for (auto hinted = game.hinted.cbegin(); hinted != game.hinted.cend(); ++hinted)
            if (std::max(game.finished, game.started) > practised.value(hinted.key()))
                asked[hinted.key()] += hinted.value();
    return asked;
}

qint64 usualTime(const QList<Practice>& exercises) {
    QList<qint64> times;
    for (const Practice& exercise : exercises)
        if (exercise.milliseconds > 0) times << exercise.milliseconds;
    times = times.last(std::min(times.size(), kTimedExercises));
    std::ranges::sort(times);
    return times.isEmpty() ? 0 : times[times.size() / 2];
}

qint64 timeOn(QDate day, const QList<Practice>& exercises) {
    qint64 sum = 0;
    for (const Practice& exercise : exercises)
        if (dayOf(exercise.practised) == day) sum += exercise.milliseconds;
    return sum;
}

template <typename T>
bool take(Result<T> result, T& into) {
    if (!result) return false;
    into = std::move(result).value();
    return true;
}

} // namespace

bool LearningProgress::isPassed(logic::Family family) const {
    const library::FamilyTest* test = testOf(family);
    return test != nullptr && test->isPassed();
}

const library::FamilyTest* LearningProgress::testOf(logic::Family family) const {
    const std::string_view name = logic::familyName(family);
    const auto known = std::ranges::find_if(tests, [name](const library::FamilyTest& one) {
        return one.family == QLatin1String(name.data(), static_cast<qsizetype>(name.size()));
    });
    return known == tests.end() ? nullptr : &*known;
}

LearningProgress progressOf(const LearningRecords& records, QDate today) {
    LearningProgress progress{.mastery = masteryOf(triesIn(records)),
                              .strength = strengthOf(ratedGames(records)),
                              .tests = library::bestTests(records.tests),
                              .asked = askedIn(records)};
    progress.today = planOf(progress.mastery, progress.strength, today, usualTime(records.exercises),
                            timeOn(today, records.exercises));
    return progress;
}

std::optional<LearningProgress> readProgress(library::Database& database, QDate today, const QString& folder) {
    LearningRecords records;
    if (!take(library::games(database), records.games) || !take(library::practised(database), records.exercises) ||
        !take(library::gameReasons(database), records.reasons) ||
        !take(library::playedRatings(database), records.ratings) ||
        !take(library::familyTests(database), records.tests))
        return std::nullopt;
    LearningProgress progress = progressOf(records, today);
    progress.puzzle = proposedPuzzle(database, records.games, nextRating(progress.strength), folder);
    return progress;
}

std::vector<const logic::Technique*> techniquesOf(logic::Family family) {
    std::vector<const logic::Technique*> list;
    for (const logic::Technique* technique : ladder())
        if (technique->family == family) list.push_back(technique);
    return list;
}

QList<logic::Family> testedFamilies() {
    QList<logic::Family> families;
    for (const logic::Technique* technique : ladder())
        if (!families.contains(technique->family)) families << technique->family;
    return families;
}

} // namespace ninefold::session
