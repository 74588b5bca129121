// SPDX-License-Identifier: MIT
// Explains the conclusions of a net. The net stores one cause for every statement; the statements needed for the
// conclusion are found by walking back over the causes, and reported in the order in which the net found them.
#include "engine/logic/parts/netreasons.h"

#include <algorithm>
#include <cassert>

namespace ninefold::logic {
namespace {

constexpr int kCandidates = kCellCount * kDigitCount;

/// Walks back over causes from the statement to explain, and then forward over the log.
class Trace {
public:
    explicit Trace(const Net& net) : net_(net) {}

    void needCell(Cell cell, Digit but) {
        for (Digit digit : Digits::all() - (but == 0 ? Digits() : Digits::of(but))) needOff({cell, digit});
    }

    /// All other places of the digit must have gone.
    void needHouse(House house, Digit digit, Cell but) {
        for (Cell cell : kHouseCells[house])
            if (cell != but) needOff({cell, digit});
    }

    void needContradiction() {
        const Contradiction& end = net_.contradiction();
        assert(end.cell >= 0 || (end.house >= 0 && end.digit >= 1));
        if (end.house < 0) needCell(end.cell, 0);
        else needHouse(end.house, end.digit, -1);
    }

    int size() const { return reason_.size; }

    void needOn(int index) {
        if (on_[index]) return;
        on_[index] = true;
        ++reason_.size;
        const auto [cell, digit] = Net::candidateAt(index);
        const Net::Cause& cause = net_.whyOn(index);
        assert(cause.kind != Net::Cause::None);
        if (cause.kind == Net::Cause::LastInCell) needCell(cell, digit);
        if (cause.kind == Net::Cause::LastInHouse) needHouse(cause.by, digit, cell);
    }

    void needOff(Candidate candidate) {
        const int index = Net::indexOf(candidate);
        Cells& known = reason_.off[candidate.digit - 1];
        const Net::Cause& cause = net_.whyOff(index);
        // A candidate that was gone before the net began needs no reason in this net, but may need one in the net
        // around it.
        if (cause.kind == Net::Cause::None) reason_.outer[candidate.digit - 1].add(candidate.cell);
        if (cause.kind == Net::Cause::None || known.has(candidate.cell)) return;
        known.add(candidate.cell);
        ++reason_.size;
        if (cause.kind == Net::Cause::Rival) needOn(cause.by);
        if (cause.kind == Net::Cause::Insight) needInsight(cause.by);
    }

    NetReason tell() {
        const Candidate start = net_.start();
        follows_[Net::indexOf(start)] = true;
        reason_.chain.push_back({Cells::of(start.cell), start.digit, net_.startHolds(), -1, {}});
        for (int entry : net_.log())
            if (entry >= Net::kInsight) tellInsight(entry - Net::kInsight);
            else if (on_[entry] && net_.whyOn(entry).kind != Net::Cause::Start) tellPlaced(entry);
        return std::move(reason_);
    }

private:
    void needInsight(int number) {
        for (Digit digit = 1; digit <= kDigitCount; ++digit)
            for (Cell cell : net_.insight(number).needs[digit - 1]) needOff({cell, digit});
    }

    void tellInsight(int number) {
        for (Digit digit = 1; digit <= kDigitCount; ++digit) {
            Cells gone;
            for (Cell cell : reason_.off[digit - 1]) {
                const Net::Cause& cause = net_.whyOff(Net::indexOf({cell, digit}));
                if (cause.kind == Net::Cause::Insight && cause.by == number) gone.add(cell);
            }
            if (gone.empty()) continue;
            const Net::Insight& insight = net_.insight(number);
            reason_.chain.push_back({gone, digit, false, -1, insight.inner.empty() ? insight.set : Cells()});
            reason_.inner.insert(reason_.inner.end(), insight.inner.begin(), insight.inner.end());
        }
    }

    void tellPlaced(int index) {
        const auto [cell, digit] = Net::candidateAt(index);
        const Net::Cause& cause = net_.whyOn(index);
        const House house = cause.kind == Net::Cause::LastInHouse ? cause.by : -1;
        // A placed digit that depends on no digit and no insight of the net holds without the assumption.
        bool follows = false;
        std::vector<int> causes;
        const auto addCause = [&](Candidate gone) {
            const Net::Cause& why = net_.whyOff(Net::indexOf(gone));
            const bool isRival = why.kind == Net::Cause::Rival;
            follows = follows || (isRival ? follows_[why.by] : why.kind != Net::Cause::None);
            const bool known = std::find(causes.begin(), causes.end(), why.by) != causes.end();
            if (isRival && !known) causes.push_back(why.by);
        };
        if (house < 0) {
            for (Digit other : Digits::all() - Digits::of(digit)) addCause({cell, other});
        } else {
            for (Cell other : kHouseCells[house])
                if (other != cell) addCause({other, digit});
        }
        follows_[index] = follows;
        if (follows) reason_.chain.push_back({Cells::of(cell), digit, true, house, {}});
        else reason_.known.push_back({cell, digit});
        for (int by : causes) {
            const Candidate from = Net::candidateAt(by);
            reason_.links.push_back({{Cells::of(from.cell), from.digit}, {Cells::of(cell), digit}, true});
        }
    }

    const Net& net_;
    NetReason reason_;
    std::array<bool, kCandidates> on_{}, follows_{};
};

} // namespace

NetReason reasonOfContradiction(const Net& net) {
    Trace trace(net);
    trace.needContradiction();
    return trace.tell();
}

int sizeOfContradiction(const Net& net) {
    Trace trace(net);
    trace.needContradiction();
    return trace.size();
}

NetReason reasonOf(const Net& net, Candidate candidate, bool holds) {
    Trace trace(net);
    if (holds) trace.needOn(Net::indexOf(candidate));
    else trace.needOff(candidate);
    NetReason reason = trace.tell();
    if (const Net::Cause& cause = net.whyOff(Net::indexOf(candidate)); !holds && cause.kind == Net::Cause::Rival) {
        const Candidate rival = Net::candidateAt(cause.by);
        reason.links.push_back(
            {{Cells::of(rival.cell), rival.digit}, {Cells::of(candidate.cell), candidate.digit}, false});
    }
    return reason;
}

} // namespace ninefold::logic
