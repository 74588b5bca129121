// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// The rules of a puzzle beside the classic ones, by the names that people use.
class VariantRules {
public:
    /// `key` is what a web page calls the rule; unknown ones keep that name.
    void add(std::string_view key);
    bool empty() const { return names_.empty(); }
    /// "killer cages, thermometers"
    std::string text() const;

private:
    std::vector<std::string> names_;
};

} // namespace ninefold
