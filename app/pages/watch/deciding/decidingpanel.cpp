// SPDX-License-Identifier: MIT
#include "app/pages/watch/deciding/decidingpanel.h"

#include "app/documents/text/events.h"
#include "app/documents/text/numbers.h"
#include "app/pages/watch/notes/chips.h"
#include "app/session/watch/deciding/guidedruns.h"
#include "app/widgets/flowlayout.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {
namespace {

enum Column { Name, DeadEnds, Deepest, Events, ColumnCount };

QString countText(quint64 count) {
    return documents::numberText(static_cast<qint64>(count));
}

} // namespace

DecidingPanel::DecidingPanel(session::GuidedRuns& guided, QWidget* parent)
    : QWidget(parent),
      guided_(guided),
      on_(new QCheckBox(tr("I guess on the board"), this)),
      state_(new QLabel(this)),
      solver_(new QPushButton(tr("Let the Solver Guess"), this)),
      open_(new QPushButton(tr("Show This Run"), this)),
      list_(new QTreeWidget(this)) {
    on_->setToolTip(tr("The run stops before each guess, and you choose what is guessed"));
    state_->setWordWrap(true);
    buildList();
    auto* row = new widgets::FlowLayout(widgets::kGap);
    for (QPushButton* button : {solver_, open_}) {
        widgets::setButtonSize(*button, widgets::ButtonSize::Compact);
        row->addWidget(button);
    }
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(on_);
    rows->addWidget(state_);
    rows->addWidget(list_, 1);
    rows->addLayout(row);
    connect(on_, &QCheckBox::toggled, &guided_, &session::GuidedRuns::setOn);
    connect(&guided_, &session::GuidedRuns::guidingChanged, on_, &QCheckBox::setChecked);
    connect(&guided_, &session::GuidedRuns::guidingChanged, this, &DecidingPanel::refresh);
    connect(&guided_, &session::GuidedRuns::runsChanged, this, &DecidingPanel::refresh);
    connect(solver_, &QPushButton::clicked, &guided_, &session::GuidedRuns::letSolverDecide);
    connect(open_, &QPushButton::clicked, this, &DecidingPanel::open);
    connect(list_, &QTreeWidget::itemActivated, this, &DecidingPanel::open);
    connect(list_, &QTreeWidget::currentItemChanged, this, &DecidingPanel::refresh);
    refresh();
}

void DecidingPanel::buildList() {
    list_->setAccessibleName(tr("Runs"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setColumnCount(ColumnCount);
    list_->setHeaderLabels({tr("Run"), tr("Dead ends"), tr("Depth"), tr("Events")});
    list_->headerItem()->setToolTip(Deepest, tr("The most guesses that stood at once"));
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    for (int column = DeadEnds; column < ColumnCount; ++column)
        list_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    // It has the room that the buttons leave.
    list_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    list_->setMinimumHeight(60);
}

/// In a narrow column the figures that matter less make room for the names of the runs; tooltips have all of them.
void DecidingPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int letter = fontMetrics().averageCharWidth();
    list_->setColumnHidden(Deepest, width() < 52 * letter);
    list_->setColumnHidden(Events, width() < 44 * letter);
}

void DecidingPanel::setNames(NameStyle names) {
    names_ = names;
    refresh();
}

QString DecidingPanel::nameOf(std::size_t index) const {
    const session::RunRecord& run = guided_.runs()[index];
    const auto guess = run.lastGuess();
    if (!guess) {
        const QString solver = QCoreApplication::translate("Solver", run.request.solver->name.data());
        return tr("%1 alone", "a solver").arg(solver);
    }
    return tr("You: %1 at %2", "a guess, and the number of an event").arg(literalText(*guess, names_)).arg(run.leftAt);
}

void DecidingPanel::fillRow(QTreeWidgetItem& row, std::size_t index) const {
    const session::RunRecord& run = guided_.runs()[index];
    // A run that is not over has at least this many.
    const QString more = run.complete ? QString() : QStringLiteral("+");
    row.setText(Name, nameOf(index));
    row.setText(DeadEnds, countText(run.deadEnds) + more);
    row.setText(Deepest, countText(static_cast<quint64>(run.deepest)));
    row.setText(Events, countText(run.events) + more);
    for (int column = DeadEnds; column < ColumnCount; ++column)
        row.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    for (int column = 0; column < ColumnCount; ++column)
        row.setToolTip(column, tr("%1: %2 dead ends, depth %3, %4 events")
                                   .arg(row.text(Name), row.text(DeadEnds), row.text(Deepest), row.text(Events)));
    QFont font = list_->font();
    font.setBold(index == guided_.current());
    for (int column = 0; column < ColumnCount; ++column) row.setFont(column, font);
}

void DecidingPanel::fill() {
    const QSignalBlocker blocker(list_);
    const int count = static_cast<int>(guided_.runs().size());
    const bool grown = count != list_->topLevelItemCount();
    while (list_->topLevelItemCount() > count) delete list_->takeTopLevelItem(list_->topLevelItemCount() - 1);
    while (list_->topLevelItemCount() < count) new QTreeWidgetItem(list_);
    for (int index = 0; index < count; ++index) fillRow(*list_->topLevelItem(index), static_cast<std::size_t>(index));
    if (grown && count > 0) list_->setCurrentItem(list_->topLevelItem(static_cast<int>(guided_.current())));
}

/// How the player does against the solver alone.
QString DecidingPanel::standing() const {
    const auto& runs = guided_.runs();
    const session::RunRecord &alone = runs.front(), &own = runs[guided_.current()];
    if (own.ownGuesses() == 0 || !own.complete || !alone.complete) return {};
    const auto yours = static_cast<int>(own.deadEnds), its = static_cast<int>(alone.deadEnds);
    const QString line = tr("%n dead end(s) with your guesses,", nullptr, yours) + u' ' +
                         tr("%n with those of the solver.", "dead ends", its);
    if (yours < its) return line + u' ' + tr("You beat it!");
    return line + u' ' + (yours == its ? tr("A draw.") : tr("It is ahead."));
}

QString DecidingPanel::prompt() const {
    return tr("Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.");
}

void DecidingPanel::refresh() {
    if (guided_.runs().empty()) return;
    fill();
    const bool turn = guided_.turn().has_value();
    QString state = !guided_.isOn() ? tr("Can you do with fewer dead ends than the solver?")
                    : turn          ? tr("Your guess.")
                                    : tr("Press Play: the run stops before the next guess.");
    if (const QString line = standing(); !line.isEmpty()) state = turn ? state + u' ' + line : line;
    state_->setText(state);
    solver_->setEnabled(turn);
    const int chosen = list_->indexOfTopLevelItem(list_->currentItem());
    open_->setEnabled(chosen >= 0 && static_cast<std::size_t>(chosen) != guided_.current());
}

void DecidingPanel::open() {
    const int chosen = list_->indexOfTopLevelItem(list_->currentItem());
    assert(chosen < static_cast<int>(guided_.runs().size()));
    if (chosen >= 0) guided_.open(static_cast<std::size_t>(chosen));
}

} // namespace ninefold::pages
