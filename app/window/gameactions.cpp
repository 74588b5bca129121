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

void restart(const WindowParts& parts) {
    parts.session.game().restart();
    parts.session.announcer().say(
        QCoreApplication::translate("Actions", "The puzzle starts again. Undo brings your digits back."));
}

void fillHighlighted(const WindowParts& parts) {
    game::PlayerInput& input = parts.session.input();
    const Digit digit = input.selection().highlight();
    if (digit != 0) return input.fillCandidates(Digits::of(digit), false);
    parts.session.announcer().say(
        QCoreApplication::translate("Actions", "Highlight a digit first: hold Alt and press the digit."));
}

constexpr ActionRow kActions[] = {
    {.spec = {.id = "check",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Check"),
              .keys = "K",
              .needs = Needs::NoWatch,
              .onToolbar = true,
              .startsToolGroup = true,
              .about = QT_TRANSLATE_NOOP("Actions",
                                         "Compares your digits with the solution once, and says which are wrong.")},
     .run = [](const WindowParts& parts) { parts.session.checker().check(); }},
    {.spec = {.id = "back",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Back to Before the Mistake"),
              .keys = "Ctrl+B",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions", "Takes back all moves since the first mistake.")},
     .run = [](const WindowParts& parts) { parts.session.checker().goBeforeMistake(); }},
    {.spec = {.id = "own",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Enter Your Own"),
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions", "Type in a puzzle from a newspaper or a book.")},
     .run = [](const WindowParts& parts) { parts.session.entry().begin(); }},
    {.spec = {.id = "pause",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Pause"),
              .keys = "P",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions", "Stops the clock and covers the board."),
              .otherWhile = Needs::Paused,
              .otherText = QT_TRANSLATE_NOOP("Actions", "Resum&e")},
     .run = togglePause},
    {.spec = {.id = "properties",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "Propert&ies"),
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions", "Level, ratings, source and other facts about this puzzle.")},
     .run = [](const WindowParts& parts) { parts.dialogs.showProperties(); }},
    {.spec = {.id = "restart",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Restart"),
              .needs = Needs::NoWatch | Needs::Progress,
              .about = QT_TRANSLATE_NOOP("Actions", "Takes away all that you have written; Undo brings it back.")},
     .run = restart},
    {.spec = {.id = "try",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Try Something Out"),
              .keys = "T",
              .needs = Needs::NoWatch,
              .separatorBefore = true,
              .about = QT_TRANSLATE_NOOP("Actions",
                                         "What you write now has a second colour; later you keep or drop all of it."),
              .otherWhile = Needs::Branch,
              .otherText = QT_TRANSLATE_NOOP("Actions", "&Keep What You Tried")},
     .run = [](const WindowParts& parts) { parts.session.branching().toggle(); }},
    {.spec = {.id = "droptry",
              .menu = MenuId::Puzzle,
              .text = QT_TRANSLATE_NOOP("Actions", "&Drop What You Tried"),
              .keys = "Shift+T",
              .needs = Needs::NoWatch | Needs::Branch,
              .about = QT_TRANSLATE_NOOP("Actions", "Takes back all that you wrote in the second colour.")},
     .run = [](const WindowParts& parts) { parts.session.branching().drop(); }},

    {.spec = {.id = "fill",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "&Fill In Candidates"),
              .keys = "M",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions",
                                         "Writes into every empty cell the digits that the rules still allow there.")},
     .run = [](const WindowParts& parts) { parts.session.input().fillCandidates(Digits::all(), false); }},
    {.spec = {.id = "fillcells",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Fill In Candidates of the &Selection"),
              .keys = "Shift+M",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions", "The same, only in the cells that are selected.")},
     .run = [](const WindowParts& parts) { parts.session.input().fillCandidates(Digits::all(), true); }},
    {.spec = {.id = "filldigit",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Fill In Candidates of the &Highlighted Digit"),
              .keys = "Ctrl+Alt+M",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions", "The same, only for the digit that is highlighted.")},
     .run = fillHighlighted},
    {.spec = {.id = "clean",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "&Remove Impossible Candidates"),
              .keys = "Ctrl+M",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP(
                  "Actions", "Removes once all candidates that a digit in their row, column or box rules out.")},
     .run = [](const WindowParts& parts) { parts.session.input().cleanCandidates(); }},
    {.spec = {.id = "erasemarks",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "&Erase All Candidates and Marks"),
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
              .text = QT_TRANSLATE_NOOP("Actions", "&Auto-clean Candidates"),
              .separatorBefore = true,
              .about = QT_TRANSLATE_NOOP("Actions",
                                         "Writing a digit removes it from the candidates of its row, column and box.")},
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
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP(
                  "Actions", "Candidates are the digits that a cell can still hold; hints work with them.")},
     .run = [](const WindowParts& parts) { parts.session.inputMode().choose(game::EntryMode::Candidates); }},
    {.spec = {.id = "corner",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Write Corner Mar&ks"),
              .keys = "X",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP(
                  "Actions",
                  "Small digits in the corners of a cell: notes of your own, which the program leaves alone.")},
     .run = [](const WindowParts& parts) { parts.session.inputMode().choose(game::EntryMode::Corner); }},
    {.spec = {.id = "centre",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Write Cen&tre Marks"),
              .keys = "C",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP(
                  "Actions",
                  "Small digits in the middle of a cell: notes of your own, which the program leaves alone.")},
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
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions", "Draws lines between candidates, to follow what depends on what.")},
     .run = [](const WindowParts& parts) { parts.session.inputMode().choose(game::EntryMode::Link); }},
    {.spec = {.id = "nextmode",
              .menu = MenuId::Marks,
              .text = QT_TRANSLATE_NOOP("Actions", "Ne&xt Mode"),
              .keys = "Space",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions", "Changes what the digit keys write.")},
     .run = [](const WindowParts& parts) { parts.session.inputMode().chooseNext(); }},

    {.spec = {.id = "why",
              .menu = MenuId::Hint,
              .text = QT_TRANSLATE_NOOP("Actions", "&Why Not This Digit..."),
              .keys = "W",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions", "Says what rules a digit out in the selected cell.")},
     .run = [](const WindowParts& parts) { parts.board.askWhy(); }},
    {.spec = {.id = "fillsingles",
              .menu = MenuId::Hint,
              .text = QT_TRANSLATE_NOOP("Actions", "&Fill In Singles"),
              .keys = "F",
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP(
                  "Actions", "Writes every digit that has only one place left, or that is alone in its cell.")},
     .run = [](const WindowParts& parts) { parts.session.singles().fill(); }},
    {.spec = {.id = "techniques",
              .menu = MenuId::Hint,
              .text = QT_TRANSLATE_NOOP("Actions", "Choose &Techniques..."),
              .about = QT_TRANSLATE_NOOP("Actions", "Which techniques hints and steps use, and in which order.")},
     .run = [](const WindowParts& parts) { parts.dialogs.chooseTechniques(); }},

    {.spec = {.id = "race",
              .menu = MenuId::Solve,
              .text = QT_TRANSLATE_NOOP("Actions", "Two Solvers Si&de by Side"),
              .needs = Needs::Puzzle,
              .about = QT_TRANSLATE_NOOP("Actions", "Two solvers work on this puzzle at the same time.")},
     .run = [](const WindowParts& parts) { parts.dialogs.race(); }},
    {.spec = {.id = "solvenow",
              .menu = MenuId::Solve,
              .text = QT_TRANSLATE_NOOP("Actions", "&Solve Now"),
              .needs = Needs::NoWatch,
              .about = QT_TRANSLATE_NOOP("Actions", "Fills in the whole solution.")},
     .run = [](const WindowParts& parts) { parts.session.checker().solveNow(); }},
    {.spec = {.id = "countsolutions",
              .menu = MenuId::Solve,
              .text = QT_TRANSLATE_NOOP("Actions", "&Count Solutions"),
              .needs = Needs::Puzzle,
              .about = QT_TRANSLATE_NOOP("Actions", "A proper Sudoku has exactly one.")},
     .run = [](const WindowParts& parts) { parts.dialogs.countSolutions(); }},
    {.spec = {.id = "compare",
              .menu = MenuId::Solve,
              .text = QT_TRANSLATE_NOOP("Actions", "C&ompare Solver Times"),
              .needs = Needs::Puzzle,
              .about = QT_TRANSLATE_NOOP("Actions",
                                         "How long each solver takes for this puzzle, and how much it has to guess.")},
     .run = [](const WindowParts& parts) { parts.dialogs.compareSolvers(); }},
};

} // namespace

std::span<const ActionRow> gameActions() {
    return kActions;
}

} // namespace ninefold::window
