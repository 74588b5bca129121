// SPDX-License-Identifier: MIT
// Chains and nets in words: each statement with its reason.
#include "app/documents/text/parts/chainlines.h"

#include "app/documents/text/parts/cases.h"
#include "app/documents/text/parts/chainreasons.h"
#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>

namespace ninefold::documents {
namespace {

using logic::Chain;
using logic::ChainNode;
using logic::Step;

ChainNode opposite(ChainNode node) {
    node.on = !node.on;
    return node;
}

/// Why a digit can be placed on this board; empty if it is no single there.
QString singleReason(const std::array<Cells, kDigitCount>& board, Cell cell, Digit digit, NameStyle style) {
    assert(digit >= 1 && digit <= kDigitCount);
    assert(board[digit - 1].has(cell));
    for (House house : housesOf(cell))
        if ((board[digit - 1] & kHouses[house]) == Cells::of(cell))
            return Chains::tr("only place for %1 in %2").arg(digit).arg(houseText(house));
    for (Digit other : Digits::all())
        if (other != digit && board[other - 1].has(cell)) return {};
    return Chains::tr("nothing else is left in %1").arg(cellsText(Cells::of(cell), Wording::Full, style));
}

/// Collects the lines of a step.
class Lines {
public:
    Lines(const Step& step, NameStyle style) : step_(step), style_(style) {}

    std::vector<ExplanationLine> all() {
        if (const auto* known = argument<std::vector<logic::Candidate>>("known")) addKnown(*known);
        outer_ = count();
        for (const char* name : {"chain", "chains"})
            if (const auto* chains = argument<std::vector<Chain>>(name)) {
                findInner(*chains);
                for (const Chain& chain : *chains) add(chain, headingOf(*chains, chain));
            }
        if (const auto* end = argument<std::vector<Chain>>("end")) addEnd(end->front().front(), {});
        addInner();
        if (const auto* alike = argument<std::vector<Chain>>("alike"))
            for (const Chain& chain : *alike) add(chain, ifText(chain.front()));
        if (const auto* cases = argument<std::vector<Chain>>("combinations")) addCases(*cases);
        return std::move(lines_);
    }

private:
    template <typename Value>
    const Value* argument(std::string_view name) const {
        const auto found = std::ranges::find(step_.args, name, &logic::Arg::name);
        return found == step_.args.end() ? nullptr : std::get_if<Value>(&found->value);
    }
    int count() const { return static_cast<int>(lines_.size()); }
    QString ifText(const ChainNode& node) const {
        return Chains::tr("if %1", "r7c4 is 3").arg(conditionText(node, style_));
    }
    QString whyText(const ChainNode& node) const {
        return Chains::tr("why %1", "r1c3 is not 2").arg(conditionText(node, style_));
    }

    /// What a branch of several chains shows: what follows if its first statement holds, or why its last one does.
    QString headingOf(const std::vector<Chain>& chains, const Chain& chain) const {
        const bool alone = chains.size() == 1;
        const auto* alike = argument<std::vector<Chain>>("alike");
        if (alone && (alike == nullptr || alike->empty())) return {};
        const bool oneStart =
            !alone && std::ranges::all_of(chains, [&](const Chain& one) { return one.front() == chains[0].front(); });
        if (oneStart) return whyText(chain.back());
        const bool arePairs =
            std::ranges::all_of(chains, [](const Chain& one) { return !one.front().on && one.back().on; });
        // Several walks may begin in the same place.
        if (!alone && arePairs)
            return Chains::tr("why %1", "r1c3 is not 2").arg(pairsText({chain}, step_, {Wording::Full, style_, {}}));
        return ifText(chain.front());
    }

    void add(const Chain& chain, const QString& branch) {
        const int first = count();
        const ChainReasons walk(chain, step_, style_, first, outer_);
        for (std::size_t at = 0; at < chain.size(); ++at) {
            const ChainNode& node = chain[at];
            QString because = walk.because(at);
            if (node.inner >= 0) because = withSources(Chains::tr("it leads to a dead end"), {innerStart(node.inner)});
            lines_.push_back({statementText(node, style_), because, branch, node, walk.links(at)});
        }
    }

