// SPDX-License-Identifier: MIT
// Finds the reason of each line of a net: a digit may be the last one in its cell and have its last place in up to
// three houses, and several lines may rule out the same candidate.
#include "engine/logic/parts/nets/netreasons.h"

#include "engine/logic/parts/nets/netproof.h"
#include "engine/logic/parts/nets/patterns.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace ninefold::logic {
namespace {

/// A line that is set already, and where a reader finds it.
struct SetLine {
    NetLine said;
    bool holds; ///< of an assumption
    bool inner;
    int number; ///< in its own net; 0 is the assumption
};

bool rulesOut(const SetLine& line, Candidate candidate, bool oneDigit) {
    const auto [cell, digit] = candidate;
    if (line.said.kind != NetLine::Place || !line.holds) return line.said.digit == digit && line.said.cells.has(cell);
    const Candidate placed = line.said.candidate();
    return placed.digit == digit ? sees(placed.cell, cell) : placed.cell == cell && !oneDigit;
}

/// Why some candidates are gone.
struct Reason {
    House house = -1;
    Digits pair;
    std::vector<Candidate> gone;
    std::vector<std::size_t> by;    ///< for each of them a line
    std::vector<std::size_t> lines; ///< these lines, each once
};

class Explanation {
public:
    Explanation(const NetBase& base, const NetLines& net)
        : base_(base), net_(net), board_(base), relied_(net.lines.size() + 1) {}

    NetReason run(const NetGoal& goal) {
        board_.assume(net_.start, net_.holds);
        set_.push_back({assumption(net_.start), net_.holds, false, 0});
        nodes_.push_back({Cells::of(net_.start.cell), net_.start.digit, net_.holds, -1, {}});
        for (const NetLine& line : net_.lines) {
            add(line);
            board_.apply(line);
            set_.push_back({line, true, false, static_cast<int>(nodes_.size()) - 1});
        }
        if (goal.isFailure()) reason_.end = endOf(board_, base_.boards);
        else if (!goal.holds) addConclusion(goal.candidate);
        for (std::size_t n = 0; n < relied_.size(); ++n)
            if (!relied_[n].empty()) nodes_[n].cells = relied_[n];
        collect();
        return std::move(reason_);
    }

private:
    static NetLine assumption(Candidate start) { return {.cells = Cells::of(start.cell), .digit = start.digit}; }

    void add(const NetLine& line) {
        ChainNode node{line.cells, line.digit, line.kind == NetLine::Place, -1, line.set};
        if (line.kind == NetLine::Place) accept(reasonOf(line.candidate(), board_), node);
        else if (line.kind == NetLine::Pattern) accept(reasonOfPattern(line), node);
        else addInner(line, node);
        nodes_.push_back(std::move(node));
    }

    /// The singles of an inner net, each with its reason here and in the net around it.
    void addInner(const NetLine& line, ChainNode& node) {
        node.inner = static_cast<int>(reason_.inner.size());
        const std::size_t outside = set_.size();
        NetBoard board = board_;
        Chain chain = {{line.cells, line.digit, true, -1, {}}};
        const auto put = [&](Candidate candidate) {
            board.place(candidate);
            set_.push_back({assumption(candidate), true, true, static_cast<int>(chain.size()) - 1});
        };
        put(line.candidate());
        for (const Candidate& single : line.inner) {
            ChainNode next{Cells::of(single.cell), single.digit, true, -1, {}};
            accept(reasonOf(single, board), next);
            chain.push_back(std::move(next));
            put(single);
        }
        ChainNode end = endOf(board, board_.left());
        for (const ChainNode& each : chain) addTo(node.from, each.outer);
        addTo(node.from, end.outer);
        set_.resize(outside);
        reason_.inner.push_back(std::move(chain));
        reason_.innerEnds.push_back({std::move(end)});
    }

    /// An elimination is no line of a net, but the end of a way to a result.
    void addConclusion(Candidate candidate) {
        ChainNode node{Cells::of(candidate.cell), candidate.digit, false, -1, {}};
        accept(against({candidate}), node);
        conclusion_ = nodes_.size();
        nodes_.push_back(std::move(node));
    }

