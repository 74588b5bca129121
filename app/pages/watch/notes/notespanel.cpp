// SPDX-License-Identifier: MIT
#include "app/pages/watch/notes/notespanel.h"

#include "app/documents/text/numbers.h"
#include "app/pages/watch/notes/clauselist.h"
#include "app/pages/watch/notes/clausemodel.h"
#include "app/pages/watch/notes/symbollegend.h"
#include "app/widgets/iconbutton.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/namedcombo.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <cassert>

namespace ninefold::pages {

using Symbol = LegendEntry::Symbol;

NotesPanel::NotesPanel(ClauseModel& model, QWidget* parent)
    : QWidget(parent),
      model_(model),
      list_(new ClauseList(model, this)),
      filter_(new widgets::NamedCombo(tr("Which notes"), this)),
      previous_(addArrow(tr("Previous use"), tr("Back to where the chosen note said something before"), false)),
      next_(addArrow(tr("Next use"), tr("On to where the chosen note says something again"), true)),
      legend_(new SymbolLegend({{Symbol::Is, tr("is")},
                                {Symbol::IsNot, tr("is not")},
                                {Symbol::Holds, tr("holds now")},
                                {Symbol::Fails, tr("cannot hold now")},
                                {Symbol::Watched, tr("watched: looked at first")},
                                {Symbol::Strong, tr("what the note said at first")}},
                               this)) {
    list_->setAccessibleName(tr("Notes"));
    filter_->addItems(
        {tr("All notes"), tr("Not fulfilled now"), tr("Up to 3 parts"), tr("Used notes"), tr("Rules of the puzzle")});
    filter_->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout;
    row->addWidget(filter_, 1);
    row->addWidget(previous_);
    row->addWidget(next_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap / 2);
    rows->addLayout(row);
    rows->addWidget(list_, 1);
    rows->addWidget(foot_ = newFoot());
    rows->addWidget(legend_);
    connect(filter_, &QComboBox::currentIndexChanged, this, &NotesPanel::filterChanged);
    connect(list_, &ClauseList::clauseChosen, this, &NotesPanel::choose);
    connect(list_, &ClauseList::clauseOpened, this, [this](quint32 id) {
        choose(id);
        open();
    });
    showChosen();
}

QWidget* NotesPanel::newFoot() {
    auto* foot = new QWidget(this);
    place_ = new QLabel(foot);
    place_->setWordWrap(true);
    go_ = new QPushButton(tr("Go There"), foot);
    go_->setToolTip(tr("Go to the event at which this note is learned"));
    go_->setFocusPolicy(Qt::TabFocus);
    widgets::setButtonSize(*go_, widgets::ButtonSize::Compact);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(widgets::kGap, 0, 0, 0);
    row->addWidget(place_, 1);
    row->addWidget(go_);
    connect(go_, &QPushButton::clicked, this, &NotesPanel::open);
    return foot;
}

void NotesPanel::choose(quint32 id) {
    const int row = id == 0 ? -1 : model_.rowOf(id);
    if (row < 0) return;
    chosen_ = id;
    learnedAt_ = model_.row(row).learnedAt;
    showChosen();
    emit noteChosen(id);
}

void NotesPanel::open() {
    if (chosen_ != 0) emit learningWanted(learnedAt_);
}

void NotesPanel::forget() {
    chosen_ = 0;
    showChosen();
}

/// A note that is chosen may not exist at this moment: then it says where it does.
void NotesPanel::showChosen() {
    foot_->setVisible(chosen_ != 0);
    for (QToolButton* arrow : {previous_, next_}) arrow->setEnabled(chosen_ != 0);
    if (chosen_ == 0) return;
    const QString number = documents::numberText(static_cast<qint64>(learnedAt_));
    place_->setText(learnedAt_ > position_
                        ? tr("Note %1 does not exist yet here: it is learned at event %2.").arg(chosen_).arg(number)
                        : tr("Note %1 was learned at event %2, from the dead end before it.").arg(chosen_).arg(number));
    go_->setEnabled(learnedAt_ != position_);
}

/// In a low list the symbols explain themselves by their tips.
void NotesPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int kRoomy = 220;
    legend_->setVisible(height() >= kRoomy);
}

QSize NotesPanel::minimumSizeHint() const {
    QSize least = QWidget::minimumSizeHint();
    if (!legend_->isHidden()) least.rheight() -= legend_->minimumSizeHint().height() + layout()->spacing();
    return least;
}

QToolButton* NotesPanel::addArrow(const QString& name, const QString& about, bool forward) {
    QToolButton* button = widgets::newIconButton(name, about, this);
    connect(button, &QToolButton::clicked, this, [this, forward] {
        if (chosen_ != 0) emit useWanted(chosen_, forward);
    });
    return button;
}

void NotesPanel::setTheme(const widgets::Theme& theme) {
    list_->setTheme(theme);
    legend_->setTheme(theme);
    previous_->setIcon(widgets::inkIcon(QStringLiteral("stepback"), theme.palette()));
    next_->setIcon(widgets::inkIcon(QStringLiteral("stepforward"), theme.palette()));
}

session::ClauseFilter NotesPanel::filter() const {
    assert(filter_->currentIndex() >= 0);
    return static_cast<session::ClauseFilter>(filter_->currentIndex());
}

void NotesPanel::setCurrentClause(quint32 id, quint64 position) {
    position_ = position;
    if (const int row = id == 0 ? -1 : model_.rowOf(id); row >= 0) {
        chosen_ = id;
        learnedAt_ = model_.row(row).learnedAt;
    }
    list_->setCurrentClause(chosen_);
    showChosen();
}

} // namespace ninefold::pages
