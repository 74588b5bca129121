// SPDX-License-Identifier: MIT
#include "app/widgets/notice.h"

#include "app/widgets/look/buttons.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/wrappedtext.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace ninefold::widgets {

Notice::Notice(QWidget* parent)
    : QFrame(parent),
      label_(new QLabel(this)),
      parts_(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      buttons_(new QBoxLayout(QBoxLayout::LeftToRight)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    label_->setWordWrap(true);
    // The text may come from a file, so it must never be read as markup.
    label_->setTextFormat(Qt::PlainText);
    label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    parts_->addWidget(label_, 1);
    parts_->addLayout(buttons_);
    hide();
}

void Notice::say(const QString& sentence, std::vector<Answer> answers) {
    clear();
    label_->setText(breakableText(sentence));
    texts_.clear();
    for (const Answer& answer : answers) texts_ << answer.text;
    const bool closes = std::ranges::any_of(answers, [](const Answer& answer) { return !answer.run; });
    for (Answer& answer : answers) addButton(answer.text, std::move(answer.run));
    if (!closes) addButton(tr("Close"), {});
    arrange();
    show();
}

void Notice::setInOneRow(bool inOneRow, TextSize size) {
    parts_->setDirection(inOneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // In a row the buttons are as high as the notice.
    const int above = inOneRow ? 0 : kGap;
    parts_->setContentsMargins(kPadding, above, kPadding, above);
    parts_->setSpacing(inOneRow ? kPadding : kGap);
    setTextStyle(*label_, size);
    arrange();
}

void Notice::arrange() {
    if (parts_->direction() == QBoxLayout::LeftToRight) return buttons_->setDirection(QBoxLayout::LeftToRight);
    int wanted = layout()->contentsMargins().left() + layout()->contentsMargins().right();
    for (int index = 0; index < buttons_->count(); ++index)
        wanted += buttons_->itemAt(index)->minimumSize().width() + buttons_->spacing();
    buttons_->setDirection(wanted <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

/// A card whose edge stands out from what it covers.
void Notice::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    paintBox(painter, rect(), kControlRadius, theme[Tone::Card], theme[Tone::Accent], 2);
}

void Notice::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

void Notice::amend(const QString& sentence, std::vector<Answer> answers) {
    const bool same = std::ranges::equal(answers, texts_, {}, &Answer::text);
    if (isHidden() || !same) return say(sentence, std::move(answers));
    label_->setText(breakableText(sentence));
    emit sentenceAmended();
}

void Notice::addButton(const QString& text, std::function<void()> run) {
    auto* button = new QPushButton(text, this);
    button->setAutoDefault(true);
    // Smaller than usual, so that three fit side by side in a narrow column.
    setButtonSize(*button, ButtonSize::Compact);
    button->setMinimumWidth(button->sizeHint().width());
    connect(button, &QPushButton::clicked, this, [this, run = std::move(run)] {
        clear();
        emit focusReleased();
        if (run) run();
    });
    buttons_->addWidget(button);
}

void Notice::clear() {
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    const QList<QPushButton*> buttons = findChildren<QPushButton*>();
    for (QPushButton* button : buttons) {
        buttons_->removeWidget(button);
        button->deleteLater();
    }
    if (hadFocus) emit focusReleased();
}

QString Notice::sentence() const {
    return isHidden() ? QString() : label_->text();
}

void Notice::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) clear();
    else QFrame::keyPressEvent(event);
}

} // namespace ninefold::widgets
