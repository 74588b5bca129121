// SPDX-License-Identifier: MIT
// Follows an assumption until a house has no place left for a digit, or a cell no digit. Then the assumption was
// wrong.
//
//     A holds --> B --> C --> ...            Nishio: only the places of one digit
//       \                   \                a net: all singles that follow; several causes may come together
//        +----> D ----------> nothing left   with sets: also locked candidates, pairs and X-wings on the way
//                                            with nets: also candidates that such a net would refute
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/nets/contradictions.h"
#include "engine/logic/parts/nets/netsteps.h"
#include "engine/logic/parts/nets/singlenets.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <span>

namespace ninefold::logic::techniques {
namespace {

/// The shortest of all comes first. The others are only looked at in detail if they are wanted.
template <Inside inside, int er>
bool find(const Position& position, LogicSearch& search, StepSink& sink) {
    // Without sets it would be another technique.
    if (inside == Inside::Sets && !search.limits.inner.anySets()) return true;
    Contradictions contradictions(position, inside, search.limits.inner);
    int looked = 0;
    std::vector<FailedNet> failed = failedNets(position, contradictions.net(), search, looked);
    if (failed.empty()) return true;
    const auto report = [&](const NetLines& net) {
        return search.work(30) && sink.take(contradictions.step(net, er, looked));
    };
    NetLines best = contradictions.shortest(failed.front().start, failed.front().holds);
    for (const FailedNet& each : std::span(failed).subspan(1)) {
        // Of two nets of the same length the one that places a digit leads further.
        const int most = best.weight() - (best.holds && !each.holds ? 0 : 1);
        if (each.fewest > most) continue;
        if (auto net = contradictions.shortest(each.start, each.holds, most)) best = std::move(*net);
    }
    best = contradictions.shorter(best);
    if (search.limits.shortestNets) contradictions.detour(best, {}, search.stopToken());
    if (!report(best)) return false;
    std::vector<NetLines> others;
    for (const FailedNet& each : failed) {
        if (each.start == best.start && each.holds == best.holds) continue;
        if (!search.work(200)) return false;
        others.push_back(contradictions.shorter(contradictions.shortest(each.start, each.holds)));
    }
    std::ranges::stable_sort(others, {}, &NetLines::weight);
    return std::ranges::all_of(others, report);
}

/// Nets with inner nets take long. The first that fails shows that there is a step. Some others are then followed as
/// far as they need few inner nets, because those are short, and the shortest of them is reported first.
class NestedNets {
public:
    NestedNets(const Position& position, LogicSearch& search)
        : contradictions_(position, Inside::Nets, search.limits.inner), net_(contradictions_.net()), search_(search) {
        for (Cell cell : position.blanks())
            for (Digit digit : position.candidates(cell)) all_.push_back({cell, digit});
        sortStarts(position.fact<SingleNets>());
    }

    /// report(step) returns false to end the search, as does this.
    template <typename Report>
    bool run(int er, Report report) {
        const auto first = nextFailing();
        if (!first) return !ended_;
        const int looked = static_cast<int>(next_);
        const NetLines shortest = shortestOf(*first);
        if (!report(contradictions_.step(shortest, er, looked))) return false;
        next_ = 0;
        while (const auto failing = nextFailing()) {
            if (failing->start == shortest.start) continue;
            const NetLines net = contradictions_.shortest(failing->start, true, failing->refuted);
            if (!report(contradictions_.step(net, er, looked))) return false;
        }
        return !ended_;
    }

private:
    struct Failing {
        Candidate start;
        std::vector<Candidate> refuted;
        int size; ///< by which the number of lines is guessed
    };

    /// How many assumptions are followed after one has failed, and how many of them are compared in detail.
    static constexpr std::size_t kFollowed = 30, kCompared = 3;

    /// Those that lead furthest by singles come first.
    void sortStarts(const SingleNets& nets) {
        std::vector<std::pair<int, Candidate>> sized;
        for (const Candidate& start : all_) sized.emplace_back(-nets.of(start, true).size, start);
        std::ranges::stable_sort(sized, {}, [](const auto& each) { return each.first; });
        for (const auto& each : sized) starts_.push_back(each.second);
    }

    Failing failing(Candidate start) const {
        // An inner net has about three lines.
        const int refuted = static_cast<int>(net_.refuted().size());
        return {start, net_.refuted(), 3 * refuted + net_.size()};
    }

    /// If the work limit ends a net, its results so far are no contradiction.
    std::optional<Failing> nextFailing() {
        while (next_ < starts_.size() && !ended_) {
            const Candidate start = starts_[next_++];
            ended_ = !search_.work();
            if (ended_ || holdsOut(start, search_)) continue;
            ended_ = !net_.complete();
            if (!ended_) return failing(start);
        }
        return std::nullopt;
    }

