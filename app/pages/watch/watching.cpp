// SPDX-License-Identifier: MIT
#include "app/pages/watch/watching.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/steps.h"
#include "app/pages/pagedeck.h"
#include "app/pages/watch/runtext.h"
#include "app/pages/watch/transport.h"
#include "app/pages/watch/watchboard.h"
#include "app/pages/watch/watchpage.h"
#include "app/session/session.h"
#include "app/widgets/board/boardview.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QTextBrowser>

namespace ninefold::pages {
namespace {

constexpr int kRefreshMs = 60;

Watching& watchingOf(Page& page) {
    return static_cast<Watching&>(page);
}

constexpr PageAction kActions[] = {
    {{.id = "watch",
      .menu = MenuId::Solve,
      .text = QT_TRANSLATE_NOOP("Actions", "&Watch"),
      .keys = "F5",
      .onToolbar = true},
     [](Page& page) { watchingOf(page).open(false); }},
    {{.id = "pictures",
      .menu = MenuId::Solve,
      .text = QT_TRANSLATE_NOOP("Actions", "Save &Pictures of This Run..."),
      .needs = Needs::Watch},
     [](Page& page) { watchingOf(page).savePictures(); }},
    {{.id = "replay",
      .menu = MenuId::Puzzle,
      .text = QT_TRANSLATE_NOOP("Actions", "Repla&y My Game"),
      .keys = "Shift+F5",
      .needs = Needs::Moves,
      .after = "pause"},
     [](Page& page) { watchingOf(page).open(true); }},
};

} // namespace

const PageSpec watchPage{
    .id = "watch",
    .title = QT_TRANSLATE_NOOP("Pages", "Watch"),
    .make = [](const PageContext& context, QWidget* parent) -> Page* { return new Watching(context, parent); },
    .actions = kActions};

Watching::Watching(const PageContext& context, QObject* parent)
    : QObject(parent),
      context_(context),
      session_(context.session),
      solverShow_(run_, session_.settings().names),
      logicShow_(logic_, session_.settings().names),
      gameShow_(game_, session_.settings().names),
      board_(new WatchBoard(playback_)),
      page_(new WatchPage(playback_)),
      trail_(addText(tr("Trail"))),
      lessons_(addText(tr("Learned"))),
      why_(addText(tr("Why"))),
      theme_(&widgets::Theme::of(widgets::ThemeKind::Light)) {
    refresh_.setSingleShot(true);
    refresh_.setInterval(kRefreshMs);
    connect(&refresh_, &QTimer::timeout, this, &Watching::refresh);
    connectRuns();
    connectPage();
    connect(&session_.preferences(), &session::Preferences::settingsChanged, this, &Watching::setSettings);
    setSettings(session_.settings());
    nameBoard();
}

void Watching::connectRuns() {
    for (session::Timeline* timeline :
         {static_cast<session::Timeline*>(&run_), static_cast<session::Timeline*>(&logic_)})
        for (const auto reported : {&session::Timeline::grown, &session::Timeline::arrived})
            connect(timeline, reported, this, [this, timeline] {
                if (show_ == nullptr || &show_->timeline() != timeline) return;
                // Show the end of a run at once.
                if (timeline->isStopped() || timeline->isComplete()) refresh();
                else if (!refresh_.isActive()) refresh_.start();
            });
    // A new game on the board: watch its puzzle instead. The replay of a game that has just started is empty, so
    // leave it.
    connect(&session_.game(), &game::Game::started, this, [this] {
        if (on_ && replay_) leave();
        else if (on_) begin();
    });
    // Queued, so that board and event list are updated first.
    connect(&playback_, &session::Playback::moved, this, &Watching::showText, Qt::QueuedConnection);
}

void Watching::connectPage() {
    connect(board_, &WatchBoard::pointed, this, &Watching::pointAt);
    connect(board_->transport(), &Transport::jumpFailed, this,
            [this](const QString& sentence) { session_.announcer().say(sentence); });
    explain_ = page_->addAction(tr("Explain this event"), tr("The reasons, back to the decisions that they rest on"),
                                [this] { page_->showPage(why_); });
    page_->addAction(tr("Save pictures..."), tr("A folder of numbered pictures of this run"),
                     [this] { savePictures(); });
    connect(page_, &WatchPage::pageChanged, this, [this] {
        board_->refresh();
        showText();
    });
    connect(page_, &WatchPage::left, this, &Watching::leave);
    connect(page_, &WatchPage::chosen, this, [this] {
        if (on_) begin();
    });
    connect(page_, &WatchPage::stopWanted, this, [this](bool stop) {
        session::Timeline& timeline = show_->timeline();
        stop ? timeline.stop() : timeline.resume();
        showRun();
    });
    connect(page_, &WatchPage::keyTyped, this,
            [this](QKeyEvent* event) { event->setAccepted(board_->transport()->takeKey(*event)); });
}

QWidget* Watching::widget() {
    return page_;
}

QWidget* Watching::board() {
    return board_;
}

void Watching::nameBoard() {
    board_->view()->setAccessibleName(on_ ? tr("Sudoku board") : tr("Watched board"));
}

void Watching::leave() {
    context_.pages.showFirst();
}

QTextBrowser* Watching::addText(const QString& title) {
    auto* text = new QTextBrowser;
    text->setOpenLinks(false);
    text->setAccessibleName(title);
    connect(text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& address) { playback_.goTo(address.fragment().toULongLong()); });
    page_->addPage(title, text);
    return text;
}

