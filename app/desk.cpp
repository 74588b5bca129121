// SPDX-License-Identifier: MIT
#include "app/desk.h"

#include "app/text/levels.h"
#include "app/text/seeds.h"
#include "app/text/verdicts.h"

#include <QRandomGenerator>

namespace ninefold {
namespace {

/// What a newcomer finds on the board: singles alone lead to its end.
constexpr auto kFirstPuzzle = ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.";

} // namespace

Desk::Desk(QObject* parent)
    : QObject(parent),
      settings_(loadSettings()),
      hand_(game_),
      shelf_(Shelf::usualFolder()),
      solved_(SolvedList::usualPath()),
      keeper_(game_, shelf_) {
    useSettings();
    // After the game is on the board: what comes before its beginning would be wiped away with the game before.
    connect(&shelf_, &Shelf::problem, this, &Desk::problem, Qt::QueuedConnection);
    connect(&shelf_, &Shelf::savedAgain, this, [this] { emit said(tr("The game is saved again.")); });
    connect(&engine_, &EngineSession::examined, this,
            [this](const Grid&, const Verdict& verdict) { takeVerdict(verdict); });
    connect(&engine_, &EngineSession::generated, this, [this](Level level, quint64 seed, const GeneratedPuzzle& made) {
        Puzzle puzzle;
        puzzle.grid = made.puzzle;
        puzzle.givensKnown = true;
        puzzle.level = levelName(level);
        puzzle.name = (levelText(level) + u' ' + seedText(seed)).toStdString();
        emit makingChanged(false);
        play(puzzle);
    });
    connect(&engine_, &EngineSession::branchExamined, this, [this](const Verdict& verdict) {
        const QString why = branchSentence(verdict, settings_.names);
        if (!why.isEmpty() && game_.isTrying()) emit branchDied(why);
    });
    connect(&game_, &Game::changed, this, &Desk::watchBranch);
    connect(&game_, &Game::changed, this, [this] {
        if (isEntering()) engine_.examine(game_.sheet().digits());
    });
    connect(&game_, &Game::solved, this, [this] {
        game_.clock().stop();
        keeper_.writeTime();
        if (!givenAway_ && !isEntering()) solved_.add(puzzleGrid());
    });
}

Desk::~Desk() {
    leaveGame();
}

void Desk::setSettings(const Settings& settings) {
    if (settings == settings_) return;
    settings_ = settings;
    useSettings();
    if (!saveSettings(settings_)) emit problem(tr("The settings could not be saved."));
    emit settingsChanged(settings_);
}

void Desk::useSettings() {
    hand_.setAutoClean(settings_.autoClean);
    hand_.setDigitFirst(settings_.digitFirst);
    hand_.setMoreModes(settings_.moreModes);
}

bool Desk::resume() {
    if (const std::optional<Recovered> recovered = shelf_.takeLast()) {
        show(*recovered);
        trail_ = {shelf_.current()};
        trailAt_ = 0;
        return false;
    }
    const bool first = shelf_.games().isEmpty();
    Puzzle puzzle;
    puzzle.grid = Grid::fromCells(kFirstPuzzle);
    puzzle.givensKnown = true;
    puzzle.level = levelName(Level::Easy);
    puzzle.name = tr("First puzzle").toStdString();
    play(puzzle);
    return first;
}

void Desk::newGame(Level level) {
    emit makingChanged(true);
    emit said(tr("A new puzzle is being made: %1").arg(levelText(level)));
    engine_.generate(level, QRandomGenerator::global()->generate64() % kShortSeeds);
}

void Desk::play(const Puzzle& puzzle) {
    leaveGame();
    shelf_.begin(puzzle);
    trail_ = trail_.mid(0, trailAt_ + 1) << shelf_.current();
    trailAt_ = static_cast<int>(trail_.size()) - 1;
    begin(puzzle);
}

void Desk::fetch(const QString& game) {
    leaveGame();
    if (const std::optional<Recovered> recovered = shelf_.take(game)) show(*recovered);
    else emit problem(tr("This game is open in another window."));
}

Grid Desk::puzzleGrid() const {
    // What is being typed in has no givens yet: all of it is the puzzle.
    if (isEntering()) return game_.sheet().digits();
    return candidatesBind() ? game_.about().grid : game_.sheet().blank().digits();
}

void Desk::show(const Recovered& recovered) {
    begin(*recovered.puzzle);
    timesHelped_ = recovered.helped;
    if (recovered.branch < 0) return;
    keeper_.setResting(true);
    game_.beginBranchAt(recovered.branch);
    keeper_.setResting(false);
}

void Desk::begin(const Puzzle& puzzle) {
    engine_.stopGenerating();
    solution_.reset();
    verdict_.reset();
    timesHelped_ = 0;
    setPaused(false);
    game_.start(puzzle);
    emit solutionChanged();
    engine_.examine(puzzleGrid(), candidatesBind());
    if (!isEntering()) turnClock();
}

void Desk::leaveGame() {
    if (shelf_.current().isEmpty()) return;
    game_.clock().stop();
    keeper_.writeTime();
}

void Desk::takeVerdict(const Verdict& verdict) {
    verdict_ = verdict;
    if (isEntering()) return emit ownChanged(sentence(verdict, settings_.names));
    if (verdict.status == Verdict::Status::Unique) solution_ = verdict.solution;
    // A puzzle that cannot be played to one end says so at once, not when an hour has gone into it.
    else emit problem(sentence(verdict, settings_.names));
    emit solutionChanged();
}

void Desk::setPaused(bool paused) {
    if (paused == paused_) return;
    paused_ = paused;
    turnClock();
    keeper_.writeTime();
    emit pausedChanged(paused);
}

void Desk::setAway(bool away) {
    if (away == away_) return;
    away_ = away;
    turnClock();
    if (away) keeper_.writeTime();
}

void Desk::turnClock() {
    if (paused_ || away_ || game_.isSolved() || isEntering()) game_.clock().stop();
    else game_.clock().start();
    emit clockTurned();
}

void Desk::zoomBy(int steps) {
    constexpr int kStep = 10;
    Settings settings = settings_;
    settings.zoom = steps == 0 ? 100 : qBound(kSmallestZoom, settings.zoom + steps * kStep, kLargestZoom);
    setSettings(settings);
    emit said(tr("Board at %1 %.").arg(settings.zoom));
}

} // namespace ninefold
