// SPDX-License-Identifier: MIT
#include "app/documents/catalog.h"

#include "app/documents/documents.h"

#include <vector>

namespace ninefold::documents {
namespace {

/// Documents come first: a signature, a root element or a name identifies them, and a document is never meant as
/// plain text. (The text scan would find rows of digits in some of them.)
std::vector<const formats::Format*> joined() {
    std::vector<const formats::Format*> list = {
#define NINEFOLD_FORMAT(name) &descriptors::name,
#include "app/documents/formats.def"
#undef NINEFOLD_FORMAT
    };
    const auto text = formats::engineFormats();
    list.insert(list.end(), text.begin(), text.end());
    return list;
}

} // namespace

std::span<const formats::Format* const> allFormats() {
    static const std::vector<const formats::Format*> list = joined();
    return list;
}

const formats::Format* formatById(std::string_view id) {
    for (const formats::Format* format : allFormats())
        if (format->id == id) return format;
    return nullptr;
}

const formats::Format* detectFormat(std::string_view head) {
    for (const formats::Format* format : allFormats())
        if (format->detect != nullptr && format->detect(head)) return format;
    return formats::detectEngineFormat(head);
}

} // namespace ninefold::documents
