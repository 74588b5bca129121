// SPDX-License-Identifier: MIT
#include "app/documents/parts/variants.h"

#include "app/documents/parts/rulenames.h"

#include <algorithm>
#include <cassert>

namespace ninefold::documents {
namespace {

/// A puzzle may have any number of unknown keys, but a sentence must not.
constexpr std::size_t kMostNames = 6;
constexpr std::size_t kLongestName = 40;

} // namespace

/// Several keys have the same name, which is listed once.
void VariantRules::add(std::string_view key) {
    const char* const known = ruleName(key);
    const std::string name(known != nullptr ? known : key.substr(0, kLongestName));
    if (names_.size() >= kMostNames || std::ranges::find(names_, name) != names_.end()) return;
    names_.push_back(name);
    keys_ += keys_.empty() ? "" : ", ";
    keys_ += key.substr(0, kLongestName);
}

Error VariantRules::error(int line) const {
    assert(!empty());
    return {.code = ErrorCode::Variant, .line = line, .detail = ErrorDetail::Rules, .text = keys_};
}

} // namespace ninefold::documents
