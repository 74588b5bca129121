// SPDX-License-Identifier: MIT
#include "app/pages/watch/transport.h"

#include "app/documents/text/numbers.h"
#include "app/pages/watch/positionslider.h"
#include "app/pages/watch/speedcontrol.h"
#include "app/session/watch/runview.h"
#include "app/widgets/iconbutton.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

namespace ninefold::pages {

Transport::Transport(session::Playback& playback, QWidget* parent)
    : QWidget(parent), playback_(playback), position_(new PositionSlider(this)), label_(new QLabel(this)) {
    // Time runs from left to right on players and curves, in every script.
    setLayoutDirection(Qt::LeftToRight);
    position_->setAccessibleName(tr("Position"));
    label_->setTextFormat(Qt::RichText);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    sliderRow_ = new QHBoxLayout;
    sliderRow_->setSpacing(widgets::kGap);
    sliderRow_->addWidget(position_, 1);
    rows->addLayout(sliderRow_);
    rows->addLayout(buttons());
    connect(position_, &PositionSlider::positionWanted, &playback_, &session::Playback::goTo);
    connect(&playback_, &session::Playback::moved, this, &Transport::showPosition);
    connect(&playback_, &session::Playback::playingChanged, this, &Transport::showPlaying);
    connect(&playback_, &session::Playback::missed, this, [this](session::Landmark, bool forward) {
        emit jumpFailed(forward ? tr("There is none after this event so far.")
                                : tr("There is none before this event."));
    });
    showPlaying();
    showLandmark();
    showPosition();
}

QLayout* Transport::buttons() {
    auto* row = buttonRow_ = new QHBoxLayout;
    row->setSpacing(widgets::kGap / 2);
    addButton(*row, "first", tr("First"), tr("Home"), &Transport::first);
    addButton(*row, "stepback", tr("Back"), QStringLiteral("\u2190"), &Transport::back);
    play_ = addButton(*row, "play", tr("Play"), tr("Space"), &Transport::toggle);
    widgets::setButtonKind(*play_, widgets::ButtonKind::Primary);
    addButton(*row, "stepforward", tr("Forward"), QStringLiteral("\u2192"), &Transport::forward);
    addButton(*row, "last", tr("Last"), tr("End"), &Transport::last);
    row->addSpacing(widgets::kGap);
    previousConflict_ =
        addButton(*row, "jumpback", tr("Previous conflict"), tr("Shift+\u2190"), &Transport::previousConflict);
    nextConflict_ = addButton(*row, "jumpforward", tr("Next conflict"), tr("Shift+\u2192"), &Transport::nextConflict);
    // The arrow points away from the word.
    nextConflict_->setLayoutDirection(isRightToLeft() ? Qt::LeftToRight : Qt::RightToLeft);
    row->addStretch(1);
    row->addWidget(label_);
    return row;
}

QToolButton* Transport::addButton(QHBoxLayout& row, const char* icon, const QString& name, const QString& key,
                                  void (Transport::*run)()) {
    QToolButton* button = widgets::newIconButton(name, QStringLiteral("%1 (%2)").arg(name, key), this);
    connect(button, &QToolButton::clicked, this, run);
    icons_.emplace_back(button, QString::fromLatin1(icon));
    row.addWidget(button);
    return button;
}

void Transport::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void Transport::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    widest_.clear();
    showPosition();
}

/// Where there is no room for all words, the double arrows are enough; then the position moves to its slider, and at
/// last the filled triangle is enough, too.
void Transport::fit() {
    for (const Words words : {Words::All, Words::WithoutJumps, Words::WithoutPosition, Words::None}) {
        show(words);
        buttonRow_->invalidate();
        if (buttonRow_->minimumSize().width() <= width()) return;
    }
}

void Transport::show(Words words) {
    const auto style = [](bool text) { return text ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly; };
    for (QToolButton* button : {previousConflict_, nextConflict_})
        button->setToolButtonStyle(style(words == Words::All));
    QHBoxLayout* place = words <= Words::WithoutJumps ? buttonRow_ : sliderRow_;
    if (place->indexOf(label_) < 0) {
        (place == sliderRow_ ? buttonRow_ : sliderRow_)->removeWidget(label_);
        place->addWidget(label_);
    }
    play_->setToolButtonStyle(style(words != Words::None));
    play_->setMinimumWidth(0);
    if (words == Words::None) return;
    // As wide as the longer of its two words.
    int width = 0;
    for (const QString& word : {tr("Pause"), tr("Play")}) {
        play_->setText(word);
        width = qMax(width, play_->sizeHint().width());
    }
    play_->setMinimumWidth(width);
    showPlaying();
}

/// It can do without words.
QSize Transport::minimumSizeHint() const {
    // The first button has no word in any state.
    const int button = icons_.front().first->sizeHint().width() + buttonRow_->spacing();
    return {static_cast<int>(icons_.size()) * button + widgets::kGap, QWidget::minimumSizeHint().height()};
}

void Transport::setRunView(const session::RunView* view) {
    runView_ = view;
    refresh();
}

void Transport::setTheme(const widgets::Theme& theme) {
    theme_ = &theme;
    for (const auto& [button, icon] : icons_) button->setIcon(widgets::inkIcon(icon, theme.palette()));
    position_->setTheme(theme);
    showPlaying();
}

