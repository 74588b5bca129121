// SPDX-License-Identifier: MIT
// Whips, and braids (Denis Berthier, CSP-Rules): a candidate is assumed, and single after single follows until a cell
// has no digit or a house no place for a digit. The length is the number of cells and houses looked at.
//
//     Z --> R1 --> R2 --> R3 --> nothing left     a whip: each looks at what the one before takes away, although other
//      \______\____________/                      candidates there may have gone by any of the earlier ones
//
//     Z --> R1 --> R3 --> nothing left            a braid: each may look anywhere
//      \--> R2 -------------/
//
// A braid of any length is a net of singles. Here both end at a length that a person can follow, and the longer ones
// are left to the nets.
#include "engine/logic/abouts/abouts.h"
#include "engine/logic/legends.h"
#include "engine/logic/parts/nets/contradictions.h"
#include "engine/logic/parts/nets/netproof.h"
#include "engine/logic/parts/nets/netsteps.h"
#include "engine/logic/parts/nets/singlenets.h"
#include "engine/logic/parts/nets/whiplengths.h"
#include "engine/logic/techniques.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <vector>

namespace ninefold::logic::techniques {
namespace {

constexpr int kLongest = kLongestWhip;

/// The assumptions that fail by singles: no other can fail in a whip or a braid. Those that may fail early come first.
std::vector<WhipStart> failing(const Position& position) {
    const SingleNets& nets = position.fact<SingleNets>();
    std::vector<WhipStart> list;
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell))
            // The last cell or house that is looked at is one more than the singles that lead there.
            if (const Candidate start{cell, digit}; nets.fails(start, true) && nets.of(start, true).fewest < kLongest)
                list.push_back({start, nets.of(start, true).fewest + 1});
    std::ranges::stable_sort(list, {}, &WhipStart::least);
    return list;
}

/// Looks for a shortest whip from an assumption: all partial ones of a length grow by one single before the next
/// length. What is found must not depend on their order, so that it is the same on a board that is turned.
class WhipSearch {
public:
    WhipSearch(const Position& position, const NetBase& base, Candidate start)
        : position_(position), base_(base), partials_{{start, -1, Cells::of(start.cell), hashOf(start)}} {}

    /// Continues until whips of this length are found.
    std::optional<NetLines> find(int length, LogicSearch& search) {
        while (length_ < length && looked_ < partials_.size()) {
            ++length_;
            // With too many partial ones these are the last that are looked at.
            const bool grows = length_ < kLongest && std::ssize(partials_) <= kManyPartialWhips;
            for (const std::size_t end = partials_.size(); looked_ < end; ++looked_) {
                if (!search.work(4)) return std::nullopt;
                const int number = static_cast<int>(looked_);
                if (fails(number)) return netOf(number);
                for (std::size_t n = 0; grows && n < singles_.size(); ++n) grow(number, singles_[n]);
            }
            addGrown();
        }
        return std::nullopt;
    }

private:
    /// Singles that follow one another: the last one, and those before it.
    struct Partial {
        Candidate last;
        int before;         ///< its number; -1 for the assumption
        Cells set;          ///< the cells of all of them
        std::uint64_t hash; ///< of all of them, in any order

        std::uint64_t key() const { return hash + 3 * hashOf(last); }
    };

    /// Some bits for a candidate, as splitmix64 makes them.
    static std::uint64_t hashOf(Candidate candidate) {
        std::uint64_t bits = static_cast<std::uint64_t>(Net::indexOf(candidate) + 1) * 0x9E3779B97F4A7C15;
        bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9;
        bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB;
        return bits ^ (bits >> 31);
    }

    void grow(int number, Candidate single) {
        const Partial& before = partials_[number];
        grown_.push_back({single, number, before.set | Cells::of(single.cell), before.hash ^ hashOf(single)});
    }

    /// Of several ways to the same singles, with the same one at the end, the first is kept.
    void addGrown() {
        std::ranges::stable_sort(grown_, {}, &Partial::key);
        const auto sameKey = [](const Partial& one, const Partial& other) { return one.key() == other.key(); };
        const auto end = std::unique(grown_.begin(), grown_.end(), sameKey);
        partials_.insert(partials_.end(), grown_.begin(), end);
        grown_.clear();
    }

    /// Sets the last single of a partial whip, and collects the singles in all cells and houses from which it takes
    /// something. Returns true if nothing is left in one of them.
    bool fails(int number) {
        const auto [last, before, set, hash] = partials_[number];
        assert(boards_.size() == static_cast<std::size_t>(number));
        boards_.push_back(before < 0 ? base_.boards : boards_[before]);
        Boards& left = boards_.back();
        for (Digit digit : position_.candidates(last.cell) - Digits::of(last.digit)) left[digit - 1].remove(last.cell);
        left[last.digit - 1] -= kPeers[last.cell];
        singles_.clear();
        const Cells touched = kPeers[last.cell] & base_.boards[last.digit - 1];
        if (cellFails(left, touched - set)) return true;
        for (House house = 0; house < kHouseCount; ++house)
            if (kHouses[house].meets(touched) && houseFails(left, set, house, last.digit)) return true;
        for (Digit digit : position_.candidates(last.cell) - Digits::of(last.digit))
            for (House house : housesOf(last.cell))
                if (houseFails(left, set, house, digit)) return true;
        return false;
    }

