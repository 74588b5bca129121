// SPDX-License-Identifier: MIT
#include "app/pages/watch/race.h"

#include "app/pages/watch/speedcontrol.h"
#include "app/pages/watch/transport.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/namedcombo.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {

Race::Race(const Grid& puzzle, bool candidatesBind, const widgets::Theme& theme, NameStyle names, QWidget* parent)
    : QDialog(parent),
      puzzle_(puzzle),
      contestants_(session::contestants(candidatesBind)),
      shows_{session::SolverRunView(race_.runner(0), names), session::SolverRunView(race_.runner(1), names)},
      clock_(new widgets::NamedCombo(tr("Compare by"), this)),
      transport_(new Transport(playback_, this)) {
    setWindowTitle(tr("Two Solvers Side by Side"));
    clock_->addItems({tr("Events: one of each at a time"), tr("Time: as long as each really needs")});
    auto* lanes = new QHBoxLayout;
    lanes->setSpacing(16);
    lanes->addLayout(buildLane(0, tr("Left solver"), tr("Left board"), theme), 1);
    lanes->addLayout(buildLane(1, tr("Right solver"), tr("Right board"), theme), 1);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(lanes, 1);
    rows->addWidget(transport_);
    auto* options = new QHBoxLayout;
    options->addWidget(clock_, 1);
    options->addWidget(new SpeedControl(playback_, this), 1);
    rows->addLayout(options);
    transport_->setTheme(theme);
    lanes_[0].solver->setCurrentIndex(0);
    lanes_[1].solver->setCurrentIndex(static_cast<int>(solve::eventSolvers().size()) - 1);
    playback_.setTimeline(&race_);
    playback_.setSpeed(60);
    for (widgets::NamedCombo* combo : {lanes_[0].solver, lanes_[1].solver, clock_})
        connect(combo, &QComboBox::currentIndexChanged, this, &Race::start);
    connect(&playback_, &session::Playback::moved, this, &Race::showTick);
    connect(&race_, &session::Timeline::progressed, this, &Race::showTicks);
    start();
    resize(1040, 700);
    lanes_[0].board->setFocus();
}

QLayout* Race::buildLane(std::size_t index, const QString& solverName, const QString& boardName,
                         const widgets::Theme& theme) {
    assert(index < lanes_.size());
    Lane& lane = lanes_[index];
    lane.solver = new widgets::NamedCombo(solverName, this);
    for (const session::Contestant& contestant : contestants_) lane.solver->addItem(contestant.name);
    lane.board = new widgets::BoardView(this);
    lane.board->setAccessibleName(boardName);
    lane.board->setTheme(theme);
    lane.board->setMinimumSize(300, 300);
    lane.board->installEventFilter(this);
    lane.sentence = new QLabel(this);
    lane.counts = new QLabel(this);
    for (QLabel* label : {lane.sentence, lane.counts}) {
        label->setTextFormat(Qt::PlainText);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    // Wraps, so that all counts can be read; the height for two lines is reserved, so that the boards do not jump.
    lane.counts->setWordWrap(true);
    lane.counts->setMinimumHeight(2 * lane.counts->fontMetrics().lineSpacing());
    lane.counts->setAlignment(Qt::AlignTop);
    auto* column = new QVBoxLayout;
    column->addWidget(lane.solver);
    column->addWidget(lane.sentence);
    column->addWidget(lane.board, 1);
    column->addWidget(lane.counts);
    return column;
}

void Race::setRunners(std::size_t left, std::size_t right) {
    assert(left < contestants_.size() && right < contestants_.size());
    lanes_[0].solver->setCurrentIndex(static_cast<int>(left));
    lanes_[1].solver->setCurrentIndex(static_cast<int>(right));
}

void Race::start() {
    std::array<session::RunRequest, session::RaceRun::kRunners> requests;
    for (std::size_t index = 0; index < requests.size(); ++index) {
        const int chosen = lanes_[index].solver->currentIndex();
        assert(chosen >= 0);
        const session::Contestant& runner = contestants_[static_cast<std::size_t>(chosen)];
        requests[index] = {runner.solver, puzzle_, runner.options};
    }
    const bool byTime = clock_->currentIndex() == 1;
    transport_->setPlaceText(byTime ? tr("Microsecond %1 of %2") : QString());
    race_.start(std::move(requests), byTime ? session::RaceRun::Clock::Time : session::RaceRun::Clock::Events);
    showTicks();
    showTick(0);
}

/// Shows the conflicts and restarts of both solvers as ticks, on the time scale of the race.
void Race::showTicks() {
    session::RunView::Overview both{.length = static_cast<double>(race_.lastKnown())};
    for (std::size_t index = 0; index < shows_.size(); ++index) {
        const session::RunView::Overview one = shows_[index].overview();
        for (const double place : one.conflicts) both.conflicts.push_back(race_.tickAt(index, place));
        for (const double place : one.restarts) both.restarts.push_back(race_.tickAt(index, place));
    }
    std::ranges::sort(both.conflicts);
    std::ranges::sort(both.restarts);
    transport_->setOverview(both);
    transport_->refresh();
}

void Race::showTick(quint64 tick) {
    if (!race_.holds(tick)) return;
    for (std::size_t index = 0; index < lanes_.size(); ++index) {
        const session::EventRun& run = race_.runner(index);
        const quint64 position = race_.positionOf(index, tick);
        logic::Frame frame = shows_[index].frame(position);
        frame.fresh = {};
        lanes_[index].board->setFrame(frame);
        lanes_[index].counts->setText(shows_[index].counts(position));
        const bool event = position > shows_[index].span().first;
        lanes_[index].sentence->setText(event ? shows_[index].sentence(position) : QString());
        const bool done = run.isComplete() && position == run.lastKnown();
        if (done) lanes_[index].counts->setText(tr("Done: %1").arg(lanes_[index].counts->text()));
    }
}

void Race::keyPressEvent(QKeyEvent* event) {
    if (!transport_->takeKey(*event)) QDialog::keyPressEvent(event);
}

bool Race::eventFilter(QObject* watched, QEvent* event) {
    // This must run before the boards, for which arrow keys move the cursor.
    if (event->type() == QEvent::KeyPress && transport_->takeKey(static_cast<QKeyEvent&>(*event))) return true;
    return QDialog::eventFilter(watched, event);
}

} // namespace ninefold::pages
