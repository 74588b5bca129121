// SPDX-License-Identifier: MIT
#include "app/pages/watch/transport.h"

#include "app/documents/text/numbers.h"
#include "app/pages/watch/jumpbutton.h"
#include "app/pages/watch/positionslider.h"
#include "app/session/watch/runview.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/namedcombo.h"

#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace ninefold::pages {
namespace {

/// The slider is logarithmic: each of its 100 steps multiplies the speed by the same factor.
constexpr int kSpeedSteps = 100;
constexpr int kGap = 8;

double speedAt(int step) {
    return session::kSlowest * std::pow(session::kFastest / session::kSlowest, static_cast<double>(step) / kSpeedSteps);
}

int stepOf(double speed) {
    return qRound(kSpeedSteps * std::log(speed / session::kSlowest) / std::log(session::kFastest / session::kSlowest));
}

QString modeText(session::PlaybackMode mode) {
    switch (mode) {
    case session::PlaybackMode::Events:
        return Transport::tr("Events");
    case session::PlaybackMode::Placements:
        return Transport::tr("One placement per beat");
    case session::PlaybackMode::Natural:
        return Transport::tr("In its own time");
    case session::PlaybackMode::Unlimited:
        return Transport::tr("As fast as possible");
    }
    return {};
}

} // namespace

Transport::Transport(session::Playback& playback, QWidget* parent)
    : QWidget(parent), playback_(playback), position_(new PositionSlider(this)), label_(new QLabel(this)) {
    position_->setAccessibleName(tr("Position"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    auto* first = new QHBoxLayout;
    first->addWidget(buttons());
    first->addWidget(position_, 1);
    rows->addLayout(first);
    rows->addWidget(speedRow());
    connect(position_, &PositionSlider::positionWanted, &playback_, &session::Playback::goTo);
    connect(&playback_, &session::Playback::moved, this, &Transport::showPosition);
    connect(&playback_, &session::Playback::playingChanged, this, &Transport::showPlaying);
    connect(&playback_, &session::Playback::playbackModeChanged, this, &Transport::showSpeed);
    connect(&playback_, &session::Playback::missed, this, [this](session::Landmark, bool forward) {
        emit jumpFailed(forward ? tr("There is none after this event, as far as the run is known.")
                                : tr("There is none before this event."));
    });
    setModes({session::PlaybackMode::Events, session::PlaybackMode::Placements, session::PlaybackMode::Unlimited});
    showPlaying();
    showSpeed();
    showPosition();
}

QWidget* Transport::buttons() {
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    addButton(*row, "first", tr("First"), tr("Home"), &Transport::first);
    addButton(*row, "stepback", tr("Back"), QStringLiteral("\u2190"), &Transport::back);
    play_ = addButton(*row, "play", tr("Play"), tr("Space"), &Transport::toggle);
    play_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    play_->setText(tr("Pause"));
    widgets::setButtonKind(*play_, widgets::ButtonKind::Primary);
    play_->setMinimumWidth(play_->sizeHint().width() + kGap);
    addButton(*row, "stepforward", tr("Forward"), QStringLiteral("\u2192"), &Transport::forward);
    addButton(*row, "last", tr("Last"), tr("End"), &Transport::last);
    previousConflict_ =
        addButton(*row, "previousconflict", tr("Previous conflict"), tr("Shift+\u2190"), &Transport::previousConflict);
    nextConflict_ = addButton(*row, "nextconflict", tr("Next conflict"), tr("Shift+\u2192"), &Transport::nextConflict);
    return box;
}

QToolButton* Transport::addButton(QLayout& row, const char* icon, const QString& name, const QString& key,
                                  void (Transport::*run)()) {
    auto* button = new QToolButton(this);
    widgets::setButtonKind(*button, widgets::ButtonKind::Normal);
    widgets::setButtonSize(*button, widgets::ButtonSize::Compact);
    button->setIconSize({20, 20});
    // A click must not take the keyboard focus away from the board.
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(name);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key));
    connect(button, &QToolButton::clicked, this, run);
    icons_.emplace_back(button, QString::fromLatin1(icon));
    row.addWidget(button);
    return button;
}

