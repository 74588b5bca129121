// SPDX-License-Identifier: MIT
#include "app/cli/fingerprint/fingerprint.h"

#include "app/documents/parts/jsonwriter.h"

#include <atomic>
#include <cassert>
#include <thread>

namespace ninefold::cli {
namespace {

/// Sixteen hexadecimal digits, which no locale changes.
std::string hexText(std::uint64_t value) {
    std::string text(16, '0');
    for (std::size_t i = text.size(); i-- > 0; value >>= 4) text[i] = "0123456789abcdef"[value & 0xF];
    return text;
}

} // namespace

std::uint64_t Fingerprint::total() const {
    Digest digest;
    for (const Part& part : parts) {
        digest.add(part.name);
        digest.add(part.value);
    }
    return digest.value();
}

std::string fingerprintText(const Fingerprint& fingerprint) {
    std::string text = hexText(fingerprint.total()) + "  all\n";
    for (const auto& [name, value] : fingerprint.parts) text += hexText(value) + "  " + name + '\n';
    return text;
}

std::string fingerprintJson(const Fingerprint& fingerprint) {
    std::string text;
    documents::JsonWriter json(text);
    json.field("fingerprint", hexText(fingerprint.total())).key("parts").openObject();
    for (const auto& [name, value] : fingerprint.parts) json.field(name, hexText(value));
    json.closeObject().end();
    return text;
}

Fingerprint takeFingerprint(int threads, solve::SimdLevel level, const std::stop_token& stop) {
    assert(threads >= 1);
    std::vector<FingerprintPart> parts;
    addSolverParts(level, parts);
    addTechniqueParts(parts);
    addRatingParts(parts);
    addGeneratorParts(parts);

    const Sample sample = bundledSample();
    Fingerprint fingerprint;
    fingerprint.parts.resize(parts.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i; (i = next++) < parts.size() && !stop.stop_requested();) {
            Digest digest;
            parts[i].add(sample, digest, stop);
            fingerprint.parts[i] = {parts[i].name, digest.value()};
        }
    };
    std::vector<std::jthread> others;
    // This thread works as well.
    for (int i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    others.clear();
    return fingerprint;
}

} // namespace ninefold::cli
