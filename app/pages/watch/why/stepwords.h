// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/names.h"

#include <QString>

namespace ninefold::session {
class Analysis;
}

namespace ninefold::pages {

/// What happens in the current step of an analysis; `conflict` is the sentence of the dead end.
QString stepSentence(const session::Analysis& analysis, const QString& conflict, NameStyle names);
/// What the note has come to in this step.
QString stepOutcome(const session::Analysis& analysis);

} // namespace ninefold::pages
