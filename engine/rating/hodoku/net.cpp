// SPDX-License-Identifier: MIT
// A net begins with an assumption and applies singles for a few rounds. It need not go to the end: HoDoKu does not
// count longer nets.
#include "engine/rating/hodoku/net.h"

#include <algorithm>

namespace ninefold::rating::hodoku {
namespace {

// HoDoKu's default setting.
constexpr int kRounds = 4;

class Net {
public:
    Net(const Board& board, Table& table) : before_(board), now_(board), table_(table) {}

    /// The direct consequences need no reason except the start.
    void assume(Cell cell, Digit digit, bool on) {
        if (on) {
            place(cell, digit, {});
        } else {
            now_.remove(cell, digit);
            table_.add(nodeOf(cell, digit, false));
            if (now_.count(cell) == 1) place(cell, now_.candidates(cell).first(), {});
        }
    }

    /// The singles of a round are collected first, naked before hidden.
    void runRound() {
        struct Found {
            Cell cell;
            Digit digit;
            bool naked;
        };
        // Reads the queues without emptying them; the next round skips the cells that are set by then.
        std::vector<Found> singles;
        for (const auto& [cell, digit] : now_.naked().waiting())
            if (!now_.isSet(cell)) singles.push_back({cell, digit, true});
        Cells known;
        for (const auto& [cell, digit] : now_.hidden().waiting()) {
            if (now_.isSet(cell) || known.has(cell) || !isHiddenSingle(cell, digit)) continue;
            known.add(cell);
            singles.push_back({cell, digit, false});
        }
        for (const Found& single : singles)
            place(single.cell, single.digit,
                  single.naked ? othersOf(single.cell, single.digit)
                               : othersIn(narrowest(single.cell, single.digit), single));
    }

private:
    bool isHiddenSingle(Cell cell, Digit digit) const {
        for (const House house : housesOf(cell))
            if (now_.places(house, digit) == 1) return true;
        return false;
    }

    /// A hidden single is explained by the house with the fewest cells for the digit, where it has only one.
    House narrowest(Cell cell, Digit digit) const {
        const auto houses = housesOf(cell);
        return *std::min_element(houses.begin(), houses.end(),
                                 [&](House a, House b) { return now_.places(a, digit) < now_.places(b, digit); });
    }

    /// The reasons of a naked single: the other digits of the cell are off.
    Table::Reasons othersOf(Cell cell, Digit digit) const {
        Table::Reasons reasons{};
        std::size_t count = 0;
        // The candidates before the net began, because the net must explain why they are gone.
        for (const Digit other : before_.candidates(cell) - Digits::of(digit))
            if (count < reasons.size())
                reasons[count++] = static_cast<std::int16_t>(table_.indexOf(nodeOf(cell, other, false)));
        return reasons;
    }

    template <typename Single>
    Table::Reasons othersIn(House house, const Single& single) const {
        Table::Reasons reasons{};
        std::size_t count = 0;
        for (const Cell other : before_.cellsFor(single.digit, house) - Cells::of(single.cell))
            if (count < reasons.size())
                reasons[count++] = static_cast<std::int16_t>(table_.indexOf(nodeOf(other, single.digit, false)));
        return reasons;
    }

    /// The removals refer to the entry of the placement, even if the table knew it already and the index is that of
    /// the next entry.
    void place(Cell cell, Digit digit, const Table::Reasons& reasons) {
        const Digits digits = now_.candidates(cell);
        now_.set(cell, digit);
        const auto reason = static_cast<std::int16_t>(table_.size());
        table_.add(nodeOf(cell, digit, true), reasons);
        for (const Cell seen : kPeers[cell] & before_.cellsFor(digit)) table_.add(nodeOf(seen, digit, false), {reason});
        for (const Digit other : digits - Digits::of(digit)) table_.add(nodeOf(cell, other, false), {reason});
    }

    const Board& before_;
    Board now_;
    Table& table_;
};

} // namespace

void fillNet(const Board& board, Cell cell, Digit digit, bool on, Table& table) {
    Net net(board, table);
    net.assume(cell, digit, on);
    for (int round = 0; round < kRounds; ++round) net.runRound();
}

} // namespace ninefold::rating::hodoku
