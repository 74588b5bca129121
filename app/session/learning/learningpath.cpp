// SPDX-License-Identifier: MIT
#include "app/session/learning/learningpath.h"

#include "app/session/learning/gamereasons.h"
#include "app/session/played/playedgames.h"
#include "app/store/library/open.h"

namespace ninefold::session {
namespace {

std::optional<LearningProgress> progressIn(const library::Location& location) {
    const auto opened = library::openLibrary(location);
    return opened ? readProgress(*opened.value().database, QDate::currentDate()) : std::nullopt;
}

} // namespace

LearningPath::LearningPath(const library::Location& location, const PlayedGames& played) : location_(location) {
    // The library knows the game now.
    connect(&played, &PlayedGames::caughtUp, this, [this] {
        if (progress_ || gameEnded_) refresh();
        complete();
    });
}

void LearningPath::refresh() {
    reading_.start([location = location_](const std::stop_token&, const auto&) {
        return [progress = progressIn(location)](LearningPath& owner) { owner.takeProgress(progress); };
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
    completing_.start([location = location_](const std::stop_token& stop, const auto&) {
        const auto opened = library::openLibrary(location);
        const bool news = opened && completeGames(*opened.value().database, stop);
        return [news](LearningPath& owner) {
            if (news && owner.progress_) owner.refresh();
        };
    });
}

void LearningPath::record(const library::FamilyTest& test) {
    recording_.start([location = location_, test](const std::stop_token&, const auto&) {
        if (const auto opened = library::openLibrary(location))
            static_cast<void>(library::recordFamilyTest(*opened.value().database, test));
        return [](LearningPath& owner) { owner.refresh(); };
    });
}

void LearningPath::record(const library::Practice& exercise) {
    recording_.start([location = location_, exercise](const std::stop_token&, const auto&) {
        if (const auto opened = library::openLibrary(location))
            static_cast<void>(library::recordPractice(*opened.value().database, exercise));
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
