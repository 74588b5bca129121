// SPDX-License-Identifier: MIT
#include "app/widgets/accessiblekey.h"

#include "app/widgets/keybutton.h"

#include <QAccessibleWidget>

namespace ninefold::widgets {
namespace {

class AccessibleKey : public QAccessibleWidget {
public:
    explicit AccessibleKey(KeyButton* key) : QAccessibleWidget(key) {}

    KeyButton* key() const { return static_cast<KeyButton*>(widget()); }

    QAccessible::Role role() const override {
        return key()->isSpokenAsButton() ? QAccessible::Button : QAccessible::CheckBox;
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = key()->isCheckable();
        state.checked = key()->isChecked();
        state.pressed = key()->isDown();
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        const QString text = QAccessibleWidget::text(kind);
        return text.isEmpty() && kind == QAccessible::Name ? key()->text() : text;
    }
    QStringList actionNames() const override {
        if (!key()->isEnabled()) return {};
        return {key()->isSpokenAsButton() ? pressAction() : toggleAction(), setFocusAction()};
    }
    void doAction(const QString& name) override {
        if (!key()->isEnabled()) return;
        if (name == setFocusAction()) key()->setFocus(Qt::OtherFocusReason);
        else key()->click();
    }
};

QAccessibleInterface* keyFactory(const QString&, QObject* object) {
    auto* key = qobject_cast<KeyButton*>(object);
    return key != nullptr ? new AccessibleKey(key) : nullptr;
}

} // namespace

void installKeyAccessibility() {
    QAccessible::installFactory(keyFactory);
}

} // namespace ninefold::widgets
