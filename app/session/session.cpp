// SPDX-License-Identifier: MIT
#include "app/session/session.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/seeds.h"
#include "app/documents/text/verdicts.h"
#include "app/store/refusals.h"

#include <QRandomGenerator>

#include <algorithm>

namespace ninefold::session {
namespace {

/// The board at the very first start: this puzzle is solved by singles alone.
constexpr auto kFirstPuzzle = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";
/// A crash may cost at most ten seconds of playing time; saving every 8 s leaves room for a busy event loop.
constexpr int kSaveIntervalMs = 8000;

} // namespace

Session::Session(QObject* parent)
    : QObject(parent),
      settings_(store::loadSettings()),
      hand_(game_),
      savedGames_(store::SavedGames::usualFolder()),
      solved_(store::SolvedList::usualPath()),
      keeper_(game_, savedGames_),
      saving_(this) {
    useSettings();
    // Queued, so that the message appears after the game is on the board: starting a game clears older messages.
    connect(
        &savedGames_, &store::SavedGames::problem, this,
        [this](const QString& sentence) { announcer_.say(sentence, Severity::Important); }, Qt::QueuedConnection);
    connect(&savedGames_, &store::SavedGames::savedAgain, this,
            [this] { announcer_.say(tr("The game is saved again.")); });
    connect(&engine_, &EngineSession::examined, this,
            [this](const Grid&, const solve::Verdict& verdict) { takeVerdict(verdict); });
    connect(&engine_, &EngineSession::generated, this,
            [this](rating::Level level, quint64 seed, const generator::GeneratedPuzzle& made) {
                formats::Puzzle puzzle;
                puzzle.grid = made.puzzle;
                puzzle.givensKnown = true;
                puzzle.level = rating::levelName(level);
                puzzle.name = (documents::levelText(level) + u' ' + documents::seedText(seed)).toStdString();
                emit makingEnded();
                play(puzzle);
                // Replaces the previous status message, which no longer applies.
                announcer_.say(tr("New puzzle: %1.").arg(QString::fromStdString(puzzle.name)));
            });
    connect(&engine_, &EngineSession::generationFailed, this, [this](rating::Level level) {
        emit makingEnded();
        announcer_.say(
            tr("No puzzle of this level was found: %1. Another try may find one.").arg(documents::levelText(level)),
            Severity::Important);
    });
    connect(&engine_, &EngineSession::branchExamined, this, [this](const solve::Verdict& verdict) {
        const QString why = documents::branchSentence(verdict, settings_.names);
        if (why.isEmpty() || !game_.isTrying()) return;
        announcer_.say(why, Severity::Important,
                       {{tr("Drop the branch"), [this] { game_.dropBranch(); }}, {tr("Go on"), {}}});
    });
    connect(&game_, &game::Game::changed, this, &Session::watchBranch);
    connect(&game_, &game::Game::changed, this, [this] {
        if (isEntering()) engine_.examine(game_.sheet().digits());
    });
    connect(&game_, &game::Game::solved, this, [this] {
        game_.clock().stop();
        keeper_.writeTime();
        if (!givenAway_ && !isEntering()) solved_.add(puzzleGrid());
    });
    connect(&savedGames_, &store::SavedGames::renamed, this,
            [this](const QString& before, const QString& now) { std::ranges::replace(trail_, before, now); });
    connect(&saving_, &QTimer::timeout, this, &Session::saveNow);
    saving_.setObjectName(QStringLiteral("saving"));
    saving_.start(kSaveIntervalMs);
}

Session::~Session() {
    game_.clock().stop();
    saveNow();
}

void Session::setSettings(const store::Settings& settings) {
    if (settings == settings_) return;
    settings_ = settings;
    useSettings();
    if (!store::saveSettings(settings_)) announcer_.say(tr("The settings could not be saved."), Severity::Important);
    emit settingsChanged(settings_);
}

void Session::useSettings() {
    hand_.setAutoClean(settings_.autoClean);
    hand_.setDigitFirst(settings_.digitFirst);
    hand_.setMoreModes(settings_.moreModes);
}

bool Session::resume() {
    if (const std::optional<store::Recovered> recovered = savedGames_.takeLast()) {
        show(*recovered);
        trail_ = {savedGames_.current()};
        trailAt_ = 0;
        return false;
    }
    const bool first = savedGames_.games().isEmpty();
    formats::Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kFirstPuzzle);
    puzzle.givensKnown = true;
    puzzle.level = rating::levelName(rating::Level::Easy);
    puzzle.name = tr("First puzzle").toStdString();
    play(puzzle);
    return first;
}

void Session::newGame(rating::Level level) {
    const QString sentence = tr("A new puzzle is being made: %1").arg(documents::levelText(level));
    announcer_.say(sentence);
    engine_.generate(level, QRandomGenerator::global()->generate64() % documents::kShortSeeds);
    emit makingStarted(sentence);
}

void Session::stopMaking() {
    if (!isMaking()) return;
    engine_.stopGenerating();
    emit makingEnded();
}

