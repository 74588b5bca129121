// SPDX-License-Identifier: MIT
#include "app/pages/play/pad.h"

#include "app/pages/settingswitch.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/wrappedtext.h"

#include <QEvent>
#include <QGridLayout>

namespace ninefold::pages {
namespace {

/// What a mode means, for players who have never used it.
QString aboutMode(game::EntryMode mode) {
    switch (mode) {
    case game::EntryMode::Place:
        return Pad::tr("The digit keys write digits");
    case game::EntryMode::Candidates:
        return Pad::tr("The digit keys write candidates: the digits that a cell can still hold");
    case game::EntryMode::Corner:
        return Pad::tr("The digit keys write small digits in the corners: notes of your own");
    case game::EntryMode::Centre:
        return Pad::tr("The digit keys write small digits in the middle: notes of your own");
    case game::EntryMode::Colour:
        return Pad::tr("The digit keys colour cells and candidates");
    case game::EntryMode::Link:
        return Pad::tr("Lines from candidate to candidate, to follow what depends on what");
    }
    return {};
}

} // namespace

Pad::Pad(session::Session& session, QWidget* parent)
    : QFrame(parent), session_(session), game_(session.game()), input_(session.input()) {
    setFrameShape(QFrame::StyledPanel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(modeRow());
    rows->addLayout(keys(), 1);
    rows->addLayout(tools());
    connect(&input_.mode(), &game::InputMode::modeChanged, this, &Pad::showMode);
    connect(&input_.mode(), &game::InputMode::brushChanged, this, &Pad::showBrush);
    connect(&game_, &game::Game::changed, this, &Pad::showLeft);
    connect(&game_, &game::Game::started, this, &Pad::showLeft);
    connect(&session.preferences(), &session::Preferences::settingsChanged, this, &Pad::setSettings);
    setCompact(false);
    showMode();
    setSettings(session.settings());
    drawIcons();
}

QString Pad::modeName(game::EntryMode mode) {
    const QString names[] = {tr("Digit"), tr("Candidates"), tr("Corner"), tr("Centre"), tr("Colour"), tr("Link")};
    return names[static_cast<int>(mode)];
}

QWidget* Pad::modeRow() {
    modeRow_ = new ModeRow(this);
    for (int index = 0; index < game::kEntryModes; ++index) {
        auto* key =
            new ModeKey(static_cast<game::EntryMode>(index), modeName(static_cast<game::EntryMode>(index)), modeRow_);
        connect(key, &ModeKey::clicked, this, [this, index] {
            input_.mode().choose(static_cast<game::EntryMode>(index));
            showMode();
        });
        modes_[index] = key;
        modeRow_->add(key);
    }
    return modeRow_;
}

QLayout* Pad::keys() {
    auto* grid = keyGrid_ = new QGridLayout;
    // The digits run from left to right in every language, as on the keypad and on the board.
    if (isRightToLeft()) grid->setOriginCorner(Qt::TopRightCorner);
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        auto* key = new PadKey(digit, this);
        connect(key, &PadKey::clicked, this, [this, digit] {
            input_.press(digit);
            showBrush();
        });
        connect(key, &PadKey::held, this, [this, digit] { input_.selection().setHighlight(digit); });
        keys_[digit - 1] = key;
        grid->addWidget(key, (digit - 1) / 3, (digit - 1) % 3);
    }
    return grid;
}

QLayout* Pad::tools() {
    auto* row = new QHBoxLayout;
    row->setSpacing(widgets::kGap);
    fill_ = new widgets::KeyButton(tr("Fill", "candidates"), this);
    fill_->setAccessibleName(tr("Fill in candidates"));
    fill_->setToolTip(tr("Write into every empty cell the digits that the rules still allow there"));
    connect(fill_, &widgets::KeyButton::clicked, this, [this] { input_.fillCandidates(Digits::all(), false); });
    erase_ = new widgets::KeyButton(tr("Erase"), this);
    erase_->setHint(tr("Del"));
    connect(erase_, &widgets::KeyButton::clicked, &input_, &game::PlayerInput::erase);
    autoClean_ = new widgets::KeyButton(tr("Auto-clean"), this);
    autoClean_->setCheckable(true);
    autoClean_->setToolTip(tr("Writing a digit removes it from the candidates of its row, column and box"));
    connect(autoClean_, &widgets::KeyButton::clicked, this,
            [this](bool on) { setSwitch(session_, &store::Settings::autoClean, on); });
    for (widgets::KeyButton* button : {fill_, erase_, autoClean_}) row->addWidget(button);
    return row;
}

void Pad::setCompact(bool compact) {
    const int padding = compact ? widgets::kGap : widgets::kPadding, gap = compact ? widgets::kGap / 2 : widgets::kGap;
    layout()->setContentsMargins(padding, padding, padding, padding);
    layout()->setSpacing(gap);
    keyGrid_->setSpacing(gap);
    for (widgets::KeyButton* button : {fill_, erase_, autoClean_}) {
        widgets::setButtonSize(*button, compact ? widgets::ButtonSize::Compact : widgets::ButtonSize::Usual);
        button->updateGeometry();
    }
}

void Pad::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) drawIcons();
}

void Pad::drawIcons() {
    const std::pair<widgets::KeyButton*, QString> icons[] = {
        {fill_, QStringLiteral("fill")}, {erase_, QStringLiteral("erase")}, {autoClean_, QStringLiteral("autoclean")}};
    for (const auto& [button, name] : icons) button->setPicture(widgets::inkIcon(name, palette()));
}

void Pad::setSettings(const store::Settings& settings) {
    leftShown_ = settings.showLeft;
    autoClean_->setChecked(settings.autoClean);
    for (int index = 2; index < game::kEntryModes; ++index) modes_[index]->setVisible(settings.moreModes);
    modeRow_->fitNames();
    for (PadKey* key : keys_) key->setCheckable(settings.digitFirst);
    showLeft();
    showBrush();
}

void Pad::setKeys(const std::array<QString, game::kEntryModes>& modes, const QString& fill) {
    for (int index = 0; index < game::kEntryModes; ++index) {
        modes_[index]->setHint(modes[index]);
        const QString about = aboutMode(static_cast<game::EntryMode>(index));
        modes_[index]->setToolTip(
            widgets::toolTipOf(modes[index].isEmpty() ? about : QStringLiteral("%1 (%2)").arg(about, modes[index])));
    }
    fill_->setHint(fill);
}

void Pad::showMode() {
    for (int index = 0; index < game::kEntryModes; ++index)
        modes_[index]->setChecked(index == static_cast<int>(input_.mode().current()));
    for (PadKey* key : keys_) key->setMode(input_.mode().current());
    // A player who uses one of the hidden modes, by its shortcut, knows it; so show these modes permanently.
    if (static_cast<int>(input_.mode().chosen()) >= 2 && modes_[2]->isHidden())
        setSwitch(session_, &store::Settings::moreModes, true);
}

void Pad::showLeft() {
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        keys_[digit - 1]->setLeft(leftShown_ ? qMax(0, kDigitCount - game_.sheet().cellsWith(digit).count()) : -1);
}

void Pad::showBrush() {
    for (Digit digit = 1; digit <= kDigitCount; ++digit) keys_[digit - 1]->setChecked(digit == input_.mode().brush());
}

} // namespace ninefold::pages
