// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

namespace ninefold::cli {

// What `library` does after its first word, which is no longer among the files of the call.

int addToLibrary(const Invocation& call);
int findInLibrary(const Invocation& call);
int showOfLibrary(const Invocation& call);
int exportLibrary(const Invocation& call);
int libraryStatistics(const Invocation& call);
int mergeLibraries(const Invocation& call);
int checkLibrary(const Invocation& call);

} // namespace ninefold::cli
