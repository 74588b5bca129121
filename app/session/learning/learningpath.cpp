// SPDX-License-Identifier: MIT
#include "app/session/learning/learningpath.h"

#include "app/session/learning/gamereasons.h"
#include "app/session/played/playedgames.h"

namespace ninefold::session {
namespace {

std::optional<LearningProgress> progressIn(const LibraryAccess& access) {
    const auto opened = access.open();
    return opened ? readProgress(*opened.value().database, QDate::currentDate()) : std::nullopt;
}

std::optional<Error> write(const LibraryAccess& access, const library::FamilyTest& test) {
    const auto opened = access.open();
    return opened ? library::recordFamilyTest(*opened.value().database, test) : opened.error();
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
        const auto error = write(access, test);
        if (error) access.report(*error);
        // A test that was taken is nowhere else.
        if (error && access.isAway(*error)) static_cast<void>(write(access.standIn(), test));
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
