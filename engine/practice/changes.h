// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/step.h"

#include <vector>

namespace ninefold::practice {

/// What a player does to a position, sorted and without duplicates: a set.
using Changes = std::vector<logic::Deduction>;

Changes sorted(Changes changes);
bool has(const Changes& all, const logic::Deduction& one);
bool meet(const Changes& a, const Changes& b);
bool contains(const Changes& all, const Changes& some);
Changes without(const Changes& a, const Changes& b);
Changes together(const Changes& a, const Changes& b);
Changes common(const Changes& a, const Changes& b);

} // namespace ninefold::practice
