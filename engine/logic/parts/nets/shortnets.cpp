// SPDX-License-Identifier: MIT
#include "engine/logic/parts/nets/shortnets.h"

#include "engine/logic/parts/nets/patterns.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace ninefold::logic {
namespace {

/// No line needs more; a larger weight is no limit.
constexpr int kHeaviest = 1 << 20;

} // namespace

ShortNets::ShortNets(const Possible& base, Inside inside, const InnerTechniques& inner)
    : base_(base), left_(base), inside_(inside), inner_(inner) {}

void ShortNets::suspect(std::vector<Candidate> suspects) {
    suspects_ = std::move(suspects);
    if (suspects_.empty()) return;
    if (!flood_) flood_ = std::make_unique<NetFlood>(base_.boards);
    flood_->assume(suspects_);
}

std::optional<NetLines> ShortNets::find(Candidate start, bool holds, const NetGoal& goal, int most) {
    begin(start, holds);
    while (reached(goal) == nullptr && setNext(goal.isFailure() ? std::min(most, end_.weight - 1) : most)) {
    }
    const LineSet* needs = goal.isFailure() ? &end_.needs : reached(goal);
    if (goal.isFailure() ? end_.weight == INT_MAX || end_.weight > most : needs == nullptr) return std::nullopt;
    return result(*needs);
}

NetLines ShortNets::result(const LineSet& needs) const {
    NetLines net{{lines_.front().cells.first(), lines_.front().digit}, lines_.front().places(), {}};
    needs.forEach([&](int number) {
        const Line& line = lines_[number];
        if (number == 0) return;
        if (line.places()) net.lines.push_back({.cells = line.cells, .digit = line.digit});
        else net.lines.push_back(eliminations_[line.elimination]);
    });
    return net;
}

const LineSet* ShortNets::reached(const NetGoal& goal) const {
    if (goal.isFailure()) return nullptr;
    const auto [cell, digit] = goal.candidate;
    if (!(goal.holds ? placed_[digit - 1].has(cell) : !left_.boards[digit - 1].has(cell))) return nullptr;
    if (!goal.holds) return &lines_[causes_[Net::indexOf(goal.candidate)][0]].needs;
    const auto line = std::ranges::find_if(lines_, [cell = cell, digit = digit](const Line& each) {
        return each.places() && each.digit == digit && each.cells == Cells::of(cell);
    });
    assert(line != lines_.end());
    return &line->needs;
}

void ShortNets::begin(Candidate start, bool holds) {
    left_ = base_;
    lines_.clear();
    pending_.clear();
    placed_ = {};
    waiting_ = {};
    refuted_ = {};
    causeCounts_.fill(0);
    cellsToLookAt_ = {};
    housesToLookAt_ = {};
    end_ = {};
    heavy_ = {};
    lookedAt_ = innerNetsAt_ = 0;
    changed_ = false;
    eliminations_.clear();
    LineSet first;
    first.add(0);
    const int elimination = holds ? -1 : 0;
    if (!holds)
        eliminations_.push_back({.kind = NetLine::Pattern, .cells = Cells::of(start.cell), .digit = start.digit});
    set({Cells::of(start.cell), start.digit, -1, elimination, first, 0}, INT_MAX);
}

/// Sets the line that needs the fewest. False when there is none, or it needs more than `most`.
bool ShortNets::setNext(int most) {
    const auto next = std::ranges::min_element(pending_, {}, &Line::weight);
    const bool isStuck = next == pending_.end() || next->weight > most;
    if (lines_.size() == LineSet::kMostLines) return false;
    if (changed_ && inside_ >= Inside::Sets && (isStuck || next->weight > lookedAt_)) {
        lookFurther(isStuck ? most : next->weight, isStuck);
        return true;
    }
    if (isStuck) return false;
    const Line line = *next;
    pending_.erase(next);
    if (line.places() || line.cells.meets(left_.boards[line.digit - 1])) set(line, most);
    return true;
}

/// Patterns and inner nets take long, so they are looked for when the singles of that weight have all been set, and
/// inner nets of few lines first.
void ShortNets::lookFurther(int weight, bool isStuck) {
    changed_ = false;
    lookedAt_ = weight;
    const std::size_t before = pending_.size();
    offerPatterns();
    if (suspects_.empty() || (!isStuck && weight < innerNetsAt_)) return;
    // Stuck without a limit: the next look is due at once.
    innerNetsAt_ = weight > kHeaviest ? 0 : weight + 3;
    flood_->begin(left_.boards);
    int most = 1;
    do {
        most = 2 * most;
        offerInnerNets(std::min(most, weight - 2));
    } while (isStuck && pending_.size() == before && most < std::min(weight, kCellCount));
}

