// SPDX-License-Identifier: MIT
#pragma once

#include "engine/generator/canonical.h"
#include "engine/generator/maker.h"
#include "engine/generator/training.h"
#include "engine/practice/question.h"

#include <optional>
#include <set>
#include <stop_token>

namespace ninefold::practice {

/// How much there is to look through before the step is found.
enum class Effort { Easy, Medium, Hard };
std::string_view effortName(Effort effort);

/// A position in which the technique is the easiest step, and such a step.
using Example = generator::Training::Example;

/// By the candidates on the board, and how many steps of the technique there are to choose from.
Effort effortOf(const Grid& position);

/// Positions to practise a technique, one after the other: a new puzzle is followed along the path of a person up to a
/// step of the technique. Where many puzzles have none, candidates are ruled out of one until it has. The same random
/// numbers give the same position. Reuse one object for many positions; each thread needs its own.
class PositionMaker {
public:
    explicit PositionMaker(const logic::Technique& technique);

    /// Nothing when no puzzle fitted, or when stopped.
    std::optional<Example> make(generator::Random& random, const std::stop_token& stop = {});

private:
    std::optional<Example> cut(const Grid& puzzle, generator::Random& random, const std::stop_token& stop) const;

    const logic::Technique& technique_;
    logic::Finder path_;
    generator::Training training_;
    solve::FastSolver solver_;
};

/// Recognises positions that are the same up to symmetry: they have the same digits in the same places; other
/// candidates may be gone.
class SeenPositions {
public:
    /// False if it was seen before.
    bool add(const Grid& position);

private:
    generator::Canonical canonical_;
    std::set<generator::Canonical::Values> seen_;
};

} // namespace ninefold::practice
