// SPDX-License-Identifier: MIT
#include "app/pages/steps/stepexplanation.h"

#include "app/documents/text/steps.h"
#include "app/pages/demo/showme.h"
#include "app/pages/techniquelink.h"
#include "app/session/session.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ninefold::pages {

StepExplanation::StepExplanation(const PageContext& context, QWidget* parent)
    : QWidget(parent), context_(context), area_(new QScrollArea(this)), showMe_(new ShowMe(context.session, this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap);
    auto* line = new QHBoxLayout;
    line->addWidget(about_ = new TechniqueLink(this), 1);
    line->addWidget(show_ = new QPushButton(tr("Show Me"), this));
    show_->setCheckable(true);
    show_->setFocusPolicy(Qt::TabFocus);
    show_->setToolTip(tr("Plays the reason on the board, picture by picture (D)"));
    widgets::setButtonSize(*show_, widgets::ButtonSize::Compact);
    rows->addLayout(line);
    rows->addWidget(textArea());
    rows->addWidget(showMe_);
    showMe_->hide();
    connect(about_, &TechniqueLink::techniqueWanted, this,
            [this](const QString& id) { context_.host.openTechnique(id.toStdString()); });
    connect(show_, &QPushButton::toggled, this, &StepExplanation::turn);
    connect(showMe_, &ShowMe::pictureTurned, this, &StepExplanation::demonstrationMoved);
    connect(showMe_, &ShowMe::endWanted, this, [this] { setShowing(false); });
    connect(showMe_, &ShowMe::runPicturesWanted, this,
            [this](const session::RunView& view, const QString& title) { context_.host.savePictures(view, 1, title); });
}

QWidget* StepExplanation::textArea() {
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->setMaximumHeight(120);
    area_->setMinimumHeight(36);
    text_ = new QLabel(area_);
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    area_->setWidget(text_);
    return area_;
}

void StepExplanation::setStep(const logic::Step* step, const std::optional<Grid>& position, NameStyle names) {
    setShowing(false);
    text_->setText(step != nullptr ? documents::explanation(*step, names) : QString());
    about_->setTechnique(step != nullptr ? step->technique : nullptr);
    show_->setVisible(step != nullptr && position);
    step_.reset();
    if (step != nullptr) step_ = *step;
    if (position) position_ = *position;
    setVisible(step != nullptr);
}

QString StepExplanation::text() const {
    return text_->text();
}

void StepExplanation::setTheme(const widgets::Theme& theme) {
    showMe_->setTheme(theme);
}

void StepExplanation::setShowing(bool showing) {
    if (!showing || (step_ && !show_->isHidden())) show_->setChecked(showing);
}

bool StepExplanation::isShowing() const {
    return showMe_->isOn();
}

const logic::Overlay& StepExplanation::picture() const {
    return showMe_->overlay();
}

void StepExplanation::turn(bool showing) {
    const bool focused = showMe_->hasFocus() || showMe_->isAncestorOf(window()->focusWidget());
    area_->setVisible(!showing);
    showMe_->setVisible(showing);
    if (showing) {
        showMe_->start(*step_, position_, context_.session.game().sheet().givens);
        showMe_->setFocus();
        return;
    }
    showMe_->stop();
    emit demonstrationMoved();
    if (focused) context_.host.focusBoard();
}

} // namespace ninefold::pages
