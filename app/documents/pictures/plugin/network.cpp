// SPDX-License-Identifier: MIT
#include "app/documents/pictures/plugin/network.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string_view>

namespace ninefold::documents::pictures {

namespace {

constexpr std::string_view kHead = "NINEFOLD DIGITS 2\n";
// Inputs of one output, outputs: three convolutions with windows of 3 x 3, then two full layers.
constexpr std::array<std::array<int, 2>, 5> kShapes{{{9, 12}, {108, 24}, {216, 48}, {1200, 80}, {80, 12}}};

/// Channels of a square picture, one after the other.
struct Planes {
    int channels;
    int side;
    std::vector<float> values;

    const float* row(int channel, int y) const { return &values[(static_cast<size_t>(channel) * side + y) * side]; }
    float* row(int channel, int y) { return &values[(static_cast<size_t>(channel) * side + y) * side]; }
};

Planes padded(const Planes& source) {
    Planes result{source.channels, source.side + 2, {}};
    result.values.assign(static_cast<size_t>(result.channels) * result.side * result.side, 0.0F);
    for (int channel = 0; channel < source.channels; ++channel)
        for (int y = 0; y < source.side; ++y)
            std::copy_n(source.row(channel, y), source.side, result.row(channel, y + 1) + 1);
    return result;
}

/// Each output is the sum of weighted windows of all channels; what is below nothing becomes nothing.
Planes convolved(const Planes& source, const std::vector<float>& weights, const std::vector<float>& biases) {
    Planes result{static_cast<int>(biases.size()), source.side - 2, {}};
    const int side = result.side;
    result.values.resize(biases.size() * side * side);
    for (int output = 0; output < result.channels; ++output) {
        const float* window = &weights[static_cast<size_t>(output) * source.channels * 9];
        for (int y = 0; y < side; ++y) {
            float* target = result.row(output, y);
            std::fill_n(target, side, biases[output]);
            for (int channel = 0; channel < source.channels; ++channel)
                for (int part = 0; part < 9; ++part) {
                    const float weight = window[channel * 9 + part];
                    const float* from = source.row(channel, y + part / 3) + part % 3;
                    for (int x = 0; x < side; ++x) target[x] += weight * from[x];
                }
            for (int x = 0; x < side; ++x) target[x] = std::max(target[x], 0.0F);
        }
    }
    return result;
}

/// The greatest of each square of two by two.
Planes halved(const Planes& source) {
    Planes result{source.channels, source.side / 2, {}};
    result.values.resize(static_cast<size_t>(result.channels) * result.side * result.side);
    for (int channel = 0; channel < result.channels; ++channel)
        for (int y = 0; y < result.side; ++y) {
            const float* upper = source.row(channel, 2 * y);
            const float* lower = source.row(channel, 2 * y + 1);
            float* target = result.row(channel, y);
            for (int x = 0; x < result.side; ++x)
                target[x] =
                    std::max(std::max(upper[2 * x], upper[2 * x + 1]), std::max(lower[2 * x], lower[2 * x + 1]));
        }
    return result;
}

std::vector<float> multiplied(const std::vector<float>& input, const std::vector<float>& weights,
                              const std::vector<float>& biases) {
    std::vector<float> result = biases;
    for (size_t output = 0; output < result.size(); ++output)
        for (size_t i = 0; i < input.size(); ++i) result[output] += weights[output * input.size() + i] * input[i];
    return result;
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
        for (size_t k = 0; k < steps.size(); ++k) layer.weights[k] = scales[k / inputs] * static_cast<float>(steps[k]);
    }
    if (!bytes.empty()) return {};
    return network;
}

Likelihoods Network::look(const CellImage& cell) const {
    Planes planes{1, CellImage::kSide, {cell.ink.begin(), cell.ink.end()}};
    planes = halved(convolved(planes, layers_[0].weights, layers_[0].biases));
    planes = halved(convolved(padded(planes), layers_[1].weights, layers_[1].biases));
    planes = halved(convolved(padded(planes), layers_[2].weights, layers_[2].biases));
    std::vector<float> hidden = multiplied(planes.values, layers_[3].weights, layers_[3].biases);
    for (float& value : hidden) value = std::max(value, 0.0F);
    const std::vector<float> answer = multiplied(hidden, layers_[4].weights, layers_[4].biases);
    const float most = *std::max_element(answer.begin(), answer.end());
    Likelihoods likely{};
    float sum = 0;
    for (size_t i = 0; i < likely.size(); ++i) sum += likely[i] = std::exp(answer[i] - most);
    for (float& value : likely) value /= sum;
    return likely;
}

} // namespace ninefold::documents::pictures
