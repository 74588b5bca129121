// SPDX-License-Identifier: MIT
// A net is an assumption and everything that follows from it by singles, sets or inner nets, on separate boards.
// Most nets lead to nothing, so what follows is written down only on request.
#include "engine/logic/parts/nets/net.h"

#include "engine/logic/parts/nets/patterns.h"

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
    queue_.clear();
    next_ = layerEnd_ = 0;
    depth_ = 0;
    log_.lines.clear();
    refuted_.clear();
    failed_ = false;
    complete_ = true;
}

bool Net::assume(Candidate start, bool holds, LogicSearch& search) {
    logged_ = true;
    return follow(start, holds, search);
}

bool Net::holdsOut(Candidate start, bool holds, LogicSearch& search) {
    logged_ = false;
    return follow(start, holds, search);
}

bool Net::suppose(Candidate start, LogicSearch& search, const Boards* only) {
    logged_ = true;
    begin();
    log_.start = start;
    log_.holds = true;
    only_ = only;
    expect(start.cell, start.digit);
    expectSingles();
    const bool holdsOut = run(search);
    only_ = nullptr;
    return holdsOut;
}

void Net::expectSingles() {
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (left_.digits[cell].single()) expect(cell, left_.digits[cell].first());
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (House house = 0; house < kHouseCount; ++house)
            if (left_.places[digit - 1][house] == 1) expect((left_.boards[digit - 1] & kHouses[house]).first(), digit);
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
    log_.start = start;
    log_.holds = holds;
    if (holds) {
        expect(start.cell, start.digit);
        depth_ = -1;
    } else {
        remove(start.cell, start.digit);
    }
    return run(search);
}

bool Net::leadsOn(const NetState& before) const {
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const Cells gone = before.left.boards[digit - 1] - base_.boards[digit - 1];
        if (gone.empty()) continue;
        // Set in the meantime.
        if (gone.meets(before.placed[digit - 1])) return true;
        const Cells left = before.left.boards[digit - 1] - gone;
        for (Cell cell : gone)
            if (leadsOn((before.left.digits[cell] & base_.digits[cell]).count(), left, cell)) return true;
    }
    return false;
}

/// Few digits that are left in a cell, or few places around it, may be a single or a set.
bool Net::leadsOn(int digits, Cells left, Cell cell) const {
    const bool sets = inside_ == Inside::Sets;
    if (digits < (sets ? 3 : 2)) return true;
    for (House house : housesOf(cell))
        if ((left & kHouses[house]).count() < (sets ? 4 : 2)) return true;
    return false;
}

bool Net::resume(const NetState& before, const Boards& values, LogicSearch& search) {
    assert(inside_ == Inside::Singles || inside_ == Inside::Sets);
    logged_ = false;
    begin();
    left_ = before.left;
    placed_ = expected_ = before.placed;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (Cell cell : before.left.boards[digit - 1] - base_.boards[digit - 1])
            if (values[digit - 1].has(cell)) expect(cell, digit);
            else remove(cell, digit);
    if (leadsOnFrom(before) && !run(search)) return false;
    forgetSetCells();
    return true;
}

/// Is there anything to follow, once what has gone in the meantime is removed?
bool Net::leadsOnFrom(const NetState& before) const {
    if (failed_ || !queue_.empty()) return true;
    if (inside_ != Inside::Sets) return false;
    const auto isUsed = [](Cells, const Boards&, const Boards&) { return true; };
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (Cell cell : before.left.boards[digit - 1] - base_.boards[digit - 1])
            if (patterns::around(left_, inner_, {cell, digit}, isUsed)) return true;
    return false;
}

/// What was set in the meantime is no candidate any more.
void Net::forgetSetCells() {
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        placed_[digit - 1] &= base_.boards[digit - 1];
        for (Cell cell : left_.boards[digit - 1] - base_.boards[digit - 1]) {
            assert(left_.digits[cell].single());
            left_.digits[cell].remove(digit);
            left_.boards[digit - 1].remove(cell);
            for (House house : housesOf(cell)) left_.places[digit - 1][house] = 0;
        }
    }
}

bool Net::run(LogicSearch& search) {
    // Singles until none is left: patterns are expensive, and the candidates that they would remove may be gone by
    // then.
    while (settle()) {
        if (inside_ <= Inside::Singles) return true;
        if (usePatterns()) continue;
        if (inside_ != Inside::Nets || !useInnerNets(search)) return complete_ && !failed_;
    }
    return false;
}