    /// The digits that hold without the assumption, one after the other.
    void addKnown(const std::vector<logic::Candidate>& known) {
        auto board = step_.candidates;
        for (const auto& [cell, digit] : known) {
            const ChainNode node{Cells::of(cell), digit, true, -1, {}};
            QString because = singleReason(board, cell, digit, style_);
            if (because.isEmpty()) because = Chains::tr("a single by now");
            lines_.push_back({statementText(node, style_), because, Chains::tr("without an assumption"), node, {}});
            board[digit - 1] -= kPeers[cell];
            for (Digit other : Digits::all())
                if (other != digit) board[other - 1].remove(cell);
        }
    }

    /// Where a net fails: "box 6 has no place for 3". It belongs to the branch of the line before.
    void addEnd(const ChainNode& end, const std::vector<int>& sources) {
        const QString text =
            end.house >= 0
                ? Chains::tr("%1 has no place for %2", "row 3").arg(houseText(end.house)).arg(end.digit)
                : Chains::tr("%1 has no digit left", "cell").arg(cellsText(end.cells, Wording::Full, style_));
        std::vector<int> from = sources;
        if (from.empty())
            for (int line : end.from) from.push_back(outer_ + line);
        const QString because = withSources(Chains::tr("a dead end"), from);
        lines_.push_back({text, because, lines_.back().branch, end, {}});
    }

    void findInner(const std::vector<Chain>& chains) {
        int start = count();
        for (const Chain& chain : chains) start += static_cast<int>(chain.size());
        if (argument<std::vector<Chain>>("end") != nullptr) ++start;
        const auto* inner = argument<std::vector<Chain>>("inner");
        if (inner == nullptr) return;
        for (const Chain& chain : *inner) {
            innerStarts_.push_back(start);
            start += static_cast<int>(chain.size()) + 1;
        }
    }
    int innerStart(int number) const { return innerStarts_[static_cast<std::size_t>(number)]; }

    void addInner() {
        const auto* inner = argument<std::vector<Chain>>("inner");
        const auto* ends = argument<std::vector<Chain>>("innerEnds");
        for (std::size_t n = 0; inner != nullptr && n < inner->size(); ++n) {
            const Chain& chain = (*inner)[n];
            const int first = count();
            add(chain, whyText(opposite(chain.front())));
            const ChainNode& end = (*ends)[n].front();
            addEnd(end, ChainReasons(chain, step_, style_, first, outer_).sources(end));
        }
    }

    /// Combinations that fail: "8 in r2c1 rules out 9 in r3c2", as nothing would be left for a third cell.
    void addCases(const std::vector<Chain>& cases) {
        for (const Chain& chain : cases) {
            const QString branch = ifText(chain.front());
            if (lines_.empty() || lines_.back().branch != branch)
                lines_.push_back(
                    {statementText(chain.front(), style_), Chains::tr("assume this"), branch, chain.front(), {}});
            lines_.push_back(
                {caseText(chain), caseReason(chain.back()), branch, opposite(chain[chain.size() - 2]), {}});
        }
    }

    QString caseText(const Chain& chain) const {
        if (chain.size() == 3) return statementText(opposite(chain[1]), style_);
        const auto place = [this](const ChainNode& node) {
            return Chains::tr("%1 in %2", "digit, cell")
                .arg(node.digit)
                .arg(cellsText(node.cells, Wording::Full, style_));
        };
        return Chains::tr("%1 rules out %2", "3 in r1c1, 4 in r1c2").arg(place(chain[1]), place(chain[2]));
    }

    QString caseReason(const ChainNode& why) const {
        if (why.digit > 0) return sameHouse(why.house);
        return Chains::tr("nothing would be left for %1").arg(cellsText(why.cells, Wording::Full, style_));
    }

    const Step& step_;
    NameStyle style_;
    int outer_ = 0;
    std::vector<int> innerStarts_;
    std::vector<ExplanationLine> lines_;
};

} // namespace

std::vector<ExplanationLine> chainLines(const Step& step, NameStyle style) {
    return Lines(step, style).all();
}

} // namespace ninefold::documents
