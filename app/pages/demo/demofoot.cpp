// SPDX-License-Identifier: MIT
#include "app/pages/demo/demofoot.h"

#include "app/pages/demo/showme.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold::pages {

DemoFoot::DemoFoot(session::Session& session, QWidget* parent)
    : QWidget(parent), show_(new QPushButton(tr("Show Me"), this)), showMe_(new ShowMe(session, this)) {
    show_->setCheckable(true);
    show_->setToolTip(tr("Plays the reason on the board, picture by picture (D)"));
    widgets::setButtonKey(*show_, QStringLiteral("D"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(showMe_);
    rows->addWidget(show_);
    showMe_->hide();
    showMe_->setTheme(widgets::themeOf(this));
    setStep(std::nullopt, {});
    connect(show_, &QPushButton::toggled, this, &DemoFoot::turn);
    connect(showMe_, &ShowMe::pictureTurned, this,
            [this](const logic::Overlay& picture) { emit demonstrationTurned(showMe_->isOn() ? &picture : nullptr); });
    connect(showMe_, &ShowMe::endWanted, this, [this] { setShowing(false); });
    connect(showMe_, &ShowMe::runPicturesWanted, this, &DemoFoot::runPicturesWanted);
}

void DemoFoot::setStep(const std::optional<logic::Step>& step, const Grid& position) {
    setShowing(false);
    step_ = step;
    position_ = position;
    show_->setEnabled(canShow());
}

void DemoFoot::setShowing(bool showing) {
    show_->setChecked(showing && canShow());
}

bool DemoFoot::isShowing() const {
    return show_->isChecked();
}

void DemoFoot::turn(bool showing) {
    showMe_->setVisible(showing);
    if (!showing) return showMe_->stop();
    showMe_->start(*step_, position_, Cells::all() - position_.blanks());
    showMe_->setFocus();
}

void DemoFoot::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        showMe_->setTheme(widgets::themeOf(this));
}

} // namespace ninefold::pages
