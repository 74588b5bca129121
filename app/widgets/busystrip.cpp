// SPDX-License-Identifier: MIT
#include "app/widgets/busystrip.h"

#include "app/widgets/look/buttons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

namespace ninefold::widgets {
namespace {

/// Work that takes less time ends before the user would notice the strip.
constexpr int kDelayMs = 300;

} // namespace

BusyStrip::BusyStrip(QWidget* parent)
    : QFrame(parent), label_(new QLabel(this)), cancel_(new QPushButton(tr("Cancel"), this)), delay_(new QTimer(this)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    cancel_->setAutoDefault(true);
    setButtonSize(*cancel_, ButtonSize::Compact);
    cancel_->setToolTip(tr("Cancel (Esc). Your game stays as it is."));
    auto* line = new QHBoxLayout(this);
    line->addWidget(label_, 1);
    line->addWidget(cancel_);
    delay_->setSingleShot(true);
    delay_->setInterval(kDelayMs);
    connect(delay_, &QTimer::timeout, this, &BusyStrip::showNow);
    // Reacts to pressed(), not clicked(): assistive technology holds the button down for a tenth of a second.
    connect(cancel_, &QPushButton::pressed, this, &BusyStrip::cancelWanted);
    hide();
}

void BusyStrip::begin(const QString& sentence) {
    label_->setText(sentence);
    setAccessibleName(sentence);
    cancel_->setAccessibleDescription(sentence);
    if (isHidden()) delay_->start();
}

void BusyStrip::showNow() {
    delay_->stop();
    show();
    emit workShown(label_->text());
}

void BusyStrip::end() {
    delay_->stop();
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    if (hadFocus) emit focusReleased();
}

void BusyStrip::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) emit cancelWanted();
    else QFrame::keyPressEvent(event);
}

} // namespace ninefold::widgets
