// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/reading.h"

#include <QString>

namespace ninefold::cli {

/// Something that a call names as its input: a file, "-", a named pipe, or a puzzle itself.
enum class InputKind { StandardInput, File, Pipe, Puzzle };

/// A text is taken for a puzzle when it looks like the cells of one and no file has that name.
InputKind kindOfInput(const QString& input);

/// Reads a file as readFile does, and also what only a command line names. A named pipe is waited for, until somebody
/// writes to it or the user interrupts.
Result<ReadSummary> readInput(const QString& input, PuzzleSink& sink);

} // namespace ninefold::cli
