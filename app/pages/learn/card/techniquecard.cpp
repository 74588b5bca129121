// SPDX-License-Identifier: MIT
#include "app/pages/learn/card/techniquecard.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/ratings.h"
#include "app/documents/text/steps.h"
#include "app/pages/learn/card/masteryline.h"
#include "app/pages/learn/card/techniquetext.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "engine/logic/step.h"
#include "engine/logic/technique.h"
#include "engine/rating/rule/levelrule.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ninefold::pages {

TechniqueCard::TechniqueCard(QWidget* parent)
    : QFrame(parent),
      area_(new QScrollArea(this)),
      back_(new QPushButton(tr("Back"), this)),
      practise_(new QPushButton(tr("Practise"), this)),
      name_(new QLabel(this)),
      badge_(new widgets::LevelBadge(this)),
      mastery_(new MasteryLine(this)),
      text_(new TechniqueText(this)) {
    setFrameShape(QFrame::StyledPanel);
    widgets::setButtonKind(*practise_, widgets::ButtonKind::Primary);
    practise_->setToolTip(tr("You look for it in positions, and are told whether you are right"));
    widgets::setButtonSize(*back_, widgets::ButtonSize::Compact);
    back_->setIcon(widgets::inkIcon(QStringLiteral("back"), palette()));
    back_->setToolTip(tr("Back to where you were"));
    back_->hide();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kPadding, widgets::kCardGap, widgets::kGap, widgets::kPadding);
    rows->setSpacing(widgets::kCardGap);
    rows->addWidget(back_, 0, Qt::AlignLeft);
    rows->addWidget(heading_ = heading());
    rows->addWidget(scrolling(), 1);
    foot_ = new QVBoxLayout;
    foot_->setContentsMargins(0, 0, widgets::kGap, 0);
    foot_->setSpacing(widgets::kGap);
    foot_->addWidget(practise_);
    rows->addLayout(foot_);
    setSmall(false);
    connectParts();
}

void TechniqueCard::connectParts() {
    connect(back_, &QPushButton::clicked, this, &TechniqueCard::backWanted);
    connect(practise_, &QPushButton::clicked, this, &TechniqueCard::practiceChosen);
    connect(text_, &TechniqueText::techniqueWanted, this, &TechniqueCard::techniqueWanted);
}

QWidget* TechniqueCard::scrolling() {
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setAccessibleName(tr("Technique"));
    // Its arrow keys scroll.
    area_->setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(area_);
    auto* page = new QWidget(area_);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, widgets::kGap, 0);
    rows->addWidget(text_);
    rows->addStretch(1);
    area_->setWidget(page);
    // The card shines through.
    page->setAutoFillBackground(false);
    area_->viewport()->setAutoFillBackground(false);
    return area_;
}

QWidget* TechniqueCard::heading() {
    name_->setWordWrap(true);
    auto* widget = new QWidget(this);
    auto* rows = new QVBoxLayout(widget);
    rows->setContentsMargins(0, 0, widgets::kGap, 0);
    rows->setSpacing(4);
    nameLine_ = new QHBoxLayout;
    nameLine_->setSpacing(widgets::kGap);
    nameLine_->addWidget(name_, 1);
    nameLine_->addWidget(badge_, 0, Qt::AlignTop);
    rows->addLayout(nameLine_);
    rows->addWidget(mastery_);
    return widget;
}

void TechniqueCard::setTechnique(const logic::Technique& technique) {
    name_->setText(documents::techniqueName(technique));
    badge_->setLevel(static_cast<int>(rating::stepLevel(technique.rating)), documents::tenthsText(technique.rating));
    badge_->setToolTip(documents::ratingHint());
    text_->setTechnique(technique);
    area_->verticalScrollBar()->setValue(0);
}

void TechniqueCard::setMastery(const session::Mastery& mastery) {
    mastery_->setMastery(mastery);
}

void TechniqueCard::setNeeds(const session::LevelNeeds& needs) {
    text_->setNeeds(needs);
}

void TechniqueCard::showExample(const logic::Step* step, const Grid& position, NameStyle names) {
    // Those that few people look for have no positions to practise.
    practise_->setEnabled(step != nullptr && !step->technique->onRequest);
    text_->showExample(step, position, names);
}

void TechniqueCard::setBackShown(bool shown) {
    back_->setVisible(shown);
}

void TechniqueCard::setPracticeShown(bool shown) {
    practise_->setVisible(shown);
}

void TechniqueCard::setSmall(bool small) {
    widgets::setTextStyle(*name_, small ? widgets::TextSize::Body : widgets::TextSize::Display,
                          widgets::TextWeight::Strong);
    // A line of its own would take the room of the text.
    if (small) nameLine_->insertWidget(0, back_);
    else static_cast<QVBoxLayout*>(layout())->insertWidget(0, back_, 0, Qt::AlignLeft);
    text_->setFolding(small);
}

void TechniqueCard::setOnlyFoot(bool only) {
    heading_->setVisible(!only);
    area_->setVisible(!only);
}

void TechniqueCard::addFoot(QWidget* widget) {
    foot_->insertWidget(foot_->count() - 1, widget);
}

} // namespace ninefold::pages