void Transport::refresh() {
    const session::Timeline* timeline = playback_.timeline();
    position_->setKnown(timeline != nullptr ? timeline->lastKnown() : 0);
    if (runView_ != nullptr) position_->setOverview(runView_->overview());
    showLandmark();
    showPosition();
}

/// In a run without conflicts, their keys and buttons move from placement to placement.
session::Landmark Transport::landmark() const {
    const session::Timeline* timeline = playback_.timeline();
    return timeline == nullptr || timeline->offers(session::Landmark::Conflict) ? session::Landmark::Conflict
                                                                                : session::Landmark::Placement;
}

Transport::JumpWords Transport::jumpWords() const {
    if (landmark() != session::Landmark::Conflict)
        return {tr("Digit"), tr("Previous digit: this run has no dead ends"),
                tr("Next digit: this run has no dead ends"), true};
    if (runView_ != nullptr && runView_->conflictsAreMistakes())
        return {tr("Mistake"), tr("Back to the mistake before this"), tr("On to the next mistake"), true};
    return {tr("Dead End"),
            tr("Back to the dead end before this: no digit is left for a cell, or no place for a digit"),
            tr("On to the next dead end: no digit is left for a cell, or no place for a digit"), false};
}

/// Changes the buttons' texts and descriptions. Their accessible names stay, because users search for them.
void Transport::showLandmark() {
    const JumpWords words = jumpWords();
    const session::Timeline* timeline = playback_.timeline();
    const bool jumps = timeline == nullptr || timeline->offers(landmark());
    for (QToolButton* button : {previousConflict_, nextConflict_}) button->setVisible(jumps);
    for (QToolButton* button : {previousConflict_, nextConflict_}) button->setText(words.button);
    previousConflict_->setToolTip(QStringLiteral("%1 (%2)").arg(words.previous, tr("Shift+\u2190")));
    nextConflict_->setToolTip(QStringLiteral("%1 (%2)").arg(words.next, tr("Shift+\u2192")));
    previousConflict_->setAccessibleDescription(words.described ? words.previous : QString());
    nextConflict_->setAccessibleDescription(words.described ? words.next : QString());
    // Other words need other room.
    fit();
}

void Transport::setOverview(const session::RunView::Overview& overview) {
    position_->setOverview(overview);
}

void Transport::showPosition() {
    const quint64 known = playback_.timeline() != nullptr ? playback_.timeline()->lastKnown() : 0;
    position_->setPosition(playback_.position());
    const QString here = documents::numberText(static_cast<qint64>(playback_.position())),
                  all = documents::numberText(static_cast<qint64>(known));
    const auto text = [&](const QString& place) {
        return placeText_.isEmpty()
                   ? tr("%1 of %2", "a position in a run").arg(QStringLiteral("<b>%1</b>").arg(place), all)
                   : placeText_.arg(place, all);
    };
    keepRoom(text(QString(all).replace(QRegularExpression(QStringLiteral("\\d")), QStringLiteral("8"))));
    label_->setText(text(here));
    // Screen readers get the numbers without formatting.
    label_->setAccessibleName(
        (placeText_.isEmpty() ? tr("Event %1 of %2") : placeText_).arg(playback_.position()).arg(known));
}

/// As wide as the longest position: otherwise the buttons beside it would lose their words, and move, in the middle of
/// a run. A longer run has longer numbers.
void Transport::keepRoom(const QString& widest) {
    if (widest == widest_) return;
    widest_ = widest;
    label_->setMinimumWidth(0);
    label_->setText(widest);
    label_->setMinimumWidth(label_->sizeHint().width());
    fit();
}

void Transport::showPlaying() {
    const bool playing = playback_.isPlaying();
    play_->setText(playing ? tr("Pause") : tr("Play"));
    play_->setAccessibleName(play_->text());
    play_->setToolTip(QStringLiteral("%1 (%2)").arg(play_->accessibleName(), tr("Space")));
    if (theme_ != nullptr)
        play_->setIcon(
            widgets::inkIcon(playing ? QStringLiteral("pauserun") : QStringLiteral("play"), theme_->palette()));
}

bool Transport::takeKey(const QKeyEvent& event) {
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool shift = modifiers == Qt::ShiftModifier;
    if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Minus) {
        if (modifiers & ~Qt::ShiftModifier) return false;
        return changeSpeed(playback_, event.key() == Qt::Key_Plus ? 1 : -1), true;
    }
    const bool arrow = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    if (modifiers == Qt::ControlModifier && arrow)
        return playback_.jump(session::Landmark::Stop, event.key() == Qt::Key_Right), true;
    if (modifiers == Qt::AltModifier && arrow) {
        emit analysisStepWanted(event.key() == Qt::Key_Right ? 1 : -1);
        return true;
    }
    if (modifiers != Qt::NoModifier && !shift) return false;
    switch (event.key()) {
    case Qt::Key_Space:
        return toggle(), true;
    case Qt::Key_Left:
        return shift ? previousConflict() : back(), true;
    case Qt::Key_Right:
        return shift ? nextConflict() : forward(), true;
    case Qt::Key_Home:
        return first(), true;
    case Qt::Key_End:
        return last(), true;
    default:
        return false;
    }
}

} // namespace ninefold::pages
