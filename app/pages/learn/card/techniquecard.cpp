// SPDX-License-Identifier: MIT
#include "app/pages/learn/card/techniquecard.h"

#include "app/documents/text/explanation.h"
#include "app/documents/text/hints.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/ratings.h"
#include "app/documents/text/steps.h"
#include "app/pages/learn/card/masteryline.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "engine/rating/rule/levelrule.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

using widgets::setTextStyle;
using widgets::TextSize;
using widgets::TextWeight;

/// The lines of a chain below each other, numbered as on the hint's card, with the headings of branches.
QString linesHtml(const std::vector<documents::ExplanationLine>& lines) {
    QString html, branch;
    int number = 0;
    for (const documents::ExplanationLine& line : lines) {
        if (line.branch != branch) {
            branch = line.branch;
            number = 0;
            html += QStringLiteral("<p><b>%1</b></p>").arg(documents::headingText(line).toHtmlEscaped());
        }
        html += QStringLiteral("<div>%1 &nbsp;%2 (%3)</div>")
                    .arg(++number)
                    .arg(line.text.toHtmlEscaped(), line.because.toHtmlEscaped());
    }
    return html;
}

} // namespace

TechniqueCard::TechniqueCard(QWidget* parent)
    : QFrame(parent),
      area_(new QScrollArea(this)),
      back_(new QPushButton(tr("Back"), this)),
      practise_(new QPushButton(tr("Practise"), this)) {
    setFrameShape(QFrame::StyledPanel);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setAccessibleName(tr("Technique"));
    // Its arrow keys scroll.
    area_->setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(area_);
    widgets::setButtonKind(*practise_, widgets::ButtonKind::Primary);
    practise_->setToolTip(tr("Play a puzzle in which it is the next step"));
    widgets::setButtonSize(*back_, widgets::ButtonSize::Compact);
    back_->setIcon(widgets::inkIcon(QStringLiteral("back"), palette()));
    back_->setToolTip(tr("Back to where you were"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(widgets::kPadding, widgets::kCardGap, widgets::kGap, widgets::kPadding);
    rows->setSpacing(widgets::kCardGap);
    rows->addWidget(back_, 0, Qt::AlignLeft);
    rows->addWidget(text(), 1);
    foot_ = new QVBoxLayout;
    foot_->setContentsMargins(0, 0, widgets::kGap, 0);
    foot_->setSpacing(widgets::kGap);
    foot_->addWidget(practise_);
    rows->addLayout(foot_);
    back_->hide();
    connectParts();
}

void TechniqueCard::connectParts() {
    connect(back_, &QPushButton::clicked, this, &TechniqueCard::backWanted);
    connect(practise_, &QPushButton::clicked, this, &TechniqueCard::practiceWanted);
}

QLabel* TechniqueCard::addText(const QString& text) {
    auto* label = new QLabel(text, area_->widget());
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows_->addWidget(label);
    return label;
}

QWidget* TechniqueCard::text() {
    auto* page = new QWidget(area_);
    area_->setWidget(page);
    rows_ = new QVBoxLayout(page);
    rows_->setContentsMargins(0, 0, widgets::kGap, 0);
    rows_->setSpacing(widgets::kGap);
    addHeading();
    about_ = addText();
    about_->setTextFormat(Qt::RichText);
    exampleTitle_ = addText(tr("Why the example is right"));
    setTextStyle(*exampleTitle_, TextSize::Body, TextWeight::Strong);
    reason_ = addText();
    reason_->setTextFormat(Qt::RichText);
    ratings_ = addText();
    ratings_->setToolTip(documents::ratingHint());
    setTextStyle(*ratings_, TextSize::Small, TextWeight::Normal, true);
    rows_->addStretch(1);
    // The card shines through.
    page->setAutoFillBackground(false);
    area_->viewport()->setAutoFillBackground(false);
    return area_;
}

void TechniqueCard::addHeading() {
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kGap);
    name_ = new QLabel(area_->widget());
    name_->setWordWrap(true);
    setTextStyle(*name_, TextSize::Display, TextWeight::Strong);
    badge_ = new widgets::LevelBadge(area_->widget());
    line->addWidget(name_, 1);
    line->addWidget(badge_, 0, Qt::AlignTop);
    rows_->addLayout(line);
    rows_->addWidget(mastery_ = new MasteryLine(area_->widget()));
}

void TechniqueCard::setTechnique(const logic::Technique& technique) {
    name_->setText(documents::techniqueName(technique));
    badge_->setLevel(static_cast<int>(rating::stepLevel(technique.rating)), documents::tenthsText(technique.rating));
    badge_->setToolTip(documents::ratingHint());
    QString html;
    for (const QString& sentence : documents::techniqueSentences(technique))
        html += QStringLiteral("<p style=\"margin-top:0\">%1</p>").arg(sentence.toHtmlEscaped());
    about_->setText(html);
    ratings_->setText(documents::techniqueRatings(technique));
    area_->verticalScrollBar()->setValue(0);
}

void TechniqueCard::setMastery(const session::Mastery& mastery) {
    mastery_->setMastery(mastery);
}

void TechniqueCard::showReason(const logic::Step* step, NameStyle names) {
    exampleTitle_->setVisible(step != nullptr);
    reason_->setVisible(step != nullptr);
    practise_->setEnabled(step != nullptr);
    if (step == nullptr) return;
    const documents::Explanation whole = documents::explain(*step, names);
    reason_->setText(whole.lines.empty() ? whole.reason.toHtmlEscaped() : linesHtml(whole.lines));
}

void TechniqueCard::setBackShown(bool shown) {
    back_->setVisible(shown);
}

void TechniqueCard::addFoot(QWidget* widget) {
    foot_->insertWidget(foot_->count() - 1, widget);
}

} // namespace ninefold::pages
