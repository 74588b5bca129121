// SPDX-License-Identifier: MIT
#include "app/pages/learn/path/pathparts.h"

#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QLabel>
#include <QVBoxLayout>

namespace ninefold::pages {

QVBoxLayout* cardRows(QFrame& card, const QString& title) {
    card.setFrameShape(QFrame::StyledPanel);
    card.setAccessibleName(title);
    auto* rows = new QVBoxLayout(&card);
    rows->setContentsMargins(widgets::kPadding, widgets::kCardGap, widgets::kPadding, widgets::kPadding);
    rows->setSpacing(widgets::kGap);
    auto* heading = new QLabel(title, &card);
    heading->setWordWrap(true);
    widgets::setTextStyle(*heading, widgets::TextSize::Body, widgets::TextWeight::Strong);
    rows->addWidget(heading);
    return rows;
}

QLabel* paragraph(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    widgets::setTextStyle(*label, widgets::TextSize::Body, widgets::TextWeight::Normal, true);
    return label;
}

} // namespace ninefold::pages
