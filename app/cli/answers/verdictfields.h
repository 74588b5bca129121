// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/jsonwriter.h"
#include "engine/solve/verdict.h"

#include <QString>

#include <string>
#include <string_view>

namespace ninefold::cli {

/// The word of the contract: unique, multiple, none, invalid. Scripts compare it, so it is never translated.
std::string_view statusWord(solve::Verdict::Status status);

/// The same for people, ten characters wide; on a terminal in a colour that shows whether all is well.
QString statusCell(std::string_view word, solve::Verdict::Status status, bool colours);

/// 81 characters, "." for a blank cell.
std::string valuesText(const solve::Verdict::Values& values);

/// The board for people, with frame.
std::string boardText(const solve::Verdict::Values& values);

/// conflicts [{house, digit, cells}]: every digit that occurs twice in a house.
void writeConflicts(const solve::Verdict& verdict, documents::JsonWriter& json);

} // namespace ninefold::cli