    bool holdsOut(Candidate start, LogicSearch& search) {
        if (holdingOut_.has(start, true)) return true;
        if (!net_.holdsOut(start, true, search)) return false;
        holdingOut_.add(net_);
        return true;
    }

    NetLines shortestOf(const Failing& first) {
        std::vector<Failing> few = fewInnerNets(first);
        NetLines best = contradictions_.shortest(few.front().start, true, few.front().refuted);
        for (const Failing& other : std::span(few).subspan(1))
            if (auto net = contradictions_.shortest(other.start, true, best.weight() - 1, other.refuted))
                best = std::move(*net);
        if (search_.limits.shortestNets) findShorter(best);
        // With the inner nets of all candidates there is more to choose from.
        if (auto net = contradictions_.shortest(best.start, true, best.weight() - 1, all_)) best = std::move(*net);
        if (search_.limits.shortestNets) contradictions_.detour(best, all_, search_.stopToken());
        return best;
    }

    /// Compares the nets of all candidates that fail.
    void findShorter(NetLines& best) {
        LogicSearch search(nullptr, search_.limits, false, search_.stopToken());
        for (const Candidate& start : starts_) holdsOut(start, search);
        for (std::size_t n = 0; n < all_.size() && !search_.stopped(); ++n) {
            if (holdingOut_.has(all_[n], true)) continue;
            if (auto net = contradictions_.shortest(all_[n], true, best.weight() - 1, all_)) best = std::move(*net);
        }
    }

    /// Of the next assumptions those which are likely to fail in few lines.
    std::vector<Failing> fewInnerNets(const Failing& first) {
        std::vector<Failing> few = {first};
        // With a limit of its own, so that it does not depend on it whether there is a step.
        LogicSearch search(nullptr, search_.limits, false, search_.stopToken());
        for (std::size_t n = next_; n < std::min(starts_.size(), next_ + kFollowed); ++n) {
            net_.limitInnerNets(static_cast<int>(few.back().refuted.size()) + 1);
            if (holdsOut(starts_[n], search) || !net_.complete()) continue;
            few.push_back(failing(starts_[n]));
            std::ranges::stable_sort(few, {}, &Failing::size);
            if (few.size() > kCompared) few.pop_back();
        }
        net_.limitInnerNets(INT_MAX);
        return few;
    }

    Contradictions contradictions_;
    Net& net_;
    LogicSearch& search_;
    HoldingOut holdingOut_;
    std::vector<Candidate> all_, starts_;
    std::size_t next_ = 0;
    bool ended_ = false;
};

template <int er>
bool findNested(const Position& position, LogicSearch& search, StepSink& sink) {
    return !search.limits.inner.nets ||
           NestedNets(position, search).run(er, [&](Step step) { return sink.take(std::move(step)); });
}

constexpr std::string_view kConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because assuming that {start:if} leaves [{cells:has} without a digit]"
                           "[no place for {digits} in {house}].");

} // namespace

const Technique nishio = {
    .id = "nishio",
    .name = NINEFOLD_TEXT("Techniques", "Nishio"),
    .code = "1301",
    .family = Family::ForcingChains,
    .er = 75,
    .score = 500,
    .grade = HodokuGrade::Extreme,
    .rating = 80,
    .about = &kAboutNishio,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<Inside::OneDigit, 75>,
};

const Technique forcingNetContradiction = {
    .id = "forcing-net-contradiction",
    .name = NINEFOLD_TEXT("Techniques", "Forcing Net Contradiction"),
    .code = "1303",
    .family = Family::ForcingChains,
    .er = 85,
    .score = 700,
    .grade = HodokuGrade::Extreme,
    .rating = 85,
    .about = &kAboutNetContradiction,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<Inside::Singles, 85>,
};

const Technique forcingNetWithSets = {
    .id = "forcing-net-with-sets",
    .name = NINEFOLD_TEXT("Techniques", "Forcing Net Contradiction with Sets"),
    .code = "1303",
    .family = Family::ForcingChains,
    .er = 90,
    .score = 700,
    .grade = HodokuGrade::Extreme,
    .rating = 90,
    .about = &kAboutNetContradiction,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = find<Inside::Sets, 90>,
};

const Technique forcingNetWithNets = {
    .id = "forcing-net-with-nets",
    .name = NINEFOLD_TEXT("Techniques", "Forcing Net Contradiction with Nets"),
    .code = "1303",
    .family = Family::ForcingChains,
    .er = 105,
    .score = 700,
    .grade = HodokuGrade::Extreme,
    .rating = 105,
    .about = &kAboutNetContradiction,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = findNested<105>,
};

} // namespace ninefold::logic::techniques
