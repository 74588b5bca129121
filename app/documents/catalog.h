// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <span>
#include <string_view>

namespace ninefold::documents {

/// Every format that the window and the command line support, in the order of detection: the documents of
/// app/documents/formats.def (zip, XML, JSON, links), followed by the text formats of the engine.
std::span<const formats::Format* const> allFormats();

/// Null if there is no format with that id. Scripts write ids after --to, so they never change.
const formats::Format* formatById(std::string_view id);

/// The first format that recognises the beginning of an input; null if none does.
const formats::Format* detectFormat(std::string_view head);

} // namespace ninefold::documents
