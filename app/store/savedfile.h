// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/refusal.h"

#include <QFile>

#include <memory>
#include <optional>

namespace ninefold::store {

/// The file of a saved game and its content.
struct SavedFile {
    /// Open for appending; null if it must not be written.
    std::unique_ptr<QFile> file;
    QByteArray bytes;
    /// Why there are no bytes.
    std::optional<Refusal> refusal;
};

SavedFile openSavedFile(const QString& path);

} // namespace ninefold::store
