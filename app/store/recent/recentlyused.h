// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace ninefold::store {

// The recent files of the desktop, which file managers and other programs show: ~/.local/share/recently-used.xbel.

QString recentlyUsedFile();

/// Enters a file that was opened or saved, as GTK programs do it. The list is replaced in one step, and stays as it is
/// when it is damaged, too long or cannot be written: it is no task of ours to repair it.
void addRecentlyUsed(const QString& path, const QString& list = recentlyUsedFile());

/// Takes out the files that only Ninefold has used.
void forgetRecentlyUsed(const QString& list = recentlyUsedFile());

/// Is this a file that a program keeps for itself for a moment, such as the attachment of a mail, in a folder under the
/// temporary one that only the user may enter? Such files do not belong into any list.
bool isPrivateFile(const QString& path);

} // namespace ninefold::store
