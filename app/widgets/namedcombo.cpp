// SPDX-License-Identifier: MIT
#include "app/widgets/namedcombo.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QTimer>

namespace ninefold::widgets {
namespace {

/// The accessible interface of a combo box, with its list of entries as the child.
class AccessibleCombo : public QAccessibleWidget {
public:
    explicit AccessibleCombo(NamedCombo* combo) : QAccessibleWidget(combo, QAccessible::ComboBox) {}

    NamedCombo* combo() const { return static_cast<NamedCombo*>(widget()); }

    int childCount() const override { return 1; }
    QAccessibleInterface* child(int index) const override {
        return index == 0 ? QAccessible::queryAccessibleInterface(combo()->view()) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return child->object() == combo()->view() ? 0 : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        return combo()->view()->isVisible() &&
                       combo()->view()->rect().contains(combo()->view()->mapFromGlobal(QPoint(x, y)))
                   ? child(0)
                   : nullptr;
    }
    QString text(QAccessible::Text kind) const override {
        if (kind == QAccessible::Value) return combo()->currentText();
        return QAccessibleWidget::text(kind);
    }
    QStringList actionNames() const override { return {showMenuAction(), pressAction()}; }
    void doAction(const QString& name) override {
        if (name != showMenuAction() && name != pressAction()) return;
        combo()->view()->isVisible() ? combo()->hidePopup() : combo()->showPopup();
    }
};

QAccessibleInterface* comboFactory(const QString&, QObject* object) {
    auto* combo = qobject_cast<NamedCombo*>(object);
    return combo != nullptr ? new AccessibleCombo(combo) : nullptr;
}

} // namespace

NamedCombo::NamedCombo(const QString& name, QWidget* parent) : QComboBox(parent) {
    QAccessible::installFactory(comboFactory);
    setAccessibleName(name);
    // A long entry must not widen the window.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(view()->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection& selected) {
                if (selected.isEmpty()) return;
                // Waits, because the view may change its current row after the selection.
                QTimer::singleShot(0, this, [this, row = QPersistentModelIndex(selected.indexes().first())] {
                    if (row.isValid() && view()->selectionModel()->isSelected(row)) choose(row);
                });
            });
}

/// Chooses an entry that is selected but not current. A mouse pointer makes an entry current; assistive technology
/// only selects the entry that it wants to choose.
void NamedCombo::choose(const QModelIndex& row) {
    if (row == view()->currentIndex() || row.row() == currentIndex()) return;
    hidePopup();
    setCurrentIndex(row.row());
    emit activated(row.row());
}

} // namespace ninefold::widgets
