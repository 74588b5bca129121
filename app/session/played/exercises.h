// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/collections.h"
#include "app/session/played/journalgame.h"

#include <optional>

namespace ninefold::session {

/// The bundled positions for practice, by their digits. They are read when they are asked for the first time.
class Exercises {
public:
    explicit Exercises(const QString& folder) : folder_(folder) {}

    /// What a finished game says about a technique: right if it was solved without help, partly with help, wrong if it
    /// was given up. Nothing if it did not begin at such a position, or is not finished.
    std::optional<library::Practice> practiceIn(const JournalGame& journal, const library::Game& game);

private:
    const documents::Bundled* positionOf(const JournalGame& journal);

    QString folder_;
    /// Several techniques may have the same position.
    QMultiHash<QString, documents::Bundled> positions_;
    bool read_ = false;
};

} // namespace ninefold::session