void Session::cancelMaking() {
    if (!isMaking()) return;
    stopMaking();
    announcer_.say(tr("Cancelled. Your game goes on."));
}

void Session::play(const formats::Puzzle& puzzle) {
    saveNow();
    savedGames_.begin(puzzle);
    trail_ = trail_.mid(0, trailAt_ + 1) << savedGames_.current();
    trailAt_ = static_cast<int>(trail_.size()) - 1;
    begin(puzzle);
}

bool Session::fetch(const QString& game) {
    if (game == savedGames_.current()) {
        announcer_.say(tr("This game is on the board already."));
        return true;
    }
    if (!bring(game)) return false;
    // Undo leads from this game to the one that was on the board.
    trail_ = trail_.mid(0, trailAt_ + 1) << game;
    goAlong(static_cast<int>(trail_.size()) - 1);
    return true;
}

/// Puts a saved game on the board. The current game is left unchanged until the other one is open.
bool Session::bring(const QString& game) {
    saveNow();
    const store::SavedGames::TakeResult result = savedGames_.take(game);
    if (const auto* recovered = std::get_if<store::Recovered>(&result)) return show(*recovered), true;
    const store::Refusal& refusal = std::get<store::Refusal>(result);
    if (refusal.isFinal()) forget(game);
    announcer_.say(store::refusalSentence(refusal), Severity::Important);
    return false;
}

/// Removes a game that no longer exists from the history of games.
void Session::forget(const QString& game) {
    trail_.removeAll(game);
    goAlong(static_cast<int>(trail_.lastIndexOf(savedGames_.current())));
}

void Session::goAlong(int place) {
    trailAt_ = place;
    emit trailChanged();
}

Grid Session::puzzleGrid() const {
    // While a puzzle is being typed in there are no givens yet: all digits count as the puzzle.
    if (isEntering()) return game_.sheet().digits();
    return ninefold::formats::puzzleGrid(game_.about());
}

void Session::show(const store::Recovered& recovered) {
    begin(*recovered.puzzle, recovered.helped);
    if (recovered.branch >= 0) {
        keeper_.setResting(true);
        game_.beginBranchAt(recovered.branch);
        keeper_.setResting(false);
    }
    savedGames_.writeDate();
}

void Session::begin(const formats::Puzzle& puzzle, int timesHelped) {
    stopMaking();
    solution_.reset();
    verdict_.reset();
    // The journal already belongs to the new game, but the clock still to the old one.
    game_.clock().stop();
    const bool wasPaused = std::exchange(paused_, false);
    keeper_.setTimesHelped(timesHelped);
    game_.start(puzzle);
    if (wasPaused) emit pausedChanged(false);
    emit solutionChanged();
    engine_.examine(puzzleGrid(), candidatesBind());
    turnClock();
}

void Session::saveNow() {
    if (!savedGames_.current().isEmpty()) keeper_.writeTime();
}

void Session::takeVerdict(const solve::Verdict& verdict) {
    verdict_ = verdict;
    if (isEntering()) return askAboutOwn(verdict);
    if (verdict.status == solve::Verdict::Status::Unique) solution_ = verdict.solution;
    // Report an unplayable puzzle at once, not after an hour of play.
    else announcer_.say(documents::sentence(verdict, settings_.names), Severity::Important);
    emit solutionChanged();
}

/// While the player is typing a puzzle in, too few digits are not reported as a mistake; two equal digits in a
/// house are reported at once.
QString Session::sentenceOfOwn(const solve::Verdict& verdict) const {
    if (verdict.clues == 0)
        return tr("Type the digits of the puzzle row by row; 0, Space or a point leaves a cell empty.");
    if (verdict.status != solve::Verdict::Status::Multiple || !verdict.tooFewClues)
        return documents::sentence(verdict, settings_.names);
    return tr("%n digit(s) so far; a puzzle with one solution has at least 17.", nullptr, verdict.clues);
}

void Session::askAboutOwn(const solve::Verdict& verdict) {
    announcer_.say(sentenceOfOwn(verdict), Severity::Question,
                   {{tr("Play it"), [this] { playOwn(); }}, {tr("Discard it"), [this] { undoGame(); }}});
}

void Session::setPaused(bool paused) {
    if (paused == paused_) return;
    paused_ = paused;
    turnClock();
    saveNow();
    emit pausedChanged(paused);
}

void Session::setAway(bool away) {
    if (away == away_) return;
    away_ = away;
    turnClock();
    if (away) saveNow();
}

void Session::turnClock() {
    if (paused_ || away_ || game_.isSolved() || isEntering()) game_.clock().stop();
    else game_.clock().start();
    emit clockTurned();
}

void Session::zoomBy(int steps) {
    constexpr int kStep = 10;
    store::Settings settings = settings_;
    settings.zoom = steps == 0 ? 100 : qBound(store::kSmallestZoom, settings.zoom + steps * kStep, store::kLargestZoom);
    setSettings(settings);
    announcer_.say(tr("Board at %1 %.").arg(settings.zoom));
}

} // namespace ninefold::session
