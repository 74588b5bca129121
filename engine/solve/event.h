// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/core/houses.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::solve {

/// "This cell holds this digit" or its negation, in 16 bits.
class Literal {
public:
    constexpr Literal() = default;
    static constexpr Literal is(Cell cell, Digit digit) { return Literal(2 * (9 * cell + digit - 1)); }
    static constexpr Literal isNot(Cell cell, Digit digit) { return ~is(cell, digit); }
    static constexpr Literal fromIndex(int index) { return Literal(index); }

    constexpr Cell cell() const { return code_ / 18; }
    constexpr Digit digit() const { return code_ / 2 % 9 + 1; }
    constexpr bool positive() const { return (code_ & 1) == 0; }
    /// 0..728: the statement without its polarity.
    constexpr int variable() const { return code_ / 2; }
    /// 0..1457: the statement with its polarity.
    constexpr int index() const { return code_; }
    constexpr Literal operator~() const { return Literal(code_ ^ 1); }
    friend constexpr auto operator<=>(Literal, Literal) = default;

private:
    constexpr explicit Literal(int code) : code_(static_cast<std::uint16_t>(code)) {}
    std::uint16_t code_ = 0;
};
inline constexpr int kVariableCount = kCellCount * kDigitCount;

/// Why something follows, so that it can be explained in Sudoku terms; 32 bits.
class Reason {
public:
    enum class Kind : std::uint8_t {
        None,
        Placed,   ///< the cell holds the digit: no peer can, and the cell holds no other
        OneCell,  ///< the cell has no other digit left (a conflict: none at all)
        OneHouse, ///< the digit has no other place in the house (a conflict: none at all)
        Crossing, ///< all places of the digit in `house` are in `other` too, so the rest of `other` loses it
        Learned,  ///< a clause has no other literal left (a conflict: none at all)
    };

    constexpr Reason() = default;
    static constexpr Reason placed(Cell cell, Digit digit) {
        return {Kind::Placed, static_cast<std::uint32_t>(cell | digit << 16)};
    }
    static constexpr Reason cell(Cell cell) { return {Kind::OneCell, static_cast<std::uint32_t>(cell)}; }
    static constexpr Reason house(House house, Digit digit) { return {Kind::OneHouse, packed(house, 0, digit)}; }
    static constexpr Reason crossing(House house, House other, Digit digit) {
        return {Kind::Crossing, packed(house, other, digit)};
    }
    static constexpr Reason clause(std::uint32_t id) { return {Kind::Learned, id}; }

    constexpr Kind kind() const { return static_cast<Kind>(code_ >> kKindShift); }
    constexpr Cell cell() const { return static_cast<Cell>(code_ & 0xFF); }
    constexpr House house() const { return static_cast<House>(code_ & 0xFF); }
    constexpr House other() const { return static_cast<House>(code_ >> 8 & 0xFF); }
    constexpr Digit digit() const { return static_cast<Digit>(code_ >> 16 & 0xFF); }
    constexpr std::uint32_t clause() const { return code_ & ((1u << kKindShift) - 1); }
    friend constexpr bool operator==(Reason, Reason) = default;

private:
    static constexpr int kKindShift = 28;
    constexpr Reason(Kind kind, std::uint32_t what) : code_(static_cast<std::uint32_t>(kind) << kKindShift | what) {}
    static constexpr std::uint32_t packed(House house, House other, Digit digit) {
        return static_cast<std::uint32_t>(house | other << 8 | digit << 16);
    }
    std::uint32_t code_ = 0;
};

enum class EventKind : std::uint8_t {
    Decide,    ///< a choice: places the digit, opens the next level
    Reject,    ///< a digit tried and rejected at once, because a peer holds it
    Imply,     ///< places what follows
    Eliminate, ///< removes what follows; candidates removed because a peer holds the digit need no event
    Conflict,  ///< the named cell, house or clause cannot be satisfied
    Learn,     ///< a clause that holds for the rest of the run
    Forget,    ///< that clause is never a reason again
    Backjump,  ///< takes back everything above level `to`, where a learned clause forces something
    Backtrack, ///< takes back everything above level `to`
    Restart,   ///< back to level 0
    Solved,    ///< the board is full and correct
    Exclude,   ///< a clause "not this solution", which holds like a learned one
    Exhausted, ///< at level 0 nothing is left: no (further) solution
};
inline constexpr int kEventKindCount = 13;

/// One event of a solver. Sixteen bytes, because a run can have a hundred million of them.
struct SolverEvent {
    EventKind kind = EventKind::Decide;
    std::int8_t cell = -1;
    std::uint8_t digit = 0;
    /// The decision level at that moment: the new level for a decision, the level that is left for Backjump,
    /// Backtrack and Restart.
    std::uint8_t level = 0;
    /// Backjump, Backtrack, Restart: the level returned to.
    std::uint16_t to = 0;
    /// Learn, Exclude: how many literals the clause has; firstLiteral is the index of the first in the batch's
    /// pool.
    std::uint16_t literalCount = 0;
    /// Learn, Exclude, Forget: the clause itself.
    Reason reason;
    std::uint32_t firstLiteral = 0;

    static SolverEvent put(EventKind kind, int level, Cell cell, Digit digit, Reason reason = {}) {
        return {.kind = kind,
                .cell = static_cast<std::int8_t>(cell),
                .digit = static_cast<std::uint8_t>(digit),
                .level = static_cast<std::uint8_t>(level),
                .reason = reason};
    }
    static SolverEvent note(EventKind kind, int level, Reason reason = {}) { return put(kind, level, -1, 0, reason); }
    static SolverEvent back(EventKind kind, int from, int to) {
        SolverEvent event = note(kind, from);
        event.to = static_cast<std::uint16_t>(to);
        return event;
    }
    friend bool operator==(const SolverEvent&, const SolverEvent&) = default;
};
static_assert(sizeof(SolverEvent) == 16);

/// A section of a run. The literals of its clauses are in a separate pool. In a learned clause they are in the
/// order in which they became false, and the literal that the clause forces comes last: "if all these, then that".
struct EventBatch {
    /// The number of events of the run before this batch.
    std::uint64_t first = 0;
    std::vector<SolverEvent> events;
    std::vector<Literal> literals;

    std::span<const Literal> clause(const SolverEvent& event) const {
        return std::span(literals).subspan(event.firstLiteral, event.literalCount);
    }
    /// Clears the batch; the next event follows the last one that it held.
    void advance() {
        first += events.size();
        events.clear();
        literals.clear();
    }
};

/// Receives the events of a solver, in batches.
class EventSink {
public:
    virtual ~EventSink() = default;
    /// Returns false to stop the solver.
    virtual bool take(const EventBatch& batch) = 0;
};

} // namespace ninefold::solve
