// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/playerinput.h"
#include "app/session/announcer.h"
#include "app/session/bookmarks.h"
#include "app/session/branching.h"
#include "app/session/checker.h"
#include "app/session/dailypuzzles.h"
#include "app/session/examiner.h"
#include "app/session/gameresults.h"
#include "app/session/hintcontroller.h"
#include "app/session/learning/learningpath.h"
#include "app/session/learning/movenaming.h"
#include "app/session/library/collectionrating.h"
#include "app/session/library/followingpuzzles.h"
#include "app/session/library/library.h"
#include "app/session/library/libraryplace.h"
#include "app/session/openedgames.h"
#include "app/session/played/playedgames.h"
#include "app/session/preferences.h"
#include "app/session/puzzleentry.h"
#include "app/session/puzzlegrader.h"
#include "app/session/puzzlemaker.h"
#include "app/session/puzzleneeds.h"
#include "app/session/puzzleplace.h"
#include "app/session/singlesfiller.h"
#include "app/session/stepscontroller.h"
#include "app/session/timekeeper.h"
#include "app/session/work/enginesession.h"
#include "app/session/work/logicsession.h"
#include "app/store/keeper.h"
#include "app/store/solvedlist.h"

namespace ninefold::session {

/// The session of one window without its widgets. It owns the parts and gives each the others that it needs; their
/// own files say what they do.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(QObject* parent = nullptr);

    Announcer& announcer() { return announcer_; }
    Preferences& preferences() { return preferences_; }
    const store::Settings& settings() const { return preferences_.settings(); }
    game::Game& game() { return game_; }
    game::PlayerInput& input() { return input_; }
    game::Selection& selection() { return input_.selection(); }
    game::InputMode& inputMode() { return input_.mode(); }
    store::SavedGames& savedGames() { return savedGames_; }
    const store::SolvedList& solvedList() const { return solved_; }
    store::Keeper& keeper() { return keeper_; }
    EngineSession& engine() { return engine_; }
    LogicSession& logic() { return logic_; }
    Timekeeper& timekeeper() { return timekeeper_; }
    Examiner& examiner() { return examiner_; }
    OpenedGames& games() { return games_; }
    Checker& checker() { return checker_; }
    PuzzleMaker& maker() { return maker_; }
    PuzzleEntry& entry() { return entry_; }
    Branching& branching() { return branching_; }
    Bookmarks& bookmarks() { return bookmarks_; }
    HintController& hints() { return hints_; }
    SinglesFiller& singles() { return singles_; }
    StepsController& steps() { return steps_; }
    PuzzleNeeds& needs() { return needs_; }
    GameResults& results() { return results_; }
    DailyPuzzles& daily() { return daily_; }
    LibraryPlace& libraryPlace() { return libraryPlace_; }
    Library& library() { return library_; }
    PlayedGames& played() { return played_; }
    CollectionRating& collectionRating() { return collectionRating_; }
    FollowingPuzzles& followingPuzzles() { return followingPuzzles_; }
    PuzzlePlace& place() { return place_; }
    MoveNaming& moveNaming() { return moveNaming_; }
    LearningPath& learningPath() { return learningPath_; }

    /// Gives what was found so far to a new window: the hint and the lists of steps, in the language of now.
    void showAgain();

signals:
    /// The player wants to practise this technique, by id.
    void practiceWanted(const QString& technique);

private:
    void connectLearning();
    void connectLibrary();
    void offerPractice(const QStringList& techniques);

    // In this order: a part is handed those before it, and hears of a new game after them.
    Announcer announcer_;
    Preferences preferences_;
    game::Game game_;
    game::PlayerInput input_;
    store::SavedGames savedGames_;
    store::SolvedList solved_;
    store::ResultList resultList_;
    store::Keeper keeper_;
    EngineSession engine_;
    LogicSession logic_;
    Timekeeper timekeeper_;
    Examiner examiner_;
    OpenedGames games_;
    Checker checker_;
    PuzzleMaker maker_;
    PuzzleEntry entry_;
    Branching branching_;
    Bookmarks bookmarks_;
    HintController hints_;
    SinglesFiller singles_;
    StepsController steps_;
    PuzzleNeeds needs_;
    PuzzleGrader grader_;
    GameResults results_;
    DailyPuzzles daily_;
    LibraryPlace libraryPlace_;
    Library library_;
    PlayedGames played_;
    CollectionRating collectionRating_;
    FollowingPuzzles followingPuzzles_;
    PuzzlePlace place_;
    MoveNaming moveNaming_;
    LearningPath learningPath_;
};

} // namespace ninefold::session
