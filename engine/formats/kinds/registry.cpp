// SPDX-License-Identifier: MIT
#include "engine/formats/format.h"
#include "engine/formats/scan/scan.h"

#include <cassert>

namespace ninefold::formats {

std::span<const Format* const> engineFormats() {
    static constexpr const Format* list[] = {
#define NINEFOLD_FORMAT(name) &descriptors::name,
#include "engine/formats/formats.def"
#undef NINEFOLD_FORMAT
    };
    return list;
}

std::size_t readPiece(const Format& format, const TextPiece& piece, PuzzleSink& sink) {
    assert(format.isReadable() && (format.read == nullptr || format.scan == Scan::None));
    if (format.read != nullptr) return format.read(piece, sink);
    return format.scan == Scan::Positions ? text::scanPositions(piece, sink) : text::scanPuzzles(piece, sink);
}

const Format* detectEngineFormat(std::string_view head) {
    // One scan serves all formats that are recognised by the shape of the first puzzle; the others look at the text
    // themselves.
    const text::Sample sample = text::takeSample(head);
    for (const Format* format : engineFormats()) {
        if (format->detect != nullptr && format->detect(head)) return format;
        if (format->fits != nullptr && format->fits(sample)) return format;
    }
    return nullptr;
}

} // namespace ninefold::formats
