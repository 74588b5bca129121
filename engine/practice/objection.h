// SPDX-License-Identifier: MIT
#pragma once

#include "engine/practice/question.h"

#include <optional>
#include <span>
#include <stop_token>

namespace ninefold::practice {

/// Why a change is wrong, as short as it can be said.
struct Objection {
    enum class Kind {
        Held,          ///< `holder` has a digit: the cell itself, or a peer that holds the digit
        RuledOut,      ///< the digit is no candidate of the cell any more
        OnlyDigit,     ///< the cell has no other candidate than the one that would go
        OnlyPlace,     ///< nor the digit another place in `house`
        Contradiction, ///< `reason` refutes what would be true then: the digit, or what alone would be left
        Solution,      ///< nothing short can be said but what the solution is
    };
    Kind kind = Kind::Solution;
    logic::Deduction change;
    Cell holder = -1;
    /// Of a contradiction against a removal: the only other place of the digit in this house is refuted; -1: the only
    /// other digit of the cell.
    House house = -1;
    std::optional<logic::Step> reason = std::nullopt;
    /// What the cell holds in the solution.
    Digit right = 0;
};

/// The shortest objection to a change that is not true.
Objection objectionTo(const logic::Deduction& change, const Question& question, const std::stop_token& stop = {});
/// The shortest of all to these changes, none of which is true; there must be one.
Objection shortestObjection(std::span<const logic::Deduction> changes, const Question& question,
                            const std::stop_token& stop = {});

} // namespace ninefold::practice
