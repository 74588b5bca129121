// SPDX-License-Identifier: MIT
#include "app/session/learning/mastery.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <span>
#include <tuple>

namespace ninefold::session {
namespace {

constexpr int kLastBox = static_cast<int>(std::size(kBoxDays)) - 1;
/// A day went well if at least this many of ten tries succeeded, and badly if fewer than half did.
constexpr int kGoodOfTen = 8;

int aloneIn(std::span<const Try> tries) {
    return static_cast<int>(std::ranges::count(tries, true, &Try::alone));
}

/// The tries of one day. A repetition before its time says nothing about remembering, so only a bad one counts.
void repeat(Mastery& mastery, std::span<const Try> tries) {
    const QDate day = tries.front().day;
    const int alone = aloneIn(tries), all = static_cast<int>(tries.size());
    const bool first = mastery.isUntried(), inTime = first || mastery.isDue(day);
    mastery.tries += all;
    if (2 * alone < all) mastery.box = 0;
    else if (inTime && !first && 10 * alone >= kGoodOfTen * all) mastery.box = std::min(mastery.box + 1, kLastBox);
    else if (!inTime) return;
    mastery.due = day.addDays(kBoxDays[mastery.box]);
}

/// All tries of one technique, oldest first.
Mastery masteryOfOne(std::span<const Try> tries) {
    Mastery mastery;
    for (auto first = tries.begin(); first != tries.end();) {
        const auto last = std::find_if(first, tries.end(), [first](const Try& one) { return one.day != first->day; });
        repeat(mastery, {first, last});
        first = last;
    }
    mastery.alone = aloneIn(tries.last(std::min<std::size_t>(tries.size(), kRingTries)));
    assert(mastery.alone <= mastery.tries && mastery.due.isValid());
    return mastery;
}

} // namespace

MasteryMap masteryOf(QList<Try> tries) {
    tries.removeIf([](const Try& one) { return !one.day.isValid(); });
    std::ranges::stable_sort(tries, [](const Try& a, const Try& b) {
        // On the same day failures come last: what counts is what the day ended with at worst.
        return std::tuple(a.technique, a.day, !a.alone) < std::tuple(b.technique, b.day, !b.alone);
    });
    MasteryMap known;
    for (auto first = tries.cbegin(); first != tries.cend();) {
        const auto last =
            std::find_if(first, tries.cend(), [first](const Try& one) { return one.technique != first->technique; });
        known.insert(first->technique, masteryOfOne({first, last}));
        first = last;
    }
    return known;
}

} // namespace ninefold::session
