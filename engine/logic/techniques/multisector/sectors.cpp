// SPDX-License-Identifier: MIT
// Full sectors are found as all-different constraints are filtered (Régin, "Generalized arc consistency for global
// cardinality constraint", 1996): take any way to send each demand to places in all chosen layers, each pair of a
// demand and a place at most once. From there the demand could also go to an unused place, which then sends away one of
// its demands. What such exchanges never reach from a starting point is separated from it in every way: these are the
// full sectors. So a search over sets of layers is complete, without trying sets of demands and places.
#include "engine/logic/techniques/multisector/sectors.h"

#include "engine/core/digits.h"

#include <algorithm>
#include <bit>

namespace ninefold::logic {
namespace {

constexpr int kFewestLayers = 2, kMostLayers = 4;

/// By place: a set of demands.
using Table = std::array<std::uint16_t, 9>;

/// Demands sent to places in the chosen layers.
struct Flow {
    Table open{}, used{};
    /// How many demands each place has room for that it has not taken.
    std::array<std::uint8_t, 9> free{};

    /// Adds a layer with the places that its demands have in it. Only pairs that are used already are sent elsewhere.
    /// False if there is no way.
    bool add(const Table& layer, const Table& sent) {
        Table twice;
        unsigned any = 0;
        for (int place = 0; place < 9; ++place) {
            twice[place] = used[place] & sent[place];
            any |= twice[place];
            open[place] |= layer[place];
            used[place] |= sent[place];
        }
        if (any == 0) return true;
        for (int place = 0; place < 9; ++place) free[place] += countOfNine(twice[place]);
        for (const std::uint16_t again : twice)
            for (unsigned rest = again; rest != 0; rest &= rest - 1)
                if (!send(std::countr_zero(rest))) return false;
        return true;
    }

    /// Sends the demand to a place, by exchanges if need be. False if there is no way.
    bool send(int demand) {
        std::array<int, 9> from; // from[place]: the demand that would go there
        std::array<int, 9> out;  // out[demand]: the place that it would leave
        unsigned seen = 0, reached = 1u << demand, queue = 1u << demand;
        out[demand] = -1;
        while (queue != 0) {
            const int next = std::countr_zero(queue);
            queue &= queue - 1;
            for (int place = 0; place < 9; ++place) {
                if ((seen >> place & 1u) != 0 || ((open[place] & ~used[place]) >> next & 1u) == 0) continue;
                seen |= 1u << place;
                from[place] = next;
                if (free[place] > 0) {
                    take(place, from, out);
                    return true;
                }
                for (unsigned rest = used[place] & ~reached; rest != 0; rest &= rest - 1)
                    out[std::countr_zero(rest)] = place;
                queue |= used[place] & ~reached;
                reached |= used[place];
            }
        }
        return false;
    }

private:
    void take(int place, const std::array<int, 9>& from, const std::array<int, 9>& out) {
        --free[place];
        for (;;) {
            const int demand = from[place];
            used[place] |= static_cast<std::uint16_t>(1u << demand);
            place = out[demand];
            if (place < 0) return;
            used[place] &= static_cast<std::uint16_t>(~(1u << demand));
        }
    }
};

/// The demands that exchanges reach from some: a place is reached through the demands that enter it, and passes on
/// others.
unsigned closure(const Table& enter, const Table& pass, unsigned demands) {
    for (;;) {
        unsigned reached = demands;
        for (int place = 0; place < 9; ++place) reached |= (enter[place] & demands) != 0 ? pass[place] : 0u;
        if (reached == demands) return demands;
        demands = reached;
    }
}

/// The places that have one of the demands.
unsigned placesWith(const Table& table, unsigned demands) {
    unsigned places = 0;
    for (int place = 0; place < 9; ++place)
        if ((table[place] & demands) != 0) places |= 1u << place;
    return places;
}

class Search {
public:
    Search(const Layers& layers, const std::function<void(const FullSectors&)>& report)
        : layers_(layers), report_(report) {
        Table taken{};
        for (int layer = 0; layer < 9; ++layer) possible_[layer] = sendAll(layer, taken);
    }