/// What follows needs this line, because only it rules out what goes now. So with the last lines that `most` allows
/// only ends are looked for.
void ShortNets::set(Line line, int most) {
    const int number = static_cast<int>(lines_.size());
    assert(number < LineSet::kMostLines);
    line.needs.add(number);
    if (!line.places() && eliminations_[line.elimination].weight() > 1) heavy_.add(number);
    lines_.push_back(line);
    const Digit digit = line.digit;
    if (line.places()) {
        const Cell cell = line.cells.first();
        placed_[digit - 1].add(cell);
        if (inside_ != Inside::OneDigit)
            for (Digit other : base_.digits[cell] - Digits::of(digit)) remove(cell, other, number);
        for (Cell peer : base_.boards[digit - 1] & kPeers[cell]) remove(peer, digit, number);
    } else {
        for (Cell cell : line.cells& base_.boards[digit - 1]) remove(cell, digit, number);
    }
    lookAround(line.weight < most);
}

void ShortNets::remove(Cell cell, Digit digit, int line) {
    const int index = Net::indexOf({cell, digit});
    if (std::uint8_t& count = causeCounts_[index]; count < kMostCauses)
        causes_[index][count++] = static_cast<std::uint8_t>(line);
    Digits& digits = left_.digits[cell];
    const bool isNew = left_.boards[digit - 1].has(cell);
    if (!isNew) return;
    left_.boards[digit - 1].remove(cell);
    digits.remove(digit);
    changed_ = true;
    if (inside_ != Inside::OneDigit && digits.count() < 2) cellsToLookAt_.add(cell);
    for (House house : housesOf(cell)) {
        std::uint8_t& places = left_.places[digit - 1][house];
        if (--places < 2) housesToLookAt_[digit - 1] |= 1u << house;
    }
}

void ShortNets::lookAround(bool offers) {
    for (Cell cell : cellsToLookAt_)
        if (offers || left_.digits[cell].empty()) lookAtCell(cell);
    cellsToLookAt_.clear();
    for (Digit digit = 1; digit <= kDigitCount; ++digit) {
        for (std::uint32_t rest = housesToLookAt_[digit - 1]; rest != 0; rest &= rest - 1)
            if (const House house = std::countr_zero(rest); offers || left_.places[digit - 1][house] == 0)
                lookAtHouse(house, digit);
        housesToLookAt_[digit - 1] = 0;
    }
}

void ShortNets::lookAtCell(Cell cell) {
    const Digits left = left_.digits[cell];
    if (!left.empty() && placed_[left.first() - 1].has(cell)) return;
    gone_.clear();
    for (Digit digit : base_.digits[cell] - left) gone_.push_back(Net::indexOf({cell, digit}));
    if (left.empty()) offerEnd({cell, -1, 0}, linesAgainst());
    else offer(cell, left.first(), -1, linesAgainst());
}

void ShortNets::lookAtHouse(House house, Digit digit) {
    const Cells places = base_.boards[digit - 1] & kHouses[house], left = left_.boards[digit - 1] & places;
    if (placed_[digit - 1].meets(left)) return;
    gone_.clear();
    for (Cell cell : places - left) gone_.push_back(Net::indexOf({cell, digit}));
    if (left.empty()) offerEnd({-1, house, digit}, linesAgainst());
    else offer(left.first(), digit, house, linesAgainst());
}

void ShortNets::offer(Cell cell, Digit digit, House house, const LineSet& causes) {
    if (Candidate{cell, digit} == avoided_) return;
    const Line line{Cells::of(cell), digit, house, -1, causes, weightOf(causes) + 1};
    if (!waiting_[digit - 1].has(cell)) {
        waiting_[digit - 1].add(cell);
        pending_.push_back(line);
        return;
    }
    const auto known = std::ranges::find_if(
        pending_, [&](const Line& each) { return each.places() && each.digit == digit && each.cells == line.cells; });
    assert(known != pending_.end());
    if (line.weight < known->weight) *known = line;
}

void ShortNets::offerEnd(const Contradiction& at, const LineSet& causes) {
    if (const int weight = weightOf(causes); weight < end_.weight) end_ = {at, causes, weight};
}

