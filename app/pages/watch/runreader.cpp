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
#include "app/widgets/look/theme.h"

#include <QStackedWidget>
#include <QTextBrowser>
#include <QUrl>

namespace ninefold::pages {

RunReader::RunReader(RunTabs& tabs, WatchBoard& board, session::Playback& playback, session::GuidedRuns& guided,
                     session::SolverRunView& solver, session::LogicRun& logic, QObject* parent)
    : QObject(parent),
      tabs_(tabs),
      board_(board),
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
      resolution_(new ResolutionPanel) {
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
        board_.showPosition();
        refresh();
    });
    connect(notes_, &NotesPanel::clauseChosen, this, &RunReader::replay);
    connect(resolution_, &ResolutionPanel::stepMoved, this, &RunReader::drawStep);
    // Queued, so that board and event list are updated first.
    connect(&playback_, &session::Playback::moved, this, &RunReader::refresh, Qt::QueuedConnection);
}

void RunReader::addTabs() {
    tabs_.add(tr("Guesses"),
              tr("The trail: the guesses that stand now, and what follows from each. The number of guesses "
                 "is the level."),
              trail_);
    tabs_.add(tr("Notes"),
              tr("Learned clauses: what the solver noted after each dead end, so that it never runs into the "
                 "same one again"),
              notes_);
    tabs_.add(tr("Why"), tr("Why this event happened, back to the guesses that it rests on"), why_);
    tabs_.add(tr("Stops"), tr("Breakpoints: where the run stops by itself"), stops_);
    tabs_.add(tr("I Guess"), tr("Guess instead of the solver, and compare what comes of it"), deciding_);
    tabs_.add(tr("Counts"), tr("How often each kind of event happened, and what the words mean"), counts_);
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
    const bool event = position > window.first();
    const solve::Reason reason = event ? window.event(position).reason : solve::Reason();
    notes_->setCurrentClause(reason.kind() == solve::Reason::Kind::Learned ? reason.clause() : 0);
}

void RunReader::replay(quint32 clause) {
    const int row = model_->rowOf(clause);
    // The event before the clause was learned is the conflict.
    if (clause != 0 && row >= 0) playback_.goTo(model_->row(row).learnedAt - 1);
}

quint64 RunReader::conflictHere() const {
    const solve::EventWindow& window = solver_.run().window();
    const quint64 position = playback_.position();
    if (position <= window.first()) return 0;
    const solve::EventKind kind = window.event(position).kind;
    if (kind == solve::EventKind::Conflict) return position;
    return kind == solve::EventKind::Learn ? position - 1 : 0;
}

bool RunReader::showResolution() {
    const solve::EventWindow& window = solver_.run().window();
    const quint64 conflict = conflictHere();
    // The learned clause is the event after the conflict.
    if (conflict <= window.first() || conflict + 1 > window.end()) return false;
    const solve::SolverEvent& next = window.event(conflict + 1);
    if (next.kind != solve::EventKind::Learn) return false;
    const solve::SolverState state = window.state(conflict);
    auto steps = solve::resolution(state, window.clause(next));
    if (steps.empty()) return false;
    resolution_->setSteps(std::move(steps), solver_.sentence(conflict), state.level(), next.reason.clause(), names_);
    return true;
}

void RunReader::drawStep() {
    const quint64 conflict = conflictHere();
    if (conflict == 0 || resolution_->step() == nullptr) return;
    logic::Frame frame = board_.frame();
    session::drawResolution(solver_.run().window().state(conflict), *resolution_->step(), frame);
    board_.setDrawing(frame);
}

void RunReader::showWhy() {
    const solve::EventWindow& window = solver_.run().window();
    const quint64 position = playback_.position();
    const bool resolved = showResolution();
    why_->setCurrentWidget(resolved ? static_cast<QWidget*>(resolution_) : reason_);
    if (resolved) return drawStep();
    if (position <= window.first()) return reason_->setPlainText(tr("Nothing has happened yet."));
    const solve::SolverEvent& event = window.event(position);
    const solve::Explanation why = session::explainEvent(window.state(position - 1), event, window.clause(event));
    reason_->setHtml(RunText{*theme_, names_}.why(why, event, solver_.sentence(position)));
    // A dead end is drawn already, and with less ink.
    if (event.kind == solve::EventKind::Conflict) return;
    logic::Frame frame = board_.frame();
    session::drawExplanation(why, event, frame);
    board_.setDrawing(frame);
}

} // namespace ninefold::pages
