// SPDX-License-Identifier: MIT
#include "app/pages/play/pad.h"

#include "app/pages/settingswitch.h"

#include <QGridLayout>

namespace ninefold::pages {

Pad::Pad(session::Session& session, QWidget* parent)
    : QFrame(parent), session_(session), game_(session.game()), input_(session.input()) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    rows->addLayout(modeRows());
    rows->addLayout(keys());
    rows->addLayout(tools());
    connect(&input_.mode(), &game::InputMode::modeChanged, this, &Pad::showMode);
    connect(&input_.mode(), &game::InputMode::brushChanged, this, &Pad::showBrush);
    connect(&game_, &game::Game::changed, this, &Pad::showLeft);
    connect(&game_, &game::Game::started, this, &Pad::showLeft);
    connect(&session.preferences(), &session::Preferences::settingsChanged, this, &Pad::setSettings);
    showMode();
    setSettings(session.settings());
}

QString Pad::modeName(game::EntryMode mode) {
    const QString names[] = {tr("Digit"), tr("Candidates"), tr("Corner"), tr("Centre"), tr("Colour"), tr("Link")};
    return names[static_cast<int>(mode)];
}

QLayout* Pad::modeRows() {
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    for (int index = 0; index < game::kEntryModes; ++index) {
        auto* button = new widgets::KeyButton(modeName(static_cast<game::EntryMode>(index)), this);
        button->setCheckable(true);
        connect(button, &widgets::KeyButton::clicked, this, [this, index] {
            input_.mode().choose(static_cast<game::EntryMode>(index));
            showMode();
        });
        modes_[index] = button;
        if (index < 2) grid->addWidget(button, 0, 2 * index, 1, 2);
        else grid->addWidget(button, 1, index - 2);
    }
    return grid;
}

QLayout* Pad::keys() {
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    // The digits run from left to right in every language, as on the keypad and on the board.
    if (isRightToLeft()) grid->setOriginCorner(Qt::TopRightCorner);
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        auto* key = new PadKey(digit, this);
        connect(key, &PadKey::clicked, this, [this, digit] {
            input_.press(digit);
            showBrush();
        });
        keys_[digit - 1] = key;
        grid->addWidget(key, (digit - 1) / 3, (digit - 1) % 3);
    }
    return grid;
}

QLayout* Pad::tools() {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    fill_ = new widgets::KeyButton(tr("Fill marks"), this);
    fill_->setToolTip(tr("Write every candidate that the rules allow"));
    connect(fill_, &widgets::KeyButton::clicked, this, [this] { input_.fillCandidates(Digits::all(), false); });
    auto* erase = new widgets::KeyButton(tr("Erase"), this);
    erase->setHint(tr("Del"));
    connect(erase, &widgets::KeyButton::clicked, &input_, &game::PlayerInput::erase);
    autoClean_ = new widgets::KeyButton(tr("Auto-clean"), this);
    autoClean_->setCheckable(true);
    autoClean_->setToolTip(tr("A placed digit is struck from the candidates of its row, column and box"));
    connect(autoClean_, &widgets::KeyButton::clicked, this,
            [this](bool on) { setSwitch(session_, &store::Settings::autoClean, on); });
    for (widgets::KeyButton* button : {fill_, erase, autoClean_}) row->addWidget(button);
    return row;
}

void Pad::setTheme(const widgets::Theme& theme) {
    for (PadKey* key : keys_) key->setTheme(theme);
}

void Pad::setSettings(const store::Settings& settings) {
    leftShown_ = settings.showLeft;
    autoClean_->setChecked(settings.autoClean);
    for (int index = 2; index < game::kEntryModes; ++index) modes_[index]->setVisible(settings.moreModes);
    for (PadKey* key : keys_) key->setCheckable(settings.digitFirst);
    showLeft();
    showBrush();
}

void Pad::setKeys(const std::array<QString, game::kEntryModes>& modes, const QString& fill) {
    for (int index = 0; index < game::kEntryModes; ++index) {
        modes_[index]->setHint(modes[index]);
        modes_[index]->setToolTip(modes[index].isEmpty() ? tr("What the digit keys write")
                                                         : tr("What the digit keys write (%1)").arg(modes[index]));
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
