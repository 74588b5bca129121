// SPDX-License-Identifier: MIT
#include "app/pages/watch/why/steprow.h"

#include "app/session/watch/why/analysis.h"
#include "app/widgets/iconbutton.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QToolButton>

namespace ninefold::pages {

StepRow::StepRow(session::Analysis& analysis, QWidget* parent)
    : QWidget(parent),
      analysis_(analysis),
      place_(new QLabel(this)),
      back_(addButton(tr("Previous step"), -1)),
      next_(addButton(tr("Next step"), 1)) {
    widgets::setTextStyle(*place_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    place_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(place_, 1);
    row->addWidget(back_);
    row->addWidget(next_);
    connect(&analysis_, &session::Analysis::analysisMoved, this, &StepRow::refresh);
    refresh();
}

QToolButton* StepRow::addButton(const QString& name, int direction) {
    // As Transport::takeKey knows them.
    const QKeySequence key(Qt::ALT | (direction > 0 ? Qt::Key_Right : Qt::Key_Left));
    QToolButton* button =
        widgets::newIconButton(name, QStringLiteral("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)), this);
    connect(button, &QToolButton::clicked, this, [this, direction] { analysis_.go(analysis_.index() + direction); });
    return button;
}

void StepRow::setTheme(const widgets::Theme& theme) {
    back_->setIcon(widgets::inkIcon(QStringLiteral("stepback"), theme.palette()));
    next_->setIcon(widgets::inkIcon(QStringLiteral("stepforward"), theme.palette()));
}

void StepRow::refresh() {
    const int steps = static_cast<int>(analysis_.steps().size());
    setVisible(steps > 0);
    place_->setText(
        tr("From dead end to note %1: step %2 of %3").arg(analysis_.note()).arg(analysis_.index() + 1).arg(steps));
    back_->setEnabled(analysis_.index() > 0);
    next_->setEnabled(analysis_.index() + 1 < steps);
}

} // namespace ninefold::pages
