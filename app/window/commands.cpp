// SPDX-License-Identifier: MIT
#include "app/window/commands.h"

#include "app/documents/text/plaintext.h"
#include "app/pages/pagedeck.h"
#include "app/pages/settingswitch.h"
#include "app/widgets/inkicon.h"
#include "app/widgets/look/buttons.h"
#include "app/window/frame/roomdeck.h"
#include "app/window/keys.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QToolBar>
#include <QToolButton>

#include <array>
#include <cassert>

namespace ninefold::window {
namespace {

/// Above the column: as far from the edge as the column, and easy to hit.
constexpr int kMargin = 8, kPrimaryWidth = 128;
/// How often words can go.
constexpr int kWords = 2;

QString translated(const char* text) {
    return QCoreApplication::translate("Actions", text);
}

/// A menu says "Open...", some languages with a character of their own; a tool says "Open".
QString withoutDots(QString name) {
    static const QRegularExpression dots(QStringLiteral("\\s*(\\.\\.\\.|\u2026)$"));
    return name.remove(dots);
}

/// A tool has the name of its action, or a shorter one, and no access key.
void nameTool(QAction& action, const ActionRow& row) {
    if (row.spec.brief != nullptr) action.setIconText(translated(row.spec.brief));
    else if (row.spec.onToolbar) action.setIconText(withoutDots(documents::nameOfEntry(action.text())));
}

} // namespace

QAction* Commands::action(std::string_view id) const {
    const auto found = actions_.find(id);
    return found == actions_.end() ? nullptr : found->second;
}

void Commands::build(const WindowParts& parts) {
    assert(!parts_);
    parts_.emplace(parts);
    std::array<QMenu*, pages::kMenus> menus{};
    for (int index = 0; index < pages::kMenus; ++index)
        menus[index] = parts.window.menuBar()->addMenu(translated(menuTitle(static_cast<pages::MenuId>(index))));
    bar_ = makeBar(tr("Toolbar"), "toolbar");
    roomBar_ = makeBar(tr("Tools"), "tools");
    for (const ActionRow& row : actionTable())
        actions_[row.spec.id] = add(*menus[static_cast<int>(row.spec.menu)], row);
    addArrows();
    addPrimaryTool();
    findLeaving();
    auto* space = new QWidget(roomBar_);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    roomBar_->addWidget(space);
    roomBar_->hide();
}

QToolBar* Commands::makeBar(const QString& title, const char* name) {
    QToolBar* bar = parts_->window.addToolBar(title);
    bar->setObjectName(QString::fromLatin1(name));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize(QSize(20, 20));
    // A menu on a toolbar would only offer to hide it, and the way back is hard to find.
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    return bar;
}

/// Such a tool runs its action; only its arrow opens the menu.
void Commands::addArrows() {
    for (const ActionRow& row : actionTable())
        for (const QToolBar* bar : {bar_, roomBar_}) {
            auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action(row.spec.id)));
            if (row.spec.arrowMenu == nullptr || button == nullptr) continue;
            button->setMenu(action(row.spec.arrowMenu)->menu());
            button->setPopupMode(QToolButton::MenuButtonPopup);
        }
}

void Commands::addTool(QAction& action, const ActionRow& row) {
    if (row.spec.isPrimaryTool) {
        primaryRow_ = &row;
        return;
    }
    if (row.spec.startsToolGroup) bar_->addSeparator();
    // What needs no puzzle is a tool in every room.
    const bool everywhere = row.spec.needs == pages::Needs::Nothing;
    for (QToolBar* bar : {bar_, everywhere ? roomBar_ : nullptr}) {
        if (bar == nullptr) continue;
        bar->addAction(&action);
        // Otherwise the arrow of a menu would be a button of its own.
        if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(&action)))
            button->setPopupMode(QToolButton::InstantPopup);
    }
}

void Commands::addRoomTools(pages::Room& room) {
    QWidget* tools = room.tools();
    if (tools != nullptr && !roomTools_.contains(&room)) roomTools_[&room] = roomBar_->addWidget(tools);
}

void Commands::turnRoom() {
    pages::Room* room = parts_->rooms.current();
    if (room != nullptr) addRoomTools(*room);
    for (const auto& [owner, tools] : roomTools_) tools->setVisible(owner == room);
    bar_->setVisible(room == nullptr);
    roomBar_->setVisible(room != nullptr);
}

/// The primary tool is at the end, above the column.
void Commands::addPrimaryTool() {
    if (primaryRow_ == nullptr) return;
    auto* space = new QWidget(bar_);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar_->addWidget(space);
    QAction* tool = action(primaryRow_->spec.id);
    bar_->addAction(tool);
    primary_ = qobject_cast<QToolButton*>(bar_->widgetForAction(tool));
    primary_->setMinimumWidth(kPrimaryWidth);
    setPrimaryFilled(true);
    auto* margin = new QWidget(bar_);
    margin->setFixedWidth(kMargin);
    bar_->addWidget(margin);
}

void Commands::setPrimaryFilled(bool filled) {
    widgets::setButtonKind(*primary_, filled ? widgets::ButtonKind::Primary : widgets::ButtonKind::Normal);
    // A filled button has bold text.
    if (roomForTools_ > 0) fitTools(roomForTools_);
}