void Watching::showText() {
    const quint64 position = playback_.position();
    if (!on_ || show_ == nullptr || show_ == &gameShow_ || !show_->timeline().holds(position)) return;
    if (show_ == &logicShow_) {
        const QString reason = position > 0 ? documents::explanation(logic_.step(position), session_.settings().names)
                                            : tr("Nothing has happened yet.");
        return why_->setPlainText(reason);
    }
    const RunText text{*theme_, session_.settings().names};
    const solve::EventWindow& window = run_.window();
    if (page_->page() == trail_) trail_->setHtml(text.trail(window.state(position)));
    if (page_->page() == lessons_) lessons_->setHtml(text.lessons(window.state(position)));
    if (page_->page() != why_) return;
    if (position <= window.first()) return why_->setPlainText(tr("Nothing has happened yet."));
    const solve::SolverEvent& event = window.event(position);
    const solve::Explanation why = explainEvent(window.state(position - 1), event, window.clause(event));
    why_->setHtml(text.why(why, solverShow_.sentence(position)));
    logic::Frame frame = board_->frame();
    drawExplanation(why, event, frame);
    board_->setDrawing(frame);
}

Watching::~Watching() {
    // The widgets belong to the containers that they were put into, which may have destroyed them.
    playback_.setTimeline(nullptr);
}

void Watching::shown(bool /*asked*/) {
    on_ = true;
    nameBoard();
    begin();
}

void Watching::hidden() {
    on_ = false;
    nameBoard();
    playback_.setTimeline(nullptr);
    replay_ = false;
    run_.stop();
    logic_.stop();
}

Needs Watching::offers() const {
    return metIf(on_, Needs::Watch);
}

void Watching::open(bool replay) {
    if (on_ && replay == replay_) return;
    replay_ = replay;
    if (on_) begin();
    else context_.pages.show(*this);
}

void Watching::savePictures() {
    if (on_) context_.host.savePictures(*show_, playback_.position(), board_->title());
}

void Watching::begin() {
    run_.stop();
    logic_.stop();
    page_->setChoosing(!replay_, tr("Replay of my game"));
    page_->setActionShown(explain_, !replay_);
    page_->setPageShown(why_, !replay_);
    replay_ ? beginReplay() : beginEngine();
    board_->setFocus();
    session_.announcer().say(howTo());
}

QString Watching::howTo() const {
    if (replay_) return tr("Replay: Space plays, arrow keys step, Shift and arrow keys go from mistake to mistake.");
    // Logic never has conflicts.
    return show_ != nullptr && show_->timeline().offers(session::Landmark::Conflict)
               ? tr("Watching: Space plays, arrow keys step, Shift and arrow keys go from conflict to conflict.")
               : tr("Watching: Space plays, arrow keys step, Shift and arrow keys go from placement to placement.");
}