    static void addTo(std::vector<int>& list, const std::vector<int>& more) {
        list.insert(list.end(), more.begin(), more.end());
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
    }

    void accept(const Reason& reason, ChainNode& node) {
        node.house = reason.house;
        node.pair = reason.pair;
        for (std::size_t line : reason.lines)
            addTo(set_[line].inner || !isInner() ? node.from : node.outer, {set_[line].number});
        for (std::size_t n = 0; n < reason.gone.size(); ++n) {
            const auto [cell, digit] = reason.gone[n];
            const SetLine& by = set_[reason.by[n]];
            // A reader has to know what is gone in the net around an inner one as well.
            if (!by.inner) reason_.off[digit - 1].add(cell);
            if (by.said.kind == NetLine::Pattern) relied_[by.number].add(cell);
        }
    }

    /// Are the lines of an inner net set?
    bool isInner() const { return set_.back().inner; }

    std::vector<Candidate> candidatesOf(const Boards& boards) const {
        std::vector<Candidate> list;
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (Cell cell : boards[digit - 1] & base_.boards[digit - 1]) list.push_back({cell, digit});
        return list;
    }

    /// All candidates of a cell, but one digit.
    std::vector<Candidate> inCell(Cell cell, Digit but) const {
        Boards boards;
        boards.fill(Cells::of(cell));
        if (but > 0) boards[but - 1].clear();
        return candidatesOf(boards);
    }

    /// All places of a digit in a house, but one cell.
    std::vector<Candidate> inHouse(House house, Digit digit, Cells but) const {
        Boards boards{};
        boards[digit - 1] = kHouses[house] - but;
        return candidatesOf(boards);
    }

    /// Greedily: what only one line rules out, then the line that rules out most of the rest.
    Reason against(std::vector<Candidate> candidates) const {
        Reason reason{.gone = std::move(candidates)};
        reason.by.assign(reason.gone.size(), kNone);
        std::vector<std::vector<bool>> table(set_.size());
        for (std::size_t line = 0; line < set_.size(); ++line)
            for (const Candidate& gone : reason.gone) table[line].push_back(rulesOut(set_[line], gone, base_.oneDigit));
        const auto take = [&](std::size_t line) {
            reason.lines.push_back(line);
            for (std::size_t n = 0; n < reason.gone.size(); ++n)
                if (table[line][n] && reason.by[n] == kNone) reason.by[n] = line;
        };
        const auto covers = [&](std::size_t line) {
            int count = 0;
            for (std::size_t n = 0; n < reason.gone.size(); ++n) count += table[line][n] && reason.by[n] == kNone;
            return count;
        };
        for (std::size_t n = 0; n < reason.gone.size(); ++n) {
            const auto has = [n](const std::vector<bool>& row) { return row[n]; };
            if (reason.by[n] == kNone && std::ranges::count_if(table, has) == 1)
                take(static_cast<std::size_t>(std::ranges::find_if(table, has) - table.begin()));
        }
        while (std::ranges::find(reason.by, kNone) != reason.by.end()) {
            std::size_t best = 0;
            for (std::size_t line = 1; line < set_.size(); ++line)
                if (covers(line) > covers(best)) best = line;
            assert(covers(best) > 0);
            take(best);
        }
        return reason;
    }

    /// Of the ways in which the candidate is a single, the one that needs the fewest lines.
    Reason reasonOf(Candidate candidate, const NetBoard& board) const {
        std::optional<Reason> best;
        const auto offer = [&](House house, std::vector<Candidate> gone) {
            Reason reason = against(std::move(gone));
            reason.house = house;
            if (!best || reason.lines.size() < best->lines.size()) best = std::move(reason);
        };
        if (board.isLastInCell(candidate)) offer(-1, inCell(candidate.cell, candidate.digit));
        for (House house : housesOf(candidate.cell))
            if (board.isLastInHouse(candidate, house))
                offer(house, inHouse(house, candidate.digit, Cells::of(candidate.cell)));
        assert(best);
        return *best;
    }

