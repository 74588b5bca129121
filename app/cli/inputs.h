// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/reading.h"

#include <QString>

namespace ninefold::cli {

/// What an input argument of a call can be: standard input ("-"), a file, a named pipe, or a puzzle itself.
enum class InputKind { StandardInput, File, Pipe, Puzzle };

/// An argument is a puzzle if it looks like the cells of one and no file has that name.
InputKind kindOfInput(const QString& input);

/// Reads a file as readFile does, and also the inputs that only a command line can name. Opening a named pipe waits
/// until another program writes to it or the user interrupts.
Result<documents::ReadSummary> readInput(const QString& input, formats::PuzzleSink& sink);

} // namespace ninefold::cli