void Watching::beginReplay() {
    for (QTextBrowser* text : {trail_, lessons_}) page_->setPageShown(text, false);
    game_.start(session_.game());
    play(gameShow_, tr("Replay of %1"));
}

void Watching::beginEngine() {
    const WatchChoice choice = page_->choice();
    const Grid puzzle = choice.fromHere ? session_.game().sheet().digits() : session_.examiner().puzzleGrid();
    const bool learns = choice.engine > 0 && solve::eventSolvers()[static_cast<std::size_t>(choice.engine) - 1]->learns;
    page_->setPageShown(trail_, choice.engine > 0);
    page_->setPageShown(lessons_, learns);
    if (choice.engine == 0) beginLogic(puzzle);
    else beginSolver(*solve::eventSolvers()[static_cast<std::size_t>(choice.engine) - 1], puzzle);
}

void Watching::beginLogic(const Grid& puzzle) {
    logic_.start({puzzle, logic::Profile::standard(), session_.examiner().solution().has_value()});
    play(logicShow_, tr("Logic solves %1"));
}

void Watching::beginSolver(const solve::Solver& solver, const Grid& puzzle) {
    const WatchChoice choice = page_->choice();
    solve::SolverOptions options;
    options.proof = choice.prove ? solve::Proof::Reported : solve::Proof::None;
    options.choice = choice.byActivity ? solve::Choice::Activity : solve::Choice::MostConstrained;
    options.candidatesBind = session_.game().about().marksBind && !choice.fromHere;
    run_.start({&solver, puzzle, options});
    const QString name = QCoreApplication::translate("Solver", std::string(solver.name).c_str());
    play(solverShow_, tr("%1 solves %2").arg(name, QStringLiteral("%1")));
}

void Watching::play(session::Show& show, const QString& title) {
    // Keep the chosen speed. Only a replay offers natural time, so the speeds change between replay and solver.
    if ((show_ == &gameShow_) != (&show == &gameShow_))
        board_->transport()->setModes(
            &show == &gameShow_ ? std::vector{session::PlaybackMode::Natural, session::PlaybackMode::Events,
                                              session::PlaybackMode::Unlimited}
                                : std::vector{session::PlaybackMode::Events, session::PlaybackMode::Placements,
                                              session::PlaybackMode::Unlimited});
    show_ = &show;
    playback_.setTimeline(&show.timeline());
    board_->setTitle(title.arg(documents::quotedText(QString::fromStdString(session_.game().about().name))));
    board_->setShow(&show);
    page_->setShow(&show);
    showRun();
}

void Watching::refresh() {
    if (!on_ || show_ == nullptr) return;
    board_->transport()->refresh();
    page_->refresh();
    showText();
    showRun();
}

void Watching::showRun() {
    using State = WatchPage::RunState;
    const session::Timeline& timeline = show_->timeline();
    const QString events = documents::numberText(static_cast<qint64>(timeline.known()));
    if (timeline.isComplete())
        page_->setRunState(State::Over, timeline.known() == 0 ? tr("There is nothing to be done here.") : QString());
    else if (timeline.isStopped()) page_->setRunState(State::Stopped, tr("Stopped after %1 events.").arg(events));
    else page_->setRunState(State::Running, tr("Running: %1 events so far.").arg(events));
}

void Watching::pointAt(Cell cell) {
    const auto [first, end] = show_->span();
    for (quint64 number = std::min(playback_.position(), end); number > first; --number)
        if (show_->cells(number).has(cell)) return playback_.goTo(number);
}

void Watching::setSettings(const store::Settings& settings) {
    solverShow_.setNames(settings.names);
    logicShow_.setNames(settings.names);
    gameShow_.setNames(settings.names);
    board_->setNamesShown(settings.showNames);
    board_->setMotion(!settings.reducedMotion);
    if (on_) refresh();
}

void Watching::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    board_->setTheme(theme);
    page_->setTheme(theme);
}

} // namespace ninefold::pages
