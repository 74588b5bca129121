// SPDX-License-Identifier: MIT
#pragma once

#include "engine/core/grid.h"
#include "engine/solve/event.h"

#include <array>
#include <vector>

/// The consequences of a puzzle and a growing list of clauses by unit propagation, written as plainly as possible.
/// It checks learned clauses and shares no code with the engine that learned them.
class UnitProof {
public:
    UnitProof(const ninefold::Grid& puzzle, bool candidatesBind) {
        for (ninefold::Cell cell = 0; cell < ninefold::kCellCount; ++cell)
            start_[cell] = puzzle.isSet(cell) ? Digits::of(puzzle.value(cell))
                           : candidatesBind   ? puzzle.candidates(cell)
                                              : Digits::all();
    }

    void add(std::span<const ninefold::solve::Literal> clause) { clauses_.emplace_back(clause.begin(), clause.end()); }

    /// Does assuming the negation of every literal lead to a contradiction?
    bool follows(std::span<const ninefold::solve::Literal> clause) const {
        Masks masks = start_;
        for (const ninefold::solve::Literal literal : clause) assume(masks, ~literal);
        return contradicts(masks);
    }

private:
    using Masks = std::array<ninefold::Digits, ninefold::kCellCount>;
    using Literal = ninefold::solve::Literal;
    using Digits = ninefold::Digits;

    /// An assumed literal narrows its cell; "is not" removes one digit, "is" leaves one.
    static void assume(Masks& masks, Literal literal) {
        const Digits digit = Digits::of(literal.digit());
        masks[literal.cell()] = literal.positive() ? masks[literal.cell()] & digit : masks[literal.cell()] - digit;
    }
    static bool isFalse(const Masks& masks, Literal literal) {
        const Digits digit = Digits::of(literal.digit());
        const Digits mask = masks[literal.cell()];
        return literal.positive() ? !mask.has(literal.digit()) : mask == digit || mask.empty();
    }

    // Repeats until nothing changes: each round may use the results of the one before.
    bool contradicts(Masks& masks) const {
        for (Masks before{}; before != masks;) {
            before = masks;
            // A cell, a digit or a clause has nothing left: the assumption is refuted.
            if (!peersAndHouses(masks) || !clauses(masks)) return true;
            crossings(masks);
        }
        return false;
    }

    /// Singles of cells and houses; false if a cell or a digit has nothing left.
    static bool peersAndHouses(Masks& masks) {
        for (ninefold::Cell cell = 0; cell < ninefold::kCellCount; ++cell) {
            if (masks[cell].empty()) return false;
            if (masks[cell].single())
                for (const ninefold::Cell peer : ninefold::kPeers[cell]) masks[peer] -= masks[cell];
        }
        for (const ninefold::Cells house : ninefold::kHouses)
            for (const ninefold::Digit digit : Digits::all()) {
                const ninefold::Cells places = placesIn(masks, house, digit);
                if (places.empty()) return false;
                if (places.count() == 1) masks[places.first()] = masks[places.first()] & Digits::of(digit);
            }
        return true;
    }

    /// A clause with one literal left forces it; a clause with none is the contradiction.
    bool clauses(Masks& masks) const {
        for (const std::vector<Literal>& clause : clauses_) {
            int open = 0;
            Literal last;
            for (const Literal literal : clause)
                if (!isFalse(masks, literal)) ++open, last = literal;
            if (open == 0) return false;
            if (open == 1) assume(masks, last);
        }
        return true;
    }

    /// Locked candidates: cells seen by all places in one house lose the digit.
    static void crossings(Masks& masks) {
        for (const ninefold::Cells house : ninefold::kHouses)
            for (const ninefold::Digit digit : Digits::all())
                for (const ninefold::Cell cell : ninefold::commonPeers(placesIn(masks, house, digit)))
                    masks[cell] -= Digits::of(digit);
    }

    static ninefold::Cells placesIn(const Masks& masks, ninefold::Cells house, ninefold::Digit digit) {
        ninefold::Cells places;
        for (const ninefold::Cell cell : house)
            if (masks[cell].has(digit)) places.add(cell);
        return places;
    }

    Masks start_;
    std::vector<std::vector<Literal>> clauses_;
};
