// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/technique.h"

namespace ninefold::logic {

// Legends that several techniques share.

/// Nothing but one crossing or one line to look at.
inline constexpr RoleText kOneHoldsLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "one of these is {digits}")},
};

/// Naked and hidden sets.
inline constexpr RoleText kSetLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "{digits} fill these cells")},
};

inline constexpr RoleText kFishLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "places of {digits} in {base} and {cover}")},
    {Role::Extra, NINEFOLD_TEXT("Legends", "the other places of {digits} in {base}")},
};

/// Two strong links that meet: the ends, and the places where they meet.
inline constexpr RoleText kTwoLinksLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "one of these is {digits}")},
    {Role::Off, NINEFOLD_TEXT("Legends", "at most one of these is {digits}")},
};

/// Two colours of which one is true; which one is not known.
inline constexpr RoleText kTwoColoursLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "either all of these are true")},
    {Role::Off, NINEFOLD_TEXT("Legends", "or all of these are true")},
};

inline constexpr std::string_view kSharedSetText =
                                      NINEFOLD_TEXT("Legends", "cells that share {setdigits} with {guards}"),
                                  kGuardsText = NINEFOLD_TEXT("Legends", "one of these must be true");

/// Patterns that would allow two solutions.
inline constexpr RoleText kDeadlyLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "these alone would allow two solutions")},
    {Role::Off, kSharedSetText},
    {Role::Extra, kGuardsText},
};

inline constexpr std::string_view kAlmostLockedText =
    NINEFOLD_TEXT("Legends", "{name}: without one digit, it needs all its others");

inline constexpr RoleText kAlmostLockedLegend[] = {
    {Role::SetA, kAlmostLockedText}, {Role::SetB, kAlmostLockedText}, {Role::SetC, kAlmostLockedText},
    {Role::SetD, kAlmostLockedText}, {Role::SetE, kAlmostLockedText}, {Role::SetF, kAlmostLockedText},
    {Role::SetG, kAlmostLockedText},
};

/// Not always a plain almost locked set: chains also use a set with one more cell (WidenedSet in parts/links.h).
inline constexpr std::string_view kChainSetText = NINEFOLD_TEXT("Legends", "{name}: cells that a line needs together");

/// Marks depend on the first statement of the chain, which may be that a candidate holds or that it does not.
inline constexpr RoleText kChainLegend[] = {
    {Role::On, NINEFOLD_TEXT("Legends", "true if {start:if}")},
    {Role::Off, NINEFOLD_TEXT("Legends", "false if {start:if}")},
    {Role::SetA, kChainSetText},
    {Role::SetB, kChainSetText},
    {Role::SetC, kChainSetText},
    {Role::SetD, kChainSetText},
    {Role::SetE, kChainSetText},
    {Role::SetF, kChainSetText},
    {Role::SetG, kChainSetText},
};

inline constexpr std::string_view kTrueInOneCase = NINEFOLD_TEXT("Legends", "true in one of the cases"),
                                  kFalseInOneCase = NINEFOLD_TEXT("Legends", "false in one of the cases");

/// Several starting candidates of which one is true.
inline constexpr RoleText kCasesLegend[] = {
    {Role::On, kTrueInOneCase},  {Role::Off, kFalseInOneCase}, {Role::SetA, kChainSetText},
    {Role::SetB, kChainSetText}, {Role::SetC, kChainSetText},  {Role::SetD, kChainSetText},
    {Role::SetE, kChainSetText}, {Role::SetF, kChainSetText},  {Role::SetG, kChainSetText},
};

} // namespace ninefold::logic
