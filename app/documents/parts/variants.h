// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace ninefold::documents {

/// The rules of a puzzle in addition to the classic ones.
class VariantRules {
public:
    /// `key` is the page's name of the rule; unknown rules keep that name.
    void add(std::string_view key);
    bool empty() const { return names_.empty(); }
    /// The error that refuses such a puzzle and names the rules.
    Error error(int line = 0) const;

private:
    std::vector<std::string> names_; // different ones
    std::string keys_;               // one for each of them
};

} // namespace ninefold::documents