    void grow(const Flow& flow, unsigned chosen, int next, int count) {
        for (int layer = next; layer < 9; ++layer) {
            if (!possible_[layer]) continue;
            const unsigned all = chosen | 1u << layer;
            const bool mayGrow = count + 1 < kMostLayers, hasChanged = (all & layers_.changed) != 0;
            if (!hasChanged && (!mayGrow || layers_.changed >> layer == 0)) continue;
            Flow more = flow;
            if (!more.add(layers_.open[layer], sent_[layer])) continue;
            if (count + 1 >= kFewestLayers && hasChanged) separate(more, all);
            if (mayGrow) grow(more, all, layer + 1, count + 1);
        }
    }

private:
    /// Sends the demands of one layer, if possible by pairs that no layer before uses: then the layers fit together as
    /// they are.
    bool sendAll(int layer, Table& taken) {
        const Table& open = layers_.open[layer];
        Flow flow;
        unsigned demands = 0;
        for (int place = 0; place < 9; ++place) {
            flow.open[place] = open[place] & static_cast<std::uint16_t>(~taken[place]);
            flow.free[place] = open[place] != 0 ? 1 : 0;
            demands |= open[place];
        }
        for (; demands != 0; demands &= demands - 1) {
            const int demand = std::countr_zero(demands);
            if (flow.send(demand)) continue;
            flow.open = open;
            if (!flow.send(demand)) return false;
        }
        sent_[layer] = flow.used;
        for (int place = 0; place < 9; ++place) taken[place] |= flow.used[place];
        return true;
    }

    void separate(const Flow& flow, unsigned chosen) const {
        unsigned demands = 0;
        bool isLocked = false;
        Table unused;
        for (int place = 0; place < 9; ++place) {
            demands |= flow.used[place];
            unused[place] = flow.open[place] & static_cast<std::uint16_t>(~flow.used[place]);
            isLocked |= unused[place] == 0 && flow.used[place] != 0;
        }
        const unsigned first = demands & -demands;
        // In most layers everything reaches everything else.
        if (!isLocked && closure(unused, flow.used, first) == demands && closure(flow.used, unused, first) == demands)
            return;
        reportEach(flow.used, unused, chosen, demands);
    }

    void reportEach(const Table& used, const Table& unused, unsigned chosen, unsigned demands) const {
        std::array<FullSectors, 36> known;
        int count = 0;
        const auto take = [&](const FullSectors& full) {
            const bool isAll = full.demands == demands && full.limited == 0;
            const auto end = known.begin() + count;
            if (isAll || full.demands == 0 || std::find(known.begin(), end, full) != end) return;
            known[count++] = full;
            report_(full);
        };
        const unsigned places = placesWith(used, demands);
        // One demand, or one place with the demands that it passes on and those that enter it.
        const auto takeAround = [&](unsigned place, unsigned passed, unsigned entering) {
            const unsigned reached = closure(unused, used, passed);
            take({chosen, reached, places & ~(placesWith(unused, reached) | place)});
            if (!layers_.eitherWay) return;
            const unsigned reaching = closure(used, unused, entering);
            take({chosen, demands & ~reaching, placesWith(used, reaching) | place});
        };
        for (unsigned rest = demands; rest != 0; rest &= rest - 1) takeAround(0, rest & -rest, rest & -rest);
        for (int place = 0; place < 9; ++place)
            if (used[place] != 0) takeAround(1u << place, used[place], unused[place]);
    }

    const Layers& layers_;
    const std::function<void(const FullSectors&)>& report_;
    std::array<Table, 9> sent_;
    std::array<bool, 9> possible_;
};

} // namespace

void eachFullSectors(const Layers& layers, const std::function<void(const FullSectors&)>& report) {
    if (layers.changed != 0) Search(layers, report).grow({}, 0, 0, 0);
}

} // namespace ninefold::logic
