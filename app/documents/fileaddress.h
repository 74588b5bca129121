// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace ninefold::documents {

/// The address (file:///...) of a file on this computer, for desktops and other programs. Works for names that are
/// not UTF-8 too (nativepath.h); a relative path is one in the current folder.
QString fileAddress(const QString& path);

/// The file at such an address, with all that RFC 8089 allows: "file:/path", "file://localhost/path", characters as
/// percent codes or as they are. Nothing for any other address, for a file on another computer, and for a path that
/// no file can have.
std::optional<QString> filePath(const QString& address);

/// A path as a command line may give it: an address, or else the path itself. A file whose name looks like an address
/// is that file.
QString pathOrAddress(const QString& given);

} // namespace ninefold::documents