void Commands::fitTools(int width) {
    roomForTools_ = width;
    roomBar_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    if (roomBar_->sizeHint().width() > width) roomBar_->setToolButtonStyle(Qt::ToolButtonIconOnly);
    showTools(0);
    const auto fits = [&] { return bar_->sizeHint().width() <= width; };
    const auto showLines = [this](bool shown) {
        for (QAction* tool : bar_->actions())
            if (tool->isSeparator()) tool->setVisible(shown);
    };
    showLines(true);
    for (int left = 0; left <= kWords; ++left) {
        showWords(left);
        primary_->setMinimumWidth(kPrimaryWidth);
        primary_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        widgets::setButtonKey(*primary_, primaryKey_);
        if (fits()) break;
    }
    if (fits()) return;
    primary_->setMinimumWidth(0);
    widgets::setButtonKey(*primary_, {});
    if (!fits()) showLines(false);
    for (int left = 0; !fits() && left < static_cast<int>(leaving_.size());) showTools(++left);
    if (!fits()) primary_->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

/// First Undo and Redo lose their words, because their pictures are well known, then all tools do.
void Commands::showWords(int left) {
    bar_->setToolButtonStyle(left < kWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    for (const char* id : {"undo", "redo"})
        if (auto* button = qobject_cast<QToolButton*>(bar_->widgetForAction(action(id))))
            button->setToolButtonStyle(left == 0 ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

/// Shows all tools but the first `left` of those that may leave the toolbar.
void Commands::showTools(int left) {
    for (int index = 0; index < static_cast<int>(leaving_.size()); ++index) {
        const auto& [tool, next] = leaving_[static_cast<std::size_t>(index)];
        const bool there = bar_->actions().contains(tool);
        if (index < left && there) bar_->removeAction(tool);
        else if (index >= left && !there) bar_->insertAction(next, tool);
    }
}

/// Each tool that may leave is remembered with what follows it.
void Commands::findLeaving() {
    std::map<int, QAction*> order;
    for (const ActionRow& row : actionTable())
        if (row.spec.leavesToolbar > 0) order[row.spec.leavesToolbar] = action(row.spec.id);
    const QList<QAction*> tools = bar_->actions();
    for (const auto& [place, tool] : order) leaving_.emplace_back(tool, tools.value(tools.indexOf(tool) + 1));
}

QAction* Commands::add(QMenu& menu, const ActionRow& row) {
    if (row.spec.separatorBefore) menu.addSeparator();
    QAction* action = row.fill != nullptr ? addSubmenu(menu, row) : menu.addAction(translated(row.spec.text));
    action->setIconVisibleInMenu(false);
    if (row.spec.about != nullptr) action->setStatusTip(translated(row.spec.about));
    nameTool(*action, row);
    if (row.spec.onToolbar) addTool(*action, row);
    connectAction(*action, row);
    return action;
}

void Commands::connectAction(QAction& action, const ActionRow& row) {
    if (row.toggles != nullptr) {
        action.setCheckable(true);
        connect(&action, &QAction::triggered, this,
                [this, &row](bool on) { pages::setSwitch(parts_->session, row.toggles, on); });
    }
    if (row.run != nullptr || row.runOnPage != nullptr)
        connect(&action, &QAction::triggered, this, [this, &row] { run(row); });
    if (row.room != nullptr)
        connect(&action, &QAction::triggered, this, [this, &row] { parts_->rooms.show(*row.room); });
}

void Commands::run(const ActionRow& row) {
    pages::Room* room = parts_->rooms.current();
    if (room != nullptr && room->offers(row.spec.id)) room->run(row.spec.id);
    else if (row.runOnPage != nullptr) row.runOnPage(parts_->pages.page(row.page));
    else row.run(*parts_);
}

QAction* Commands::addSubmenu(QMenu& menu, const ActionRow& row) {
    QMenu* submenu = menu.addMenu(translated(row.spec.text));
    connect(submenu, &QMenu::aboutToShow, this, [this, submenu, &row] {
        submenu->clear();
        row.fill(*submenu, *parts_);
    });
    // Qt does not open a menu without entries; this one is replaced when the menu opens.
    submenu->addAction(QString());
    // Triggered by its key or by name, the menu opens at the toolbar.
    connect(submenu->menuAction(), &QAction::triggered, this, [this, submenu] {
        const QToolBar* bar = bar_->isVisible() ? bar_ : roomBar_;
        submenu->popup(bar->mapToGlobal(QPoint(0, bar->height())));
    });
    return submenu->menuAction();
}

void Commands::setMet(pages::Needs met) {
    const pages::Room* room = parts_->rooms.current();
    for (const ActionRow& row : actionTable()) {
        QAction* entry = action(row.spec.id);
        entry->setEnabled(pages::isMet(row.spec.needs, met) || (room != nullptr && room->offers(row.spec.id)));
        if (row.spec.otherText != nullptr)
            entry->setText(translated(pages::isMet(row.spec.otherWhile, met) ? row.spec.otherText : row.spec.text));
        nameTool(*entry, row);
    }
}

void Commands::setSettings(const store::Settings& settings) {
    for (const ActionRow& row : actionTable()) {
        QAction* entry = action(row.spec.id);
        if (row.toggles != nullptr) entry->setChecked(settings.*row.toggles);
        entry->setShortcuts(keysOf(row.spec, settings));
        QString tip = documents::nameOfEntry(translated(row.spec.text)).remove(QStringLiteral("..."));
        if (const QString text = keyText(row.spec.id, settings); !text.isEmpty())
            tip += QStringLiteral(" (%1)").arg(text);
        if (row.spec.about != nullptr) tip += u'\n' + translated(row.spec.about);
        entry->setToolTip(tip);
    }
    primaryKey_ = keyText(primaryRow_->spec.id, settings);
    widgets::setButtonKey(*primary_, primaryKey_);
    if (roomForTools_ > 0) fitTools(roomForTools_);
}

void Commands::setPalette(const QPalette& palette) {
    for (const ActionRow& row : actionTable())
        if (row.spec.onToolbar)
            action(row.spec.id)->setIcon(widgets::inkIcon(QString::fromLatin1(row.spec.id), palette));
}

} // namespace ninefold::window
