// SPDX-License-Identifier: MIT
#pragma once

#include "app/game/clock.h"
#include "app/game/edits.h"
#include "engine/rating/level.h"

#include <QObject>
#include <QUndoStack>

#include <optional>

namespace ninefold::game {

/// One puzzle being played: its sheet, its undo stack, its clock. Every change is one EditCells on the stack.
class Game : public QObject {
    Q_OBJECT

public:
    explicit Game(QObject* parent = nullptr);
    ~Game() override;

    /// Starts a game, or continues one that has a history.
    void start(const formats::Puzzle& puzzle);
    /// All data of the game now, including its history.
    formats::Puzzle puzzle() const;
    /// The data that came with the puzzle: names, level, source.
    const formats::Puzzle& about() const { return about_; }
    /// The level of a puzzle that came without one, found out since.
    void setLevel(rating::Level level);

    const Sheet& sheet() const { return sheet_; }
    /// The cells whose digit occurs twice in a house.
    Cells clashes() const { return clashes_; }
    /// A game without givens is one that is still being typed in.
    bool isEntering() const { return sheet_.givens.empty() && !about_.marksBind; }
    bool isFull() const { return sheet_.blanks().empty(); }
    bool isSolved() const { return isFull() && clashes_.empty(); }

    /// Makes the changes one undoable move, in which the links are toggled as well. False if there is nothing to
    /// change.
    bool play(Changes changes, std::vector<DrawnLink> links = {});
    bool restart() { return play(changesBetween(sheet_, sheet_.blank()), sheet_.links); }

    // A branch: digits tried in a second colour, kept or discarded together.
    bool isTrying() const { return branch_.has_value(); }
    Cells branchCells() const;
    void beginBranch() { beginBranchAt(stack_.index()); }
    /// Starts a branch at an earlier move, which includes the moves made since.
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
    /// Is every digit correct, and no needed candidate removed?
    bool isRight(const Digits81& solution) const;
    /// The number of moves up to the last correct position; the number of done moves if the current position is
    /// correct.
    int lastRight(const Digits81& solution) const;

signals:
    void started();
    /// The puzzle has a level now.
    void graded();
    /// The display of these cells must be updated.
    void changed(ninefold::Cells cells);
    /// A new move was pushed on the stack.
    void played(const ninefold::Move& move);
    /// Undo or redo changed the number of done moves.
    void stepped(int done);
    void branchChanged();
    void solved();

private:
    friend class EditCells;
    void apply(const Move& move, bool forward);
    void restoreHistory(const formats::Puzzle& puzzle);
    void checkBranch(int done);

    struct Branch {
        int start;
        Sheet base;
    };

    formats::Puzzle about_;
    Sheet sheet_;
    Cells clashes_;
    QUndoStack stack_;
    Clock clock_;
    std::optional<Branch> branch_;
    /// True while the undo stack changes for another reason than undo and redo: a move is played or a game restored.
    /// Then `stepped` is not reported.
    bool quiet_ = false;
};

} // namespace ninefold::game