bool Net::settle() {
    while (!failed_ && next_ < queue_.size()) {
        if (next_ == layerEnd_) {
            layerEnd_ = queue_.size();
            ++depth_;
        }
        const int index = queue_[next_++];
        const auto [cell, digit] = candidateAt(index);
        if (only_ == nullptr || (*only_)[digit - 1].has(cell)) place(index);
    }
    return !failed_;
}

void Net::place(int index) {
    const auto [cell, digit] = candidateAt(index);
    assert(left_.boards[digit - 1].has(cell));
    placed_[digit - 1].add(cell);
    if (logged_ && !(log_.holds && candidateAt(index) == log_.start))
        log_.lines.push_back({.cells = Cells::of(cell), .digit = digit});
    if (inside_ != Inside::OneDigit)
        for (Digit other : left_.digits[cell] - Digits::of(digit)) remove(cell, other);
    for (Cell peer : left_.boards[digit - 1] & kPeers[cell]) remove(peer, digit);
}

void Net::remove(Cell cell, Digit digit) {
    if (failed_) return;
    assert(left_.boards[digit - 1].has(cell));
    Digits& digits = left_.digits[cell];
    digits.remove(digit);
    left_.boards[digit - 1].remove(cell);
    if (inside_ != Inside::OneDigit) {
        failed_ = digits.empty();
        if (failed_) return;
        if (digits.single()) expect(cell, digits.first());
    }
    for (House house : housesOf(cell)) {
        // The number of places is kept with the boards, so hidden singles are found without looking at the house.
        const int places = --left_.places[digit - 1][house];
        failed_ = places == 0;
        if (failed_) return;
        if (places == 1) expect((left_.boards[digit - 1] & kHouses[house]).first(), digit);
    }
}

void Net::expect(Cell cell, Digit digit) {
    if (expected_[digit - 1].has(cell)) return;
    expected_[digit - 1].add(cell);
    queue_.push_back(indexOf({cell, digit}));
}

bool Net::usePatterns() {
    return patterns::each(left_, inner_,
                          [this](Cells set, const Boards&, const Boards& gone) { return use(set, gone); });
}

bool Net::use(Cells set, const Boards& gone) {
    bool any = false;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        const Cells cells = gone[digit - 1] & left_.boards[digit - 1];
        if (cells.empty()) continue;
        any = true;
        if (logged_) log_.lines.push_back({.kind = NetLine::Pattern, .cells = cells, .digit = digit, .set = set});
    }
    if (!any) return false;
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (Cell cell : gone[digit - 1] & left_.boards[digit - 1]) remove(cell, digit);
    return true;
}

bool Net::useInnerNets(LogicSearch& search) {
    if (!innerNet_) innerNet_ = std::make_shared<Net>(*this);
    // The inner net starts with everything that this one has derived.
    Net& inner = *innerNet_;
    inner.inside_ = Inside::Singles;
    inner.base_ = left_;
    bool changed = false;
    // What follows from an assumption that does not fail does not fail either.
    Boards safe{};
    for (Digit digit = 1; digit <= kDigitCount; ++digit)
        for (Cell cell : left_.boards[digit - 1] - placed_[digit - 1]) {
            // Gone in the meantime, or as good as set.
            if (!left_.boards[digit - 1].has(cell) || left_.digits[cell].single()) continue;
            if (safe[digit - 1].has(cell)) continue;
            if (!search.work()) return complete_ = false;
            inner.logged_ = logged_;
            if (inner.follow({cell, digit}, true, search)) {
                for (Digit each = 1; each <= kDigitCount; ++each) safe[each - 1] |= inner.placed_[each - 1];
                continue;
            }
            if (static_cast<int>(refuted_.size()) == mostRefuted_) return complete_ = false;
            refute({cell, digit}, inner);
            if (!settle()) return false;
            // Later inner nets may use what this one has shown.
            inner.base_ = left_;
            safe = {};
            changed = true;
        }
    return changed;
}

void Net::refute(Candidate candidate, const Net& inner) {
    refuted_.push_back(candidate);
    if (logged_) {
        NetLine line{.kind = NetLine::Inner, .cells = Cells::of(candidate.cell), .digit = candidate.digit};
        for (const NetLine& said : inner.log_.lines) line.inner.push_back(said.candidate());
        log_.lines.push_back(std::move(line));
    }
    remove(candidate.cell, candidate.digit);
}

} // namespace ninefold::logic
