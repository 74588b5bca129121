// SPDX-License-Identifier: MIT
#include "app/panels/startcard.h"

#include "app/text/levels.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace ninefold {

StartCard::StartCard(QWidget* parent) : QFrame(parent), how_(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    how_->setWordWrap(true);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(how_);
    rows->addLayout(answers());
    rows->addLayout(levels());
}

QLayout* StartCard::answers() {
    auto* line = new QHBoxLayout;
    auto* goOn = new QPushButton(tr("Continue"), this);
    connect(goOn, &QPushButton::clicked, this, &StartCard::continued);
    auto* open = new QPushButton(tr("Open file..."), this);
    connect(open, &QPushButton::clicked, this, &StartCard::openWanted);
    paste_ = new QPushButton(tr("Paste"), this);
    paste_->setToolTip(tr("There is a puzzle on the clipboard."));
    connect(paste_, &QPushButton::clicked, this, &StartCard::pasteWanted);
    for (QPushButton* button : {goOn, open, paste_}) line->addWidget(button);
    paste_->hide();
    return line;
}

QLayout* StartCard::levels() {
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const Level level : kLevels) {
        auto* button = new QPushButton(levelText(level), this);
        button->setAccessibleName(tr("New puzzle: %1").arg(levelText(level)));
        button->setAccessibleDescription(levelHint(level));
        connect(button, &QPushButton::clicked, this, [this, level] { emit levelWanted(level); });
        auto* hint = new QLabel(levelHint(level), this);
        hint->setWordWrap(true);
        grid->addWidget(button, row, 0);
        grid->addWidget(hint, row++, 1);
    }
    return grid;
}

void StartCard::greet(const QString& how) {
    how_->setText(how);
    show();
}

void StartCard::offerPaste() {
    paste_->show();
}

void StartCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) emit continued();
    else QFrame::keyPressEvent(event);
}

} // namespace ninefold
