// SPDX-License-Identifier: MIT
#include "engine/logic/techniques/uniqueness/fillings.h"

namespace ninefold::logic {

Fillings::Answer Fillings::haveTwins() {
    const bool all = eachHasTwin(0);
    if (tries_ > kMostTries) return Answer::TooMany;
    return all && fillings_ > 0 ? Answer::Yes : Answer::No;
}

void Fillings::put(std::size_t at, Digit digit) {
    for (House house : housesOf(cells_[at])) houses_[static_cast<std::size_t>(house)].add(digit);
}

void Fillings::take(std::size_t at, Digit digit) {
    for (House house : housesOf(cells_[at])) houses_[static_cast<std::size_t>(house)].remove(digit);
}

/// Does it hold for all fillings that begin like this one?
bool Fillings::eachHasTwin(std::size_t at) {
    if (at == count_) return ++fillings_ > 0 && hasTwin(0, false);
    Digits open = allowed_[at];
    for (House house : housesOf(cells_[at])) open -= houses_[static_cast<std::size_t>(house)];
    for (Digit digit : open) {
        if (++tries_ > kMostTries) return false;
        digits_[at] = digit;
        put(at, digit);
        const bool all = eachHasTwin(at + 1);
        take(at, digit);
        if (!all) return false;
    }
    return true;
}

/// Gives the digits of the houses to the cells again, one by one; in some cell to another one.
bool Fillings::hasTwin(std::size_t at, bool differs) {
    if (at == count_) return differs;
    Digits open = Digits::all();
    for (House house : housesOf(cells_[at])) open &= houses_[static_cast<std::size_t>(house)];
    for (Digit digit : open) {
        if (++tries_ > kMostTries) return false;
        take(at, digit);
        const bool found = hasTwin(at + 1, differs || digit != digits_[at]);
        put(at, digit);
        if (found) return true;
    }
    return false;
}

} // namespace ninefold::logic
