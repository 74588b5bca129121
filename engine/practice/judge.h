// SPDX-License-Identifier: MIT
#pragma once

#include "engine/practice/objection.h"

#include <optional>
#include <stop_token>
#include <string_view>

namespace ninefold::practice {

enum class Verdict {
    Right,    ///< a step of the technique, or several, each of them whole
    Partly,   ///< part of a step of the technique
    Other,    ///< true, by other techniques
    Unproved, ///< true, but no step shows it
    Wrong,    ///< not all of it is true
    Nothing,  ///< the position would stay as it is
};

/// For scripts and the library: "right", "partly", "other", "wrong"; what is unproved is "other", nothing is "wrong".
std::string_view verdictName(Verdict verdict);

struct Judgement {
    Verdict verdict = Verdict::Nothing;
    /// What proves the answer. Right: the steps of the technique; partly: those that it is part of; other: the steps
    /// of other techniques, the easiest first.
    std::vector<logic::Step> steps = {};
    /// Does the technique have a step in the position? Not looked for where the answer is wrong.
    bool isThere = true;
    /// Partly: what these steps do besides.
    Changes missing = {};
    /// Wrong: why.
    std::optional<Objection> objection = std::nullopt;
};

/// What a teacher says to an answer. A digit that is placed also counts as the removal of all others from its cell, and
/// the removal of all others as the digit. Who has found a whole step may do more that is true: a single that it
/// leaves.
Judgement judge(const Question& question, const Changes& answer, const std::stop_token& stop = {});

/// All that the technique can do in the position, for each distinct effect one step, the largest first.
std::vector<logic::Step> stepsAsked(const Question& question, const std::stop_token& stop = {});

} // namespace ninefold::practice
