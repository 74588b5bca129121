// SPDX-License-Identifier: MIT
#include "app/store/library/base/values.h"

namespace ninefold::library {

std::optional<int> StoredRating::value(const char* key) const {
    const auto found = values.find(key);
    return found == values.end() ? std::nullopt : std::optional(found->second);
}

} // namespace ninefold::library
