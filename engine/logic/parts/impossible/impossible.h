// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/deadly.h"

#include <functional>

namespace ninefold::logic {

// Patterns that cannot be filled with their own digits alone. So one of their guards, the other candidates of their
// cells, is true, in every puzzle: what follows is the same as for deadly patterns, but a unique solution is not
// needed for it.

/// Adds to the drawing of a step and its values, for example the links of a loop.
using DrawPattern = std::function<void(Step&)>;

/// Reports the conclusions of this type, as concludeDeadly does. A text for several types sees which of them it is by
/// the digits "only" (OneCell), "same" (SameDigit), "setdigits" (Subset) or "linked" (StrongLink).
bool concludeImpossible(const Position& position, const Deadly& pattern, DeadlyType type, const DrawPattern& draw,
                        LogicSearch& search, StepSink& sink);

inline constexpr std::string_view kImpossibleConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because {cells} cannot all be filled with {pattern} alone.");

/// For one guard cell, and for several guards: [types SameDigit, Subset and StrongLink].
inline constexpr std::string_view kImpossibleCellText =
    NINEFOLD_TEXT("Steps", "If {guards} were {pattern:or}, only these digits would be in {cells}. However they are "
                           "placed, two equal digits meet in a row, column or box. So {guards} is none of them.");
inline constexpr std::string_view kImpossibleGuardsText = NINEFOLD_TEXT(
    "Steps", "With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are "
             "placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} "
             "that uses up {setdigits} in {house}.][{house}'s {linked} is in {guards:or}, so neither can be {lost}.]");

inline constexpr std::string_view kLeftOverText = NINEFOLD_TEXT("Legends", "these alone cannot fill their cells");

inline constexpr RoleText kImpossibleLegend[] = {
    {Role::On, kLeftOverText},
    {Role::Off, kSharedSetText},
    {Role::Extra, kGuardsText},
};

/// What all techniques with such patterns have in common.
constexpr Technique impossibleTechnique(std::string_view id, std::string_view name, int rating, const About& about,
                                        std::string_view text, decltype(Technique::find) search) {
    return {
        .id = id,
        .name = name,
        .family = Family::Coloring,
        .rating = rating,
        .about = &about,
        .conclusion = kImpossibleConclusion,
        .text = text,
        .notation = kDeadlyNotation,
        .legend = kImpossibleLegend,
        .find = search,
    };
}

} // namespace ninefold::logic
