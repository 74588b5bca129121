// SPDX-License-Identifier: MIT
#include "engine/formats/format.h"
#include "engine/formats/scan/sample.h"

namespace ninefold::formats {

std::span<const Format* const> engineFormats() {
    static constexpr const Format* list[] = {
#define NINEFOLD_FORMAT(name) &descriptors::name,
#include "engine/formats/formats.def"
#undef NINEFOLD_FORMAT
    };
    return list;
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
