// SPDX-License-Identifier: MIT
#include "app/pages/watch/watchpage.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/steps.h"
#include "app/pages/pagedeck.h"
#include "app/pages/watch/runtext.h"
#include "app/pages/watch/transport.h"
#include "app/pages/watch/watchboard.h"
#include "app/pages/watch/watchcolumn.h"
#include "app/session/session.h"
#include "app/widgets/board/boardview.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QTextBrowser>

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
      .onToolbar = true},
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
      solverView_(run_, session_.settings().names),
      logicView_(logic_, session_.settings().names),
      gameView_(game_, session_.settings().names),
      board_(new WatchBoard(playback_)),
      column_(new WatchColumn(playback_)),
      trail_(addText(tr("Trail"))),
      learned_(addText(tr("Learned"))),
      why_(addText(tr("Why"))),
      theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    growthDelay_.setSingleShot(true);
    growthDelay_.setInterval(kGrowthDelayMs);
    connect(&growthDelay_, &QTimer::timeout, this, &WatchPage::showGrowth);
    connectRuns();
    connectPage();
    connect(&session_.preferences(), &session::Preferences::settingsChanged, this, &WatchPage::setSettings);
    setSettings(session_.settings());
    nameBoard();
}

void WatchPage::connectRuns() {
    for (session::Timeline* timeline :
         {static_cast<session::Timeline*>(&run_), static_cast<session::Timeline*>(&logic_)})
        for (const auto reported : {&session::Timeline::progressed, &session::Timeline::arrived})
            connect(timeline, reported, this, [this, timeline] {
                if (runView_ == nullptr || &runView_->timeline() != timeline) return;
                // Show the end of a run at once.
                if (timeline->isStopped() || timeline->isComplete()) showGrowth();
                else if (!growthDelay_.isActive()) growthDelay_.start();
            });
    // A new game on the board: watch its puzzle instead. The replay of a game that has just started is empty, so
    // leave it.
    connect(&session_.game(), &game::Game::started, this, [this] {
        if (on_ && replay_) leave();
        else if (on_) begin();
    });
    // Queued, so that board and event list are updated first.
    connect(&playback_, &session::Playback::moved, this, &WatchPage::showText, Qt::QueuedConnection);
}

void WatchPage::connectPage() {
    connect(board_, &WatchBoard::pointed, this, &WatchPage::pointAt);
    connect(board_->transport(), &Transport::jumpFailed, this,
            [this](const QString& sentence) { session_.announcer().say(sentence); });
    explain_ = column_->addButton(tr("Explain this event"), tr("The reasons, back to the decisions that they rest on"),
                                  [this] { column_->showTab(why_); });
    column_->addButton(tr("Save pictures..."), tr("A folder of numbered pictures of this run"),
                       [this] { savePictures(); });
    connect(column_, &WatchColumn::tabChanged, this, [this] {
        board_->showPosition();
        showText();
    });
    connect(column_, &WatchColumn::backWanted, this, &WatchPage::leave);
    connect(column_, &WatchColumn::optionsChanged, this, [this] {
        if (on_) begin();
    });
    connect(column_, &WatchColumn::stopWanted, this, [this](bool stop) {
        session::Timeline& timeline = runView_->timeline();
        stop ? timeline.stop() : timeline.resume();
        showRun();
    });
    connect(column_, &WatchColumn::keyTyped, this,
            [this](QKeyEvent* event) { event->setAccepted(board_->transport()->takeKey(*event)); });
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

QTextBrowser* WatchPage::addText(const QString& title) {
    auto* text = new QTextBrowser;
    text->setOpenLinks(false);
    text->setAccessibleName(title);
    connect(text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& address) { playback_.goTo(address.fragment().toULongLong()); });
    column_->addTab(title, text);
    return text;
}

void WatchPage::showText() {
    const quint64 position = playback_.position();
    if (!on_ || runView_ == nullptr || runView_ == &gameView_ || !runView_->timeline().holds(position)) return;
    if (runView_ == &logicView_) {
        const QString reason = position > 0 ? documents::explanation(logic_.step(position), session_.settings().names)
                                            : tr("Nothing has happened yet.");
        return why_->setPlainText(reason);
    }
    const RunText text{*theme_, session_.settings().names};
    const solve::EventWindow& window = run_.window();
    if (column_->tab() == trail_) trail_->setHtml(text.trail(window.state(position)));
    if (column_->tab() == learned_) learned_->setHtml(text.learned(window.state(position)));
    if (column_->tab() != why_) return;
    if (position <= window.first()) return why_->setPlainText(tr("Nothing has happened yet."));
    const solve::SolverEvent& event = window.event(position);
    const solve::Explanation why = explainEvent(window.state(position - 1), event, window.clause(event));
    why_->setHtml(text.why(why, solverView_.sentence(position)));
    logic::Frame frame = board_->frame();
    drawExplanation(why, event, frame);
    board_->setDrawing(frame);
}

WatchPage::~WatchPage() {
    // The widgets belong to the containers that they were put into, which may have destroyed them.
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
    playback_.setTimeline(nullptr);
    replay_ = false;
    run_.stop();
    logic_.stop();
}

