// SPDX-License-Identifier: MIT
#include "app/window/actions.h"

#include "app/pages/page.h"
#include "app/pages/room.h"
#include "app/session/session.h"
#include "app/window/gameactions.h"
#include "app/window/windowactions.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>
#include <vector>

namespace ninefold::window {
namespace {

/// Where a page's action belongs: after the action that it names, or else before those of the window in its menu.
auto placeOf(const std::vector<ActionRow>& rows, const pages::ActionSpec& spec) {
    if (spec.after == nullptr)
        return std::ranges::find_if(rows, [&spec](const ActionRow& row) {
            return row.spec.menu > spec.menu || (row.spec.menu == spec.menu && row.page.empty());
        });
    const auto before = std::ranges::find(rows, std::string_view(spec.after),
                                          [](const ActionRow& row) { return std::string_view(row.spec.id); });
    assert(before != rows.end() && before->spec.menu == spec.menu);
    return before + 1;
}

/// An action of a page is possible only where the page can be seen.
pages::ActionSpec withRoom(pages::ActionSpec spec) {
    spec.needs = spec.needs | pages::Needs::Puzzle;
    return spec;
}

std::vector<ActionRow> withPages() {
    std::vector<ActionRow> rows(windowActions().begin(), windowActions().end());
    rows.insert(rows.end(), gameActions().begin(), gameActions().end());
    std::ranges::stable_sort(rows, {}, [](const ActionRow& row) { return row.spec.menu; });
    for (const pages::PageSpec* page : pages::allPages())
        for (const pages::PageAction& action : page->actions)
            rows.insert(placeOf(rows, action.spec),
                        {.spec = withRoom(action.spec), .runOnPage = action.run, .page = page->id});
    for (const pages::RoomSpec* room : pages::allRooms())
        rows.insert(placeOf(rows, room->action), {.spec = room->action, .room = room});
    return rows;
}

} // namespace

std::span<const ActionRow> actionTable() {
    static const std::vector<ActionRow> rows = withPages();
    return rows;
}

const pages::ActionSpec& actionSpec(std::string_view id) {
    const auto found =
        std::ranges::find(actionTable(), id, [](const ActionRow& row) { return std::string_view(row.spec.id); });
    assert(found != actionTable().end());
    return found->spec;
}

pages::Needs needsMetBy(session::Session& session) {
    const game::Game& game = session.game();
    return pages::metIf(game.stack().index() > 0, pages::Needs::Moves) |
           pages::metIf(session.games().canUndo(), pages::Needs::Undo) |
           pages::metIf(session.games().canRedo(), pages::Needs::Redo) |
           pages::metIf(game.sheet() != game.sheet().blank(), pages::Needs::Progress) |
           pages::metIf(game.isTrying(), pages::Needs::Branch) |
           pages::metIf(session.timekeeper().isPaused(), pages::Needs::Paused);
}

void connectNeeds(session::Session& session, QObject& context, const std::function<void()>& changed) {
    assert(changed);
    const game::Game& game = session.game();
    QObject::connect(&game, &game::Game::started, &context, changed);
    QObject::connect(&game, &game::Game::played, &context, changed);
    QObject::connect(&game, &game::Game::stepped, &context, changed);
    QObject::connect(&game, &game::Game::branchChanged, &context, changed);
    QObject::connect(&session.games(), &session::OpenedGames::openedGamesChanged, &context, changed);
    QObject::connect(&session.timekeeper(), &session::Timekeeper::pausedChanged, &context, changed);
}

const char* menuTitle(pages::MenuId menu) {
    static constexpr const char* titles[pages::kMenus] = {
        QT_TRANSLATE_NOOP("Actions", "&File"),   QT_TRANSLATE_NOOP("Actions", "&Edit"),
        QT_TRANSLATE_NOOP("Actions", "&Puzzle"), QT_TRANSLATE_NOOP("Actions", "&Marks"),
        QT_TRANSLATE_NOOP("Actions", "H&int"),   QT_TRANSLATE_NOOP("Actions", "&Solve"),
        QT_TRANSLATE_NOOP("Actions", "&View"),   QT_TRANSLATE_NOOP("Actions", "&Help")};
    return titles[static_cast<int>(menu)];
}

} // namespace ninefold::window
