// SPDX-License-Identifier: MIT
// The part of the window that makes actions out of the table and keeps them true.
#include "app/actions.h"
#include "app/board/theme.h"
#include "app/dialogs/comparison.h"
#include "app/dialogs/keysheet.h"
#include "app/dialogs/properties.h"
#include "app/dialogs/shortcuts.h"
#include "app/dialogs/solutionsheet.h"
#include "app/mainwindow.h"
#include "app/panels/boardpanel.h"
#include "app/panels/hintpage.h"
#include "app/panels/inkicon.h"
#include "app/panels/pad.h"
#include "app/panels/playpage.h"
#include "app/panels/stepspage.h"

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

/// No keys are no sequences, not an empty one.
QList<QKeySequence> sequences(const QString& portable) {
    return portable.isEmpty() ? QList<QKeySequence>() : QKeySequence::listFromString(portable);
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

void MainWindow::showProperties() {
    (new Properties(desk_.game(), desk_.timesHelped(), this))->show();
}

void MainWindow::countSolutions() {
    (new SolutionSheet(desk_.puzzleGrid(), desk_.candidatesBind(), theme(), desk_.settings().names, this))->show();
}

void MainWindow::compareSolvers() {
    (new Comparison(desk_.puzzleGrid(), desk_.candidatesBind(), this))->show();
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
    // Without a hint these keys belong to whoever has the keyboard.
    const Hint& hint = coach_.hint();
    action("applyhint")->setEnabled(hint.canApply());
    action("closehint")->setEnabled(hint.kind != Hint::Kind::None);
}

void MainWindow::useSettings(const Settings& settings) {
    for (const ActionSpec& spec : actionTable())
        if (spec.flips != nullptr) action(spec.id)->setChecked(settings.*spec.flips);
    useKeys(settings.keys);
    board_->setSettings(settings);
    pad_->setSettings(settings);
    page_->setSettings(settings);
    steps_->setNames(settings.names);
    useTheme();
}

const Theme& MainWindow::theme() const {
    static constexpr ThemeKind kinds[] = {ThemeKind::Light, ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast};
    const ThemeChoice choice = desk_.settings().theme;
    return Theme::of(choice == ThemeChoice::System ? kindFor(systemPalette_) : kinds[static_cast<int>(choice)]);
}

void MainWindow::useTheme() {
    const Theme& theme = this->theme();
    QApplication::setPalette(theme.palette());
    for (const ActionSpec& spec : actionTable())
        if (spec.onToolbar) action(spec.id)->setIcon(inkIcon(QString::fromLatin1(spec.id), theme.palette()));
    board_->setTheme(theme);
    hint_->setTheme(theme);
    pad_->setTheme(theme);
}

void MainWindow::useKeys(const QMap<QString, QString>& keys) {
    for (const ActionSpec& spec : actionTable())
        action(spec.id)->setShortcuts(
            sequences(keys.value(QString::fromLatin1(spec.id), QString::fromLatin1(spec.keys))));
}

void MainWindow::changeKeys() {
    QList<Shortcuts::Entry> entries;
    for (const ActionSpec& spec : actionTable())
        entries << Shortcuts::Entry{QString::fromLatin1(spec.id), action(spec.id)->text().remove(u'&'),
                                    sequences(QString::fromLatin1(spec.keys)), action(spec.id)->shortcuts()};
    auto* dialog = new Shortcuts(entries, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        Settings settings = desk_.settings();
        settings.keys.clear();
        for (const Shortcuts::Entry& entry : dialog->entries())
            if (entry.keys != entry.usual) settings.keys[entry.id] = QKeySequence::listToString(entry.keys);
        desk_.setSettings(settings);
    });
    connect(dialog, &QDialog::finished, board_, [this] { board_->setFocus(); });
    dialog->show();
}

bool MainWindow::event(QEvent* event) {
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::ThemeChange) {
        // Without a palette of our own the desktop's is there to be read.
        QApplication::setPalette(QPalette());
        systemPalette_ = QApplication::palette();
        useTheme();
    }
    return handled;
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) desk_.setAway(isMinimized());
}

} // namespace ninefold
