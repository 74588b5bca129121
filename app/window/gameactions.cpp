// SPDX-License-Identifier: MIT
#include "app/window/gameactions.h"

#include "app/pages/board/boardpanel.h"
#include "app/session/session.h"
#include "app/window/dialogs.h"

#include <QCoreApplication>

namespace ninefold::window {
namespace {

using pages::MenuId;
using pages::Needs;

void togglePause(const WindowParts& parts) {
    session::Timekeeper& timekeeper = parts.session.timekeeper();
    timekeeper.setPaused(!timekeeper.isPaused());
}

void fillHighlighted(const WindowParts& parts) {
    game::PlayerInput& input = parts.session.input();
    const Digit digit = input.selection().highlight();
    if (digit != 0) return input.fillCandidates(Digits::of(digit), false);
    parts.session.announcer().say(
        QCoreApplication::translate("Actions", "Highlight a digit first: Alt and the digit."));
}

constexpr ActionRow kActions[] = {
    {.spec = {.id = "check",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Check"),
              .keys = "K",
              .needs = Needs::NoWatch,
              .onToolbar = true,
              .startsToolGroup = true},
     .run = [](const WindowParts& parts) { parts.session.checker().check(); }},
    {.spec = {.id = "back",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Back to the Last Right Position"),
              .keys = "Ctrl+B",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.checker().goBeforeMistake(); }},
    {.spec = {.id = "own",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Enter Your Own"),
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.entry().begin(); }},
    {.spec = {.id = "pause",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Pause"),
              .keys = "P",
              .needs = Needs::NoWatch},
     .run = togglePause},
    {.spec = {.id = "properties",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "Propert&ies"),
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.dialogs.showProperties(); }},
    {.spec = {.id = "restart",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Restart"),
              .needs = Needs::NoWatch | Needs::Progress},
     .run = [](const WindowParts& parts) { parts.session.game().restart(); }},
    {.spec = {.id = "try",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Try a Branch"),
              .keys = "T",
              .needs = Needs::NoWatch,
              .separatorBefore = true,
              .textInBranch = QT_TRANSLATE_NOOP("Actions", "&Keep the Branch")},
     .run = [](const WindowParts& parts) { parts.session.branching().toggle(); }},
    {.spec = {.id = "droptry",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Drop the Branch"),
              .keys = "Shift+T",
              .needs = Needs::NoWatch | Needs::Branch},
     .run = [](const WindowParts& parts) { parts.session.game().dropBranch(); }},

    {.spec = {.id = "fill",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "&Fill Marks"),
              .keys = "M",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.input().fillCandidates(Digits::all(), false); }},
    {.spec = {.id = "fillcells",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Fill Marks of the &Selection"),
              .keys = "Shift+M",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.input().fillCandidates(Digits::all(), true); }},
    {.spec = {.id = "filldigit",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Fill Marks of the &Highlighted Digit"),
              .keys = "Ctrl+Alt+M",
              .needs = Needs::NoWatch},
     .run = fillHighlighted},
    {.spec = {.id = "clean",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "&Clean Marks"),
              .keys = "Ctrl+M",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.input().cleanCandidates(); }},
    {.spec = {.id = "erasemarks",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "&Erase All Marks"),
              .keys = "Ctrl+Shift+M",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.input().eraseMarks(); }},
    {.spec = {.id = "erasecolours",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Erase C&olours"),
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.input().eraseColours(); }},
    {.spec = {.id = "eraselinks",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Erase L&inks"),
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.input().eraseAllLinks(); }},
    {.spec = {.id = "autoclean",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "&Auto-clean after a Digit"),
              .separatorBefore = true},
     .toggles = &store::Settings::autoClean},
    {.spec = {.id = "digit",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Write &Digits"),
              .keys = "Z",
              .needs = Needs::NoWatch,
              .separatorBefore = true},
     .run = [](const WindowParts& parts) { parts.session.inputMode().choose(game::EntryMode::Place); }},
    {.spec = {.id = "candidates",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Write Ca&ndidates"),
              .keys = "N",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.inputMode().choose(game::EntryMode::Candidates); }},
    {.spec = {.id = "corner",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Write Corner Mar&ks"),
              .keys = "X",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.inputMode().choose(game::EntryMode::Corner); }},
    {.spec = {.id = "centre",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Write Cen&tre Marks"),
              .keys = "C",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.inputMode().choose(game::EntryMode::Centre); }},
    {.spec = {.id = "colour",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Write Co&lours"),
              .keys = "V",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.inputMode().choose(game::EntryMode::Colour); }},
    {.spec = {.id = "link",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Dra&w Links"),
              .keys = "L",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.inputMode().choose(game::EntryMode::Link); }},
    {.spec = {.id = "nextmode",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Ne&xt Mode"),
              .keys = "Space",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.inputMode().chooseNext(); }},

    {.spec = {.id = "why",
              .menu = MenuId::Hint,
              .text = QT_TRANSLATE_NOOP("Actions", "&Why Not..."),
              .keys = "W",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.board.askWhy(); }},
    {.spec = {.id = "fillsingles",
              .menu = MenuId::Hint,
              .text = QT_TRANSLATE_NOOP("Actions", "&Fill Singles"),
              .keys = "F",
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.singles().fill(); }},
    {.spec = {.id = "techniques", .menu = MenuId::Hint, .text = QT_TRANSLATE_NOOP("Actions", "&Techniques...")},
     .run = [](const WindowParts& parts) { parts.dialogs.chooseTechniques(); }},

    {.spec = {.id = "race", .menu = MenuId::Solve, .text = QT_TRANSLATE_NOOP("Actions", "&Race of Two Solvers")},
     .run = [](const WindowParts& parts) { parts.dialogs.race(); }},
    {.spec = {.id = "solvenow",
              .menu = MenuId::Solve,
              .text = QT_TRANSLATE_NOOP("Actions", "&Solve Now"),
              .needs = Needs::NoWatch},
     .run = [](const WindowParts& parts) { parts.session.checker().solveNow(); }},
    {.spec = {.id = "countsolutions", .menu = MenuId::Solve, .text = QT_TRANSLATE_NOOP("Actions", "&Count Solutions")},
     .run = [](const WindowParts& parts) { parts.dialogs.countSolutions(); }},
    {.spec = {.id = "compare", .menu = MenuId::Solve, .text = QT_TRANSLATE_NOOP("Actions", "C&ompare Solvers")},
     .run = [](const WindowParts& parts) { parts.dialogs.compareSolvers(); }},
};

} // namespace

std::span<const ActionRow> gameActions() {
    return kActions;
}

} // namespace ninefold::window
