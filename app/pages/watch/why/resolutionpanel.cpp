// SPDX-License-Identifier: MIT
#include "app/pages/watch/why/resolutionpanel.h"

#include "app/documents/text/because.h"
#include "app/pages/watch/why/chipbox.h"
#include "app/widgets/iconbutton.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {
ResolutionPanel::ResolutionPanel(QWidget* parent)
    : QWidget(parent),
      place_(new QLabel(this)),
      sentence_(new QLabel(this)),
      outcome_(new QLabel(this)),
      back_(addButton(tr("Previous step"), QStringLiteral("stepback"), -1)),
      next_(addButton(tr("Next step"), QStringLiteral("stepforward"), 1)),
      chips_(new ChipBox(this)) {
    chips_->setAccessibleName(tr("The note so far"));
    widgets::setTextStyle(*place_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    widgets::setTextStyle(*outcome_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    for (QLabel* label : {place_, sentence_, outcome_}) label->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(place_, 1);
    head->addWidget(back_);
    head->addWidget(next_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kGap, widgets::kGap, widgets::kGap, widgets::kGap);
    rows->setSpacing(widgets::kGap);
    rows->addLayout(head);
    rows->addWidget(sentence_);
    rows->addWidget(chips_);
    rows->addWidget(outcome_);
    rows->addStretch(1);
}

QToolButton* ResolutionPanel::addButton(const QString& name, const QString& icon, int direction) {
    QToolButton* button = widgets::newIconButton(name, name, this);
    button->setProperty("icon name", icon);
    connect(button, &QToolButton::clicked, this, [this, direction] { go(index_ + direction); });
    return button;
}

void ResolutionPanel::setTheme(const widgets::Theme& theme) {
    chips_->setTheme(theme);
    for (QToolButton* button : {back_, next_})
        button->setIcon(widgets::inkIcon(button->property("icon name").toString(), theme.palette()));
}

void ResolutionPanel::setSteps(std::vector<solve::ResolutionStep> steps, const QString& conflict, int level,
                               std::uint32_t note, NameStyle names) {
    const auto same = [](const solve::ResolutionStep& a, const solve::ResolutionStep& b) {
        return a.clause == b.clause && a.replaced == b.replaced;
    };
    if (!std::ranges::equal(steps, steps_, same)) index_ = 0;
    steps_ = std::move(steps);
    conflict_ = conflict;
    level_ = level;
    note_ = note;
    names_ = names;
    showStep();
}

const solve::ResolutionStep* ResolutionPanel::step() const {
    assert(steps_.empty() || (index_ >= 0 && index_ < static_cast<int>(steps_.size())));
    return steps_.empty() ? nullptr : &steps_[static_cast<std::size_t>(index_)];
}

void ResolutionPanel::go(int index) {
    index_ = std::clamp(index, 0, std::max(0, static_cast<int>(steps_.size()) - 1));
    showStep();
    emit stepMoved();
}

QString ResolutionPanel::sentence(const solve::ResolutionStep& step) const {
    if (step.shortened) return tr("Some parts follow from the others by the rules, so the note need not name them.");
    if (step.placements)
        return tr("Some of these are ruled out by a digit that was placed. That digit takes their place:");
    if (!step.replaced) return tr("%1 One of these would have to hold, and none does:").arg(conflict_);
    return tr("%1, because %2. What it rests on takes its place:")
        .arg(documents::statementText(*step.replaced, names_), documents::becauseText(step.reason, names_));
}

QString ResolutionPanel::outcome(const solve::ResolutionStep& step) const {
    if (step.ofLastLevel > 1)
        return tr("%n part(s) come from guess %1. The newest is replaced next, until one is left.", nullptr,
                  step.ofLastLevel)
            .arg(level_);
    const bool end = &step == &steps_.back();
    if (!end)
        return tr("One part comes from guess %1 now: every way from the guess to the dead end goes through it (the "
                  "first UIP).")
            .arg(level_);
    return tr("One part comes from guess %1 now (the first UIP). This is note %2: once guess %1 is taken back, it says "
              "something new.")
        .arg(level_)
        .arg(note_);
}

void ResolutionPanel::showStep() {
    const solve::ResolutionStep* step = this->step();
    if (step == nullptr) return;
    assert(step->ofLastLevel >= 0 && step->ofLastLevel <= static_cast<int>(step->clause.size()));
    place_->setText(tr("From dead end to note: step %1 of %2").arg(index_ + 1).arg(steps_.size()));
    sentence_->setText(sentence(*step));
    outcome_->setText(outcome(*step));
    std::vector<Chip> chips;
    // What became false under the last guess comes last.
    const auto earlier = step->clause.size() - static_cast<std::size_t>(step->ofLastLevel);
    for (std::size_t at = 0; at < step->clause.size(); ++at)
        chips.push_back(chipOf(step->clause[at], names_, at >= earlier));
    chips_->setChips(std::move(chips));
    back_->setEnabled(index_ > 0);
    next_->setEnabled(index_ + 1 < static_cast<int>(steps_.size()));
}

} // namespace ninefold::pages
