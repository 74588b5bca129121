// SPDX-License-Identifier: MIT
#include "app/pages/watch/watchpage.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/pages/pagedeck.h"
#include "app/pages/watch/graph/graphpanel.h"
#include "app/pages/watch/pointing.h"
#include "app/pages/watch/runoptions.h"
#include "app/pages/watch/runreader.h"
#include "app/pages/watch/transport.h"
#include "app/pages/watch/watchboard.h"
#include "app/pages/watch/watchcolumn.h"
#include "app/session/session.h"
#include "app/widgets/board/boardview.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <cassert>
#include <utility>

namespace ninefold::pages {
namespace {

constexpr int kGrowthDelayMs = 60;

WatchPage& watchPageOf(Page& page) {
    return static_cast<WatchPage&>(page);
}

constexpr PageAction kActions[] = {
    {{.id = "watch",
      .menu = MenuId::Solve,
      .text = QT_TRANSLATE_NOOP("Actions", "&Watch"),
      .keys = "F5",
      .onToolbar = true,
      .leavesToolbar = 4},
     [](Page& page) { watchPageOf(page).open(false); }},
    {{.id = "pictures",
      .menu = MenuId::Solve,
      .text = QT_TRANSLATE_NOOP("Actions", "Save &Pictures of This Run..."),
      .needs = Needs::Watch},
     [](Page& page) { watchPageOf(page).savePictures(); }},
    {{.id = "replay",
      .menu = MenuId::Puzzle,
      .text = QT_TRANSLATE_NOOP("Actions", "Repla&y My Game"),
      .keys = "Shift+F5",
      .needs = Needs::Moves,
      .after = "pause"},
     [](Page& page) { watchPageOf(page).open(true); }},
};

} // namespace

const PageSpec watchPage{
    .id = "watch",
    .title = QT_TRANSLATE_NOOP("Pages", "Watch"),
    .make = [](const PageContext& context, QWidget* parent) -> Page* { return new WatchPage(context, parent); },
    .actions = kActions};

WatchPage::WatchPage(const PageContext& context, QObject* parent)
    : QObject(parent),
      context_(context),
      session_(context.session),
      analysis_(run_, playback_, this),
      guided_(run_, playback_),
      solverView_(run_, session_.settings().names),
      logicView_(logic_, session_.settings().names),
      gameView_(game_, session_.settings().names),
      board_(new WatchBoard(playback_)),
      column_(new WatchColumn(run_, playback_, analysis_)),
      reader_(new RunReader(column_->tabs(), *board_, analysis_, playback_, guided_, solverView_, logic_, this)),
      pointing_(new Pointing(*board_, playback_, session_, this)) {
    growthDelay_.setSingleShot(true);
    growthDelay_.setInterval(kGrowthDelayMs);
    connect(&growthDelay_, &QTimer::timeout, this, &WatchPage::showGrowth);
    connectRuns();
    connectPage();
    connectFiles();
    connect(&session_.preferences(), &session::Preferences::settingsChanged, this, &WatchPage::setSettings);
    setSettings(session_.settings());
    nameBoard();
}

void WatchPage::connectRuns() {
    for (session::Timeline* timeline : std::initializer_list<session::Timeline*>{&run_, &logic_, &game_})
        for (const auto reported : {&session::Timeline::progressed, &session::Timeline::arrived})
            connect(timeline, reported, this, [this, timeline] {
                if (runView_ == nullptr || &runView_->timeline() != timeline) return;
                // Show the end of a run at once.
                if (timeline->isStopped() || timeline->isComplete()) showGrowth();
                else if (!growthDelay_.isActive()) growthDelay_.start();
            });
    // A new game on the board: watch its puzzle instead. The replay of a game that has just started is empty.
    connect(&session_.game(), &game::Game::started, this, [this] {
        if (on_ && replay_) leave();
        else if (on_) begin();
    });
}

void WatchPage::connectPage() {
    connect(&playback_, &session::Playback::moved, this, &WatchPage::reportEnd);
    connect(&effort_, &session::EffortWithoutNotes::effortCounted, this, [this] {
        solverView_.setComparison(effort_.sentence());
        board_->showSentence();
    });
    connect(board_, &WatchBoard::pointed, reader_, &RunReader::setCell);
    connect(column_, &WatchColumn::graphOpened, this, &WatchPage::connectGraph);
    connectGraph(column_->graph());
    connect(board_->transport(), &Transport::jumpFailed, this,
            [this](const QString& sentence) { session_.announcer().say(sentence); });
    connect(board_->transport(), &Transport::analysisStepWanted, this,
            [this](int direction) { analysis_.go(analysis_.index() + direction); });
    connect(&column_->solver().options(), &RunOptions::picturesWanted, this, &WatchPage::savePictures);
    connect(board_, &WatchBoard::backWanted, this, &WatchPage::leave);
    connect(board_, &WatchBoard::helpWanted, this, [this] { context_.host.trigger("whatiswatched"); });
    connect(&column_->solver(), &SolverRow::optionsChanged, this, [this] {
        if (on_) begin();
    });
    connect(column_, &WatchColumn::stopWanted, this, [this](bool stop) {
        session::Timeline& timeline = runView_->timeline();
        stop ? timeline.stop() : timeline.resume();
        showRun();
    });
    connect(column_, &WatchColumn::rowChosen, reader_, &RunReader::stayAt);
    connect(column_, &WatchColumn::techniqueWanted, this,
            [this](const QString& id) { context_.host.openTechnique(id.toStdString()); });
    connect(column_, &WatchColumn::keyTyped, this,
            [this](QKeyEvent* event) { event->setAccepted(board_->transport()->takeKey(*event)); });
}

void WatchPage::connectGraph(GraphPanel& graph) {
    pointing_->addGraph(graph);
    connect(&graph, &GraphPanel::graphSaved, this,
            [this](const QString& sentence) { session_.announcer().say(sentence, session::Severity::Important); });
}

void WatchPage::connectFiles() {
    const RunOptions& options = column_->solver().options();
    connect(&options, &RunOptions::runSavingWanted, this,
            [this] { files_.askToSave(run_.request(), board_->window()); });
    connect(&options, &RunOptions::runOpeningWanted, this, [this] { files_.askToOpen(board_->window()); });
    connect(&files_, &RunExchange::runLoaded, this, &WatchPage::takeRun);
    connect(&files_, &RunExchange::sentenceSaid, this,
            [this](const QString& sentence) { session_.announcer().say(sentence, session::Severity::Important); });
}

void WatchPage::takeRun(const session::RunRequest& request) {
    if (!on_) return;
    column_->solver().take(request);
    replay_ = false;
    logic_.stop();
    column_->solver().setChoosing(true, {});
    reader_->offer(request.solver, false);
    column_->setPictures(request.solver->learns, true);
    beginRun(request);
}

QWidget* WatchPage::widget() {
    return column_;
}

QWidget* WatchPage::board() {
    return board_;
}

void WatchPage::nameBoard() {
    board_->view()->setAccessibleName(on_ ? tr("Sudoku board") : tr("Watched board"));
}

void WatchPage::leave() {
    context_.pages.showFirst();
}

WatchPage::~WatchPage() {
    // The widgets belong to the containers that they were put into, which may have destroyed them. The reader fills
    // them when the playback stops.
    delete reader_;
    runView_ = nullptr;
    playback_.setTimeline(nullptr);
}

void WatchPage::shown(bool /*asked*/) {
    on_ = true;
    nameBoard();
    begin();
}

void WatchPage::hidden() {
    on_ = false;
    nameBoard();
    context_.host.setWatched({});
    playback_.setTimeline(nullptr);
    effort_.clear();
    replay_ = false;
    place_.clear();
    run_.stop();
    logic_.stop();
}

std::any WatchPage::state() const {
    return Watched{.choice = column_->solver().choice(),
                   .request = run_.request(),
                   .replay = replay_,
                   .position = playback_.position(),
                   .mode = playback_.mode(),
                   .speed = playback_.speed(),
                   .on = on_,
                   .reader = reader_->state(),
                   .guided = guided_.state()};
}

void WatchPage::takeState(const std::any& state) {
    const auto* watched = std::any_cast<Watched>(&state);
    if (watched == nullptr) return;
    column_->solver().setChoice(watched->choice);
    reader_->takeStops(watched->reader);
    playback_.setSpeed(watched->speed);
    if (!watched->on) return;
    replay_ = watched->replay;
    place_.set(*watched, !replay_ && column_->solver().solver() != nullptr);
}

Needs WatchPage::offers() const {
    return metIf(on_, Needs::Watch);
}

void WatchPage::open(bool replay) {
    if (on_ && replay == replay_) return board_->setFocus();
    replay_ = replay;
    if (on_) begin();
    else context_.pages.show(*this);
}

void WatchPage::savePictures() {
    if (on_) context_.host.savePictures(*runView_, playback_.position(), board_->title());
}

void WatchPage::begin() {
    run_.stop();
    logic_.stop();
    column_->solver().setChoosing(!replay_, tr("Replay of my game"));
    replay_ ? beginReplay() : beginEngine();
    place_.returnToTab(*reader_);
    // Who goes through the solvers by arrow keys stays there.
    if (!column_->solver().hasKeyboard()) board_->setFocus();
    session_.announcer().say(howTo());
}

QString WatchPage::howTo() const {
    if (replay_) return tr("Replay: Space plays, \u2190 \u2192 one move, with Shift to the next mistake.");
    // Logic never has conflicts.
    return runView_ != nullptr && runView_->timeline().offers(session::Landmark::Conflict)
               ? tr("Watching: Space plays, \u2190 \u2192 one event, with Shift to the next dead end.")
               : tr("Watching: Space plays, \u2190 \u2192 one event, with Shift to the next digit.");
}

void WatchPage::beginReplay() {
    reader_->offer(nullptr, true);
    column_->setPictures(false, false);
    game_.start(session_.game());
    present(gameView_, tr("Watching My Game"), tr("Replay of %1"));
}

void WatchPage::beginEngine() {
    const bool fromHere = column_->solver().choice().fromHere;
    const Grid puzzle = fromHere ? session_.examiner().playedGrid() : session_.examiner().puzzleGrid();
    const solve::Solver* solver = column_->solver().solver();
    reader_->offer(solver, false);
    column_->setPictures(solver != nullptr && solver->learns, solver != nullptr);
    if (solver == nullptr) return beginLogic(puzzle);
    if (!place_.beginRun(guided_, [this](const session::RunRequest& request) { beginRun(request); }))
        beginSolver(*solver, puzzle);
}

void WatchPage::beginLogic(const Grid& puzzle) {
    // The techniques of the hints, and uniqueness only where hints use it.
    session::LogicQuestion question = session_.examiner().logicQuestion();
    question.grid = puzzle;
    logic_.start(question);
    present(logicView_, tr("Watching Logic"), tr("Logic solves %1"));
}

void WatchPage::beginSolver(const solve::Solver& solver, const Grid& puzzle) {
    const WatchChoice choice = column_->solver().choice();
    solve::SolverOptions options;
    options.proof = choice.prove ? solve::Proof::Reported : solve::Proof::None;
    options.choice = choice.choice;
    options.switches = choice.switches;
    options.seed = choice.seed;
    options.candidatesBind = session_.examiner().candidatesBind();
    beginRun({&solver, puzzle, options});
}

void WatchPage::beginRun(const session::RunRequest& request) {
    effort_.clear();
    solverView_.setComparison({});
    run_.start(request);
    guided_.begin();
    const QString name = QCoreApplication::translate("Solver", request.solver->name.data());
    present(solverView_, tr("Watching %1").arg(name), tr("%1 solves %2").arg(name, QStringLiteral("%1")));
}

void WatchPage::present(session::RunView& view, const QString& heading, const QString& title) {
    // Keep the chosen speed. Only a replay offers natural time, so the speeds change between replay and solver.
    if (runView_ == nullptr || (runView_ == &gameView_) != (&view == &gameView_))
        column_->solver().options().setModes(
            &view == &gameView_ ? std::vector{session::PlaybackMode::Natural, session::PlaybackMode::Events,
                                              session::PlaybackMode::Unlimited}
                                : std::vector{session::PlaybackMode::Events, session::PlaybackMode::Placements,
                                              session::PlaybackMode::Unlimited});
    runView_ = &view;
    context_.host.setWatched(replay_ ? QString() : column_->solver().solverName());
    playback_.setTimeline(&view.timeline());
    board_->setTitle(heading, title.arg(documents::quotedText(QString::fromStdString(session_.game().about().name))));
    board_->setRunView(&view);
    column_->setRunView(&view);
    reader_->setRunView(&view);
    pointing_->setRunView(&view);
    showRun();
    place_.returnToPosition(playback_, runView_->timeline());
}

void WatchPage::showGrowth() {
    if (!on_ || runView_ == nullptr) return;
    place_.returnToPosition(playback_, runView_->timeline());
    board_->transport()->refresh();
    column_->refresh();
    reader_->refresh();
    board_->showSentence();
    showRun();
    reportEnd();
}

/// Says once that the playback has come to the end of the run.
void WatchPage::reportEnd() {
    countEffort();
    if (runView_ == nullptr) return;
    const QString outcome = runView_->outcome();
    const quint64 last = runView_->timeline().lastKnown();
    const bool ended = !outcome.isEmpty() && last > 0 && playback_.position() == last;
    if (!std::exchange(endReported_, ended) && ended) session_.announcer().say(outcome);
}

void WatchPage::showRun() {
    using State = WatchColumn::RunState;
    const session::Timeline& timeline = runView_->timeline();
    const QString events = documents::numberText(static_cast<qint64>(timeline.lastKnown()));
    if (timeline.isComplete() && timeline.lastKnown() > 0) column_->setRunState(State::Over, {});
    else if (timeline.isComplete())
        column_->setRunState(State::Over, runView_->outcome().isEmpty() ? tr("There is nothing to solve here.")
                                                                        : runView_->outcome());
    else if (timeline.isStopped()) column_->setRunState(State::Stopped, tr("Stopped after %1 events.").arg(events));
    else column_->setRunState(State::Running, tr("Running: %1 events so far.").arg(events));
}

/// Only at the end of a run that learns, so that the count takes no time from the run.
void WatchPage::countEffort() {
    const bool learned = runView_ == &solverView_ && run_.request().solver->learns;
    if (on_ && learned && run_.isComplete() && playback_.position() == run_.lastKnown()) effort_.count(run_.request());
}

void WatchPage::setSettings(const store::Settings& settings) {
    solverView_.setNames(settings.names);
    logicView_.setNames(settings.names);
    gameView_.setNames(settings.names);
    reader_->setNames(settings.names);
    column_->setNames(settings.names);
    board_->setNamesShown(settings.showNames);
    board_->setMotion(!settings.reducedMotion);
    if (on_) showGrowth();
}

void WatchPage::setTheme(const widgets::Theme& theme) {
    board_->setTheme(theme);
    column_->setTheme(theme);
    reader_->setTheme(theme);
}

} // namespace ninefold::pages
