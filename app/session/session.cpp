// SPDX-License-Identifier: MIT
#include "app/session/session.h"

#include "app/documents/text/ratings.h"

#include <QThread>

namespace ninefold::session {

Session::Session(QObject* parent)
    : QObject(parent),
      preferences_(announcer_),
      input_(game_),
      savedGames_(store::SavedGames::usualFolder()),
      solved_(store::SolvedList::usualPath()),
      resultList_(store::ResultList::usualPath()),
      keeper_(game_, savedGames_),
      timekeeper_(game_, keeper_),
      examiner_(game_, timekeeper_, preferences_, engine_, announcer_),
      games_(game_, savedGames_, keeper_, timekeeper_, preferences_, announcer_),
      checker_(game_, examiner_, keeper_, timekeeper_, solved_, preferences_, announcer_),
      maker_(game_, input_, engine_, games_, announcer_),
      entry_(game_, input_.mode(), engine_, games_, preferences_, announcer_),
      branching_(game_, engine_, preferences_, announcer_),
      bookmarks_(game_, keeper_, timekeeper_, announcer_),
      hints_(game_, examiner_, checker_, keeper_, timekeeper_, preferences_, logic_, announcer_),
      singles_(game_, examiner_, keeper_, preferences_, announcer_),
      steps_(game_, examiner_, keeper_, timekeeper_, preferences_, logic_, announcer_),
      needs_(game_, examiner_),
      grader_(game_, examiner_),
      results_(game_, examiner_, keeper_, checker_, resultList_, solved_),
      daily_(game_, savedGames_, games_, results_, resultList_, announcer_),
      libraryPlace_(settings().libraryAddress),
      library_(HistoryFiles::usual(), documents::kBundledFolder, libraryPlace_.access()),
      played_(HistoryFiles::usual(), libraryPlace_.access()),
      collectionRating_(libraryPlace_.access()),
      followingPuzzles_([this](const std::vector<formats::Puzzle>& puzzles) { results_.setFollowing(puzzles); }),
      place_(game_, results_, solved_),
      moveNaming_(game_, input_,
                  [this]() -> std::optional<ReasonedPuzzle> {
                      if (!examiner_.solution()) return std::nullopt;
                      return ReasonedPuzzle{examiner_.puzzleGrid(), *examiner_.solution(), examiner_.candidatesBind()};
                  }),
      learningPath_(libraryPlace_.access(), played_) {
    connect(&results_, &GameResults::gameFinished, &played_, &PlayedGames::catchUp);
    connect(&checker_, &Checker::givenUp, &played_, &PlayedGames::catchUp);
    // The eye follows the hint, so the cursor does too.
    connect(&hints_, &HintController::digitPlaced, this,
            [this](Cell cell) { input_.selection().select(Cells::of(cell), cell); });
    // With two cores the player would feel the rating.
    constexpr int kSmallMachine = 2;
    if (QThread::idealThreadCount() <= kSmallMachine)
        connect(&timekeeper_, &Timekeeper::clockTurned, &collectionRating_,
                [this] { collectionRating_.setPaused(game_.clock().isRunning()); });
    // The room of the game knows no settings and no pause, so the session passes them on.
    connect(&timekeeper_, &Timekeeper::pausedChanged, &input_, &game::PlayerInput::setPaused);
    const auto useSettings = [this](const store::Settings& settings) {
        input_.setAutoClean(settings.autoClean);
        input_.mode().setDigitFirst(settings.digitFirst);
        input_.mode().setMoreModes(settings.moreModes);
        moveNaming_.setOn(settings.nameMoves);
        moveNaming_.setNames(settings.names);
    };
    useSettings(settings());
    connect(&preferences_, &Preferences::settingsChanged, this, useSettings);
    connectLearning();
    connectLibrary();
}

void Session::connectLibrary() {
    connect(&libraryPlace_, &LibraryPlace::libraryTroubled, this,
            [this](const QString& sentence) { announcer_.say(sentence, Severity::Important); });
    connect(&libraryPlace_, &LibraryPlace::serverReturned, this,
            [this](const QString& sentence) { announcer_.say(sentence); });
    connect(&preferences_, &Preferences::settingsChanged, &libraryPlace_,
            [this](const store::Settings& settings) { libraryPlace_.setAddress(settings.libraryAddress); });
    connect(&libraryPlace_, &LibraryPlace::placeChanged, this, [this] {
        const LibraryAccess access = libraryPlace_.access();
        collectionRating_.setAccess(access);
        learningPath_.setAccess(access);
        played_.setAccess(access);
        library_.setAccess(access);
        // What was played is in the player's files, so any library can learn of it.
        played_.catchUp();
    });
}

void Session::connectLearning() {
    connect(&results_, &GameResults::gameFinished, this, [this] { learningPath_.setGameEnded(true); });
    connect(&results_, &GameResults::gameLeft, this, [this] { learningPath_.setGameEnded(false); });
    connect(&learningPath_, &LearningPath::helpRepeated, this, &Session::offerPractice);
}

/// Once for each technique.
void Session::offerPractice(const QStringList& techniques) {
    store::Settings settings = preferences_.settings();
    for (const QString& id : techniques) {
        if (settings.practiceOffered.contains(id)) continue;
        settings.practiceOffered << id;
        preferences_.setSettings(settings);
        const auto& progress = learningPath_.progress();
        const int times = progress ? progress->asked.value(id) : LearningPath::kHintsForOffer;
        announcer_.say(tr("You asked for help with %1 %2 times: practise it?", "a technique, a number from 3 on")
                           .arg(documents::techniqueText(id.toStdString()))
                           .arg(times),
                       Severity::Question,
                       {{tr("Practise"), [this, id] { emit practiceWanted(id); }}, {tr("Not Now"), {}}});
        return;
    }
}

void Session::showAgain() {
    hints_.showAgain();
    steps_.showAgain();
}

} // namespace ninefold::session
