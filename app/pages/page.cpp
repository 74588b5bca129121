// SPDX-License-Identifier: MIT
#include "app/pages/page.h"

namespace ninefold::pages {

std::span<const PageSpec* const> allPages() {
    static constexpr const PageSpec* pages[] = {
#define NINEFOLD_PAGE(name) &name##Page,
#include "app/pages/pages.def"
#undef NINEFOLD_PAGE
    };
    return pages;
}

} // namespace ninefold::pages
