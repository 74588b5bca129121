// SPDX-License-Identifier: MIT
#include "app/widgets/spokenfocus.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QApplication>
#include <QMenu>
#include <QProgressBar>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeView>

#include <algorithm>

namespace ninefold::widgets {
namespace {

constexpr const char* kQuiet = "inkQuiet";

QAccessibleInterface* quietFactory(const QString&, QObject* object) {
    // Qt's role for a stack is a layered pane, which screen readers name on the way to everything in it.
    if (auto* stack = qobject_cast<QStackedWidget*>(object)) return new QAccessibleWidget(stack, QAccessible::Pane);
    auto* bar = qobject_cast<QProgressBar*>(object);
    return bar != nullptr && bar->property(kQuiet).toBool() ? new QAccessibleWidget(bar, QAccessible::Graphic)
                                                            : nullptr;
}

void reportLine(QAbstractItemView& view) {
    QAccessibleInterface* line = view.hasFocus() ? currentLine(view) : nullptr;
    if (line == nullptr) return;
    QAccessibleEvent event(line, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace

QAccessibleInterface* currentLine(QAbstractItemView& view) {
    const QModelIndex line = view.currentIndex();
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&view);
    // The rows of a tree are counted as they are seen.
    if (!line.isValid() || list == nullptr || qobject_cast<QTreeView*>(&view)) return nullptr;
    QAccessibleTableInterface* table = list->tableInterface();
    return table == nullptr ? nullptr : table->cellAt(line.row(), line.column());
}

void setQuiet(QProgressBar& bar) {
    bar.setProperty(kQuiet, true);
}

SpokenFocus::SpokenFocus() {
    QAccessible::installFactory(quietFactory);
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [](QWidget*, QWidget* now) {
        auto* view = qobject_cast<QAbstractItemView*>(now);
        // Later: Qt reports the view itself after this.
        if (view != nullptr && QAccessible::isActive()) QTimer::singleShot(0, view, [view] { reportLine(*view); });
    });
}

void SpokenFocus::begin(QMenu& menu) {
    if (!menu.isVisible() || menu.activeAction() != nullptr) return;
    const QList<QAction*> entries = menu.actions();
    const auto first = std::ranges::find_if(
        entries, [](const QAction* one) { return one->isVisible() && one->isEnabled() && !one->isSeparator(); });
    if (first != entries.end()) menu.setActiveAction(*first);
}

bool SpokenFocus::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) byKey_ = true;
    else if (event->type() == QEvent::MouseButtonPress) byKey_ = false;
    else if (event->type() == QEvent::Show && byKey_)
        if (auto* menu = qobject_cast<QMenu*>(watched)) QTimer::singleShot(0, menu, [menu] { begin(*menu); });
    return QObject::eventFilter(watched, event);
}

} // namespace ninefold::widgets
