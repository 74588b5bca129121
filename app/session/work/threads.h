// SPDX-License-Identifier: MIT
#pragma once

class QThreadPool;

namespace ninefold::session {

// The program's thread pools. Work of one kind never waits for work of another kind, nor for Qt's use of the global
// pool. Each pool belongs to the application, which at exit waits for the stopped work.

/// For questions about the board, such as its verdict, a hint or a path: the user waits for the answers. There are
/// enough threads for all kinds of questions at once and for older questions that are about to end.
QThreadPool& questionThreads();

/// For files that are read, and for small ones that are written.
QThreadPool& shortWorkThreads();

/// For lists that are saved where the user says: one thread, so that of two saves to one path the later one stays.
QThreadPool& savingThread();

/// For what is written into the library while the player plays: one thread, which leaves the machine to the others.
QThreadPool& libraryThread();

/// For work that may take minutes or never end: counting solutions, rating a puzzle, comparing solvers. Each belongs
/// to an open window, and none of them waits until another window is closed.
QThreadPool& longWorkThreads();

/// For long lists. Leaves one core for the window and its requests.
QThreadPool& batchThreads();

/// For spare work, such as puzzles that are made ahead: one thread.
QThreadPool& spareThreads();

/// Does the program work on something that the user asked for? Then spare work should leave the machine to it.
bool isBusy();

} // namespace ninefold::session
