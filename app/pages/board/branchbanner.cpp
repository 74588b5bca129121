// SPDX-License-Identifier: MIT
#include "app/pages/board/branchbanner.h"

#include "app/session/session.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace ninefold::pages {

BranchBanner::BranchBanner(session::Session& session, QWidget* parent)
    : QFrame(parent),
      session_(session),
      parts_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      buttons_(new QBoxLayout(QBoxLayout::LeftToRight)),
      sentence_(new QLabel(tr("Trying something out"), this)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    const QString whole = tr("You are trying something out, in a second colour.");
    sentence_->setToolTip(whole);
    setAccessibleName(whole);
    keep_ = addButton(tr("Keep It"), &BranchBanner::keep);
    drop_ = addButton(tr("Drop It"), &BranchBanner::drop);
    parts_->setContentsMargins(widgets::kPadding, widgets::kGap, widgets::kGap, widgets::kGap);
    parts_->addWidget(sentence_, 1);
    parts_->addLayout(buttons_);
    setKeys({}, {});
    connect(&session_.game(), &game::Game::branchChanged, this, &BranchBanner::showState);
    // A saved game may come back with its branch.
    connect(&session_.game(), &game::Game::started, this, &BranchBanner::showState);
    hide();
}

QPushButton* BranchBanner::addButton(const QString& text, void (BranchBanner::*run)()) {
    auto* button = new QPushButton(text, this);
    button->setAutoDefault(true);
    widgets::setButtonSize(*button, widgets::ButtonSize::Compact);
    connect(button, &QPushButton::clicked, this, run);
    buttons_->addWidget(button);
    return button;
}

void BranchBanner::setKeys(const QString& keep, const QString& drop) {
    const auto tip = [](const QString& text, const QString& key) {
        return key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key);
    };
    keep_->setToolTip(tip(tr("What you tried becomes part of the game"), keep));
    drop_->setToolTip(tip(tr("The board becomes as it was before"), drop));
}

void BranchBanner::keep() {
    if (session_.game().isTrying()) session_.branching().toggle();
}

void BranchBanner::drop() {
    session_.branching().drop();
}

void BranchBanner::showState() {
    const bool trying = session_.game().isTrying(), hadFocus = isAncestorOf(window()->focusWidget());
    setVisible(trying);
    if (!trying && hadFocus) emit focusReleased();
}

void BranchBanner::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    const int both = keep_->sizeHint().width() + drop_->sizeHint().width() + buttons_->spacing();
    // As low as possible, because the pad has to make room for it.
    const bool oneRow = sentence_->sizeHint().width() + parts_->spacing() + both <= room;
    parts_->setDirection(oneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    buttons_->setDirection(both <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace ninefold::pages
