// SPDX-License-Identifier: MIT
// A net is an assumption and everything that follows from it by singles, sets or inner nets, on separate boards.
// Most nets lead to nothing, so they first run without storing causes, and only those that are reported run again
// with causes.
#include "engine/logic/parts/nets.h"

#include "engine/logic/parts/netreasons.h"

#include <cassert>

namespace ninefold::logic {

Possible::Possible(const Position& position) {
    for (Cell cell = 0; cell < kCellCount; ++cell) digits[cell] = position.candidates(cell);
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        boards[digit - 1] = position.cellsFor(digit);
        for (House house = 0; house < kHouseCount; ++house)
            places[digit - 1][house] = static_cast<std::uint8_t>(countOfNine(position.places(house, digit)));
    }
}

Net::Net(const Position& position, Inside inside, const InnerTechniques& inner)
    : inside_(inside), inner_(inner), base_(position), left_(base_) {}

void Net::begin() {
    left_ = base_;
    placed_ = {};
    expected_ = {};
    if (traced_) {
        whyOn_.fill({});
        whyOff_.fill({});
    }
    queue_.clear();
    next_ = 0;
    log_.clear();
    insights_.clear();
    failed_ = false;
    complete_ = true;
}

bool Net::assume(Candidate start, bool holds, LogicSearch& search) {
    traced_ = true;
    return follow(start, holds, search);
}

bool Net::holdsOut(Candidate start, bool holds, LogicSearch& search) {
    traced_ = false;
    return follow(start, holds, search);
}

bool Net::suppose(Candidate start, LogicSearch& search, const Boards* only) {
    traced_ = true;
    begin();
    start_ = start;
    startHolds_ = true;
    only_ = only;
    expect(start.cell, start.digit, {Cause::Start});
    expectSingles();
    const bool holdsOut = run(search);
    only_ = nullptr;
    return holdsOut;
}

void Net::expectSingles() {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (left_.digits[cell].single()) expect(cell, left_.digits[cell].first(), {Cause::LastInCell});
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House house = 0; house < kHouseCount; ++house)
            if (left_.places[digit - 1][house] == 1)
                expect((left_.boards[digit - 1] & kHouses[house]).first(), digit,
                       {Cause::LastInHouse, static_cast<std::int16_t>(house)});
}

std::vector<Candidate> Net::waiting() const {
    std::vector<Candidate> list;
    for (int index : queue_)
        if (const Candidate candidate = candidateAt(index); !placed_[candidate.digit - 1].has(candidate.cell))
            list.push_back(candidate);
    return list;
}

bool Net::follow(Candidate start, bool holds, LogicSearch& search) {
    assert(base_.boards[start.digit - 1].has(start.cell));
    begin();
    start_ = start;
    startHolds_ = holds;
    if (holds) expect(start.cell, start.digit, {Cause::Start});
    else remove(start.cell, start.digit, {Cause::Start});
    return run(search);
}

bool Net::run(LogicSearch& search) {
    // Singles until none is left: sets are expensive, and the candidates that they would remove may be gone by then.
    while (settle()) {
        if (inside_ <= Inside::Singles) return true;
        if (useSets()) continue;
        if (inside_ != Inside::Nets || !useInnerNets(search)) return complete_ && !failed_;
    }
    return false;
}

bool Net::settle() {
    while (!failed_ && next_ < queue_.size()) {
        const int index = queue_[next_++];
        const auto [cell, digit] = candidateAt(index);
        if (only_ == nullptr || (*only_)[digit - 1].has(cell)) place(index);
    }
    return !failed_;
}

void Net::place(int index) {
    const auto [cell, digit] = candidateAt(index);
    assert(left_.boards[digit - 1].has(cell));
    const Cause rival{Cause::Rival, static_cast<std::int16_t>(index)};
    placed_[digit - 1].add(cell);
    if (traced_) log_.push_back(index);
    if (inside_ != Inside::OneDigit)
        for (Digit other : left_.digits[cell] - Digits::of(digit)) remove(cell, other, rival);
    for (Cell peer : left_.boards[digit - 1] & kPeers[cell]) remove(peer, digit, rival);
}

void Net::remove(Cell cell, Digit digit, Cause cause) {
    if (failed_) return;
    assert(left_.boards[digit - 1].has(cell));
    if (traced_) whyOff_[indexOf({cell, digit})] = cause;
    Digits& digits = left_.digits[cell];
    digits.remove(digit);
    left_.boards[digit - 1].remove(cell);
    if (inside_ != Inside::OneDigit) {
        if (digits.empty()) return fail({cell, -1, 0});
        if (digits.single()) expect(cell, digits.first(), {Cause::LastInCell});
    }
    for (House house : housesOf(cell)) {
        // The number of places is kept with the boards, so hidden singles are found without looking at the house.
        const int places = --left_.places[digit - 1][house];
        if (places == 0) return fail({-1, house, digit});
        if (places > 1) continue;
        const Cell last = (left_.boards[digit - 1] & kHouses[house]).first();
        expect(last, digit, {Cause::LastInHouse, static_cast<std::int16_t>(house)});
    }
}

void Net::expect(Cell cell, Digit digit, Cause cause) {
    // Expected already: the first cause is kept.
    if (expected_[digit - 1].has(cell)) return;
    expected_[digit - 1].add(cell);
    if (traced_) whyOn_[indexOf({cell, digit})] = cause;
    queue_.push_back(indexOf({cell, digit}));
}

void Net::fail(Contradiction contradiction) {
    contradiction_ = contradiction;
    failed_ = true;
}

bool Net::useInnerNets(LogicSearch& search) {
    if (!innerNet_) innerNet_ = std::make_shared<Net>(*this);
    // The inner net starts with everything that this one has derived.
    Net& inner = *innerNet_;
    inner.inside_ = Inside::Singles;
    inner.base_ = left_;
    bool changed = false;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (Cell cell : left_.boards[digit - 1] - placed_[digit - 1]) {
            // Gone in the meantime, or as good as set.
            if (!left_.boards[digit - 1].has(cell) || left_.digits[cell].single()) continue;
            if (!search.work()) return complete_ = false;
            if (inner.holdsOut({cell, digit}, true, search)) continue;
            Boards gone{};
            gone[digit - 1].add(cell);
            if (traced_) {
                // Run again with causes, but only for those that failed.
                inner.assume({cell, digit}, true, search);
                const NetReason reason = reasonOfContradiction(inner);
                use(Cells::of(cell), reason.outer, gone, {reason.chain});
            } else {
                use(Cells::of(cell), {}, gone);
            }
            if (!settle()) return false;
            // Later inner nets may use what this one has shown.
            inner.base_ = left_;
            changed = true;
        }
    return changed;
}

} // namespace ninefold::logic
