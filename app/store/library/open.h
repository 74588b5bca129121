// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/base/database.h"

namespace ninefold::library {

/// A library that is ready for use.
struct OpenLibrary {
    std::unique_ptr<Database> database;
    /// The file was damaged: it is kept under this name, and the library begins anew. Empty if all is well.
    QString keptAs;
};

/// Connects, makes what is missing, and brings an older library to the present version. Another program's database and
/// a newer version are refused and not touched.
Result<OpenLibrary> openLibrary(const Location& location);

/// What is at a place, looked at without changing it.
struct LibraryLook {
    /// There is no library yet.
    bool isEmpty = true;
    long long puzzles = 0;
};
Result<LibraryLook> lookAt(const Location& location);

/// Renames the file with what belongs to it; returns its new name, empty if that failed.
QString keepAside(const QString& path);

} // namespace ninefold::library
