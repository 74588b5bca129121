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
    Unproved, ///< true, but no step shows all of it
    Wrong,    ///< not all of it is true
    Nothing,  ///< the position would stay as it is
};

/// For scripts and the library: "right", "partly", "other", "wrong"; what is unproved is "other", nothing is "wrong".
std::string_view verdictName(Verdict verdict);

struct Judgement {
    Verdict verdict = Verdict::Nothing;
    /// What proves the answer. Right, or unproved: the steps of the technique that are whole; partly: those that it is
    /// part of; other: the steps of other techniques, the easiest first.
    std::vector<logic::Step> steps = {};
    /// Right: the steps of other techniques that prove what the answer does besides.
    std::vector<logic::Step> besides = {};
    /// Does the technique have a step in the position?
    bool isThere = true;
    /// Partly: what these steps do besides.
    Changes missing = {};
    /// Wrong: why, and whether all of it is.
    std::optional<Objection> objection = std::nullopt;
    bool isAllWrong = true;
    /// Not right: a removal that would break the pattern of a step, which many take for what goes.
    std::optional<logic::Deduction> ofPattern = std::nullopt;
};

/// What a teacher says to an answer. A digit that is placed also counts as the removal of all others from its cell, and
/// the removal of all others as the digit. Who has found a whole step may do more that is true: a single that it
/// leaves.
Judgement judge(const Question& question, const Changes& answer, const std::stop_token& stop = {});

/// All that the technique can do in the position, for each distinct effect one step, the largest first.
std::vector<logic::Step> stepsAsked(const Question& question, const std::stop_token& stop = {});

} // namespace ninefold::practice
