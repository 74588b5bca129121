// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <span>
#include <string_view>

namespace ninefold {

/// Every format that window and command line know, in the order in which detection asks them:
/// those of app/files/formats.def (documents: zip, XML, JSON, links) and those of the engine (text).
std::span<const Format* const> allFormats();

/// Null when there is none of that id. Ids are what scripts write behind --to, so they stay as they are.
const Format* formatById(std::string_view id);

/// The first format that knows its own in the beginning of an input; null when none does.
const Format* detectFormat(std::string_view head);

} // namespace ninefold
