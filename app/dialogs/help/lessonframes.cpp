// SPDX-License-Identifier: MIT
#include "app/dialogs/help/lessonframes.h"

#include "engine/logic/finder.h"
#include "engine/logic/overlay.h"
#include "engine/logic/position.h"

namespace ninefold::dialogs::lessons {
namespace {

constexpr std::string_view kPuzzle =
    "6.371.....956..387.4.3.....47.253.683.98..5.4.68.7423.7.....8939....764.85....7..";
constexpr std::string_view kSolution =
    "683715429195642387247398156471253968329861574568974231714526893932187645856439712";

constexpr Cell cellAt(int row, int column) {
    return 9 * (row - 1) + column - 1;
}

/// In the puzzle this cell has only its solution left.
constexpr Cell kWritten = cellAt(1, 2);

logic::Frame start(NameStyle names) {
    logic::Frame frame;
    frame.names = names;
    const Grid grid = Grid::fromCells(kPuzzle);
    frame.givens = grid.givens();
    for (const Cell cell : frame.givens) frame.cells[cell].value = static_cast<std::uint8_t>(grid.value(cell));
    return frame;
}

void write(logic::Frame& frame, Cell cell) {
    frame.cells[cell].value = static_cast<std::uint8_t>(kSolution[static_cast<std::size_t>(cell)] - '0');
}

void select(logic::Frame& frame, Cell cell) {
    frame.selected = Cells::of(cell);
    frame.peers = kPeers[cell];
    frame.cursor = cell;
}

} // namespace

std::string_view puzzle() {
    return kPuzzle;
}

std::string_view solution() {
    return kSolution;
}

logic::Frame rule(NameStyle names) {
    logic::Frame frame = start(names);
    for (Cell cell = 0; cell < kCellCount; ++cell) write(frame, cell);
    for (const House house : {rowHouse(1), columnHouse(7), boxHouse(6)})
        frame.houses.push_back({logic::HouseRole::Look, house});
    return frame;
}

logic::Frame writing(NameStyle names) {
    logic::Frame frame = start(names);
    write(frame, kWritten);
    select(frame, kWritten);
    return frame;
}

logic::Frame candidates(NameStyle names) {
    logic::Frame frame = start(names);
    write(frame, kWritten);
    Grid grid = Grid::fromCells(kPuzzle);
    grid.place(kWritten, frame.cells[kWritten].value);
    for (const Cell cell : grid.blanks()) frame.cells[cell].candidates = grid.candidates(cell);
    select(frame, cellAt(3, 1));
    frame.marking = true;
    return frame;
}

logic::Frame hint(NameStyle names) {
    logic::Frame frame = start(names);
    const logic::Finder finder(logic::Profile::standard(), true);
    if (const auto step = finder.next(logic::Position(Grid::fromCells(kPuzzle))))
        logic::lay(logic::overlayOf(*step), frame);
    return frame;
}

logic::Frame mistakes(NameStyle names) {
    logic::Frame frame = start(names);
    write(frame, kWritten);
    // There is a 4 in the box already.
    const Cell repeated = cellAt(2, 1), same = cellAt(3, 2), wrong = cellAt(1, 6);
    frame.cells[repeated].value = frame.cells[same].value;
    frame.clashes = Cells::of(repeated) | Cells::of(same);
    frame.cells[wrong].value = 2;
    frame.wrong = Cells::of(wrong);
    return frame;
}

logic::Frame trying(NameStyle names) {
    logic::Frame frame = start(names);
    write(frame, kWritten);
    for (const Cell cell : {cellAt(2, 1), cellAt(3, 1), cellAt(3, 3)}) {
        write(frame, cell);
        frame.branch.add(cell);
    }
    select(frame, cellAt(3, 3));
    return frame;
}

} // namespace ninefold::dialogs::lessons
