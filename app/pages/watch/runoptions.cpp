// SPDX-License-Identifier: MIT
#include "app/pages/watch/runoptions.h"

#include "app/widgets/look/buttons.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QSignalBlocker>

namespace ninefold::pages {
namespace {

QString modeText(session::PlaybackMode mode) {
    switch (mode) {
    case session::PlaybackMode::Events:
        return RunOptions::tr("Play Event by Event");
    case session::PlaybackMode::Placements:
        return RunOptions::tr("Play Digit by Digit");
    case session::PlaybackMode::Natural:
        return RunOptions::tr("Play as You Played It");
    case session::PlaybackMode::Unlimited:
        return RunOptions::tr("Play as Fast as Possible");
    }
    return {};
}

} // namespace

RunOptions::RunOptions(session::Playback& playback, QWidget* parent)
    : QToolButton(parent), playback_(playback), modes_(new QActionGroup(this)) {
    setText(tr("More"));
    setAccessibleName(tr("More options"));
    setToolTip(tr("Where the run starts, how it works and plays, and pictures of it"));
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    widgets::setButtonKind(*this, widgets::ButtonKind::Normal);
    widgets::setButtonSize(*this, widgets::ButtonSize::Compact);
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    fromHere_ = menu->addAction(tr("Start from My Digits"));
    fromHere_->setToolTip(tr("The run begins with the digits of your game, not with the puzzle"));
    prove_ = menu->addAction(tr("Look for a Second Solution"));
    prove_->setToolTip(tr("After the first solution the run goes on until it is clear whether there is another"));
    for (QAction* action : {fromHere_, prove_}) {
        action->setCheckable(true);
        connect(action, &QAction::toggled, this, &RunOptions::optionsChanged);
    }
    setMenu(menu);
    addSwitches();
    menu->addSeparator();
    afterModes_ = menu->addSeparator();
    menu->addAction(tr("Save Pictures..."), this, &RunOptions::picturesWanted);
    saveRun_ = menu->addAction(tr("Save Run..."), this, &RunOptions::runSavingWanted);
    saveRun_->setToolTip(tr("All events, as lines of JSON; this window can open them again"));
    menu->addAction(tr("Open Run..."), this, &RunOptions::runOpeningWanted);
    // Without this, the menu stays open after assistive technology activates an entry.
    connect(menu, &QMenu::triggered, menu, &QMenu::hide);
    connect(&playback_, &session::Playback::playbackModeChanged, this, &RunOptions::showMode);
}

void RunOptions::addSwitches() {
    menu()->addSeparator();
    for (const auto& text : solve::switchTexts()) {
        QAction* action = menu()->addAction(QCoreApplication::translate("Switch", text.name.data()));
        action->setToolTip(QCoreApplication::translate("Switch", text.about.data()));
        action->setCheckable(true);
        action->setChecked(solve::kUsualSwitches.has(text.what));
        connect(action, &QAction::toggled, this, &RunOptions::optionsChanged);
        switches_.push_back(action);
    }
    differently_ = menu()->addAction(tr("Guess Differently"));
    differently_->setToolTip(tr("The run begins again with other guesses at random"));
    connect(differently_, &QAction::triggered, this, [this] {
        ++seed_;
        emit optionsChanged();
    });
}

solve::Switches RunOptions::switches() const {
    solve::Switches on;
    for (std::size_t i = 0; i < switches_.size(); ++i) on.set(solve::switchTexts()[i].what, switches_[i]->isChecked());
    return on;
}

void RunOptions::offer(bool startsHere, bool proves, solve::Switches parts, bool random) {
    fromHere_->setVisible(startsHere);
    prove_->setVisible(proves);
    for (std::size_t i = 0; i < switches_.size(); ++i)
        switches_[i]->setVisible(parts.has(solve::switchTexts()[i].what));
    differently_->setVisible(random);
    saveRun_->setVisible(proves);
}

void RunOptions::setStartsHere(bool here) {
    const QSignalBlocker quiet(this);
    fromHere_->setChecked(here);
}

void RunOptions::take(bool proves, solve::Switches switches, std::uint64_t seed) {
    const QSignalBlocker quiet(this);
    fromHere_->setChecked(false);
    prove_->setChecked(proves);
    seed_ = seed;
    for (std::size_t i = 0; i < switches_.size(); ++i)
        switches_[i]->setChecked(switches.has(solve::switchTexts()[i].what));
}

void RunOptions::setModes(const std::vector<session::PlaybackMode>& modes) {
    for (QAction* action : modes_->actions()) delete action;
    for (const session::PlaybackMode mode : modes) {
        auto* action = new QAction(modeText(mode), modes_);
        action->setCheckable(true);
        action->setData(static_cast<int>(mode));
        menu()->insertAction(afterModes_, action);
        connect(action, &QAction::triggered, this, [this, mode] { playback_.setMode(mode); });
    }
    playback_.setMode(modes.front());
}

void RunOptions::showMode() {
    for (QAction* action : modes_->actions())
        if (action->data().toInt() == static_cast<int>(playback_.mode())) action->setChecked(true);
}

} // namespace ninefold::pages
