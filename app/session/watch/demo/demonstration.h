// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/core/names.h"
#include "engine/logic/overlay.h"
#include "engine/logic/step.h"

#include <QString>

#include <vector>

namespace ninefold::session {

/// A longer sentence is broken in two, if it has a clause to break at.
inline constexpr int kSceneWords = 20;

/// One picture of a demonstration, and the sentence that goes with it.
struct Scene {
    enum class Part { Houses, Cells, Reason, Result };
    Part part = Part::Houses;
    logic::Overlay overlay;
    QString sentence;
};

/// Shows a step as a series of pictures: the houses, the cells, the reason (of a chain or a net link by link), and at
/// last what goes and what comes.
std::vector<Scene> demonstrate(const logic::Step& step, const Grid& position, NameStyle names);

/// The position of a demonstration as a board, without candidates: they are part of the overlays.
logic::Frame boardOf(const Grid& position, Cells givens, NameStyle names);

} // namespace ninefold::session
