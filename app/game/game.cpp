// SPDX-License-Identifier: MIT
// Only the undo stack changes the sheet. Doing, undoing, discarding a branch and going back before a mistake are
// therefore the same: moves applied forwards or backwards.
#include "app/game/game.h"

#include "app/game/editcells.h"
#include "app/game/history.h"

#include <QSignalBlocker>

#include <algorithm>
#include <cassert>

namespace ninefold::game {
namespace {

/// A cell without marks claims nothing; in a cell with marks a missing solution digit is a mistake.
bool isRight(const Sheet& sheet, const Game::Digits81& solution) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        const CellState& state = sheet.cells[cell];
        if (state.value != 0 && state.value != solution[cell]) return false;
        if (state.value == 0 && !state.candidates.empty() && !state.candidates.has(solution[cell])) return false;
    }
    return true;
}

} // namespace

Game::Game(QObject* parent) : QObject(parent) {
    connect(&stack_, &QUndoStack::indexChanged, this, [this](int done) {
        if (quiet_) return;
        checkBranch(done);
        emit stepped(done);
    });
}

Game::~Game() {
    // The stack's last signals must not reach a half-destroyed game.
    quiet_ = true;
}

void Game::start(const formats::Puzzle& puzzle) {
    quiet_ = true;
    // The moves of the previous game are invalid on the new sheet.
    stack_.clear();
    branch_.reset();
    about_ = puzzle;
    about_.history.clear();
    sheet_ = sheetOf(puzzle);
    {
        // Listeners get one signal for the whole start, not one for each restored move.
        const QSignalBlocker blocker(this);
        restoreHistory(puzzle);
    }
    clashes_ = clashingCells(sheet_.digits());
    clock_.set(std::clamp<qint64>(puzzle.elapsedMs, 0, kMaxElapsedMs));
    quiet_ = false;
    emit started();
}

void Game::restoreHistory(const formats::Puzzle& puzzle) {
    formats::Puzzle played = puzzle;
    // Starts at the beginning: pushing the moves applies them again.
    sheet_ = tidyHistory(played);
    for (const Move& move : played.history) stack_.push(new EditCells(*this, move));
    stack_.setIndex(static_cast<int>(played.historyDone));
}

formats::Puzzle Game::puzzle() const {
    formats::Puzzle puzzle = about_;
    putSheet(sheet_, puzzle);
    puzzle.history.reserve(stack_.count());
    for (int index = 0; index < stack_.count(); ++index) puzzle.history.push_back(moveAt(index));
    puzzle.historyDone = static_cast<std::size_t>(stack_.index());
    puzzle.elapsedMs = clock_.elapsedMs();
    return puzzle;
}

void Game::setLevel(rating::Level level) {
    about_.level = rating::levelName(level);
    emit graded();
}

const Move& Game::moveAt(int index) const {
    assert(index >= 0 && index < stack_.count());
    return static_cast<const EditCells*>(stack_.command(index))->move();
}

bool Game::play(Changes changes, std::vector<DrawnLink> links) {
    if (changes.empty() && links.empty()) return false;
    // Moves that colour a solved board do not solve it again.
    const bool wasSolved = isSolved();
    const Move move{clock_.elapsedMs(), std::move(changes), std::move(links)};
    quiet_ = true;
    // Calls EditCells::redo, which calls apply().
    stack_.push(new EditCells(*this, move));
    quiet_ = false;
    checkBranch(stack_.index());
    emit played(move);
    if (isSolved() && !wasSolved) emit solved();
    return true;
}

void Game::apply(const Move& move, bool forward) {
    sheet_.apply(move, forward);
    Cells cells;
    for (const CellChange& change : move.changes) cells.add(change.cell);
    for (const DrawnLink& link : move.links) cells |= Cells::of(link.from.cell) | Cells::of(link.to.cell);
    // Computed for the whole board: a digit may clash with cells far from the move.
    clashes_ = clashingCells(sheet_.digits());
    emit changed(cells);
}

void Game::beginBranchAt(int move) {
    assert(move >= 0);
    // Finds the base of the branch by taking moves back on a copy.
    Sheet base = sheet_;
    for (int index = stack_.index(); index-- > move;) base.apply(moveAt(index), false);
    branch_ = Branch{move, base};
    emit branchChanged();
}

void Game::keepBranch() {
    branch_.reset();
    emit branchChanged();
}

void Game::dropBranch() {
    if (!branch_) return;
    const int start = branch_->start;
    branch_.reset();
    // setIndex undoes the moves; they can still be redone.
    stack_.setIndex(start);
    emit branchChanged();
}

Cells Game::branchCells() const {
    Cells cells;
    if (!branch_) return cells;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        // Only cells that differ from the base belong to the branch.
        if (sheet_.value(cell) != 0 && sheet_.value(cell) != branch_->base.value(cell)) cells.add(cell);
    return cells;
}

void Game::checkBranch(int done) {
    // A branch ends when its first move is undone.
    if (branch_ && done < branch_->start) keepBranch();
}

bool Game::isRight(const Digits81& solution) const {
    return ninefold::game::isRight(sheet_, solution);
}

int Game::lastRight(const Digits81& solution) const {
    // On a copy, from the newest move back.
    Sheet sheet = sheet_;
    int done = stack_.index();
    while (done > 0 && !ninefold::game::isRight(sheet, solution)) sheet.apply(moveAt(--done), false);
    return done;
}

} // namespace ninefold::game
