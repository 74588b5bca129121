// SPDX-License-Identifier: MIT
// The part of the window that makes actions out of the table and keeps them true.
#include "app/actions.h"
#include "app/board/theme.h"
#include "app/mainwindow.h"
#include "app/panels/boardpanel.h"
#include "app/panels/pad.h"

#include <QAction>
#include <QApplication>
#include <QMenuBar>
#include <QToolBar>

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
        QAction* action = menu->addAction(translated(spec.text));
        if (*spec.keys != '\0') action->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(spec.keys)));
        if (spec.onToolbar) bar->addAction(action);
        if (spec.flips != nullptr) {
            action->setCheckable(true);
            connect(action, &QAction::triggered, this, [this, &spec](bool on) {
                Settings settings = desk_.settings();
                settings.*spec.flips = on;
                desk_.setSettings(settings);
            });
        } else connect(action, &QAction::triggered, this, [this, &spec] { spec.run(desk_, *this); });
        actions_[spec.id] = action;
    }
    enableActions();
}

void MainWindow::enableActions() {
    action("undo")->setEnabled(desk_.game().stack().canUndo());
    action("redo")->setEnabled(desk_.game().stack().canRedo());
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
