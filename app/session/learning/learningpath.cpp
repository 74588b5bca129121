// SPDX-License-Identifier: MIT
#include "app/session/learning/learningpath.h"

#include "app/session/learning/gamereasons.h"
#include "app/session/played/playedgames.h"

#include <functional>

namespace ninefold::session {
namespace {

std::optional<LearningProgress> progressIn(const LibraryAccess& access) {
    const auto opened = access.open();
    return opened ? readProgress(*opened.value().database, QDate::currentDate()) : std::nullopt;
}

using Write = std::function<std::optional<Error>(library::Database& database)>;

/// What was practised is nowhere else, so it is kept aside while the server is away.
void keep(const LibraryAccess& access, const Write& write) {
    const auto attempt = [&write](const LibraryAccess& place) {
        const auto opened = place.open();
        const auto error = opened ? write(*opened.value().database) : opened.error();
        if (error) place.report(*error);
        return error;
    };
    const auto error = attempt(access);
    if (error && access.isAway(*error)) static_cast<void>(attempt(access.standIn()));
}

} // namespace

LearningPath::LearningPath(const LibraryAccess& access, const PlayedGames& played) : access_(access) {
    // The library knows the game now.
    connect(&played, &PlayedGames::caughtUp, this, [this] {
        if (progress_ || gameEnded_) refresh();
        complete();
    });
}

void LearningPath::refresh() {
    reading_.start([access = access_](const std::stop_token&, const auto&) {
        return [progress = progressIn(access)](LearningPath& owner) { owner.takeProgress(progress); };
    });
}

void LearningPath::takeProgress(const std::optional<LearningProgress>& progress) {
    if (!progress) return;
    progress_ = progress;
    emit progressRead();
    if (std::exchange(gameEnded_, false)) reportHelp();
}

/// What takes longer: the techniques that prove the moves, and ratings.
void LearningPath::complete() {
    completing_.start([access = access_](const std::stop_token& stop, const auto&) {
        const auto opened = access.open();
        const bool news = opened && completeGames(*opened.value().database, stop);
        return [news](LearningPath& owner) {
            if (news && owner.progress_) owner.refresh();
        };
    });
}

void LearningPath::record(const library::FamilyTest& test) {
    recording_.start([access = access_, test](const std::stop_token&, const auto&) {
        keep(access, [&test](library::Database& database) { return library::recordFamilyTest(database, test); });
        return [](LearningPath& owner) { owner.refresh(); };
    });
}

void LearningPath::record(const library::Practice& exercise) {
    recording_.start([access = access_, exercise](const std::stop_token&, const auto&) {
        keep(access, [&exercise](library::Database& database) { return library::recordPractice(database, exercise); });
        return [](LearningPath& owner) { owner.refresh(); };
    });
}

void LearningPath::reportHelp() {
    QStringList repeated;
    for (const logic::Technique* technique : ladder())
        if (progress_->asked.value(idOf(*technique)) >= kHintsForOffer) repeated << idOf(*technique);
    if (!repeated.isEmpty()) emit helpRepeated(repeated);
}

} // namespace ninefold::session
