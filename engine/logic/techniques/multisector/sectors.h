// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <functional>

namespace ninefold::logic {

/// The same layer of a board nine times: one row with its digits and columns, one column with its digits and rows, or
/// one digit with its rows and columns. Each `demand` (a digit of a row, say) needs exactly one `place` (a column) in
/// each layer where it is open, and each open place takes exactly one.
struct Layers {
    /// By layer and place: which demands may go there.
    std::array<std::array<std::uint16_t, 9>, 9> open{};
    /// Demands and places are alike, as rows and columns are: the turned board must give the same sets. What is outside
    /// a set is one there, so those that leave out only what leads to one demand or one place are reported as well.
    bool eitherWay = false;
    /// The layers that changed since nothing came of a search, as bits: only sets with one of these are reported.
    unsigned changed = 0x1FF;
};

/// Layers, demands and places that are full: in these layers the places outside `limited` have room for nothing but the
/// demands, and all the rest of the demands' room, once in each of the limited places, is needed as well.
struct FullSectors {
    unsigned layers, demands, limited;
    friend bool operator==(const FullSectors&, const FullSectors&) = default;
};

/// The work of a search, whatever it skips.
inline constexpr int kSectorWork = 250;

/// Reports every set of full sectors of two to four layers that closes around one demand or one place. A layer without
/// solution is left out.
void eachFullSectors(const Layers& layers, const std::function<void(const FullSectors&)>& report);

} // namespace ninefold::logic