Needs WatchPage::offers() const {
    return metIf(on_, Needs::Watch);
}

void WatchPage::open(bool replay) {
    if (on_ && replay == replay_) return;
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
    column_->setChoosing(!replay_, tr("Replay of my game"));
    column_->setButtonShown(explain_, !replay_);
    column_->setTabShown(why_, !replay_);
    replay_ ? beginReplay() : beginEngine();
    board_->setFocus();
    session_.announcer().say(howTo());
}

QString WatchPage::howTo() const {
    if (replay_) return tr("Replay: Space plays, arrow keys step, Shift and arrow keys go from mistake to mistake.");
    // Logic never has conflicts.
    return runView_ != nullptr && runView_->timeline().offers(session::Landmark::Conflict)
               ? tr("Watching: Space plays, arrow keys step, Shift and arrow keys go from conflict to conflict.")
               : tr("Watching: Space plays, arrow keys step, Shift and arrow keys go from placement to placement.");
}

void WatchPage::beginReplay() {
    for (QTextBrowser* text : {trail_, learned_}) column_->setTabShown(text, false);
    game_.start(session_.game());
    present(gameView_, tr("Replay of %1"));
}

void WatchPage::beginEngine() {
    const WatchChoice choice = column_->choice();
    const Grid puzzle = choice.fromHere ? session_.examiner().playedGrid() : session_.examiner().puzzleGrid();
    const bool learns = choice.engine > 0 && solve::eventSolvers()[static_cast<std::size_t>(choice.engine) - 1]->learns;
    column_->setTabShown(trail_, choice.engine > 0);
    column_->setTabShown(learned_, learns);
    if (choice.engine == 0) beginLogic(puzzle);
    else beginSolver(*solve::eventSolvers()[static_cast<std::size_t>(choice.engine) - 1], puzzle);
}

void WatchPage::beginLogic(const Grid& puzzle) {
    // The techniques of the hints, and uniqueness only where hints use it.
    session::LogicQuestion question = session_.examiner().logicQuestion();
    question.grid = puzzle;
    logic_.start(question);
    present(logicView_, tr("Logic solves %1"));
}

void WatchPage::beginSolver(const solve::Solver& solver, const Grid& puzzle) {
    const WatchChoice choice = column_->choice();
    solve::SolverOptions options;
    options.proof = choice.prove ? solve::Proof::Reported : solve::Proof::None;
    options.choice = choice.byActivity ? solve::Choice::Activity : solve::Choice::MostConstrained;
    options.candidatesBind = session_.examiner().candidatesBind();
    run_.start({&solver, puzzle, options});
    const QString name = QCoreApplication::translate("Solver", std::string(solver.name).c_str());
    present(solverView_, tr("%1 solves %2").arg(name, QStringLiteral("%1")));
}

void WatchPage::present(session::RunView& view, const QString& title) {
    // Keep the chosen speed. Only a replay offers natural time, so the speeds change between replay and solver.
    if ((runView_ == &gameView_) != (&view == &gameView_))
        board_->transport()->setModes(
            &view == &gameView_ ? std::vector{session::PlaybackMode::Natural, session::PlaybackMode::Events,
                                              session::PlaybackMode::Unlimited}
                                : std::vector{session::PlaybackMode::Events, session::PlaybackMode::Placements,
                                              session::PlaybackMode::Unlimited});
    runView_ = &view;
    playback_.setTimeline(&view.timeline());
    board_->setTitle(title.arg(documents::quotedText(QString::fromStdString(session_.game().about().name))));
    board_->setRunView(&view);
    column_->setRunView(&view);
    showRun();
}

void WatchPage::showGrowth() {
    if (!on_ || runView_ == nullptr) return;
    board_->transport()->refresh();
    column_->refresh();
    showText();
    showRun();
}

void WatchPage::showRun() {
    using State = WatchColumn::RunState;
    const session::Timeline& timeline = runView_->timeline();
    const QString events = documents::numberText(static_cast<qint64>(timeline.lastKnown()));
    if (timeline.isComplete())
        column_->setRunState(State::Over,
                             timeline.lastKnown() == 0 ? tr("There is nothing to be done here.") : QString());
    else if (timeline.isStopped()) column_->setRunState(State::Stopped, tr("Stopped after %1 events.").arg(events));
    else column_->setRunState(State::Running, tr("Running: %1 events so far.").arg(events));
}

void WatchPage::pointAt(Cell cell) {
    const auto [first, end] = runView_->span();
    for (quint64 number = std::min(playback_.position(), end); number > first; --number)
        if (runView_->cells(number).has(cell)) return playback_.goTo(number);
}

void WatchPage::setSettings(const store::Settings& settings) {
    solverView_.setNames(settings.names);
    logicView_.setNames(settings.names);
    gameView_.setNames(settings.names);
    board_->setNamesShown(settings.showNames);
    board_->setMotion(!settings.reducedMotion);
    if (on_) showGrowth();
}

void WatchPage::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    board_->setTheme(theme);
    column_->setTheme(theme);
}

} // namespace ninefold::pages
