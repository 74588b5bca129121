// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/parts/jsonwriter.h"
#include "app/store/library/base/values.h"

#include <string>

namespace ninefold::cli {

/// The ratings that are known, with the fields of `rate`.
void writeStoredRating(const library::StoredRating& rating, documents::JsonWriter& json);

/// All about a puzzle as fields of an open object.
void writeEntry(const library::Entry& entry, documents::JsonWriter& json);

/// "   12  Very Hard  ER 7.1  puzzle  name"
std::string entryLine(const library::Entry& entry);

/// The level, "-" if it is not known.
QString levelText(const library::Entry& entry);

} // namespace ninefold::cli
