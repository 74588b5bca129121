// SPDX-License-Identifier: MIT
// Builds the smallest board row by row, with a breadth-first search over symmetries. Each form is a set of
// symmetries that begin with the smallest rows so far; it tries every row that may come next, and the forms that
// produce the smallest row survive. A form leaves open what the rows so far do not distinguish: blank columns, and
// columns with digits that occur for the first time, read the same in any order. A later row that makes a
// difference decides. So neither an empty nor a full board has more than a few thousand forms, and most have only a
// few.
#include "engine/generator/canonical.h"

#include "engine/core/digits.h"
#include "engine/core/houses.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <utility>

namespace ninefold::generator {
namespace {

/// The six permutations of three items.
constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrder = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
constexpr std::uint8_t kAnyOrder = 0b111111;
constexpr unsigned kBand = 0b111;

template <typename Use>
void forEachOrder(unsigned orders, Use use) {
    for (; orders != 0; orders &= orders - 1) use(std::countr_zero(orders));
}

/// Returns the smallest name that the orders allow, and keeps only the orders that give it.
unsigned narrow(std::uint8_t& orders, const std::array<std::uint8_t, 6>& names) {
    assert(orders != 0);
    unsigned least = 10;
    std::uint8_t best = 0;
    forEachOrder(orders, [&](int order) {
        if (names[order] > least) return;
        if (names[order] < least) best = 0;
        least = names[order];
        best |= static_cast<std::uint8_t>(1u << order);
    });
    orders = best;
    return least;
}

} // namespace

Canonical::Values Canonical::smallest(const Values& values) {
    assert(std::ranges::all_of(values, [](int digit) { return digit <= kDigitCount; }));
    begin(values);
    Values result;
    for (int depth = 0; depth < 9; ++depth) {
        growByRow(depth);
        assert(!forms_.empty());
        for (int column = 0; column < 9; ++column)
            result[cellAt(depth, column)] = (smallestRow_ >> 4 * (8 - column)) & 15;
    }
    return result;
}

void Canonical::begin(const Values& values) {
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        boards_[0][cell] = values[cell];
        boards_[1][cellAt(columnOf(cell), rowOf(cell))] = values[cell];
    }
    for (int side = 0; side < 2; ++side) {
        blankRows_[side] = 0;
        for (int row = 0; row < 9; ++row) {
            const auto first = boards_[side].begin() + cellAt(row, 0);
            if (std::all_of(first, first + 9, [](int digit) { return digit == 0; })) blankRows_[side] |= 1u << row;
        }
    }
    forms_.clear();
    for (std::uint8_t side = 0; side < 2; ++side)
        for (const auto& stacks : kOrder)
            forms_.push_back({.transposed = side, .stacks = stacks, .orders = {kAnyOrder, kAnyOrder, kAnyOrder}});
}

void Canonical::growByRow(int depth) {
    smallestRow_ = std::numeric_limits<std::uint64_t>::max();
    next_.clear();
    for (const Form& form : forms_) tryRows(form, depth);
    forms_.swap(next_);
}

/// The rows that may come next: those of the open band, or of any unused one. Blank rows of a band are equivalent,
/// and so are blank bands, so one of them is enough.
void Canonical::tryRows(const Form& form, int depth) {
    bool blankBandSeen = false;
    for (int band = 0; band < 3; ++band) {
        const unsigned used = form.rowsUsed >> 3 * band & kBand;
        if (used == kBand || (depth % 3 != 0) != (used != 0)) continue;
        if (isBlankBand(form, band) && std::exchange(blankBandSeen, true)) continue;
        bool blankRowSeen = false;
        for (int row = 3 * band; row < 3 * band + 3; ++row) {
            if (form.rowsUsed >> row & 1) continue;
            if (isBlankRow(form, row) && std::exchange(blankRowSeen, true)) continue;
            tryRow(form, row);
        }
    }
}

void Canonical::tryRow(const Form& form, int row) {
    assert((form.rowsUsed >> row & 1) == 0);
    Form grown = form;
    grown.rowsUsed |= static_cast<std::uint16_t>(1u << row);
    show(grown, row, 0, 0);
}

