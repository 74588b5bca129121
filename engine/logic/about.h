// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/text.h"

#include <array>
#include <string_view>

namespace ninefold::logic {

/// What the page of a technique says to players who have never heard of it, translated in context "Abouts". Techniques
/// that differ only in their size or type share one.
struct About {
    static constexpr std::size_t kMostProof = 6;

    /// What it is: three sentences, the last of which says what goes or comes.
    std::string_view what;
    /// How to spot one.
    std::string_view spot;
    /// Why it is true, step by step; what is not needed is empty.
    std::array<std::string_view, kMostProof> proof;
    /// The texts call digits A, B and C, and so does the drawing.
    bool lettered = false;
};

} // namespace ninefold::logic
