// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "engine/formats/puzzle.h"

#include <QSet>
#include <QString>

#include <optional>

namespace ninefold::session {

/// The bundled puzzle after this one: the next of its list that is not solved, at the end of the list the first of the
/// next list. Empty if the puzzle is not bundled, or the last one. Reads the lists, so it belongs in a thread.
std::optional<formats::Puzzle> nextBundled(const QString& givens, const QSet<QString>& solved,
                                           const QString& folder = documents::kBundledFolder);

} // namespace ninefold::session
