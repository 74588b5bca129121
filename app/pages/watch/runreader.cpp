// SPDX-License-Identifier: MIT
#include "app/pages/watch/runreader.h"

#include "app/documents/text/steps.h"
#include "app/pages/watch/deciding/decidingpanel.h"
#include "app/pages/watch/notes/clausemodel.h"
#include "app/pages/watch/notes/notespanel.h"
#include "app/pages/watch/runtabs.h"
#include "app/pages/watch/runtext.h"
#include "app/pages/watch/stops/stopspanel.h"
#include "app/pages/watch/watchboard.h"
#include "app/pages/watch/why/resolutionpanel.h"
#include "app/session/watch/deadend.h"
#include "app/session/watch/deciding/guidedruns.h"
#include "app/session/watch/logicrun.h"
#include "app/session/watch/playback.h"
#include "app/session/watch/rundrawing.h"
#include "app/session/watch/solverrunview.h"
#include "app/session/watch/why/analysis.h"
#include "app/widgets/look/theme.h"

#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QUrl>

namespace ninefold::pages {

RunReader::RunReader(RunTabs& tabs, WatchBoard& board, session::Analysis& analysis, session::Playback& playback,
                     session::GuidedRuns& guided, session::SolverRunView& solver, session::LogicRun& logic,
                     QObject* parent)
    : QObject(parent),
      tabs_(tabs),
      board_(board),
      analysis_(analysis),
      playback_(playback),
      guided_(guided),
      solver_(solver),
      logic_(logic),
      theme_(&widgets::Theme::of(widgets::ThemeKind::Light)),
      trail_(newText(tr("Guesses"))),
      reason_(newText(tr("Why"))),
      counts_(newText(tr("Counts"))),
      model_(new ClauseModel(this)),
      notes_(new NotesPanel(*model_)),
      stops_(new StopsPanel(solver.run(), playback)),
      deciding_(new DecidingPanel(guided)),
      why_(new QStackedWidget),
      resolution_(new ResolutionPanel(analysis)) {
    why_->addWidget(reason_);
    why_->addWidget(resolution_);
    addTabs();
    connectParts();
    connectGuesses();
}

void RunReader::connectParts() {
    session::EventRun& run = solver_.run();
    connect(&run, &session::EventRun::clausesArrived, this, [this] {
        if (isSolver() && tabs_.current() == notes_) showNotes();
    });
    connect(notes_, &NotesPanel::filterChanged, this, &RunReader::refresh);
    connect(notes_, &NotesPanel::useWanted, this,
            [this](quint32 clause, bool forward) { playback_.jumpToUse(clause, forward); });
    connect(&tabs_, &RunTabs::tabChanged, this, [this] {
        if (opening_) return;
        returnTo_ = nullptr;
        board_.showPosition();
        refresh();
    });
    connect(notes_, &NotesPanel::noteChosen, &tabs_, &RunTabs::setNote);
    connect(notes_, &NotesPanel::learningWanted, &playback_, &session::Playback::goTo);
    connect(&run, &session::Timeline::restarted, notes_, &NotesPanel::forget);
    connect(&analysis_, &session::Analysis::analysisMoved, this, &RunReader::drawStep);
    // Queued, so that board and event list are updated first.
    for (const auto& follow : {&RunReader::openWhy, &RunReader::refresh})
        connect(&playback_, &session::Playback::moved, this, follow, Qt::QueuedConnection);
    connect(&playback_, &session::Playback::playingChanged, this, [this](bool playing) {
        if (playing) return;
        openWhy();
        refresh();
    });
}

void RunReader::addTabs() {
    tabs_.add(tr("Guesses"),
              tr("What is true now (the trail): each guess, and below it what follows from it. What was taken back is "
                 "gone from here."),
              trail_);
    tabs_.add(tr("Notes"),
              tr("What each dead end taught (learned clauses). Of every note at least one part must hold."), notes_);
    tabs_.add(tr("Why"), tr("Why this event happened, back to the guesses that it rests on."), why_);
    tabs_.add(tr("Stops"), tr("Breakpoints: where the run stops by itself."), stops_);
    tabs_.add(tr("I Guess"), tr("Guess instead of the solver, and compare what comes of it."), deciding_);
    tabs_.add(tr("Counts"), tr("How often each kind of event happened, and what the words mean."), counts_);
}

QTextBrowser* RunReader::newText(const QString& name) {
    auto* text = new QTextBrowser;
    text->setOpenLinks(false);
    text->setFrameShape(QFrame::NoFrame);
    text->setAccessibleName(name);
    connect(text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& address) { playback_.goTo(address.fragment().toULongLong()); });
    return text;
}

void RunReader::offer(const solve::Solver* solver, bool replay) {
    tabs_.setShown(trail_, solver != nullptr);
    tabs_.setShown(notes_, solver != nullptr && solver->learns);
    tabs_.setShown(why_, !replay);
    tabs_.setShown(stops_, solver != nullptr);
    tabs_.setShown(deciding_, solver != nullptr && solver->steering != solve::Steering::Nowhere);
    tabs_.setShown(counts_, solver != nullptr);
}

RunReader::State RunReader::state() const {
    return {tabs_.currentIndex(), stops_->stops()};
}

void RunReader::takeStops(const State& state) {
    stops_->setStops(state.stops);
}

void RunReader::takeTab(const State& state) {
    tabs_.showAt(state.tab);
}

