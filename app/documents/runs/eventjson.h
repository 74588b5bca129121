// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/jsonwriter.h"
#include "engine/solve/event.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace ninefold::documents {

/// The words of the contract: "r1c1=5", "r1c1<>5".
std::string literalWord(solve::Literal literal);
/// "decide", "imply" ...
std::string_view kindWord(solve::EventKind kind);
/// "cell r1c1", "row 3 digit 5", "row 3 box 2 digit 5", "clause 12".
std::string reasonWord(solve::Reason reason);
/// ["r1c1<>5", "r3c4=2"]
void writeClause(std::span<const solve::Literal> clause, JsonWriter& json);

/// The fields of one event, into an object that is open; `number` counts from 1.
void writeEventFields(std::uint64_t number, const solve::SolverEvent& event, std::span<const solve::Literal> clause,
                      JsonWriter& json);

} // namespace ninefold::documents