    /// Of the patterns that the cells are, the one that needs the fewest lines.
    Reason reasonOfPattern(const NetLine& line) const {
        std::optional<Reason> best;
        const auto offer = [&](const Boards& needs, const patterns::Reading& reading) {
            for (Digit digit = 1; digit <= kDigitCount; ++digit)
                if (needs[digit - 1].meets(board_.left()[digit - 1])) return false;
            Reason reason = against(candidatesOf(needs));
            reason.house = reading.house;
            reason.pair = reading.pair;
            if (!best || reason.lines.size() < best->lines.size()) best = std::move(reason);
            return false;
        };
        patterns::readings(base_.boards, line.set, line.cells, line.digit, offer);
        assert(best);
        return *best;
    }

    /// Of the cells and houses that are empty, but were not `before`, the one that needs the fewest lines.
    ChainNode endOf(const NetBoard& board, const Boards& before) {
        std::optional<Reason> best;
        ChainNode node;
        const auto offer = [&](Cells cells, Digit digit, House house, std::vector<Candidate> gone) {
            Reason reason = against(std::move(gone));
            if (best && reason.lines.size() >= best->lines.size()) return;
            node.cells = cells;
            node.digit = digit;
            reason.house = house;
            best = std::move(reason);
        };
        Cells was, is;
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            was |= before[digit - 1];
            is |= board.left()[digit - 1];
            for (House house = 0; house < kHouseCount; ++house)
                if (before[digit - 1].meets(kHouses[house]) && !board.left()[digit - 1].meets(kHouses[house]))
                    offer(base_.boards[digit - 1] & kHouses[house], digit, house, inHouse(house, digit, {}));
        }
        if (!base_.oneDigit)
            for (Cell cell : was - is) offer(Cells::of(cell), 0, -1, inCell(cell, 0));
        assert(best);
        accept(*best, node);
        return node;
    }

    /// Separates what holds without the assumption, numbers the rest anew and draws it.
    void collect() {
        std::vector<int> numbers(nodes_.size(), -1);
        std::vector<bool> follows(nodes_.size());
        for (std::size_t n = 0; n < nodes_.size(); ++n) {
            const ChainNode& node = nodes_[n];
            // What a pattern or an inner net removes is said in the chain in any case.
            follows[n] = n == 0 || !node.on;
            for (int from : node.from) follows[n] = follows[n] || follows[from];
            if ((node.on || n == conclusion_) && n > 0) drawCauses(node);
            if (node.on) ++reason_.size;
            if (node.on && !follows[n]) {
                reason_.known.push_back({node.cells.first(), node.digit});
                continue;
            }
            numbers[n] = static_cast<int>(reason_.chain.size());
            reason_.chain.push_back(node);
        }
        const auto renumber = [&](std::vector<int>& list) {
            for (int& number : list) number = numbers[number];
            std::erase(list, -1);
        };
        for (ChainNode& node : reason_.chain) renumber(node.from);
        renumber(reason_.end.from);
        for (std::vector<Chain>* chains : {&reason_.inner, &reason_.innerEnds})
            for (Chain& chain : *chains)
                for (ChainNode& node : chain) renumber(node.outer);
        for (const Cells& cells : reason_.off) reason_.size += cells.count();
    }

    /// Links to a digit are drawn as strong ones, those to an elimination at the end as weak ones.
    void drawCauses(const ChainNode& node) {
        for (int from : node.from)
            if (const ChainNode& cause = nodes_[from]; cause.on)
                reason_.links.push_back({{cause.cells, cause.digit}, {node.cells, node.digit}, node.on});
    }

    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    const NetBase& base_;
    const NetLines& net_;
    NetBoard board_;
    std::vector<SetLine> set_;
    std::vector<ChainNode> nodes_;
    /// The number of the elimination at the end, if there is one.
    std::size_t conclusion_ = 0;
    /// For each line that removes candidates, those that others rely on.
    std::vector<Cells> relied_;
    NetReason reason_;
};

} // namespace

NetReason explain(const NetBase& base, const NetLines& net, const NetGoal& goal) {
    return Explanation(base, net).run(goal);
}

} // namespace ninefold::logic