QWidget* Transport::speedRow() {
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    speed_ = new QSlider(Qt::Horizontal, box);
    speed_->setRange(0, kSpeedSteps);
    speed_->setAccessibleName(tr("Speed"));
    speed_->setFocusPolicy(Qt::TabFocus);
    speed_->setMinimumWidth(70);
    speedLabel_ = new QLabel(box);
    mode_ = new widgets::NamedCombo(tr("Pace"), box);
    mode_->setFocusPolicy(Qt::TabFocus);
    mode_->setMinimumContentsLength(8);
    mode_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row->addWidget(label_);
    row->addStretch(1);
    row->addWidget(new JumpButton(playback_, box));
    row->addWidget(speed_);
    row->addWidget(speedLabel_);
    // As wide as its text where there is room.
    row->addWidget(mode_, 4);
    connect(speed_, &QSlider::valueChanged, this, [this](int step) { playback_.setSpeed(speedAt(step)); });
    connect(mode_, &QComboBox::activated, this, [this](int index) { playback_.setMode(modes_[index]); });
    return box;
}

void Transport::setModes(const std::vector<session::PlaybackMode>& paces) {
    modes_ = paces;
    mode_->clear();
    int widest = 0;
    for (const session::PlaybackMode mode : paces) {
        mode_->addItem(modeText(mode));
        widest = std::max(widest, mode_->fontMetrics().horizontalAdvance(modeText(mode)));
    }
    constexpr int kArrow = 44;
    mode_->setMaximumWidth(widest + kArrow);
    playback_.setMode(paces.front());
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

/// Changes the buttons' tooltips and descriptions. Their accessible names stay, because users search for them.
void Transport::showLandmark() {
    const bool conflicts = landmark() == session::Landmark::Conflict;
    const QString previous = conflicts ? tr("Previous conflict") : tr("Previous placement: this run has no conflicts"),
                  next = conflicts ? tr("Next conflict") : tr("Next placement: this run has no conflicts");
    previousConflict_->setToolTip(QStringLiteral("%1 (%2)").arg(previous, tr("Shift+\u2190")));
    nextConflict_->setToolTip(QStringLiteral("%1 (%2)").arg(next, tr("Shift+\u2192")));
    previousConflict_->setAccessibleDescription(conflicts ? QString() : previous);
    nextConflict_->setAccessibleDescription(conflicts ? QString() : next);
}

void Transport::setOverview(const session::RunView::Overview& overview) {
    position_->setOverview(overview);
}

void Transport::showPosition() {
    const quint64 known = playback_.timeline() != nullptr ? playback_.timeline()->lastKnown() : 0;
    position_->setPosition(playback_.position());
    const QString text = placeText_.isEmpty() ? tr("Event %1 of %2") : placeText_;
    label_->setText(text.arg(documents::numberText(static_cast<qint64>(playback_.position())),
                             documents::numberText(static_cast<qint64>(known))));
    // Screen readers get the numbers without formatting.
    label_->setAccessibleName(text.arg(playback_.position()).arg(known));
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

void Transport::showSpeed() {
    const QSignalBlocker blocker(speed_);
    speed_->setValue(stepOf(playback_.speed()));
    const QString number = QLocale().toString(playback_.speed(), 'f', playback_.speed() < 10 ? 1 : 0);
    speedLabel_->setText(playback_.mode() == session::PlaybackMode::Natural ? tr("\u00D7 %1").arg(number)
                                                                            : tr("%1/s").arg(number));
    // The same width for all numbers, so that the slider does not move under the pointer.
    speedLabel_->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("8888/s")));
    speed_->setEnabled(playback_.mode() != session::PlaybackMode::Unlimited);
    for (std::size_t index = 0; index < modes_.size(); ++index)
        if (modes_[index] == playback_.mode()) mode_->setCurrentIndex(static_cast<int>(index));
}

void Transport::faster(int steps) {
    constexpr int kKeyStep = 5;
    speed_->setValue(speed_->value() + kKeyStep * steps);
}

bool Transport::takeKey(const QKeyEvent& event) {
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool shift = modifiers == Qt::ShiftModifier;
    if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Minus) {
        if (modifiers & ~Qt::ShiftModifier) return false;
        return faster(event.key() == Qt::Key_Plus ? 1 : -1), true;
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
