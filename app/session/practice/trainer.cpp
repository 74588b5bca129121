// SPDX-License-Identifier: MIT
#include "app/session/practice/trainer.h"

#include "app/documents/text/practice/judgements.h"
#include "app/documents/text/steps.h"
#include "app/session/announcer.h"
#include "app/session/learning/learningpath.h"
#include "app/session/practice/practicewords.h"
#include "app/session/preferences.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <cassert>

namespace ninefold::session {
namespace {

using game::EntryMode;
using practice::Verdict;

/// So long a player waits for a new position.
constexpr int kLongestWaitMs = 3000;

QString now() {
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
}

/// As the library keeps it: what was found with help is only partly known.
QString verdictOf(PracticeOutcome outcome) {
    switch (outcome) {
    case PracticeOutcome::Alone:
        return QStringLiteral("right");
    case PracticeOutcome::Helped:
        return QStringLiteral("partly");
    case PracticeOutcome::Missed:
        break;
    }
    return QStringLiteral("wrong");
}

} // namespace

Trainer::Trainer(LearningPath& path, const Preferences& preferences, Announcer& announcer, LibraryAccess access,
                 QString folder, QObject* parent)
    : QObject(parent),
      path_(path),
      preferences_(preferences),
      announcer_(announcer),
      access_(std::move(access)),
      folder_(std::move(folder)) {
    // The answer is what the player marked and nothing else.
    input_.setAutoClean(false);
    waitLimit_.setSingleShot(true);
    waitLimit_.setInterval(kLongestWaitMs);
    connect(&waitLimit_, &QTimer::timeout, this, [this] {
        if (state_ == State::Making) hurry_.request_stop();
    });
    connect(&game_, &game::Game::changed, this, &Trainer::dropJudgement);
    connect(&input_, &game::PlayerInput::refused, this,
            [this] { announcer_.say(tr("The digits that are set stay.")); });
}

void Trainer::begin(const PracticeGoal& goal) {
    making_.stop();
    judging_.stop();
    state_ = State::Idle;
    goal_ = goal;
    score_ = {};
    exercise_.reset();
    ahead_.reset();
    judgement_.reset();
    startedCount_ = 0;
    testMs_ = 0;
    const std::uint64_t seed = seed_.value_or(QRandomGenerator::global()->generate64());
    source_ = std::make_shared<ExerciseSource>(goal_, folder_, access_, seed);
    next();
}

/// Makes the next position, unless it is there or being made.
void Trainer::prepare() {
    if (ahead_ || making_.isRunning() || !hasMore()) return;
    // Only one thread at a time has the source: this task waits for its end, and another goal has another source.
    hurry_ = {};
    making_.start([source = source_, hurry = hurry_.get_token()](const std::stop_token& stop, const auto&) {
        return [exercise = source->next(stop, hurry)](Trainer& trainer) mutable { trainer.take(std::move(exercise)); };
    });
}

void Trainer::take(std::optional<Exercise> exercise) {
    if (state_ != State::Making) ahead_ = std::move(exercise);
    else if (exercise) show(*std::move(exercise));
    else {
        state_ = State::Empty;
        say();
        emit trainingChanged();
    }
}

void Trainer::show(Exercise exercise) {
    exercise_ = std::move(exercise);
    ++startedCount_;
    hints_ = wrong_ = 0;
    sentence_.clear();
    input_.setPaused(false);
    game_.start(exercise_->puzzle());
    input_.mode().choose(exercise_->step.placesAnything() ? EntryMode::Place : EntryMode::Candidates);
    game_.clock().stop();
    game_.clock().set(0);
    if (!away_) game_.clock().start();
    setState(State::Asking);
    emit exerciseStarted();
    announcer_.say(beginningSentence(*this), Severity::Spoken);
    prepare();
}

QString Trainer::task() const {
    return exercise_ ? documents::taskSentence(*exercise_->technique, exercise_->step.placesAnything()) : QString();
}

void Trainer::chooseMode(std::optional<EntryMode> mode) {
    mode ? input_.mode().choose(*mode) : input_.mode().chooseNext();
    announcer_.say(modeSentence(input_.mode().chosen()));
}

void Trainer::enter(Digit digit, std::optional<EntryMode> mode) {
    assert(digit >= 1 && digit <= kDigitCount);
    if (state_ != State::Asking) return;
    const EntryMode used = mode.value_or(input_.mode().current());
    if (used == EntryMode::Candidates) enterCandidates(input_.selection().cells(), digit);
    else input_.type(digit, used);
}

void Trainer::toggle(Cell cell, Digit digit) {
    if (state_ != State::Asking) return;
    if (input_.mode().chosen() == EntryMode::Colour) input_.clickCandidate(cell, digit);
    else enterCandidates(Cells::of(cell), digit);
}

/// Only what the position has can go and come back: it goes from all cells, or comes back to all where it is gone.
void Trainer::enterCandidates(Cells cells, Digit digit) {
    const Cells possible = cells & exercise_->position.cellsFor(digit);
    if (possible.empty()) {
        announcer_.say(cells.count() == 1 ? tr("%1 is no candidate here.").arg(digit)
                                          : tr("%1 is no candidate in these cells.").arg(digit));
        return;
    }
    Cells there;
    for (const Cell cell : possible)
        if (game_.sheet().cells[cell].candidates.has(digit)) there.add(cell);
    game::Changes changes;
    for (const Cell cell : there.empty() ? possible : there) {
        CellState after = game_.sheet().cells[cell];
        if (after.value != 0) continue;
        there.empty() ? after.candidates.add(digit) : after.candidates.remove(digit);
        changes.push_back({cell, game_.sheet().cells[cell], after});
    }
    game_.play(std::move(changes));
}

void Trainer::restoreCells() {
    if (state_ != State::Asking) return;
    game::Changes changes;
    for (const Cell cell : input_.selection().cells() & exercise_->position.blanks()) {
        CellState before;
        before.candidates = exercise_->position.candidates(cell);
        if (game_.sheet().cells[cell] != before) changes.push_back({cell, game_.sheet().cells[cell], before});
    }
    game_.play(std::move(changes));
}

void Trainer::undo() {
    if (state_ == State::Asking) game_.stack().undo();
}

void Trainer::redo() {
    if (state_ == State::Asking) game_.stack().redo();
}

void Trainer::check() {
    if (state_ != State::Asking) return;
    setState(State::Judging);
    judging_.start(
        [exercise = *exercise_, answer = exercise_->answerOn(game_.sheet())](const std::stop_token& stop, const auto&) {
            return [judgement = practice::judge(exercise.question(), answer, stop)](Trainer& trainer) mutable {
                trainer.takeJudgement(std::move(judgement));
            };
        });
}

void Trainer::takeJudgement(practice::Judgement judgement) {
    assert(state_ == State::Judging && exercise_);
    const bool wrong = judgement.verdict == Verdict::Wrong;
    if (wrong) takeBack(judgement.objection->change);
    judgement_ = std::move(judgement);
    state_ = State::Asking;
    if (judgement_->verdict == Verdict::Right)
        finish(hints_ == 0 && wrong_ == 0 ? PracticeOutcome::Alone : PracticeOutcome::Helped);
    // In a test there is one answer to each position.
    else if (wrong && goal_.isTest()) finish(PracticeOutcome::Missed);
    say();
    emit trainingChanged();
}

/// What is wrong comes back, as a move of its own.
void Trainer::takeBack(const logic::Deduction& change) {
    ++wrong_;
    const Cell cell = change.cell;
    CellState after = game_.sheet().cells[cell];
    if (change.places) after.value = 0;
    else after.candidates.add(change.digit);
    game_.play({{cell, game_.sheet().cells[cell], after}});
}

/// What was said about an answer is true until the next move; a hint stays.
void Trainer::dropJudgement() {
    if (state_ != State::Asking || !judgement_) return;
    judgement_.reset();
    sentence_ = sentenceNow();
    emit trainingChanged();
}

void Trainer::hint() {
    if (!isHintPossible()) return;
    ++hints_;
    judgement_.reset();
    say();
    emit trainingChanged();
}

void Trainer::showAnswer() {
    if (state_ != State::Asking) return;
    judgement_.reset();
    finish(PracticeOutcome::Missed);
    say();
    emit trainingChanged();
}

void Trainer::skip() {
    if (state_ == State::Asking && (goal_.isTest() || hints_ > 0 || wrong_ > 0)) finish(PracticeOutcome::Missed);
    if (state_ == State::Asking || state_ == State::Answered) next();
}

void Trainer::next() {
    assert(source_);
    if (state_ == State::Making || state_ == State::Judging) return;
    if (isLast()) return endTest();
    judgement_.reset();
    sentence_.clear();
    setState(State::Making);
    if (ahead_) show(*std::exchange(ahead_, std::nullopt));
    else {
        prepare();
        waitLimit_.start();
    }
}

void Trainer::finish(PracticeOutcome outcome) {
    assert(state_ == State::Asking && exercise_);
    game_.clock().stop();
    testMs_ += elapsedMs();
    input_.setPaused(true);
    score_.add(outcome);
    state_ = State::Answered;
    record(outcome);
    if (!isLast()) return;
    result_ = {.family = familyId(*goal_.family),
               .taken = now(),
               .positions = score_.positions(),
               .alone = score_.count(PracticeOutcome::Alone),
               .milliseconds = testMs_};
    path_.record(result_);
}

void Trainer::record(PracticeOutcome outcome) {
    path_.record(library::Practice{.technique = idOf(*exercise_->technique),
                                   .position = exercise_->line,
                                   .practised = now(),
                                   .verdict = verdictOf(outcome),
                                   .milliseconds = elapsedMs(),
                                   .hints = hints_});
}

void Trainer::endTest() {
    if (state_ == State::Ended) return;
    state_ = State::Ended;
    say();
    emit trainingChanged();
}

void Trainer::setAway(bool away) {
    away_ = away;
    if (state_ != State::Asking) return;
    away ? game_.clock().stop() : game_.clock().start();
}

QString Trainer::sentenceNow() const {
    const NameStyle names = preferences_.settings().names;
    // A test ends with the judgement of its last answer still there.
    if (judgement_ && state_ != State::Ended && state_ != State::Empty)
        return documents::judgementSentence(*judgement_, *exercise_->technique, names);
    switch (state_) {
    case State::Empty:
        return tr("No position was found. Please choose another technique.");
    case State::Asking:
        return hints_ > 0 ? hintSentence(*this, names) : QString();
    case State::Answered:
        return shownSentence(*this, names);
    case State::Ended:
        return resultSentence(result_);
    case State::Idle:
    case State::Making:
    case State::Judging:
        break;
    }
    return {};
}

/// The view shows it.
void Trainer::say() {
    sentence_ = sentenceNow();
    announcer_.say(sentence_, Severity::Spoken);
}

void Trainer::showAgain() {
    sentence_ = sentenceNow();
    emit trainingChanged();
}

void Trainer::setState(State state) {
    state_ = state;
    emit trainingChanged();
}

} // namespace ninefold::session
