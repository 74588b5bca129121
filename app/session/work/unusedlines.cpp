// SPDX-License-Identifier: MIT
#include "app/session/work/unusedlines.h"

#include "app/documents/reading.h"

#include <algorithm>

namespace ninefold::session {

UnusedLines unusedLines(std::string_view text) {
    UnusedLines unused;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin == std::string_view::npos || line[begin] == '#' || documents::readFirst(line)) continue;
        if (unused.count++ == 0) unused.first = number;
    }
    return unused;
}

} // namespace ninefold::session
