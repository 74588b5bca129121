// SPDX-License-Identifier: MIT
#include "app/pages/learn/practice/resultcard.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/practice/families.h"
#include "app/documents/text/steps.h"
#include "app/session/practice/practicewords.h"
#include "app/session/practice/trainer.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cassert>

namespace ninefold::pages {
namespace {

using session::PracticeOutcome;

QString rowText(int number, const logic::Technique& technique, PracticeOutcome outcome) {
    const QString name = documents::techniqueName(technique);
    return (outcome == PracticeOutcome::Alone ? ResultCard::tr("%1.  %2: right") : ResultCard::tr("%1.  %2: missed"))
        .arg(number)
        .arg(name);
}

} // namespace

ResultCard::ResultCard(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel(this)),
      sentence_(new QLabel(this)),
      list_(new QLabel(this)),
      again_(new QPushButton(tr("Take It Again"), this)),
      read_(new QPushButton(tr("Read"), this)) {
    setFrameShape(QFrame::StyledPanel);
    widgets::setTextStyle(*title_, widgets::TextSize::Display, widgets::TextWeight::Strong);
    widgets::setTextStyle(*list_, widgets::TextSize::Body, widgets::TextWeight::Normal, true);
    for (QLabel* label : {title_, sentence_, list_}) label->setWordWrap(true);
    again_->setAutoDefault(true);
    read_->setAutoDefault(true);
    widgets::setButtonKind(*again_, widgets::ButtonKind::Primary);
    read_->setToolTip(tr("The page of the technique, with an example"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kPadding, widgets::kPadding, widgets::kPadding, widgets::kPadding);
    rows->setSpacing(widgets::kCardGap);
    for (QLabel* label : {title_, sentence_, list_}) rows->addWidget(label);
    rows->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(widgets::kGap);
    buttons->addWidget(read_);
    buttons->addStretch(1);
    buttons->addWidget(again_);
    rows->addLayout(buttons);
    connect(again_, &QPushButton::clicked, this, &ResultCard::repeatWanted);
    connect(read_, &QPushButton::clicked, this, &ResultCard::readingWanted);
}

void ResultCard::showResult(const session::Trainer& trainer) {
    assert(trainer.goal().isTest());
    const library::FamilyTest& result = trainer.result();
    const QString family = documents::familyText(*trainer.goal().family);
    title_->setText(
        (result.isPassed() ? tr("%1: test cleared", "a family") : tr("%1: not cleared yet", "a family")).arg(family));
    sentence_->setText(session::resultSentence(result) + ' ' +
                       tr("It took %1.", "a time").arg(documents::clockText(result.milliseconds)));
    QStringList list;
    const auto& outcomes = trainer.score().outcomes();
    for (int number = 0; number < outcomes.size(); ++number)
        list << rowText(number + 1, trainer.goal().techniqueAt(number), outcomes[number]);
    list_->setText(list.join('\n'));
}

void ResultCard::takeFocus() {
    again_->setFocus();
}

} // namespace ninefold::pages
