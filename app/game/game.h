// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/clock.h"
#include "app/game/edits.h"

#include <QObject>
#include <QUndoStack>

#include <optional>

namespace ninefold {

/// One puzzle being played: its sheet, its undo stack, its clock. Every change is one EditCells on the stack.
class Game : public QObject {
    Q_OBJECT

public:
    explicit Game(QObject* parent = nullptr);
    ~Game() override;

    /// Begins a game, or goes on with one that has a history.
    void start(const Puzzle& puzzle);
    /// All that is known of the game now, its history included.
    Puzzle puzzle() const;
    /// What came with the puzzle: names, level, source.
    const Puzzle& about() const { return about_; }

    const Sheet& sheet() const { return sheet_; }
    /// The cells whose digit stands twice in a house.
    Cells clashes() const { return clashes_; }
    /// A game without givens is one that is still being typed in.
    bool isEntering() const { return sheet_.givens.empty() && !about_.marksBind; }
    bool isFull() const { return sheet_.blanks().empty(); }
    bool isSolved() const { return isFull() && clashes_.empty(); }

    /// Makes the changes one undoable move; the links turn over with it. False when there is nothing to change.
    bool play(Changes changes, std::vector<DrawnLink> links = {});
    bool restart() { return play(changesBetween(sheet_, sheet_.blank()), sheet_.links); }

    // A branch: digits tried in a second ink, kept or dropped as a whole.
    bool isTrying() const { return branch_.has_value(); }
    Cells branchCells() const;
    void beginBranch() { beginBranchAt(stack_.index()); }
    /// The branch takes in the moves that were done since.
    void beginBranchAt(int move);
    int branchStart() const { return branch_ ? branch_->start : -1; }
    void keepBranch();
    void dropBranch();

    QUndoStack& stack() { return stack_; }
    const QUndoStack& stack() const { return stack_; }
    const Move& moveAt(int index) const;
    Clock& clock() { return clock_; }
    const Clock& clock() const { return clock_; }

    using Digits81 = std::array<std::uint8_t, kCellCount>;
    /// Is every digit right, and no candidate struck out that is needed?
    bool isRight(const Digits81& solution) const;
    /// The number of moves that led to the last right position; the number of done moves when it is right now.
    int lastRight(const Digits81& solution) const;

signals:
    void started();
    /// These cells look different now.
    void changed(ninefold::Cells cells);
    /// A new move stands on the stack.
    void played(const ninefold::Move& move);
    /// The number of done moves became another by undo or redo.
    void stepped(int done);
    void branchChanged();
    void solved();

private:
    friend class EditCells;
    void apply(const Move& move, bool forward);
    void restoreHistory(const Puzzle& puzzle);
    void checkBranch(int done);

    struct Branch {
        int start;
        Sheet base;
    };

    Puzzle about_;
    Sheet sheet_;
    Cells clashes_;
    QUndoStack stack_;
    Clock clock_;
    std::optional<Branch> branch_;
    /// A move being pushed tells of itself as `played`, one being restored not at all.
    bool quiet_ = false;
};

} // namespace ninefold
