// SPDX-License-Identifier: MIT
// The part of the window that makes actions out of the table and keeps them true.
#include "app/actions.h"
#include "app/board/theme.h"
#include "app/dialogs/keysheet.h"
#include "app/mainwindow.h"
#include "app/panels/boardpanel.h"
#include "app/panels/pad.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace ninefold {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Actions", text);
}

} // namespace

QAction* MainWindow::action(std::string_view id) const {
    const auto found = actions_.find(id);
    return found == actions_.end() ? nullptr : found->second;
}

void MainWindow::buildActions() {
    std::array<QMenu*, kMenus> menus{};
    for (int index = 0; index < kMenus; ++index)
        menus[index] = menuBar()->addMenu(translated(menuTitle(static_cast<MenuId>(index))));
    auto* bar = new QToolBar(tr("Toolbar"), this);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    addToolBar(bar);
    for (const ActionSpec& spec : actionTable()) {
        QMenu* menu = menus[static_cast<int>(spec.menu)];
        if (spec.separatorBefore) menu->addSeparator();
        QAction* action = spec.fill != nullptr ? addSubmenu(*menu, spec) : menu->addAction(translated(spec.text));
        if (*spec.keys != '\0') action->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(spec.keys)));
        if (spec.onToolbar) bar->addAction(action);
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            button->setPopupMode(QToolButton::InstantPopup);
        if (spec.flips != nullptr) {
            action->setCheckable(true);
            connect(action, &QAction::triggered, this, [this, &spec](bool on) { flip(spec.flips, on); });
        }
        if (spec.run != nullptr) connect(action, &QAction::triggered, this, [this, &spec] { spec.run(desk_, *this); });
        actions_[spec.id] = action;
    }
    enableActions();
}

QAction* MainWindow::addSubmenu(QMenu& menu, const ActionSpec& spec) {
    QMenu* submenu = menu.addMenu(translated(spec.text));
    const auto fill = [this, submenu, &spec] {
        submenu->clear();
        spec.fill(*submenu, desk_, *this);
    };
    connect(submenu, &QMenu::aboutToShow, this, fill);
    // A menu without entries would not open at all.
    submenu->addAction(QString());
    connect(submenu->menuAction(), &QAction::triggered, this, [this, submenu] { popUp(submenu); });
    return submenu->menuAction();
}

void MainWindow::showKeys() {
    QList<KeySheet::Row> rows;
    for (const ActionSpec& spec : actionTable()) {
        QStringList keys;
        for (const QKeySequence& sequence : action(spec.id)->shortcuts())
            keys << sequence.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            rows << KeySheet::Row{action(spec.id)->text().remove(u'&'), keys.join(QStringLiteral(", "))};
    }
    (new KeySheet(rows, this))->show();
}

void MainWindow::popUp(QMenu* menu) {
    const QWidget* bar = findChild<QToolBar*>();
    menu->popup(bar->mapToGlobal(QPoint(0, bar->height())));
}

void MainWindow::enableActions() {
    action("undo")->setEnabled(desk_.canUndo());
    action("redo")->setEnabled(desk_.canRedo());
    action("restart")->setEnabled(desk_.game().sheet() != desk_.game().sheet().blank());
    action("try")->setText(desk_.game().isTrying() ? tr("&Keep the Branch") : tr("&Try a Branch"));
    action("droptry")->setEnabled(desk_.game().isTrying());
}

void MainWindow::useSettings(const Settings& settings) {
    for (const ActionSpec& spec : actionTable())
        if (spec.flips != nullptr) action(spec.id)->setChecked(settings.*spec.flips);
    board_->setSettings(settings);
    pad_->setSettings(settings);
    useTheme();
}

void MainWindow::useTheme() {
    static constexpr ThemeKind kinds[] = {ThemeKind::Light, ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast};
    const ThemeChoice choice = desk_.settings().theme;
    const Theme& theme =
        Theme::of(choice == ThemeChoice::System ? kindFor(systemPalette_) : kinds[static_cast<int>(choice)]);
    themed_ = true;
    QApplication::setPalette(theme.palette());
    themed_ = false;
    board_->setTheme(theme);
    pad_->setTheme(theme);
}

void MainWindow::changeEvent(QEvent* event) {
    // The desktop changed its colours, not we ourselves.
    QMainWindow::changeEvent(event);
}

} // namespace ninefold
