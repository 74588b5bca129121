// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/profile.h"

#include <QStringList>

#include <vector>

namespace ninefold {

struct TechniqueChoice {
    const Technique* technique;
    bool used;
    friend bool operator==(const TechniqueChoice&, const TechniqueChoice&) = default;
};

/// All techniques in the order that the player chose, with those that are used. In the settings each is its id, with a
/// minus sign before it when it is not used; an empty list is the usual choice. Techniques that the list does not know
/// are where they usually are.
std::vector<TechniqueChoice> techniqueChoices(const QStringList& list);
/// What chains and nets may use inside, in the same list.
InnerTechniques innerChoices(const QStringList& list);
QStringList techniqueList(const std::vector<TechniqueChoice>& choices, const InnerTechniques& inner = {});
Profile profileOf(const QStringList& list);

/// Ready choices.
enum class TechniquePreset { Usual, NoUniqueness, Singles, NoForcing, Everything };
inline constexpr int kTechniquePresets = 5;
std::vector<TechniqueChoice> presetChoices(TechniquePreset preset);

} // namespace ninefold
