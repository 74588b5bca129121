// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/game/playerinput.h"
#include "app/session/practice/exercisesource.h"
#include "app/session/practice/practicescore.h"
#include "app/session/work/task.h"
#include "app/store/library/progress.h"
#include "engine/logic/overlay.h"
#include "engine/practice/judge.h"

#include <QTimer>

#include <memory>

namespace ninefold::session {

class Announcer;
class LearningPath;
class Preferences;

/// Practises techniques with the player: asks, answers and keeps the score. It has a game of its own, in which the
/// player marks what the technique does; the game on the board of the puzzle is not touched. The next position is made
/// in a thread while the player thinks about the present one.
class Trainer : public QObject {
    Q_OBJECT

public:
    Trainer(LearningPath& path, const Preferences& preferences, Announcer& announcer, LibraryAccess access,
            QString folder = documents::kBundledFolder, QObject* parent = nullptr);
    /// The library is somewhere else now.
    void setAccess(const LibraryAccess& access) { access_ = access; }
    /// Makes the positions the same from one run to the next, for tests.
    void setSeed(std::uint64_t seed) { seed_ = seed; }

    /// Positions of a technique without end, from the first one.
    void practise(const logic::Technique& technique) { begin({.technique = &technique}); }
    /// A test: ten positions without help. The library keeps it once it was taken to its end.
    void test(logic::Family family) { begin({.family = family}); }
    /// The same once more.
    void repeat() { begin(PracticeGoal(goal_)); }

    enum class State {
        Idle,     ///< nothing was asked for yet
        Making,   ///< the position is not ready
        Empty,    ///< there is none
        Asking,   ///< the player looks for the answer
        Judging,  ///< the judge does not know yet
        Answered, ///< the position is done: answered, or shown
        Ended,    ///< so is the test
    };
    State state() const { return state_; }
    const PracticeGoal& goal() const { return goal_; }
    const PracticeScore& score() const { return score_; }
    /// Nothing before the first position is there.
    const std::optional<Exercise>& exercise() const { return exercise_; }
    /// Of the last answer to this position; nothing before the first.
    const std::optional<practice::Judgement>& judgement() const { return judgement_; }
    /// How many hints the player has taken in this position, and how many there are; a test has none.
    int hints() const { return hints_; }
    static constexpr int kHints = 3;
    bool isHintPossible() const { return state_ == State::Asking && !goal_.isTest() && hints_ < kHints; }
    bool isNextReady() const { return ahead_.has_value(); }
    /// In a test: this was its last position.
    bool isLast() const { return goal_.isTest() && score_.positions() == library::kTestPositions; }
    /// The test as the library keeps it; to be asked once it has ended.
    const library::FamilyTest& result() const { return result_; }
    qint64 elapsedMs() const { return game_.clock().elapsedMs(); }

    /// "There is an XY-Wing. Remove what it removes."
    QString task() const;
    /// What the player reads about the last thing that happened: a hint, an answer; empty for nothing.
    const QString& sentence() const { return sentence_; }
    /// Says it in the language of now.
    void showAgain();
    /// What is drawn on the board: as much as the hints gave away, why an answer is right or wrong.
    logic::Overlay overlay() const;
    /// The board of the player, with what goes struck through.
    logic::Frame frame() const;

    Announcer& announcer() const { return announcer_; }
    game::Game& game() { return game_; }
    const game::Game& game() const { return game_; }
    game::PlayerInput& input() { return input_; }
    const game::PlayerInput& input() const { return input_; }
    /// What the digit keys write; nothing for the next of the modes.
    void chooseMode(std::optional<game::EntryMode> mode);
    /// A digit key in the selected cells, in this mode or in the chosen one.
    void enter(Digit digit, std::optional<game::EntryMode> mode = {});
    /// A click on a candidate: it goes, or comes back.
    void toggle(Cell cell, Digit digit);
    /// The selected cells are as in the position again.
    void restoreCells();
    void undo();
    void redo();

    /// Judges what the player has marked. The answer comes later.
    void check();
    /// One more degree of help; the position counts as found with help then.
    void hint();
    /// The answer is shown: the position is missed.
    void showAnswer();
    /// To the next position, which in practice does not count a position that was not touched.
    void skip();
    /// To the next position, or after the last one of a test to its result.
    void next();
    /// While the player is elsewhere the clock is stopped.
    void setAway(bool away);

signals:
    /// There is another position.
    void exerciseStarted();
    /// State, score, sentence or drawing have changed.
    void trainingChanged();

private:
    void begin(const PracticeGoal& goal);
    void prepare();
    void take(std::optional<Exercise> exercise);
    void show(Exercise exercise);
    void enterCandidates(Cells cells, Digit digit);
    void takeJudgement(practice::Judgement judgement);
    void takeBack(const logic::Deduction& change);
    void dropJudgement();
    void finish(PracticeOutcome outcome);
    void record(PracticeOutcome outcome);
    void endTest();
    QString sentenceNow() const;
    void say();
    void setState(State state);
    bool hasMore() const { return !goal_.isTest() || startedCount_ < library::kTestPositions; }

    LearningPath& path_;
    const Preferences& preferences_;
    Announcer& announcer_;
    LibraryAccess access_;
    const QString folder_;
    std::optional<std::uint64_t> seed_;
    game::Game game_;
    game::PlayerInput input_{game_};
    PracticeGoal goal_;
    PracticeScore score_;
    State state_ = State::Idle;
    std::shared_ptr<ExerciseSource> source_;
    /// Stops the search for a new position when the player has waited long enough.
    std::stop_source hurry_;
    QTimer waitLimit_;
    std::optional<Exercise> exercise_, ahead_;
    std::optional<practice::Judgement> judgement_;
    library::FamilyTest result_;
    QString sentence_;
    /// Positions that were started; hints and wrong answers in the present one.
    int startedCount_ = 0, hints_ = 0, wrong_ = 0;
    qint64 testMs_ = 0;
    bool away_ = false;
    Task<Trainer> making_{*this, questionThreads}, judging_{*this, questionThreads};
};

} // namespace ninefold::session
