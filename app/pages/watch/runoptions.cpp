// SPDX-License-Identifier: MIT
#include "app/pages/watch/runoptions.h"

#include "app/widgets/look/buttons.h"

#include <QActionGroup>
#include <QMenu>

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
    setToolTip(tr("Where the run starts, how it plays, and pictures of it"));
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
    menu->addSeparator();
    afterModes_ = menu->addSeparator();
    menu->addAction(tr("Save Pictures..."), this, &RunOptions::picturesWanted);
    // Without this, the menu stays open after assistive technology activates an entry.
    connect(menu, &QMenu::triggered, menu, &QMenu::hide);
    setMenu(menu);
    connect(&playback_, &session::Playback::playbackModeChanged, this, &RunOptions::showMode);
}

void RunOptions::offer(bool startsHere, bool proves) {
    fromHere_->setVisible(startsHere);
    prove_->setVisible(proves);
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
