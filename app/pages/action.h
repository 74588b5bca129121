// SPDX-License-Identifier: MIT
#pragma once

namespace ninefold::pages {

class Page;

enum class MenuId { File, Edit, Puzzle, Marks, Hint, Solve, View, Help };
inline constexpr int kMenus = 8;

/// What must be true for an action to be possible. Flags: an action may need several.
enum class Needs : unsigned {
    Nothing = 0,
    /// The game is on the board. While a solver or a replay is watched, the game cannot be changed.
    NoWatch = 1U << 0,
    /// A solver or a replay is watched.
    Watch = 1U << 1,
    /// The game has moves, which can be replayed.
    Moves = 1U << 2,
    /// There is a move, or a game before this one, to go back to.
    Undo = 1U << 3,
    Redo = 1U << 4,
    /// The board differs from the puzzle as it was given.
    Progress = 1U << 5,
    /// A branch is being tried.
    Branch = 1U << 6,
    /// A hint is open.
    Hint = 1U << 7,
    /// The hint is visible and says what to do.
    HintMove = 1U << 8,
    /// The game is paused.
    Paused = 1U << 9,
    /// The room of the puzzle is open. Actions of pages need it.
    Puzzle = 1U << 10,
    /// A step is explained, which can be shown as a demonstration.
    ShownStep = 1U << 11,
};

constexpr Needs operator|(Needs a, Needs b) {
    return static_cast<Needs>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

/// `needs` if the condition is met, for collecting what is met.
constexpr Needs metIf(bool condition, Needs needs) {
    return condition ? needs : Needs::Nothing;
}

constexpr bool isMet(Needs needs, Needs met) {
    return (needs | met) == met;
}

/// How an action appears in the menus, and when it is possible. The texts are translated in the context "Actions".
struct ActionSpec {
    const char* id = "";
    MenuId menu = MenuId::File;
    const char* text = "";
    /// Portable key sequences separated by "; ".
    const char* keys = "";
    Needs needs = Needs::Nothing;
    bool onToolbar = false;
    /// In a narrow window the action is only in the menu. 1 = it leaves the toolbar first, 0 = it stays.
    int leavesToolbar = 0;
    /// A line on the toolbar before it.
    bool startsToolGroup = false;
    /// The tool at the end of the toolbar, filled while the first page is open.
    bool isPrimaryTool = false;
    bool separatorBefore = false;
    /// A shorter label for the toolbar.
    const char* brief = nullptr;
    /// The id of a submenu that the arrow of its tool opens.
    const char* arrowMenu = nullptr;
    /// What it does, in one sentence: in the status line while the entry is highlighted, and in the tooltip of the
    /// tool.
    const char* about = nullptr;
    /// Another text while this is true.
    Needs otherWhile = Needs::Nothing;
    const char* otherText = nullptr;
    /// For a page's action: the action of the menu that it follows. Otherwise a page's actions come first.
    const char* after = nullptr;
};

/// An action that a page carries out.
struct PageAction {
    ActionSpec spec;
    void (*run)(Page& page) = nullptr;
};

} // namespace ninefold::pages
