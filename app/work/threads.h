// SPDX-License-Identifier: MIT
#pragma once

class QThreadPool;

namespace ninefold {

// The program's own threads. Work of one kind never waits for work of another, and none of it for what other parts of
// Qt do in the global pool. Each pool belongs to the application, which at its end waits for what was told to stop.

/// For what somebody waits for: a file that is read or written.
QThreadPool& shortWorkThreads();

/// For what may take minutes or never end: counting solutions, rating a puzzle, comparing solvers. Each runs for a
/// window that the player has opened, and none of these waits until another is closed.
QThreadPool& longWorkThreads();

/// For long lists. A core is left for the window and for what is asked of it meanwhile.
QThreadPool& batchThreads();

} // namespace ninefold
