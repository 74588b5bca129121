// SPDX-License-Identifier: MIT
// Chains and nets in words: each statement with its reason.
#include "app/documents/text/parts/chainlines.h"

#include "app/documents/text/parts/cases.h"
#include "app/documents/text/parts/chainreasons.h"
#include "app/documents/text/parts/widenedset.h"
#include "engine/core/houses.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

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

/// The numbers of the lines of a chain's statements.
using LineNumbers = std::vector<int>;

/// Collects the lines of a step.
class Lines {
public:
    Lines(const Step& step, NameStyle style) : step_(step), style_(style) {}

    std::vector<ExplanationLine> all() {
        if (const auto* known = argument<std::vector<logic::Candidate>>("known")) addKnown(*known);
        for (const char* name : {"chain", "chains"})
            if (const auto* chains = argument<std::vector<Chain>>(name))
                for (const Chain& chain : *chains) outer_ = add(chain, headingOf(*chains, chain));
        if (const auto* end = argument<std::vector<Chain>>("end")) addEnd(end->front().front(), outer_);
        addInner();
        if (const auto* alike = argument<std::vector<Chain>>("alike")) addAlike(*alike);
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

    /// A part of a walk that another branch has shown: its first and last statement here, and its lines there.
    struct Shared {
        std::size_t first, last;
        int from, to;
    };

    /// From each statement the longest part that was shown before.
    std::optional<Shared> sharedFrom(const Chain& chain, std::size_t at, LineNumbers& numbers) const {
        constexpr std::size_t kLeast = 4;
        std::optional<Shared> best;
        for (const auto& [known, lines] : said_)
            for (std::size_t start = 0; start < known.size(); ++start) {
                if (known[start].cells != chain[at].cells || known[start].digit != chain[at].digit ||
                    known[start].on != chain[at].on)
                    continue;
                std::size_t count = 1;
                while (start + count < known.size() && at + count < chain.size() &&
                       known[start + count] == chain[at + count])
                    ++count;
                if (count < kLeast || (best && best->last - best->first + 1 >= count)) continue;
                best = Shared{at, at + count - 1, lines[start + 1], lines[start + count - 1]};
                for (std::size_t n = 1; n + 1 < count; ++n) numbers[at + n] = lines[start + n];
            }
        return best;
    }

    LineNumbers add(const Chain& chain, const QString& branch) {
        LineNumbers numbers(chain.size(), -1);
        const ChainReasons walk(chain, step_, style_, numbers, outer_);
        std::optional<Shared> shared;
        for (const std::vector<std::size_t>& together : walk.lines()) {
            const std::size_t at = together.front();
            if (shared && at > shared->first && at < shared->last) continue;
            if (const int known = walk.saidBefore(at); known >= 0) {
                numbers[at] = numbers[static_cast<std::size_t>(known)];
                continue;
            }
            lines_.push_back(lineOf(walk, chain, together, branch));
            for (const std::size_t each : together) numbers[each] = count() - 1;
            if (shared && at == shared->last)
                lines_.back().because = Chains::tr("as in lines %1 to %2").arg(shared->from + 1).arg(shared->to + 1);
            if (!walk.isNet() && (!shared || at >= shared->last)) shared = sharedFrom(chain, at, numbers);
        }
        if (!walk.isNet()) said_.emplace_back(chain, numbers);
        return numbers;
    }

    /// Before it stand the lines that it needs for a set with a cell outside.
    ExplanationLine lineOf(const ChainReasons& walk, const Chain& chain, const std::vector<std::size_t>& together,
                           const QString& branch) {
        const std::size_t at = together.front();
        QString because = walk.because(together);
        if (const auto set = widenedSet(chain, at, step_)) because = addWidened(*set, chain[at], branch);
        if (chain[at].inner >= 0) inner_.emplace_back(count(), chain[at].inner);
        ExplanationLine line{walk.statement(together), because, branch, chain[at], {}, at == 0};
        for (const std::size_t each : together) {
            line.node.cells |= chain[each].cells;
            const std::vector<int> links = walk.links(each);
            line.links.insert(line.links.end(), links.begin(), links.end());
        }
        return line;
    }

    /// The reason of a statement that needs a set of cells and a cell outside; before it the lines that lead there.
    QString addWidened(const WidenedSet& widened, const ChainNode& node, const QString& branch) {
        Digits digits;
        for (Cell cell : widened.cells) digits |= step_.candidatesOf(cell);
        if (!widened.forcesCell)
            return nothingLeftText(widened.outside, widened.cells, digits - Digits::of(node.digit));
        const Digit lost = lines_.back().node.digit;
        std::vector<int> sources;
        for (int first = count(); Digit digit : widened.taken) {
            const Cells places = step_.candidates[digit - 1] & widened.cells;
            const ChainNode held{places, digit, true, -1, widened.cells, node.setName};
            const QString why = count() == first
                                    ? cellsForDigits(widened.cells, digits - Digits::of(lost), step_, style_)
                                    : withSources(Chains::tr("the same %1 cells").arg(widened.cells.count()), {first});
            lines_.push_back({statementText(held, style_), why, branch, held, {}});
            const Cells outside = Cells::of(widened.outside);
            const ChainNode gone{outside, digit, false, commonHouses(places | outside).first(), {}};
            sources.push_back(count());
            lines_.push_back({statementText(gone, style_), sameHouse(gone.house), branch, gone, {}});
        }
        return withSources(choicesText(widened.outside, step_, style_), sources);
    }

    /// Why a set needs a digit: "else 3,4,5 fill r2c9, r3c9, r5c9: nothing for r3c7".
    QString nothingLeftText(Cell outside, Cells cells, Digits digits) const {
        QStringList list;
        for (Digit digit : digits) list << QString::number(digit);
        const QString cell = cellsText(Cells::of(outside), Wording::Full, style_);
        const QString why = Chains::tr("else %1 fill %2: nothing for %3", "digits, cells, another cell")
                                .arg(list.join(u','), cellsOfHouse(cells, 4, step_, style_), cell);
        return isShort(why) ? why : Chains::tr("otherwise nothing would be left for %1").arg(cell);
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
    void addEnd(const ChainNode& end, const LineNumbers& numbers) {
        const QString text =
            end.house >= 0
                ? Chains::tr("%1 has no place for %2", "row 3").arg(houseText(end.house)).arg(end.digit)
                : Chains::tr("%1 has no digit left", "cell").arg(cellsText(end.cells, Wording::Full, style_));
        const std::vector<int> sources = ChainReasons({}, step_, style_, numbers, outer_).sources(end);
        lines_.push_back({text, withSources(Chains::tr("a dead end"), sources), lines_.back().branch, end, {}});
    }

    void addInner() {
        const auto* inner = argument<std::vector<Chain>>("inner");
        const auto* ends = argument<std::vector<Chain>>("innerEnds");
        for (std::size_t n = 0; inner != nullptr && n < inner->size(); ++n) {
            const Chain& chain = (*inner)[n];
            for (const auto& [line, number] : inner_)
                if (number == static_cast<int>(n))
                    lines_[static_cast<std::size_t>(line)].because =
                        withSources(Chains::tr("it leads to a dead end"), {count()});
            const LineNumbers numbers = add(chain, whyText(opposite(chain.front())));
            addEnd((*ends)[n].front(), numbers);
        }
    }

    /// Walks that lead to what is wrong by now, in one line each: "r5c7 is not 3, otherwise row 3's 3 is in r3c9".
    void addAlike(const std::vector<Chain>& walks) {
        std::vector<std::pair<ChainNode, int>> wrong;
        // Several walks together show that something is wrong, but none of them alone.
        if (const auto* chain = argument<std::vector<Chain>>("chain"); chain != nullptr || isOneChain())
            wrong.emplace_back(lines_.front().node, count() - 1);
        for (const Chain& walk : walks) {
            assert(walk.size() == 3);
            const ChainNode &first = walk.front(), &end = walk.back();
            const auto known = std::ranges::find_if(
                wrong, [&](const auto& one) { return one.first.cells == end.cells && one.first.digit == end.digit; });
            const QString said =
                end.house >= 0
                    ? holderText(end.house, end.digit, end.cells, style_)
                    : Chains::tr("%1 is %2").arg(cellWithCandidates(end.cells.first(), step_, style_)).arg(end.digit);
            const QString because =
                withSources(Chains::tr("otherwise %1").arg(said),
                            known == wrong.end() ? std::vector<int>{} : std::vector<int>{known->second});
            wrong.emplace_back(first, count());
            lines_.push_back({statementText(opposite(first), style_), because, Chains::tr("so the others go too"),
                              opposite(first), ChainReasons(walk, step_, style_, {}, outer_).links(1)});
        }
    }
    bool isOneChain() const {
        const auto* chains = argument<std::vector<Chain>>("chains");
        return chains != nullptr && chains->size() == 1;
    }

    /// Combinations that fail: "8 in r2c1 rules out 9 in r3c2", as nothing would be left for a third cell.
    void addCases(const std::vector<Chain>& cases) {
        for (const Chain& chain : cases) {
            const QString branch = ifText(chain.front());
            if (lines_.empty() || lines_.back().branch != branch)
                lines_.push_back(
                    {statementText(chain.front(), style_), Chains::tr("assume this"), branch, chain.front(), {}, true});
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
    /// Of the net around the inner ones.
    LineNumbers outer_;
    /// Lines that an inner net shows, and its number.
    std::vector<std::pair<int, int>> inner_;
    /// The plain chains that were shown.
    std::vector<std::pair<Chain, LineNumbers>> said_;
    std::vector<ExplanationLine> lines_;
};

} // namespace

std::vector<ExplanationLine> chainLines(const Step& step, NameStyle style) {
    return Lines(step, style).all();
}

} // namespace ninefold::documents
