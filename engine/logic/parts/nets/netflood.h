// SPDX-License-Identifier: MIT
#pragma once

#include "engine/logic/parts/bits.h"
#include "engine/logic/parts/nets/choices.h"
#include "engine/logic/parts/nets/netlines.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::logic {

/// Follows many assumptions at once by singles, layer by layer, to tell which of them fail soon: those that do not need
/// not be searched for a short net. A layer are the singles that follow at once from the layers before.
class NetFlood {
public:
    explicit NetFlood(const Boards& candidates);

    /// The candidates to assume, each alone.
    void assume(std::span<const Candidate> assumptions);
    /// Begins anew where only these candidates are left.
    void begin(const Boards& left);
    /// Follows this many layers in all.
    void follow(int layers);
    /// Has the assumption of this number failed? It must be left.
    bool fails(std::size_t assumption) const;

private:
    using Choice = Choices::Choice;

    /// Up to Bits::kCount assumptions, and what follows from them.
    struct Part {
        /// For each candidate the assumptions under which it holds or may hold at first, and only those that it is.
        std::vector<Bits> possible, own;
        Bits assumed, failed;
        /// For each candidate the assumptions that place it, those that leave it, and those that place it next.
        std::vector<Bits> placed, left, next;
    };

    /// Finds the singles of the next layer in one choice or in all; places them and returns whether there were any.
    void look();
    static void look(Part& part, const Choice& choice, bool isOpen);
    bool place(Part& part) const;

    Choices choices_;
    /// Those of several candidates at the beginning. One that is single already follows from no assumption.
    std::vector<char> isOpen_;
    std::vector<Part> parts_;
    int layers_ = 0;
};

} // namespace ninefold::logic
