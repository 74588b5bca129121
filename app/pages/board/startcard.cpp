// SPDX-License-Identifier: MIT
#include "app/pages/board/startcard.h"

#include "app/documents/text/levels.h"
#include "app/widgets/look/buttons.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

namespace ninefold::pages {

StartCard::StartCard(QWidget* parent)
    : QFrame(parent),
      how_(new QLabel(this)),
      answers_(new QGridLayout),
      grid_(new QGridLayout),
      summary_(new QLabel(this)) {
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    how_->setWordWrap(true);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(how_);
    rows->addLayout(answers());
    rows->addLayout(grid_);
    rows->addWidget(summary_);
    buildLevels();
    arrangeLevels();
    arrangeAnswers(sizeHint().width());
}

QLayout* StartCard::answers() {
    addAnswer(tr("Play This Puzzle"), &StartCard::continued);
    addAnswer(tr("How to Play"), &StartCard::helpWanted);
    addAnswer(tr("Open File..."), &StartCard::openWanted);
    paste_ = addAnswer(tr("Paste"), &StartCard::pasteWanted);
    paste_->setToolTip(tr("There is a puzzle on the clipboard."));
    paste_->hide();
    return answers_;
}

QPushButton* StartCard::addAnswer(const QString& text, void (StartCard::*wanted)()) {
    auto* button = new QPushButton(text, this);
    widgets::setButtonSize(*button, widgets::ButtonSize::Compact);
    connect(button, &QPushButton::clicked, this, wanted);
    buttonsOfAnswers_ << button;
    return button;
}

/// In one row, or in as many as it takes that no text is cut off.
void StartCard::arrangeAnswers(int width) {
    const QMargins margins = layout()->contentsMargins();
    const int room = width - margins.left() - margins.right(), between = answers_->horizontalSpacing();
    int wanted = 0, shown = 0, widest = 0;
    for (const QPushButton* button : buttonsOfAnswers_) {
        if (button->isHidden()) continue;
        const int own = button->sizeHint().width() + between;
        wanted += own;
        widest = qMax(widest, own);
        ++shown;
    }
    const int across = wanted <= room ? qMax(1, shown) : 2 * widest <= room ? 2 : 1;
    for (int place = 0; place < buttonsOfAnswers_.size(); ++place)
        answers_->addWidget(buttonsOfAnswers_[place], place / across, place % across);
}

void StartCard::buildLevels() {
    for (const rating::Level level : rating::kLevels) {
        auto* button = new QPushButton(documents::levelText(level), this);
        button->setAccessibleName(tr("New puzzle: %1").arg(documents::levelText(level)));
        button->setAccessibleDescription(documents::levelHint(level));
        // Reports which level the pointer or the focus is on.
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, level] { emit levelWanted(level); });
        auto* hint = new QLabel(documents::levelHint(level), this);
        hint->setWordWrap(true);
        buttons_[static_cast<std::size_t>(level)] = button;
        hints_[static_cast<std::size_t>(level)] = hint;
    }
    summary_->setWordWrap(true);
    // Reserves room for the longest hint, so that nothing moves while the pointer goes from level to level.
    summary_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    summary_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    summary_->setText(tr("Or have a new puzzle made, at one of these levels."));
}

void StartCard::arrangeLevels() {
    constexpr int kAcross = 2;
    for (int index = 0; index < static_cast<int>(rating::kLevels.size()); ++index) {
        const auto at = static_cast<std::size_t>(index);
        hints_[at]->setVisible(!compact_);
        widgets::setButtonSize(*buttons_[at], compact_ ? widgets::ButtonSize::Compact : widgets::ButtonSize::Usual);
        if (compact_) grid_->addWidget(buttons_[at], index / kAcross, index % kAcross);
        else grid_->addWidget(buttons_[at], index, 0);
        if (!compact_) grid_->addWidget(hints_[at], index, 1);
    }
    for (int column = 0; column < kAcross; ++column) grid_->setColumnStretch(column, compact_ || column > 0 ? 1 : 0);
    summary_->setVisible(compact_);
}

/// Measures the height of the long form first, because its sentences wrap differently in every language.
void StartCard::fit(QSize room) {
    arrangeAnswers(room.width());
    setCompact(false);
    setCompact(layout()->totalHeightForWidth(room.width()) > room.height());
}

void StartCard::setCompact(bool compact) {
    if (compact == compact_) return;
    compact_ = compact;
    arrangeLevels();
}

bool StartCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        if (const auto* button = qobject_cast<QPushButton*>(watched))
            summary_->setText(
                tr("%1: %2", "a level and what it needs").arg(button->text(), button->accessibleDescription()));
    return QFrame::eventFilter(watched, event);
}

void StartCard::greet(const QString& how) {
    how_->setText(how);
    show();
}

void StartCard::offerPaste() {
    paste_->show();
    arrangeAnswers(width());
}

void StartCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) emit continued();
    else QFrame::keyPressEvent(event);
}

} // namespace ninefold::pages
