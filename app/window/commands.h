// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/room.h"
#include "app/window/actions.h"

#include <QAction>

#include <map>
#include <optional>
#include <utility>
#include <vector>

class QPalette;
class QToolBar;
class QToolButton;

namespace ninefold::window {

/// The commands of the window: makes the menus and the toolbar from the action table, and keeps the entries enabled,
/// checked and labelled correctly.
class Commands : public QObject {
    Q_OBJECT

public:
    /// Makes the menus. Called once, when all parts of the window exist.
    void build(const WindowParts& parts);

    /// Null if there is no such command.
    QAction* action(std::string_view id) const;
    void trigger(std::string_view id) const { action(id)->trigger(); }

    /// Enables what is possible now.
    void setMet(pages::Needs met);
    /// Shows the tools of the room that is open.
    void turnRoom();
    void setSettings(const store::Settings& settings);
    /// The primary tool is filled while the page is open that it leads away from.
    void setPrimaryFilled(bool filled);
    /// Shows the words of the tools where the window is wide enough for them. In the narrowest windows some tools are
    /// only in the menus; the primary tool stays.
    void fitTools(int width);
    /// Draws the icons in the colours of the palette.
    void setPalette(const QPalette& palette);

private:
    QAction* add(QMenu& menu, const ActionRow& row);
    void connectAction(QAction& action, const ActionRow& row);
    /// The room that is open may carry out the action in its own way.
    void run(const ActionRow& row);
    void addTool(QAction& action, const ActionRow& row);
    void addArrows();
    void addPrimaryTool();
    void findLeaving();
    void showWords(int left);
    void showTools(int left);
    QToolBar* makeBar(const QString& title, const char* name);
    void addRoomTools(pages::Room& room);
    QAction* addSubmenu(QMenu& menu, const ActionRow& row);

    std::optional<WindowParts> parts_;
    std::map<std::string_view, QAction*> actions_;
    /// The tools of the puzzle, and those of the other rooms.
    QToolBar *bar_ = nullptr, *roomBar_ = nullptr;
    /// What rooms have at the end of their toolbar.
    std::map<const pages::Room*, QAction*> roomTools_;
    /// The tool at the end of the toolbar.
    QToolButton* primary_ = nullptr;
    const ActionRow* primaryRow_ = nullptr;
    QString primaryKey_;
    /// Tools that leave a narrow toolbar, first those that leave first, and what comes after them.
    std::vector<std::pair<QAction*, QAction*>> leaving_;
    int roomForTools_ = 0;
};

} // namespace ninefold::window
