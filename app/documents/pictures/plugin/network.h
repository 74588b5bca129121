// SPDX-License-Identifier: MIT
// The digit reader: a small convolutional network, whose weights lie in resources/digits.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/documents/pictures/plugin/cells.h"

namespace ninefold::documents::pictures {

/// How likely each kind of cell is: nothing, the digits 1 to 9, small marks, something else.
using Likelihoods = std::array<float, 12>;

class Network {
public:
    /// Reads a file that resources/digits/train.py wrote; nothing if it is not one.
    static std::optional<Network> read(std::span<const uint8_t> bytes);

    std::vector<Likelihoods> look(std::span<const CellImage* const> cells) const;

    struct Layer {
        int inputs;
        int outputs;
        std::vector<float> weights;
        std::vector<float> biases;
    };

private:
    std::array<Layer, 5> layers_;
};

} // namespace ninefold::documents::pictures