/// Appends the digits that the columns at one place show in the row. Orders that show the same digits and restrict
/// the other places in the same way stay in one form.
void Canonical::show(const Form& form, int row, int place, std::uint64_t before) {
    if (place == 3) return take(form, before);
    const std::uint8_t* cells = boards_[form.transposed].data() + cellAt(row, 3 * form.stacks[place]);
    const bool blank = (cells[0] | cells[1] | cells[2]) == 0;
    std::array<Showing, 6> showings;
    unsigned best = blank ? 0 : showAll(form, cells, place, showings);
    const std::uint64_t shown = before << 12 | (blank ? 0 : showings[std::countr_zero(best)].digits);
    if (shown > smallestRow_ >> 12 * (2 - place)) return;
    if (blank) return show(form, row, place + 1, shown);
    while (best != 0) {
        const Showing& first = showings[std::countr_zero(best)];
        unsigned together = 0;
        forEachOrder(best, [&](int order) {
            if (showings[order].orders == first.orders) together |= 1u << order;
        });
        best &= ~together;
        Form grown = form;
        grown.orders = first.orders;
        grown.orders[place] = static_cast<std::uint8_t>(together);
        nameNewDigits(grown, cells, place, first.digits);
        show(grown, row, place + 1, shown);
    }
}

/// Tries all remaining orders and returns those that show the smallest digits.
unsigned Canonical::showAll(const Form& form, const std::uint8_t* cells, int place, std::array<Showing, 6>& showings) {
    unsigned least = std::numeric_limits<unsigned>::max(), best = 0;
    forEachOrder(form.orders[place], [&](int order) {
        showings[order] = showing(form, cells, place, order);
        if (showings[order].digits > least) return;
        if (showings[order].digits < least) best = 0;
        least = showings[order].digits;
        best |= 1u << order;
    });
    return best;
}

void Canonical::take(const Form& form, std::uint64_t shown) {
    if (shown > smallestRow_) return;
    if (shown < smallestRow_) next_.clear();
    smallestRow_ = shown;
    next_.push_back(form);
}

/// Reads the three cells in one order. A digit whose name is still open gets its smallest possible name, and the
/// orders of the place that decides its name are narrowed to those that give it.
Canonical::Showing Canonical::showing(const Form& form, const std::uint8_t* cells, int place, int order) {
    Showing result{.orders = form.orders};
    unsigned next = form.nextName;
    std::array<unsigned, 10> fresh{};
    for (const int column : kOrder[order]) {
        const int digit = cells[column];
        unsigned name = 0;
        if (digit != 0 && !form.hasName(digit)) {
            if (fresh[digit] == 0) fresh[digit] = next++;
            name = fresh[digit];
        } else if (digit != 0) {
            const auto& names = form.names[digit - 1];
            const int home = form.home[digit - 1];
            name = home == place ? names[order] : narrow(result.orders[home], names);
        }
        result.digits = result.digits << 4 | name;
    }
    // Only the restrictions on the other places decide which orders stay together, so this place does not count.
    result.orders[place] = 0;
    return result;
}

/// Names the digits that occur here for the first time, separately for each order.
void Canonical::nameNewDigits(Form& form, const std::uint8_t* cells, int place, unsigned digits) {
    const std::uint16_t namedBefore = form.named;
    const auto isNew = [&](int digit) { return digit != 0 && !(namedBefore >> (digit - 1) & 1); };
    forEachOrder(form.orders[place], [&](int order) {
        for (int slot = 0; slot < 3; ++slot)
            if (const int digit = cells[kOrder[order][slot]]; isNew(digit))
                form.names[digit - 1][order] = digits >> 4 * (2 - slot) & 15;
    });
    for (const int digit : {cells[0], cells[1], cells[2]}) {
        if (!isNew(digit) || form.hasName(digit)) continue;
        assert(form.nextName <= kDigitCount);
        form.named |= static_cast<std::uint16_t>(1u << (digit - 1));
        form.home[digit - 1] = static_cast<std::uint8_t>(place);
        ++form.nextName;
    }
}

} // namespace ninefold::generator
