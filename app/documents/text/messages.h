// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <QString>

namespace ninefold::documents {

/// One plain sentence about what is wrong and where: "Line 3, cell 41: "A" is neither a digit 1-9 nor a character
/// for a blank cell." It is written for people who know nothing about formats or codes, for the window and the command
/// line.
QString sentence(const Error& error);
/// The same after the name of the file, if it came from one: "notes.txt: No Sudoku was found; ...".
QString sentence(const Error& error, const QString& path);

} // namespace ninefold::documents
