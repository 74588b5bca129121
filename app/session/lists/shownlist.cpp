// SPDX-License-Identifier: MIT
#include "app/session/lists/shownlist.h"

#include <algorithm>
#include <iterator>

namespace ninefold::session {

int ShownList::countOf(solve::Verdict::Status status) const {
    return static_cast<int>(
        std::ranges::count_if(ratings, [&](const auto& rating) { return rating && rating->status == status; }));
}

std::vector<int> ShownList::unrated() const {
    std::vector<int> numbers;
    std::ranges::copy_if(order, std::back_inserter(numbers), [&](int number) { return !rating(number); });
    return numbers;
}

} // namespace ninefold::session
