// SPDX-License-Identifier: MIT
#include "app/pages/watch/why/resolutionpanel.h"

#include "app/pages/watch/notes/symbollegend.h"
#include "app/pages/watch/why/chipbox.h"
#include "app/pages/watch/why/steprow.h"
#include "app/pages/watch/why/stepwords.h"
#include "app/session/watch/why/analysis.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <cassert>

namespace ninefold::pages {

using Symbol = LegendEntry::Symbol;

ResolutionPanel::ResolutionPanel(session::Analysis& analysis, QWidget* parent)
    : QWidget(parent),
      analysis_(analysis),
      steps_(new StepRow(analysis, this)),
      sentence_(new QLabel(this)),
      outcome_(new QLabel(this)),
      chips_(new ChipBox(this)),
      legend_(new SymbolLegend({{Symbol::Is, tr("is")},
                                {Symbol::IsNot, tr("is not")},
                                {Symbol::Strong, tr("part from the last guess")},
                                {Symbol::Named, tr("in the graph: what makes a part false")},
                                {Symbol::Uip, SymbolLegend::tr("first UIP")}},
                               this)) {
    chips_->setAccessibleName(tr("The note so far"));
    widgets::setTextStyle(*outcome_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    for (QLabel* label : {sentence_, outcome_}) label->setWordWrap(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kGap, widgets::kGap, widgets::kGap, widgets::kGap);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(steps_);
    rows->addWidget(sentence_);
    rows->addWidget(chips_);
    rows->addWidget(outcome_);
    rows->addWidget(legend_);
    rows->addStretch(1);
    connect(&analysis_, &session::Analysis::analysisMoved, this, &ResolutionPanel::showStep);
    // The texts are laid out a little later.
    settled_.setSingleShot(true);
    connect(&settled_, &QTimer::timeout, this, &ResolutionPanel::scrollToStep);
}

void ResolutionPanel::setTheme(const widgets::Theme& theme) {
    chips_->setTheme(theme);
    steps_->setTheme(theme);
    legend_->setTheme(theme);
}

void ResolutionPanel::refresh(const QString& conflict, NameStyle names) {
    conflict_ = conflict;
    names_ = names;
    steps_->refresh();
    showStep();
}

void ResolutionPanel::showStep() {
    const solve::ResolutionStep* step = analysis_.step();
    if (step == nullptr) return;
    assert(step->ofLastLevel >= 0 && step->ofLastLevel <= static_cast<int>(step->clause.size()));
    sentence_->setText(stepSentence(analysis_, conflict_, names_));
    outcome_->setText(stepOutcome(analysis_));
    std::vector<Chip> chips;
    // What became false under the last guess comes last.
    const auto earlier = step->clause.size() - static_cast<std::size_t>(step->ofLastLevel);
    for (std::size_t at = 0; at < step->clause.size(); ++at)
        chips.push_back(chipOf(step->clause[at], names_, at >= earlier));
    chips_->setChips(std::move(chips));
    settled_.start();
}

void ResolutionPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    settled_.start();
}

/// In a low column the conclusion of the last step would be out of sight; every other one begins at its top.
void ResolutionPanel::scrollToStep() {
    QWidget* above = parentWidget();
    while (above != nullptr && qobject_cast<QScrollArea*>(above) == nullptr) above = above->parentWidget();
    if (above == nullptr || analysis_.step() == nullptr) return;
    const bool end = analysis_.step() == &analysis_.steps().back();
    static_cast<QScrollArea*>(above)->ensureWidgetVisible(end ? static_cast<QWidget*>(outcome_) : steps_, 0, 0);
}

} // namespace ninefold::pages
