// SPDX-License-Identifier: MIT
#include "app/session/library/libraryaccess.h"

#include "app/store/library/standin.h"

#include <cassert>

namespace ninefold::session {

LibraryAccess::LibraryAccess(const library::Location& location)
    : LibraryAccess(location, library::openLibrary, [](const Trouble&) {}) {}

LibraryAccess::LibraryAccess(library::Location location, Open open, Report report)
    : location_(std::move(location)), open_(std::move(open)), report_(std::move(report)) {
    assert(open_ && report_);
}

Result<library::OpenLibrary> LibraryAccess::open() const {
    auto opened = open_(location_);
    if (!opened) report(opened.error());
    else if (!opened.value().keptAs.isEmpty())
        report_({.location = location_, .error = std::nullopt, .keptAs = opened.value().keptAs});
    return opened;
}

void LibraryAccess::report(const Error& error) const {
    report_({.location = location_, .error = error, .keptAs = {}});
}

bool LibraryAccess::isAway(const Error& error) const {
    if (!location_.isServer()) return false;
    return error.code == ErrorCode::LibraryGone || error.code == ErrorCode::LibraryCannotOpen;
}

LibraryAccess LibraryAccess::standIn() const {
    return {library::standInOf(location_), open_, report_};
}

} // namespace ninefold::session
