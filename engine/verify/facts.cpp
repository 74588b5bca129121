// SPDX-License-Identifier: MIT
#include "engine/verify/facts.h"

#include "engine/logic/technique.h"
#include "engine/verify/exchange.h"

#include <cassert>

namespace ninefold::verify {
namespace {

using logic::Chain;
using logic::ChainNode;
using logic::HouseRole;
using logic::Link;
using logic::Mark;
using logic::Role;
using logic::Step;

bool isPartOfPattern(Role role) {
    return role != Role::Remove;
}

/// Collects the facts of one step.
class Reader {
public:
    Reader(const Grid& grid, const Step& step) : grid_(grid), step_(step) {}

    Facts read(bool unique) {
        for (const Mark& mark : step_.marks) readMark(mark);
        for (const logic::Deduction& deduction : step_.deductions) digits_.add(deduction.digit);
        for (const logic::Arg& arg : step_.args) readDigits(arg);
        for (const logic::HouseMark& mark : step_.houses)
            if (mark.role != HouseRole::Cover) addHouses(HouseSet::of(mark.house));
        for (const logic::Arg& arg : step_.args) readArg(arg);
        for (const Link& link : step_.links)
            if (link.strong) readStrongLink(link);
        if (unique && step_.technique->uniqueness) readUniqueness();
        return std::move(facts_);
    }

private:
    void readMark(const Mark& mark) {
        if (mark.candidate.digit != 0) digits_.add(mark.candidate.digit);
        if (isPartOfPattern(mark.role)) addCells(Cells::of(mark.candidate.cell));
    }

    void readDigits(const logic::Arg& arg) {
        if (const auto* candidates = std::get_if<std::vector<logic::Candidate>>(&arg.value))
            for (const logic::Candidate& candidate : *candidates) digits_.add(candidate.digit);
    }

    void readArg(const logic::Arg& arg) {
        if (const auto* houses = std::get_if<HouseSet>(&arg.value)) addHouses(*houses);
        if (const auto* known = std::get_if<std::vector<logic::Candidate>>(&arg.value); known && arg.name == "known")
            readSingles(*known);
        if (const auto* sets = std::get_if<std::vector<logic::NamedSet>>(&arg.value))
            for (const logic::NamedSet& set : *sets) addCells(set.cells);
        // An end is the cell or house that is left without a candidate; any other chain begins with an assumption.
        const bool isEnd = arg.name == "end" || arg.name == "innerEnds";
        if (const auto* chains = std::get_if<std::vector<Chain>>(&arg.value)) readChains(*chains, isEnd);
    }

    /// A single that is there already: the last digit of its cell, or the last place in one of its houses.
    void readSingles(const std::vector<logic::Candidate>& singles) {
        for (const logic::Candidate& single : singles) {
            addCells(Cells::of(single.cell));
            addPlaces(single.digit, houseSetOf(single.cell));
        }
    }

    void readChains(const std::vector<Chain>& chains, bool areEnds) {
        for (const Chain& chain : chains)
            for (std::size_t i = 0; i < chain.size(); ++i) readNode(chain[i], i == 0 && !areEnds);
    }

    /// A statement that follows inside a cell names the cell; one through a house, or a set of cells, that.
    void readNode(const ChainNode& node, bool isAssumed) {
        if (node.house >= 0) addPlaces(node.digit, HouseSet::of(node.house));
        else if (node.set.empty() && !isAssumed && !node.cells.hasSeveral()) addCells(node.cells);
        if (!node.set.empty()) readSet(node);
    }

    /// A set in a net is a pair, locked candidates or an X-wing: houses with two or more of its cells are looked at.
    void readSet(const ChainNode& node) {
        addCells(node.set);
        for (House house = 0; house < kHouseCount; ++house) {
            if (!(kHouses[house] & node.set).hasSeveral()) continue;
            addPlaces(node.digit, HouseSet::of(house));
            for (Digit digit : node.pair) addPlaces(digit, HouseSet::of(house));
        }
    }

    /// Only what the grid confirms: the ends are all candidates of a cell, or all places of a house.
    void readStrongLink(const Link& link) {
        const auto& [from, to] = std::pair(link.from, link.to);
        if (from.digit != to.digit) {
            if (from.cells == to.cells && !from.cells.hasSeveral()) addCells(from.cells);
            return;
        }
        const Cells both = from.cells | to.cells;
        for (House house : commonHouses(both))
            if (both.contains(grid_.cellsFor(from.digit) & kHouses[house])) addPlaces(from.digit, HouseSet::of(house));
    }

    /// A second solution may differ in the cells of the pattern that are no givens. In a bivalue universal grave it
    /// differs in all open cells, unless one of the extra candidates is true.
    void readUniqueness() {
        std::vector<logic::Candidate> extras;
        for (const Mark& mark : step_.marks) {
            if (!grid_.isGiven(mark.candidate.cell)) facts_.exchangeable.add(mark.candidate.cell);
            if (mark.role == Role::Extra || mark.role == Role::Place) extras.push_back(mark.candidate);
        }
        for (const logic::Arg& arg : step_.args)
            if (const auto* cells = std::get_if<Cells>(&arg.value); arg.name == "cells" && cells != nullptr)
                if (cells->meets(grid_.givens())) facts_.closing = *cells;
        if (isGrave(grid_, extras)) facts_.lists.push_back(std::move(extras));
    }

    void addCells(Cells cells) { facts_.cells |= cells & grid_.blanks(); }

    void addHouses(HouseSet houses) {
        for (Digit digit : digits_) addPlaces(digit, houses);
    }

    /// A house that holds the digit already says nothing about its places.
    void addPlaces(Digit digit, HouseSet houses) {
        assert(digit >= 1 && digit <= kDigitCount);
        const Cells held = grid_.cellsWith(digit);
        for (House house : houses)
            if (!kHouses[house].meets(held)) facts_.places[digit - 1].add(house);
    }

    const Grid& grid_;
    const Step& step_;
    Facts facts_;
    /// The digits of all marks and deductions.
    Digits digits_;
};

} // namespace

Facts factsOf(const Grid& grid, const Step& step, bool unique) {
    return Reader(grid, step).read(unique);
}

} // namespace ninefold::verify
