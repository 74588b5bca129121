// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/serve/replies.h"

#include <optional>

namespace ninefold::cli {

/// Who may ask: programs on this machine, and pages that came from here. A browser says which page asks (Origin,
/// Sec-Fetch-Site) and which name it looked up (Host); a foreign page can forge neither, not even with a name of its
/// own that leads to this machine (DNS rebinding).
std::optional<Refusal> refusalAtGate(const http::Request& request);

} // namespace ninefold::cli