void ShortNets::offerPatterns() {
    patterns::each(left_, inner_, [this](Cells set, const Boards& needs, const Boards& gone) {
        std::optional<LineSet> causes;
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            const Cells cells = gone[digit - 1] & left_.boards[digit - 1];
            const auto isSame = [&](const Line& line) {
                if (line.places() || line.digit != digit || !(line.cells == cells)) return false;
                return eliminations_[line.elimination].set == set;
            };
            if (cells.empty() || std::ranges::any_of(pending_, isSame)) continue;
            if (!causes) {
                gone_.clear();
                for (Digit each = 1; each <= kDigitCount; ++each)
                    for (Cell cell : needs[each - 1] & base_.boards[each - 1])
                        gone_.push_back(Net::indexOf({cell, each}));
                causes = linesAgainst();
            }
            const int number = static_cast<int>(eliminations_.size());
            eliminations_.push_back({.kind = NetLine::Pattern, .cells = cells, .digit = digit, .set = set});
            pending_.push_back({cells, digit, -1, number, *causes, weightOf(*causes) + 1});
        }
        return false;
    });
}

void ShortNets::offerInnerNets(int most) {
    if (!innerNets_) innerNets_ = std::make_unique<ShortNets>(base_, Inside::Singles);
    innerNets_->setBase(left_);
    flood_->follow(most);
    for (std::size_t n = 0; n < suspects_.size(); ++n) {
        const Candidate suspect = suspects_[n];
        const auto [cell, digit] = suspect;
        if (!left_.boards[digit - 1].has(cell) || left_.digits[cell].single() || refuted_[digit - 1].has(cell))
            continue;
        if (suspect == avoided_ || !flood_->fails(n)) continue;
        const auto net = innerNets_->find(suspect, true, {}, most);
        if (!net) continue;
        refuted_[digit - 1].add(cell);
        NetLine said{.kind = NetLine::Inner, .cells = Cells::of(suspect.cell), .digit = suspect.digit};
        for (const NetLine& line : net->lines) said.inner.push_back(line.candidate());
        gone_.clear();
        innerNets_->needFrom(base_, gone_);
        const LineSet causes = linesAgainst();
        const int number = static_cast<int>(eliminations_.size());
        pending_.push_back({said.cells, said.digit, -1, number, causes, weightOf(causes) + said.weight()});
        eliminations_.push_back(std::move(said));
    }
}

void ShortNets::needFrom(const Possible& before, std::vector<int>& list) const {
    assert(end_.weight < INT_MAX);
    const auto add = [&](Cell cell, Digit digit, House house) {
        if (house < 0) {
            for (Digit other : before.digits[cell] - base_.digits[cell]) list.push_back(Net::indexOf({cell, other}));
        } else {
            for (Cell other : (before.boards[digit - 1] - base_.boards[digit - 1]) & kHouses[house])
                list.push_back(Net::indexOf({other, digit}));
        }
    };
    end_.needs.forEach([&](int number) {
        const Line& line = lines_[number];
        if (number != 0) add(line.cells.first(), line.digit, line.house);
    });
    add(end_.at.cell, end_.at.digit, end_.at.house);
}

/// Where there is a choice, the line that adds least is taken first.
LineSet ShortNets::linesAgainst() {
    LineSet needs;
    std::erase_if(gone_, [&](int candidate) {
        assert(causeCounts_[candidate] > 0);
        if (causeCounts_[candidate] == 1) needs |= lines_[causes_[candidate][0]].needs;
        return causeCounts_[candidate] == 1;
    });
    while (true) {
        std::erase_if(gone_, [&](int candidate) {
            const auto& causes = causes_[candidate];
            return std::any_of(causes.begin(), causes.begin() + causeCounts_[candidate],
                               [&](int line) { return needs.has(line); });
        });
        if (gone_.empty()) return needs;
        int least = INT_MAX;
        LineSet best;
        for (int candidate : gone_)
            for (int n = 0; n < causeCounts_[candidate]; ++n) {
                const LineSet more = needs | lines_[causes_[candidate][n]].needs;
                if (const int weight = weightOf(more); weight < least) least = weight, best = more;
            }
        needs = best;
    }
}

/// The assumption counts nothing.
int ShortNets::weightOf(const LineSet& lines) const {
    int weight = lines.count() - (lines.has(0) ? 1 : 0);
    heavy_.forEach([&](int line) {
        if (lines.has(line)) weight += eliminations_[lines_[line].elimination].weight() - 1;
    });
    return weight;
}

} // namespace ninefold::logic
