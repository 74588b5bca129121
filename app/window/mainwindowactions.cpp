// SPDX-License-Identifier: MIT
// MainWindow: makes the actions from the action table and keeps them enabled and labelled correctly.
#include "app/pages/board/boardpanel.h"
#include "app/pages/hint/hintpage.h"
#include "app/pages/play/pad.h"
#include "app/pages/play/playpage.h"
#include "app/pages/steps/stepspage.h"
#include "app/widgets/column.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/inkstyle.h"
#include "app/widgets/theme.h"
#include "app/window/actions.h"
#include "app/window/keys.h"
#include "app/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace ninefold::window {
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
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize(QSize(20, 20));
    addToolBar(bar);
    for (const ActionSpec& spec : actionTable()) {
        QMenu* menu = menus[static_cast<int>(spec.menu)];
        if (spec.separatorBefore) menu->addSeparator();
        QAction* action = spec.fill != nullptr ? addSubmenu(*menu, spec) : menu->addAction(translated(spec.text));
        action->setIconVisibleInMenu(false);
        if (spec.brief != nullptr) action->setIconText(translated(spec.brief));
        if (spec.onToolbar) bar->addAction(action);
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            button->setPopupMode(QToolButton::InstantPopup);
        if (spec.flips != nullptr) {
            action->setCheckable(true);
            connect(action, &QAction::triggered, this, [this, &spec](bool on) { flip(spec.flips, on); });
        }
        if (spec.run != nullptr)
            connect(action, &QAction::triggered, this, [this, &spec] { spec.run(session_, *this); });
        actions_[spec.id] = action;
    }
    enableActions();
}

QAction* MainWindow::addSubmenu(QMenu& menu, const ActionSpec& spec) {
    QMenu* submenu = menu.addMenu(translated(spec.text));
    const auto fill = [this, submenu, &spec] {
        submenu->clear();
        spec.fill(*submenu, session_, *this);
    };
    connect(submenu, &QMenu::aboutToShow, this, fill);
    // Qt does not open a menu without entries; this one is replaced when the menu opens.
    submenu->addAction(QString());
    connect(submenu->menuAction(), &QAction::triggered, this, [this, submenu] { popUp(submenu); });
    return submenu->menuAction();
}

void MainWindow::popUp(QMenu* menu) {
    const QWidget* bar = findChild<QToolBar*>();
    menu->popup(bar->mapToGlobal(QPoint(0, bar->height())));
}

void MainWindow::enableActions() {
    const bool watching = watching_.isOn();
    // While a solver or a replay is watched, the game cannot be changed.
    for (const ActionSpec& spec : actionTable()) {
        const std::string_view id = spec.id;
        const bool changes = (spec.menu == MenuId::Edit && id != "settings" && id != "copy" && id != "copyas") ||
                             spec.menu == MenuId::Puzzle || spec.menu == MenuId::Marks || id == "solvenow" ||
                             id == "applyhint" || id == "closehint" || id == "why";
        action(id)->setEnabled(!(watching && changes && spec.flips == nullptr));
    }
    action("replay")->setEnabled(session_.game().stack().index() > 0);
    action("pictures")->setEnabled(watching);
    if (watching) return;
    action("undo")->setEnabled(session_.trail().canUndo());
    action("redo")->setEnabled(session_.trail().canRedo());
    action("restart")->setEnabled(session_.game().sheet() != session_.game().sheet().blank());
    action("try")->setText(session_.game().isTrying() ? tr("&Keep the Branch") : tr("&Try a Branch"));
    action("droptry")->setEnabled(session_.game().isTrying());
    // Without a hint these keys belong to the focused widget.
    const documents::Hint& hint = session_.hints().hint();
    action("applyhint")->setEnabled(hint.canApply() && column_->page() == hint_);
    action("closehint")->setEnabled(hint.kind != documents::Hint::Kind::None);
}

void MainWindow::useSettings(const store::Settings& settings) {
    for (const ActionSpec& spec : actionTable())
        if (spec.flips != nullptr) action(spec.id)->setChecked(settings.*spec.flips);
    useKeys();
    useMotion();
    board_->setSettings(settings);
    pad_->setSettings(settings);
    page_->setSettings(settings);
    steps_->setNames(settings.names);
    watching_.setSettings(settings);
    useTheme();
}

const widgets::Theme& MainWindow::theme() const {
    static constexpr widgets::ThemeKind kinds[] = {widgets::ThemeKind::Light, widgets::ThemeKind::Light,
                                                   widgets::ThemeKind::Dark, widgets::ThemeKind::HighContrast};
    const store::ThemeChoice choice = session_.settings().theme;
    return widgets::Theme::of(choice == store::ThemeChoice::System ? widgets::kindFor(systemPalette_)
                                                                   : kinds[static_cast<int>(choice)]);
}

void MainWindow::useTheme() {
    const widgets::Theme& theme = this->theme();
    QApplication::setPalette(theme.palette());
    for (const ActionSpec& spec : actionTable())
        if (spec.onToolbar) action(spec.id)->setIcon(widgets::inkIcon(QString::fromLatin1(spec.id), theme.palette()));
    board_->setTheme(theme);
    hint_->setTheme(theme);
    pad_->setTheme(theme);
    watching_.setTheme(theme);
}

void MainWindow::useKeys() {
    const store::Settings& settings = session_.settings();
    const auto key = [&settings](const char* id) { return keyText(id, settings); };
    for (const ActionSpec& spec : actionTable()) {
        QAction* entry = action(spec.id);
        entry->setShortcuts(keysOf(spec, settings));
        QString tip = translated(spec.text).remove(u'&').remove(QStringLiteral("..."));
        if (const QString text = key(spec.id); !text.isEmpty()) tip += QStringLiteral(" (%1)").arg(text);
        entry->setToolTip(tip);
    }
    pad_->setKeys({key("digit"), key("candidates"), key("corner"), key("centre"), key("colour"), key("link")},
                  key("fill"));
    board_->setPauseKey(key("pause"));
}

void MainWindow::useMotion() {
    static const bool usual = QApplication::isEffectEnabled(Qt::UI_AnimateMenu);
    for (Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip,
                                Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QApplication::setEffectEnabled(effect, usual && !session_.settings().reducedMotion);
    if (auto* style = qobject_cast<widgets::InkStyle*>(QApplication::style()))
        style->setCalm(session_.settings().reducedMotion);
}

bool MainWindow::event(QEvent* event) {
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::ThemeChange) {
        // The theme has no palette of its own: use the desktop's.
        QApplication::setPalette(QPalette());
        systemPalette_ = QApplication::palette();
        useTheme();
    }
    return handled;
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && !isActiveWindow()) session_.timekeeper().saveNow();
    if (event->type() == QEvent::WindowStateChange) session_.timekeeper().setAway(isMinimized() || watching_.isOn());
}

} // namespace ninefold::window
