// SPDX-License-Identifier: MIT
// The links between the only two places of a house are coloured first. A link with guards closes an odd loop if both
// its ends have the same colour, or with others whose guards the same place sees.
#include "engine/logic/techniques/singledigit/ringtest.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace ninefold::logic {
namespace {

/// Places that are linked two and two, each to be coloured unlike the other: an odd loop of links makes that
/// impossible.
class TwoColors {
public:
    TwoColors() {
        for (Cell cell = 0; cell < kCellCount; ++cell) next_[cell] = static_cast<std::uint8_t>(cell);
    }

    enum class Colors { Separate, Unlike, Same };
    Colors colorsOf(Cell one, Cell other) const {
        const auto [root, isUnlike] = find(one);
        const auto [otherRoot, otherUnlike] = find(other);
        if (root != otherRoot) return Colors::Separate;
        return isUnlike != otherUnlike ? Colors::Unlike : Colors::Same;
    }

    /// False if that closes an odd loop.
    bool link(Cell one, Cell other) {
        const auto [root, isUnlike] = find(one);
        const auto [otherRoot, otherUnlike] = find(other);
        if (root == otherRoot) return isUnlike != otherUnlike;
        next_[root] = static_cast<std::uint8_t>(otherRoot);
        unlike_[root] = isUnlike == otherUnlike;
        return true;
    }

private:
    /// The end of the way from this cell, and whether it has the other colour.
    std::pair<Cell, bool> find(Cell cell) const {
        bool isUnlike = false;
        for (; next_[cell] != cell; cell = next_[cell]) isUnlike = isUnlike != unlike_[cell];
        return {cell, isUnlike};
    }

    std::array<std::uint8_t, kCellCount> next_;
    std::array<bool, kCellCount> unlike_{};
};

class RingTest {
public:
    RingTest(const Position& position, Digit digit, int mostInHouse) : places_(position.cellsFor(digit)) {
        for (House house : position.twoPlaces(digit)) {
            const unsigned both = position.places(house, digit);
            const auto& cells = kHouseCells[house];
            hasLoop_ |= !strong_.link(cells[std::countr_zero(both)], cells[std::countr_zero(both & (both - 1))]);
        }
        for (House house = 0; house < kHouseCount && !hasLoop_; ++house) {
            const Cells inside = places_ & kHouses[house];
            const int guards = inside.count() - 2;
            if (guards < 1 || guards > mostInHouse) continue;
            for (Cells rest = inside; rest.hasSeveral();) {
                const Cell one = rest.first();
                rest.remove(one);
                for (Cell other : rest) addLink(one, other, inside);
            }
        }
    }

    /// All guards see one place, or they are one place.
    bool mayHoldRing() const {
        if (hasLoop_) return true;
        for (Cell cell : targeted_)
            if (closesLoop([cell](const Link& link) { return link.targets.has(cell); })) return true;
        for (Cell cell : alone_)
            if (closesLoop([cell](const Link& link) { return link.guards == Cells::of(cell); })) return true;
        return false;
    }

private:
    struct Link {
        Cell one, other;
        /// The other places of the house, and those that see them all.
        Cells guards, targets;
    };

    void addLink(Cell one, Cell other, Cells inside) {
        const Cells guards = inside - Cells::of(one) - Cells::of(other), targets = places_ & commonPeers(guards);
        const TwoColors::Colors colors = strong_.colorsOf(one, other);
        if ((targets.empty() && guards.hasSeveral()) || colors == TwoColors::Colors::Unlike) return;
        hasLoop_ |= colors == TwoColors::Colors::Same;
        targeted_ |= targets;
        if (!guards.hasSeveral()) alone_ |= guards;
        links_.push_back({one, other, guards, targets});
    }

    /// Do strong links and two or more of these form an odd loop?
    template <typename Choose>
    bool closesLoop(Choose isChosen) const {
        const Link* first = nullptr;
        std::optional<TwoColors> colors;
        for (const Link& link : links_) {
            if (!isChosen(link)) continue;
            if (first == nullptr) {
                first = &link;
                continue;
            }
            if (!colors) {
                colors = strong_;
                [[maybe_unused]] const bool isFree = colors->link(first->one, first->other);
                assert(isFree);
            }
            if (!colors->link(link.one, link.other)) return true;
        }
        return false;
    }

    const Cells places_;
    TwoColors strong_;
    bool hasLoop_ = false;
    /// All targets of links, and all guards that are alone.
    Cells targeted_, alone_;
    /// The links with guards that do not follow from strong links.
    std::vector<Link> links_;
};

} // namespace

bool mayHoldRing(const Position& position, Digit digit, int mostInHouse) {
    return RingTest(position, digit, mostInHouse).mayHoldRing();
}

} // namespace ninefold::logic
