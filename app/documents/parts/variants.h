// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ninefold::documents {

/// The rules of a puzzle in addition to the classic ones, by their usual names.
class VariantRules {
public:
    /// `key` is the page's name of the rule; unknown rules keep that name.
    void add(std::string_view key);
    bool empty() const { return names_.empty(); }
    /// "killer cages, thermometers"
    std::string text() const;

private:
    std::vector<std::string> names_;
};

} // namespace ninefold::documents
