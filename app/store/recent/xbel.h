// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace ninefold::store {

/// A file that Ninefold has used.
struct UsedFile {
    /// As documents::fileAddress makes it.
    QString address;
    QString mimeType;
    QDateTime at;
};

/// How many files are remembered that only Ninefold has used; the oldest goes.
inline constexpr int kMostUsedFiles = 50;

// The desktop's list of recent files as a text (XBEL with the Desktop Bookmark Specification, as GTK and KDE write it).
// The entries belong to all programs of the user: the text outside those of Ninefold stays as it is, to the last
// character.

/// The list with this file. An empty text is a list without entries. Nothing if the text is no such list, or damaged.
std::optional<QString> withUsedFile(const QString& xbel, const UsedFile& file);

/// The list without the files that only Ninefold has used.
std::optional<QString> withoutUsedFiles(const QString& xbel);

} // namespace ninefold::store
