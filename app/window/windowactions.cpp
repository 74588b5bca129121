// SPDX-License-Identifier: MIT
#include "app/window/windowactions.h"

#include "app/session/session.h"
#include "app/window/dialogs.h"
#include "app/window/exporter.h"
#include "app/window/importer.h"
#include "app/window/submenus.h"

#include <QApplication>
#include <QMainWindow>

namespace ninefold::window {
namespace {

using pages::MenuId;
using pages::Needs;

constexpr ActionRow kActions[] = {
    {.spec = {.id = "new",
              .menu = MenuId::File,
              .text = QT_TRANSLATE_NOOP("Actions", "&New"),
              .keys = "Ctrl+N",
              .onToolbar = true},
     .fill = fillLevels},
    {.spec = {.id = "daily",
              .menu = MenuId::File,
              .text = QT_TRANSLATE_NOOP("Actions", "&Daily Puzzle..."),
              .keys = "Ctrl+D"},
     .run = [](const WindowParts& parts) { parts.dialogs.showDaily(); }},
    {.spec = {.id = "collection",
              .menu = MenuId::File,
              .text = QT_TRANSLATE_NOOP("Actions", "&Collection..."),
              .keys = "Ctrl+L",
              .onToolbar = true,
              .brief = QT_TRANSLATE_NOOP("Actions", "Library")},
     .run = [](const WindowParts& parts) { parts.dialogs.showCollection(); }},
    {.spec = {.id = "open",
              .menu = MenuId::File,
              .text = QT_TRANSLATE_NOOP("Actions", "&Open..."),
              .keys = "Ctrl+O",
              .onToolbar = true},
     .run = [](const WindowParts& parts) { parts.importer.askForFile(); }},
    {.spec = {.id = "recent", .menu = MenuId::File, .text = QT_TRANSLATE_NOOP("Actions", "Open &Recent")},
     .fill = fillRecent},
    {.spec = {.id = "games", .menu = MenuId::File, .text = QT_TRANSLATE_NOOP("Actions", "&Games")}, .fill = fillGames},
    {.spec =
         {.id = "paste", .menu = MenuId::File, .text = QT_TRANSLATE_NOOP("Actions", "&Paste Puzzle"), .keys = "Ctrl+V"},
     .run = [](const WindowParts& parts) { parts.importer.paste(); }},
    {.spec = {.id = "save",
              .menu = MenuId::File,
              .text = QT_TRANSLATE_NOOP("Actions", "&Save As..."),
              .keys = "Ctrl+S; Ctrl+Shift+S",
              .separatorBefore = true},
     .run = [](const WindowParts& parts) { parts.exporter.save(); }},
    {.spec =
         {.id = "export", .menu = MenuId::File, .text = QT_TRANSLATE_NOOP("Actions", "&Export..."), .keys = "Ctrl+E"},
     .run = [](const WindowParts& parts) { parts.exporter.askForPicture(); }},
    {.spec = {.id = "print", .menu = MenuId::File, .text = QT_TRANSLATE_NOOP("Actions", "Pr&int..."), .keys = "Ctrl+P"},
     .run = [](const WindowParts& parts) { parts.exporter.askForPrinter(); }},
    {.spec = {.id = "quit",
              .menu = MenuId::File,
              .text = QT_TRANSLATE_NOOP("Actions", "&Quit"),
              .keys = "Ctrl+Q",
              .separatorBefore = true},
     .run = [](const WindowParts&) { QApplication::closeAllWindows(); }},

    {.spec = {.id = "undo",
              .menu = MenuId::Edit,
              .text = QT_TRANSLATE_NOOP("Actions", "&Undo"),
              .keys = "Ctrl+Z; [",
              .needs = Needs::NoWatch | Needs::Undo,
              .onToolbar = true,
              .startsToolGroup = true},
     .run = [](const WindowParts& parts) { parts.session.games().undo(); }},
    {.spec = {.id = "redo",
              .menu = MenuId::Edit,
              .text = QT_TRANSLATE_NOOP("Actions", "&Redo"),
              .keys = "Ctrl+Y; Ctrl+Shift+Z; ]",
              .needs = Needs::NoWatch | Needs::Redo,
              .onToolbar = true},
     .run = [](const WindowParts& parts) { parts.session.games().redo(); }},
    {.spec = {.id = "copy",
              .menu = MenuId::Edit,
              .text = QT_TRANSLATE_NOOP("Actions", "&Copy Puzzle"),
              .keys = "Ctrl+C",
              .separatorBefore = true},
     .run = [](const WindowParts& parts) { parts.exporter.copy(QStringLiteral("line81")); }},
    {.spec = {.id = "copyas", .menu = MenuId::Edit, .text = QT_TRANSLATE_NOOP("Actions", "Copy &As")},
     .fill = fillFormats},
    {.spec = {.id = "erase",
              .menu = MenuId::Edit,
              .text = QT_TRANSLATE_NOOP("Actions", "&Erase"),
              .needs = Needs::NoWatch,
              .separatorBefore = true},
     .run = [](const WindowParts& parts) { parts.session.input().erase(); }},
    {.spec = {.id = "settings",
              .menu = MenuId::Edit,
              .text = QT_TRANSLATE_NOOP("Actions", "&Settings..."),
              .keys = "Ctrl+,",
              .separatorBefore = true},
     .run = [](const WindowParts& parts) { parts.dialogs.changeSettings(); }},

    {.spec = {.id = "clashes", .menu = MenuId::View, .text = QT_TRANSLATE_NOOP("Actions", "Mark &Conflicts")},
     .toggles = &store::Settings::showClashes},
    {.spec = {.id = "samedigit",
              .menu = MenuId::View,
              .text = QT_TRANSLATE_NOOP("Actions", "Highlight the &Same Digit")},
     .toggles = &store::Settings::showSameDigit},
    {.spec = {.id = "peers",
              .menu = MenuId::View,
              .text = QT_TRANSLATE_NOOP("Actions", "Highlight Row, Column and &Box")},
     .toggles = &store::Settings::showPeers},
    {.spec = {.id = "pairs", .menu = MenuId::View, .text = QT_TRANSLATE_NOOP("Actions", "T&wo-Candidate Cells")},
     .run = [](const WindowParts& parts) { parts.session.selection().togglePairs(); }},
    {.spec = {.id = "wrong", .menu = MenuId::View, .text = QT_TRANSLATE_NOOP("Actions", "Compare with the S&olution")},
     .toggles = &store::Settings::showWrong},
    {.spec = {.id = "left", .menu = MenuId::View, .text = QT_TRANSLATE_NOOP("Actions", "&Digits Left")},
     .toggles = &store::Settings::showLeft},
    {.spec = {.id = "digitfirst",
              .menu = MenuId::View,
              .text = QT_TRANSLATE_NOOP("Actions", "Digit &First"),
              .separatorBefore = true},
     .toggles = &store::Settings::digitFirst},
    {.spec = {.id = "moremodes",
              .menu = MenuId::View,
              .text = QT_TRANSLATE_NOOP("Actions", "Corner, C&entre, Colour and Link Modes")},
     .toggles = &store::Settings::moreModes},
    {.spec = {.id = "names",
              .menu = MenuId::View,
              .text = QT_TRANSLATE_NOOP("Actions", "Row and Column &Names"),
              .separatorBefore = true},
     .toggles = &store::Settings::showNames},
    {.spec = {.id = "clock", .menu = MenuId::View, .text = QT_TRANSLATE_NOOP("Actions", "Cloc&k")},
     .toggles = &store::Settings::showClock},
    {.spec =
         {.id = "theme", .menu = MenuId::View, .text = QT_TRANSLATE_NOOP("Actions", "&Theme"), .separatorBefore = true},
     .fill = fillThemes},
    {.spec = {.id = "language", .menu = MenuId::View, .text = QT_TRANSLATE_NOOP("Actions", "Lan&guage")},
     .fill = fillLanguages},
    {.spec = {.id = "cellnames", .menu = MenuId::View, .text = QT_TRANSLATE_NOOP("Actions", "Cell Na&mes")},
     .fill = fillNames},
    {.spec = {.id = "zoomin",
              .menu = MenuId::View,
              .text = QT_TRANSLATE_NOOP("Actions", "La&rger Board"),
              .keys = "Ctrl++; Ctrl+=",
              .separatorBefore = true},
     .run = [](const WindowParts& parts) { parts.session.preferences().zoomBy(1); }},
    {.spec = {.id = "zoomout",
              .menu = MenuId::View,
              .text = QT_TRANSLATE_NOOP("Actions", "Sm&aller Board"),
              .keys = "Ctrl+-"},
     .run = [](const WindowParts& parts) { parts.session.preferences().zoomBy(-1); }},
    {.spec = {.id = "zoomfit",
              .menu = MenuId::View,
              .text = QT_TRANSLATE_NOOP("Actions", "F&it the Board"),
              .keys = "Ctrl+Alt+0"},
     .run = [](const WindowParts& parts) { parts.session.preferences().zoomBy(0); }},
    {.spec = {.id = "fullscreen",
              .menu = MenuId::View,
              .text = QT_TRANSLATE_NOOP("Actions", "F&ull Screen"),
              .keys = "F11"},
     .run =
         [](const WindowParts& parts) {
             parts.window.setWindowState(parts.window.windowState() ^ Qt::WindowFullScreen);
         }},

    {.spec = {.id = "keys", .menu = MenuId::Help, .text = QT_TRANSLATE_NOOP("Actions", "&Keys"), .keys = "F1"},
     .run = [](const WindowParts& parts) { parts.dialogs.showKeys(); }},
    {.spec = {.id = "changekeys", .menu = MenuId::Help, .text = QT_TRANSLATE_NOOP("Actions", "&Change Keys...")},
     .run = [](const WindowParts& parts) { parts.dialogs.changeKeys(); }},
    {.spec = {.id = "about", .menu = MenuId::Help, .text = QT_TRANSLATE_NOOP("Actions", "&About Ninefold")},
     .run = [](const WindowParts& parts) { parts.dialogs.about(); }},
};

} // namespace

std::span<const ActionRow> windowActions() {
    return kActions;
}

} // namespace ninefold::window
