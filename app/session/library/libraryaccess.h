// SPDX-License-Identifier: MIT
#pragma once

#include "app/store/library/open.h"

#include <functional>

namespace ninefold::session {

/// Where the library is, as a value that goes into threads. What the player has to know of it is reported from there.
class LibraryAccess {
public:
    using Open = std::function<Result<library::OpenLibrary>(const library::Location&)>;
    /// Why the library cannot be used as it is.
    struct Trouble {
        library::Location location;
        std::optional<Error> error;
        /// The file was damaged and is kept under this name.
        QString keptAs;
    };
    using Report = std::function<void(const Trouble&)>;

    /// A library of which nothing is reported.
    LibraryAccess(const library::Location& location); // NOLINT(google-explicit-constructor)
    LibraryAccess(library::Location location, Open open, Report report);

    const library::Location& location() const { return location_; }
    /// As library::openLibrary, and reports trouble.
    Result<library::OpenLibrary> open() const;
    /// Reports an error of something that was done with it.
    void report(const Error& error) const;

    /// Is the server away? Then the same can be done with its stand-in, a file.
    bool isAway(const Error& error) const;
    LibraryAccess standIn() const;

private:
    library::Location location_;
    Open open_;
    Report report_;
};

} // namespace ninefold::session
