// SPDX-License-Identifier: MIT
#include "app/documents/catalog.h"

#include "app/documents/documents.h"

#include <vector>

namespace ninefold {
namespace {

/// Documents come first: a signature, a root element or a name identifies them, and a document is never meant as
/// plain text. (The text scan would find rows of digits in some of them.)
std::vector<const Format*> joined() {
    std::vector<const Format*> list = {
#define NINEFOLD_FORMAT(name) &formats::name,
#include "app/documents/formats.def"
#undef NINEFOLD_FORMAT
    };
    const auto text = engineFormats();
    list.insert(list.end(), text.begin(), text.end());
    return list;
}

} // namespace

std::span<const Format* const> allFormats() {
    static const std::vector<const Format*> list = joined();
    return list;
}

const Format* formatById(std::string_view id) {
    for (const Format* format : allFormats())
        if (format->id == id) return format;
    return nullptr;
}

const Format* detectFormat(std::string_view head) {
    for (const Format* format : allFormats())
        if (format->detect != nullptr && format->detect(head)) return format;
    return detectEngineFormat(head);
}

} // namespace ninefold
