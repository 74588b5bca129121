// SPDX-License-Identifier: MIT
#include "app/pages/watch/notes/notespanel.h"

#include "app/pages/watch/notes/clauselist.h"
#include "app/pages/watch/notes/clausemodel.h"
#include "app/widgets/iconbutton.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/namedcombo.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <cassert>

namespace ninefold::pages {

NotesPanel::NotesPanel(ClauseModel& model, QWidget* parent)
    : QWidget(parent),
      model_(model),
      list_(new ClauseList(model, this)),
      filter_(new widgets::NamedCombo(tr("Which notes"), this)),
      previous_(addArrow(tr("Previous use"), tr("Back to where the chosen note said something before"), false)),
      next_(addArrow(tr("Next use"), tr("On to where the chosen note says something again"), true)) {
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
    connect(filter_, &QComboBox::currentIndexChanged, this, &NotesPanel::filterChanged);
    connect(list_, &ClauseList::clauseChosen, this, [this](quint32 id) {
        chosen_ = id;
        emit clauseChosen(id);
    });
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
    previous_->setIcon(widgets::inkIcon(QStringLiteral("stepback"), theme.palette()));
    next_->setIcon(widgets::inkIcon(QStringLiteral("stepforward"), theme.palette()));
}

session::ClauseFilter NotesPanel::filter() const {
    assert(filter_->currentIndex() >= 0);
    return static_cast<session::ClauseFilter>(filter_->currentIndex());
}

void NotesPanel::setCurrentClause(quint32 id) {
    list_->setCurrentClause(id);
    if (id != 0) chosen_ = id;
}

} // namespace ninefold::pages
