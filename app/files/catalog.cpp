// SPDX-License-Identifier: MIT
#include "app/files/catalog.h"

namespace ninefold {

std::span<const Format* const> allFormats() {
    return engineFormats();
}

const Format* formatById(std::string_view id) {
    for (const Format* format : allFormats())
        if (format->id == id) return format;
    return nullptr;
}

const Format* detectFormat(std::string_view head) {
    for (const Format* format : allFormats())
        if (format->detect != nullptr && format->detect(head)) return format;
    return nullptr;
}

} // namespace ninefold
