// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/profile.h"

#include <QStringList>

#include <vector>

namespace ninefold::store {

struct TechniqueChoice {
    const logic::Technique* technique;
    bool used;
    friend bool operator==(const TechniqueChoice&, const TechniqueChoice&) = default;
};

/// All techniques in the order that the player chose, with the information which are used. The settings list their
/// ids, with a minus sign before unused ones; an empty list is the default. Techniques that are missing in the list
/// get their default place.
std::vector<TechniqueChoice> techniqueChoices(const QStringList& list);
/// What chains and nets may use inside, in the same list.
logic::InnerTechniques innerChoices(const QStringList& list);
QStringList techniqueList(const std::vector<TechniqueChoice>& choices, const logic::InnerTechniques& inner = {});
logic::Profile profileOf(const QStringList& list);

/// Predefined choices.
enum class TechniquePreset { Usual, NoUniqueness, Singles, NoForcing, Everything };
inline constexpr int kTechniquePresets = 5;
std::vector<TechniqueChoice> presetChoices(TechniquePreset preset);

} // namespace ninefold::store
