// SPDX-License-Identifier: MIT
#include "app/pages/play/foldingpad.h"

#include "app/pages/play/pad.h"
#include "app/session/session.h"
#include "app/widgets/keybutton.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>

namespace ninefold::pages {
namespace {

constexpr int kKeyGap = 4, kNarrowest = 18;

/// A digit of the strip: as wide as there is room.
class StripKey : public widgets::KeyButton {
public:
    StripKey(Digit digit, QWidget* parent) : widgets::KeyButton(QString::number(digit), parent) {
        widgets::setButtonSize(*this, widgets::ButtonSize::Compact);
    }
    QSize minimumSizeHint() const override { return {kNarrowest, widgets::KeyButton::minimumSizeHint().height()}; }
    QSize sizeHint() const override { return {32, widgets::KeyButton::sizeHint().height()}; }
};

/// A chevron up or down: the whole pad, or one row of it.
class FoldArrow : public widgets::KeyButton {
public:
    FoldArrow(bool unfolds, const QString& name, QWidget* parent) : widgets::KeyButton({}, parent), unfolds_(unfolds) {
        widgets::setButtonSize(*this, widgets::ButtonSize::Compact);
        widgets::setButtonKind(*this, widgets::ButtonKind::Quiet);
        setAccessibleName(name);
        setToolTip(name);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {28, widgets::KeyButton::sizeHint().height()}; }
    QSize minimumSizeHint() const override { return {24, widgets::KeyButton::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override {
        widgets::KeyButton::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        widgets::paintChevron(painter, QRectF(rect().center() - QPoint(7, 7), QSizeF(14, 14)),
                              unfolds_ ? widgets::Chevron::Up : widgets::Chevron::Down,
                              palette().color(QPalette::ButtonText));
    }

private:
    const bool unfolds_;
};

} // namespace

PadStrip::PadStrip(session::Session& session, QWidget* parent)
    : QFrame(parent), input_(session.input()), mode_(new widgets::KeyButton({}, this)) {
    setFrameShape(QFrame::StyledPanel);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(widgets::kGap, widgets::kGap, 4, widgets::kGap);
    row->setSpacing(kKeyGap);
    widgets::setButtonSize(*mode_, widgets::ButtonSize::Compact);
    mode_->setToolTip(tr("What the digit keys write"));
    mode_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(mode_, &widgets::KeyButton::clicked, this, &PadStrip::openModes);
    row->addWidget(mode_);
    row->addSpacing(kKeyGap);
    auto* digits = new QHBoxLayout;
    digits->setSpacing(kKeyGap);
    // The digits run from left to right in every language, as on the board.
    if (isRightToLeft()) digits->setDirection(QBoxLayout::RightToLeft);
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        auto* key = keys_[digit - 1] = new StripKey(digit, this);
        connect(key, &widgets::KeyButton::clicked, this, [this, digit] {
            input_.press(digit);
            showBrush();
        });
        digits->addWidget(key, 1);
    }
    row->addLayout(digits, 1);
    auto* arrow = new FoldArrow(true, tr("Unfold the pad"), this);
    connect(arrow, &widgets::KeyButton::clicked, this, &PadStrip::unfoldWanted);
    row->addWidget(arrow);
    connect(&input_.mode(), &game::InputMode::modeChanged, this, &PadStrip::showMode);
    connect(&input_.mode(), &game::InputMode::brushChanged, this, &PadStrip::showBrush);
    connect(&session.preferences(), &session::Preferences::settingsChanged, this, &PadStrip::setSettings);
    setSettings(session.settings());
    showMode();
}

void PadStrip::setSettings(const store::Settings& settings) {
    modes_ = settings.moreModes ? game::kEntryModes : 2;
    for (widgets::KeyButton* key : keys_) key->setCheckable(settings.digitFirst);
    showBrush();
}

void PadStrip::showMode() {
    const QString name = Pad::modeName(input_.mode().current());
    mode_->setText(name + QStringLiteral(" \u25BE"));
    mode_->setAccessibleName(tr("Mode: %1").arg(name));
}

void PadStrip::showBrush() {
    for (Digit digit = 1; digit <= kDigitCount; ++digit) keys_[digit - 1]->setChecked(digit == input_.mode().brush());
}

void PadStrip::openModes() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int index = 0; index < modes_; ++index) {
        const auto mode = static_cast<game::EntryMode>(index);
        QAction* entry = menu->addAction(Pad::modeName(mode), this, [this, mode] { input_.mode().choose(mode); });
        entry->setCheckable(true);
        entry->setChecked(mode == input_.mode().chosen());
    }
    menu->popup(mode_->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

FoldingPad::FoldingPad(session::Session& session, QWidget& pad, QWidget* parent)
    : QWidget(parent), strip_(new PadStrip(session, this)), whole_(&pad) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    fold_ = new FoldArrow(false, tr("Fold the pad"), this);
    rows->addWidget(strip_);
    rows->addWidget(fold_, 0, Qt::AlignHCenter);
    rows->addWidget(whole_);
    const auto unfold = [this](bool unfolded) {
        return [this, unfolded] {
            unfolded_ = unfolded;
            arrange();
        };
    };
    connect(strip_, &PadStrip::unfoldWanted, this, unfold(true));
    connect(static_cast<widgets::KeyButton*>(fold_), &widgets::KeyButton::clicked, this, unfold(false));
    arrange();
}

void FoldingPad::setFolding(bool folding) {
    folding_ = folding;
    arrange();
}

bool FoldingPad::isFolded() const {
    return folding_ && !unfolded_;
}

void FoldingPad::arrange() {
    const QWidget* focus = window()->focusWidget();
    const bool hadFocus = focus != nullptr && isAncestorOf(focus);
    strip_->setVisible(isFolded());
    fold_->setVisible(folding_ && unfolded_);
    whole_->setVisible(!isFolded());
    // The arrow that was pressed is gone; its counterpart takes the focus.
    if (hadFocus && !focus->isVisible()) (isFolded() ? static_cast<QWidget*>(strip_) : fold_)->setFocus();
}

} // namespace ninefold::pages
