// SPDX-License-Identifier: MIT
#include "app/pages/watch/jumpbutton.h"

#include "app/pages/watch/transport.h"
#include "app/session/watch/playback.h"
#include "app/widgets/look/buttons.h"

#include <QAccessibleWidget>
#include <QMenu>

#include <cassert>

namespace ninefold::pages {
namespace {

class AccessibleJump : public QAccessibleWidget {
public:
    explicit AccessibleJump(JumpButton* button) : QAccessibleWidget(button, QAccessible::Button) {}

    JumpButton* button() const { return static_cast<JumpButton*>(widget()); }

    int childCount() const override { return 1; }
    QAccessibleInterface* child(int index) const override {
        return index == 0 ? QAccessible::queryAccessibleInterface(button()->menu()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return child->object() == button()->menu() ? 0 : -1;
    }
    QStringList actionNames() const override { return {showMenuAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        if (name == showMenuAction()) button()->open();
        else QAccessibleWidget::doAction(name);
    }
};

QAccessibleInterface* jumpFactory(const QString&, QObject* object) {
    auto* button = qobject_cast<JumpButton*>(object);
    return button != nullptr ? new AccessibleJump(button) : nullptr;
}

} // namespace

JumpButton::JumpButton(session::Playback& playback, QWidget* parent) : QToolButton(parent) {
    QAccessible::installFactory(jumpFactory);
    setText(Transport::tr("Go To"));
    widgets::setButtonSize(*this, widgets::ButtonSize::Compact);
    setAccessibleName(text());
    setToolTip(Transport::tr("Go to the next or previous guess, note, jump or digit, or to where a note is used"));
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    fill(playback);
}

void JumpButton::open() {
    assert(menu() != nullptr);
    menu()->popup(mapToGlobal(rect().bottomLeft()));
}

/// Uses the translation context of Transport, of which the button is a part.
void JumpButton::fill(session::Playback& playback) {
    const struct {
        QString text;
        session::Landmark landmark;
        bool forward;
    } jumps[] = {{Transport::tr("Next Guess"), session::Landmark::Decision, true},
                 {Transport::tr("Previous Guess"), session::Landmark::Decision, false},
                 {Transport::tr("Next Note"), session::Landmark::Learned, true},
                 {Transport::tr("Previous Note"), session::Landmark::Learned, false},
                 {Transport::tr("Next Jump over Several Guesses"), session::Landmark::LongJump, true},
                 {Transport::tr("Previous Jump over Several Guesses"), session::Landmark::LongJump, false},
                 {Transport::tr("Next Digit"), session::Landmark::Placement, true},
                 {Transport::tr("Previous Digit"), session::Landmark::Placement, false}};
    auto* menu = new QMenu(this);
    for (const auto& jump : jumps) {
        QAction* entry =
            menu->addAction(jump.text, this, [&playback, jump] { playback.jump(jump.landmark, jump.forward); });
        connect(menu, &QMenu::aboutToShow, entry, [&playback, entry, landmark = jump.landmark] {
            entry->setVisible(playback.timeline() != nullptr && playback.timeline()->offers(landmark));
        });
    }
    setMenu(menu);
    addUses(playback);
    // Without this, the menu stays open after assistive technology activates an entry.
    connect(menu, &QMenu::triggered, menu, &QMenu::hide);
}

void JumpButton::addUses(session::Playback& playback) {
    for (const bool forward : {true, false}) {
        QAction* entry =
            menu()->addAction(QString(), this, [this, &playback, forward] { playback.jumpToUse(note_, forward); });
        connect(menu(), &QMenu::aboutToShow, entry, [this, &playback, entry, forward] {
            const session::Timeline* timeline = playback.timeline();
            entry->setVisible(note_ != 0 && timeline != nullptr && timeline->offers(session::Landmark::Learned));
            entry->setText(
                (forward ? Transport::tr("Next Use of Note %1") : Transport::tr("Previous Use of Note %1")).arg(note_));
        });
    }
}

} // namespace ninefold::pages