    bool cellFails(const Boards& left, Cells touched) {
        Cells once, twice;
        for (const Cells& board : left) {
            twice |= once & board;
            once |= board;
        }
        if (!once.contains(touched)) return true;
        for (Cell cell : touched - twice)
            for (Digit digit : position_.candidates(cell))
                if (left[digit - 1].has(cell)) singles_.push_back({cell, digit});
        return false;
    }

    bool houseFails(const Boards& left, Cells set, House house, Digit digit) {
        const Cells places = left[digit - 1] & kHouses[house];
        if (places.empty()) return base_.boards[digit - 1].meets(kHouses[house]);
        if (!places.hasSeveral() && !set.contains(places)) singles_.push_back({places.first(), digit});
        return false;
    }

    NetLines netOf(int number) const {
        NetLines net{partials_.front().last, true, {}};
        for (int n = number; partials_[n].before >= 0; n = partials_[n].before)
            net.lines.push_back({NetLine::Place, Cells::of(partials_[n].last.cell), partials_[n].last.digit});
        std::ranges::reverse(net.lines);
        prune(base_, net, {});
        return net;
    }

    const Position& position_;
    const NetBase& base_;
    std::vector<Partial> partials_, grown_;
    /// How many of them have grown, and to which length.
    std::size_t looked_ = 0;
    int length_ = 0;
    /// The candidates that are left after each of them.
    std::vector<Boards> boards_;
    std::vector<Candidate> singles_;
};

/// From all assumptions, the shortest first.
bool findWhips(const Position& position, LogicSearch& search, StepSink& sink) {
    const std::vector<WhipStart> starts = failing(position);
    if (starts.empty()) return true;
    WhipLengths lengths(position.fact<Choices>(), starts);
    const NetBase base = baseOf(position);
    for (int length = 1; length <= kLongest; ++length) {
        if (!lengths.lengthen(search)) return false;
        for (std::size_t n = 0; n < starts.size(); ++n) {
            if (lengths.of(n) != length) continue;
            const auto net = WhipSearch(position, base, starts[n].candidate).find(length, search);
            if (!net || !search.work(30) || !sink.take(contradictionStep(position, base, *net))) return false;
        }
    }
    return true;
}

/// As nets of singles are found: a shortest one, and then one for each other assumption.
bool findBraids(const Position& position, LogicSearch& search, StepSink& sink) {
    const std::vector<WhipStart> starts = failing(position);
    if (starts.empty()) return true;
    Contradictions contradictions(position, Inside::Singles, search.limits.inner);
    const auto report = [&, base = baseOf(position)](const NetLines& net) {
        return search.work(30) && sink.take(contradictionStep(position, base, net));
    };
    std::optional<NetLines> best;
    for (const WhipStart& start : starts) {
        if (!search.work(200)) return false;
        const int most = best ? best->weight() - 1 : kLongest - 1;
        if (start.least > most + 1) break;
        if (auto net = contradictions.shortest(start.candidate, true, most)) best = std::move(net);
    }
    if (!best) return true;
    if (!report(*best)) return false;
    std::vector<NetLines> others;
    for (const WhipStart& start : starts) {
        if (!search.work(200)) return false;
        if (start.candidate == best->start) continue;
        if (auto net = contradictions.shortest(start.candidate, true, kLongest - 1)) others.push_back(std::move(*net));
    }
    std::ranges::stable_sort(others, {}, &NetLines::weight);
    return std::ranges::all_of(others, report);
}

constexpr std::string_view kConclusion =
    NINEFOLD_TEXT("Steps", "{result}, because assuming that {start:if} leaves [{cells:has} without a digit]"
                           "[no place for {digits} in {house}].");

} // namespace

const Technique whip = {
    .id = "whip",
    .name = NINEFOLD_TEXT("Techniques", "Whip"),
    .family = Family::ForcingChains,
    .rating = 83,
    .about = &kAboutWhip,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = findWhips,
};

const Technique braid = {
    .id = "braid",
    .name = NINEFOLD_TEXT("Techniques", "Braid"),
    .family = Family::ForcingChains,
    .rating = 84,
    .about = &kAboutBraid,
    .conclusion = kConclusion,
    .notation = "{chain}",
    .legend = kChainLegend,
    .find = findBraids,
};

} // namespace ninefold::logic::techniques
