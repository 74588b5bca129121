// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/network.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string_view>

namespace ninefold::documents::pictures {

namespace {

/// One number of each of eight cells: the processor counts with all of them at once.
using Eight [[gnu::vector_size(8 * sizeof(float))]] = float;

constexpr std::string_view kHead = "NINEFOLD DIGITS 2\n";
// Inputs of one output, outputs: three convolutions with windows of 3 x 3, then two full layers.
constexpr std::array<std::array<int, 2>, 5> kShapes{{{9, 12}, {108, 24}, {216, 48}, {1200, 80}, {80, 12}}};

/// Channels of square pictures, one after the other; of eight cells at once.
struct Planes {
    int channels;
    int side;
    std::vector<Eight> values;

    const Eight* row(int channel, int y) const { return &values[(static_cast<size_t>(channel) * side + y) * side]; }
    Eight* row(int channel, int y) { return &values[(static_cast<size_t>(channel) * side + y) * side]; }
};

Planes planes(int channels, int side) {
    return {channels, side, std::vector<Eight>(static_cast<size_t>(channels) * side * side)};
}

Planes padded(const Planes& source) {
    Planes result = planes(source.channels, source.side + 2);
    for (int channel = 0; channel < source.channels; ++channel)
        for (int y = 0; y < source.side; ++y)
            std::copy_n(source.row(channel, y), source.side, result.row(channel, y + 1) + 1);
    return result;
}

void raise(Eight& value, const Eight& least) {
    value = value > least ? value : least;
}

/// Each output is the sum of its weighted inputs. Four outputs at once: that many sums stay in registers.
void weigh(const Network::Layer& layer, const Eight* inputs, Eight* outputs) {
    for (int first = 0; first < layer.outputs; first += 4) {
        std::array<Eight, 4> sums{};
        const float* weight = &layer.weights[static_cast<size_t>(first) * layer.inputs];
        for (int i = 0; i < layer.inputs; ++i)
            for (Eight& sum : sums) sum += *weight++ * inputs[i];
        for (int k = 0; k < 4; ++k) outputs[first + k] = sums[k] + layer.biases[first + k];
    }
}

/// Each output is the sum of weighted windows of all channels; what is below nothing becomes nothing.
Planes convolved(const Planes& source, const Network::Layer& layer) {
    Planes result = planes(layer.outputs, source.side - 2);
    std::vector<Eight> window(layer.inputs);
    std::vector<Eight> sums(layer.outputs);
    for (int y = 0; y < result.side; ++y)
        for (int x = 0; x < result.side; ++x) {
            Eight* next = window.data();
            for (int channel = 0; channel < source.channels; ++channel)
                for (int line = 0; line < 3; ++line, next += 3) std::copy_n(source.row(channel, y + line) + x, 3, next);
            weigh(layer, window.data(), sums.data());
            for (int output = 0; output < layer.outputs; ++output) {
                raise(sums[output], Eight{});
                result.row(output, y)[x] = sums[output];
            }
        }
    return result;
}

/// The greatest of each square of two by two.
Planes halved(const Planes& source) {
    Planes result = planes(source.channels, source.side / 2);
    for (int channel = 0; channel < result.channels; ++channel)
        for (int y = 0; y < result.side; ++y) {
            const Eight* upper = source.row(channel, 2 * y);
            const Eight* lower = source.row(channel, 2 * y + 1);
            Eight* target = result.row(channel, y);
            for (int x = 0; x < result.side; ++x) {
                target[x] = upper[2 * x];
                for (const Eight* other : {upper + 1, lower, lower + 1}) raise(target[x], other[2 * x]);
            }
        }
    return result;
}

/// The likelihoods of one of the eight cells.
Likelihoods likelihoods(const std::vector<Eight>& answer, int cell) {
    float most = answer[0][cell];
    for (const Eight& value : answer) most = std::max(most, value[cell]);
    Likelihoods likely{};
    float sum = 0;
    for (size_t i = 0; i < likely.size(); ++i) sum += likely[i] = std::exp(answer[i][cell] - most);
    for (float& value : likely) value /= sum;
    return likely;
}

/// Takes bytes from the front; false when there are not enough.
template <typename T>
bool take(std::span<const uint8_t>& bytes, T* target, size_t count) {
    if (bytes.size() < count * sizeof(T)) return false;
    std::memcpy(target, bytes.data(), count * sizeof(T));
    bytes = bytes.subspan(count * sizeof(T));
    return true;
}

} // namespace

std::optional<Network> Network::read(std::span<const uint8_t> bytes) {
    if (bytes.size() < kHead.size() || std::memcmp(bytes.data(), kHead.data(), kHead.size()) != 0) return {};
    bytes = bytes.subspan(kHead.size());
    Network network;
    for (size_t i = 0; i < kShapes.size(); ++i) {
        const auto inputs = static_cast<size_t>(kShapes[i][0]);
        const auto outputs = static_cast<size_t>(kShapes[i][1]);
        std::vector<float> scales(outputs);
        std::vector<int8_t> steps(inputs * outputs);
        Layer& layer = network.layers_[i];
        layer = {kShapes[i][0], kShapes[i][1], std::vector<float>(steps.size()), std::vector<float>(outputs)};
        if (!take(bytes, scales.data(), outputs) || !take(bytes, steps.data(), steps.size()) ||
            !take(bytes, layer.biases.data(), outputs))
            return {};
        // Four outputs lie side by side, as they are needed.
        for (size_t k = 0; k < steps.size(); ++k) {
            const size_t output = k / inputs;
            layer.weights[output / 4 * 4 * inputs + k % inputs * 4 + output % 4] =
                scales[output] * static_cast<float>(steps[k]);
        }
    }
    if (!bytes.empty()) return {};
    return network;
}

std::vector<Likelihoods> Network::look(std::span<const CellImage* const> cells) const {
    std::vector<Likelihoods> likely;
    for (size_t first = 0; first < cells.size(); first += 8) {
        const size_t count = std::min<size_t>(8, cells.size() - first);
        Planes seen = planes(1, CellImage::kSide);
        for (size_t cell = 0; cell < count; ++cell)
            for (size_t i = 0; i < seen.values.size(); ++i) seen.values[i][cell] = cells[first + cell]->ink[i];
        seen = halved(convolved(seen, layers_[0]));
        seen = halved(convolved(padded(seen), layers_[1]));
        seen = halved(convolved(padded(seen), layers_[2]));
        std::vector<Eight> hidden(layers_[3].outputs);
        weigh(layers_[3], seen.values.data(), hidden.data());
        for (Eight& value : hidden) raise(value, Eight{});
        std::vector<Eight> answer(layers_[4].outputs);
        weigh(layers_[4], hidden.data(), answer.data());
        for (size_t cell = 0; cell < count; ++cell) likely.push_back(likelihoods(answer, static_cast<int>(cell)));
    }
    return likely;
}

} // namespace ninefold::documents::pictures