void RunReader::connectGuesses() {
    connect(&board_, &WatchBoard::guessed, this, [this](Cell cell, Digit digit) { guided_.decide(cell, digit); });
    connect(&guided_, &session::GuidedRuns::guidingChanged, this, &RunReader::offerGuesses);
    connect(&playback_, &session::Playback::playingChanged, this, &RunReader::offerGuesses);
    for (const auto reported : {&session::Timeline::progressed, &session::Timeline::arrived})
        connect(&solver_.run(), reported, this, &RunReader::offerGuesses);
    // Queued, so that the board shows the position first.
    connect(&playback_, &session::Playback::moved, this, &RunReader::offerGuesses, Qt::QueuedConnection);
}

void RunReader::offerGuesses() {
    deciding_->refresh();
    if (const auto turn = guided_.turn()) return board_.setGuesses(turn->open, deciding_->prompt());
    board_.endGuesses();
}

void RunReader::setRunView(const session::RunView* view) {
    runView_ = view;
    tabs_.setTitle(notes_, tr("Notes"));
    refresh();
}

void RunReader::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    notes_->setTheme(theme);
    resolution_->setTheme(theme);
    stops_->setTheme(theme);
}

void RunReader::setNames(NameStyle names) {
    names_ = names;
    stops_->setNames(names);
    deciding_->setNames(names);
}

void RunReader::setCell(Cell cell) {
    stops_->setCell(cell);
}

bool RunReader::isSolver() const {
    return runView_ == &solver_;
}

void RunReader::refresh() {
    const quint64 position = playback_.position();
    if (runView_ == nullptr || !runView_->timeline().holds(position)) return;
    if (!isSolver()) {
        const bool step = &runView_->timeline() == &logic_ && position > 0;
        why_->setCurrentWidget(reason_);
        return reason_->setPlainText(step ? documents::explanation(logic_.step(position), names_)
                                          : tr("Nothing has happened yet."));
    }
    const solve::SolverState state = solver_.run().window().state(position);
    const auto notes = static_cast<int>(state.clauses().size());
    tabs_.setTitle(notes_, notes == 0 ? tr("Notes") : tr("Notes %1").arg(notes));
    tabs_.setNote(noteHere() != 0 ? noteHere() : notes_->chosen());
    const RunText text{*theme_, names_};
    if (tabs_.current() == trail_) trail_->setHtml(text.trail(state));
    if (tabs_.current() == counts_) counts_->setHtml(text.counts(state));
    if (tabs_.current() == notes_) showNotes();
    if (tabs_.current() == why_) showWhy();
}

void RunReader::showNotes() {
    const solve::EventWindow& window = solver_.run().window();
    const quint64 position = playback_.position();
    const session::EventRun& run = solver_.run();
    const bool known = run.clauses() != nullptr && run.clausesAt() == position;
    // The watched literals are known only to the solver, who answers a little later.
    if (!known) solver_.run().fetchClauses(position);
    const auto held = known ? std::span<const solve::HeldClause>(*run.clauses()) : std::span<const solve::HeldClause>();
    model_->setRows(session::clauseRows(window.state(position), held, notes_->filter()), names_);
    notes_->setCurrentClause(noteHere(), position);
}

quint32 RunReader::noteHere() const {
    const solve::EventWindow& window = solver_.run().window();
    const quint64 position = playback_.position();
    const solve::Reason reason = position > window.first() ? window.event(position).reason : solve::Reason();
    return reason.kind() == solve::Reason::Kind::Learned ? reason.clause() : 0;
}

void RunReader::drawStep() {
    if (analysis_.step() == nullptr) return;
    logic::Frame frame = board_.frame();
    session::drawResolution(solver_.run().window().state(analysis_.conflict()), *analysis_.step(), frame);
    board_.setDrawing(frame);
}

/// These only show where the run is; in the others the player does something.
bool RunReader::followsRun(const QWidget* tab) const {
    return tab == tabs_.first() || tab == trail_ || tab == counts_;
}

void RunReader::openWhy() {
    if (!isSolver() || !solver_.run().holds(playback_.position())) return;
    analysis_.refresh();
    if (playback_.position() != stayAt_) stayAt_ = 0;
    const QScopedValueRollback opening(opening_, true);
    if (analysis_.step() != nullptr) {
        const bool reading = playback_.isPlaying() || playback_.position() == stayAt_;
        if (reading || !followsRun(tabs_.current())) return;
        returnTo_ = tabs_.current();
        return tabs_.show(why_);
    }
    // How far the guesses are taken back follows from the note, and is worth reading, too.
    const solve::EventWindow& window = solver_.run().window();
    const quint64 position = playback_.position();
    if (position > window.first() && window.event(position).kind == solve::EventKind::Backjump) return;
    if (returnTo_ != nullptr && tabs_.current() == why_) tabs_.show(returnTo_);
    returnTo_ = nullptr;
}

void RunReader::showWhy() {
    const solve::EventWindow& window = solver_.run().window();
    const quint64 position = playback_.position();
    analysis_.refresh();
    const bool resolved = analysis_.step() != nullptr;
    why_->setCurrentWidget(resolved ? static_cast<QWidget*>(resolution_) : reason_);
    if (resolved) {
        resolution_->refresh(solver_.sentence(analysis_.conflict()), names_);
        return drawStep();
    }
    if (position <= window.first()) return reason_->setPlainText(tr("Nothing has happened yet."));
    const solve::SolverEvent& event = window.event(position);
    const solve::Explanation why = session::explainEvent(window.state(position - 1), event, window.clause(event));
    const auto deadEnds = static_cast<int>(window.state(position).count(solve::EventKind::Conflict));
    reason_->setHtml(RunText{*theme_, names_}.why(why, event, solver_.sentence(position), deadEnds));
    // A dead end is drawn already, and with less ink.
    if (event.kind == solve::EventKind::Conflict) return;
    logic::Frame frame = board_.frame();
    session::drawExplanation(why, event, frame);
    board_.setDrawing(frame);
}

} // namespace ninefold::pages
