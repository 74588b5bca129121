// SPDX-License-Identifier: MIT
// Nets are minimal: every line of one follows from the lines that it names, and without it the conclusion is not
// reached. All of it is checked on a plain position, without the engine's own nets.
#include "engine/logic/finder.h"
#include "engine/logic/techniques.h"
#include "tests/data.h"
#include "tests/engine/logic/proof.h"

#include <QTest>

#include <optional>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

template <typename T>
T valueOf(const Step& step, std::string_view name) {
    for (const Arg& arg : step.args)
        if (arg.name == name) return std::get<T>(arg.value);
    return {};
}

std::vector<Chain> chainsOf(const Step& step, std::string_view name) {
    return valueOf<std::vector<Chain>>(step, name);
}

/// Hard positions: the puzzle after all that needs no assumption.
Position withoutEasySteps(const Grid& grid) {
    Profile easy = Profile::standard();
    std::erase_if(easy.order, [](const Technique* technique) { return technique->rating > 45; });
    const Finder finder(easy, true);
    Position position(grid);
    while (const auto step = finder.next(position)) position.apply(*step);
    return position;
}

std::vector<Position> hardPositions() {
    std::vector<Position> list;
    const auto add = [&list](const Grid& grid) {
        if (Position position = withoutEasySteps(grid); !position.solved()) list.push_back(std::move(position));
    };
    const std::vector<Grid> experts = puzzlesOf(QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles/expert.txt"));
    for (std::size_t n = 0; n < experts.size(); n += 12) add(experts[n]);
    std::mt19937 random(71);
    for (int n = 0; n < 40; ++n) add(puzzles::minimal(random).grid);
    for (const Grid& puzzle : puzzlesOf(hardestCollection(), 6)) add(puzzle);
    return list;
}

/// The steps of a technique, but no more than a few of each position.
std::vector<Step> stepsOf(const Technique& technique, const Position& position, std::size_t most = 12) {
    std::vector<Step> steps = Finder(Profile::only({&technique}), true).all(position);
    if (steps.size() > most) steps.resize(most);
    return steps;
}

const std::vector<const Technique*>& contradictions() {
    using namespace techniques;
    static const std::vector<const Technique*> list = {&nishio, &forcingNetContradiction, &forcingNetWithSets,
                                                       &forcingNetWithNets};
    return list;
}

/// What is known when some statements are set on a position. Nishio looks at one digit, so a digit that is set there
/// leaves the other candidates of its cell.
class Board {
public:
    Board(const Position& position, bool oneDigit) : position_(position), oneDigit_(oneDigit) {}

    void set(const ChainNode& node) {
        if (!node.on) {
            for (Cell cell : node.cells& position_.cellsFor(node.digit)) position_.remove(cell, node.digit);
        } else if (oneDigit_) {
            for (Cell cell : kPeers[node.cells.first()] & position_.cellsFor(node.digit))
                position_.remove(cell, node.digit);
        } else {
            position_.place(node.cells.first(), node.digit);
        }
    }

    /// Is the digit where it says, as the last of its cell or of one of its houses?
    bool isSingle(const ChainNode& node) const {
        const Cell cell = node.cells.first();
        if (!position_.isCandidate(cell, node.digit)) return position_.value(cell) == node.digit;
        const auto houses = housesOf(cell);
        return (!oneDigit_ && position_.candidates(cell).single()) || std::ranges::any_of(houses, [&](House house) {
                   return position_.cellsFor(node.digit, house) == node.cells;
               });
    }
    /// As it says itself: by its house or its cell.
    bool isSingleByItsReason(const ChainNode& node) const {
        const Cell cell = node.cells.first();
        return node.house < 0 ? position_.candidates(cell) == Digits::of(node.digit)
                              : position_.cellsFor(node.digit, node.house) == node.cells;
    }
    bool isTakenAway(const ChainNode& node) const { return proof::isTakenAway(position_, node); }
    bool isEmpty(const ChainNode& end, const Position& start) const {
        if (end.house >= 0)
            return !start.cellsFor(end.digit, end.house).empty() && position_.cellsFor(end.digit, end.house).empty();
        const Cell cell = end.cells.first();
        return !position_.isSet(cell) && position_.candidates(cell).empty();
    }
    bool broken(const Position& start) const {
        for (Digit digit : Digits::all())
            for (House house = 0; house < kHouseCount; ++house)
                if (!start.cellsFor(digit, house).empty() && position_.cellsFor(digit, house).empty() &&
                    !isDone(digit, house))
                    return true;
        if (oneDigit_) return false;
        for (Cell cell : start.blanks())
            if (!position_.isSet(cell) && position_.candidates(cell).empty()) return true;
        return false;
    }
    const Position& position() const { return position_; }

private:
    bool isDone(Digit digit, House house) const { return position_.grid().cellsWith(digit).meets(kHouses[house]); }

    Position position_;
    bool oneDigit_;
};

struct Lines {
    Chain chain;
    std::vector<Chain> inner;
};

/// Sets all that follows from the lines, in any order, and returns the board. Line 0 is the assumption; `without` is
/// left out, of the inner net `net` or (-1) of the outer.
Board reached(const Position& start, const Lines& lines, bool oneDigit, int without = -1, int net = -1) {
    Board board(start, oneDigit);
    board.set(lines.chain.front());
    std::vector<bool> done(lines.chain.size());
    const auto follows = [&](const ChainNode& node) {
        if (node.on) return board.isSingle(node);
        if (node.inner < 0) return board.isTakenAway(node);
        const Lines inside{lines.inner[node.inner], {}};
        const Board end = reached(board.position(), inside, false, node.inner == net ? without : -1);
        return end.broken(board.position());
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (int n = 1; n < static_cast<int>(lines.chain.size()); ++n) {
            if (done[n] || (n == without && net < 0) || !follows(lines.chain[n])) continue;
            board.set(lines.chain[n]);
            done[n] = changed = true;
        }
    }
    return board;
}

/// A net of an assumption that fails, or (`conclusion`) that leads to a result.
QString needlessLine(const Position& start, const Lines& lines, bool oneDigit,
                     const std::optional<ChainNode>& conclusion) {
    const auto isShown = [&](const Board& board) {
        if (!conclusion) return board.broken(start);
        const Cell cell = conclusion->cells.first();
        return conclusion->on ? board.position().value(cell) == conclusion->digit
                              : !board.position().isCandidate(cell, conclusion->digit);
    };
    if (!isShown(reached(start, lines, oneDigit))) return "the net does not show it";
    for (int n = 1; n < static_cast<int>(lines.chain.size()); ++n)
        if (isShown(reached(start, lines, oneDigit, n))) return QStringLiteral("line %1").arg(n);
    for (int net = 0; net < static_cast<int>(lines.inner.size()); ++net)
        for (int n = 1; n < static_cast<int>(lines.inner[net].size()); ++n)
            if (isShown(reached(start, lines, oneDigit, n, net)))
                return QStringLiteral("line %1 of inner net %2").arg(n).arg(net);
    return {};
}

/// The chain that leads to a result, without the removal at its end, which is the result itself.
Lines wayTo(Chain chain) {
    if (!chain.back().on && chain.size() > 1) chain.pop_back();
    return {std::move(chain), {}};
}

ChainNode conclusionOf(const Step& step) {
    const Deduction& what = *std::ranges::max_element(step.deductions, {}, &Deduction::places);
    return {Cells::of(what.cell), what.digit, what.places, -1, {}};
}

/// The board with nothing but the lines from which one follows.
Board onlyWith(const Position& start, const Chain& chain, const std::vector<int>& from, bool oneDigit) {
    Board board(start, oneDigit);
    for (int number : from) board.set(chain[number]);
    return board;
}

/// Each line of an inner net from the lines that it names, and its end.
bool innerFollows(const Position& start, const Chain& outer, const Chain& inner, const ChainNode& end) {
    const auto boardOf = [&](const ChainNode& node) {
        Board board = onlyWith(start, outer, node.outer, false);
        for (int number : node.from) board.set(inner[number]);
        return board;
    };
    for (std::size_t n = 1; n < inner.size(); ++n)
        if (!boardOf(inner[n]).isSingleByItsReason(inner[n])) return false;
    return boardOf(end).isEmpty(end, start);
}

QString wrongReason(const Position& start, const Step& step, const Lines& lines, bool oneDigit) {
    const std::vector<Chain> ends = chainsOf(step, "innerEnds");
    for (std::size_t n = 1; n < lines.chain.size(); ++n) {
        const ChainNode& node = lines.chain[n];
        if (!std::ranges::is_sorted(node.from) || (!node.from.empty() && node.from.back() >= static_cast<int>(n)))
            return QStringLiteral("line %1 follows from later ones").arg(n);
        const Board board = onlyWith(start, lines.chain, node.from, oneDigit);
        const bool holds = node.on ? board.isSingleByItsReason(node)
                           : node.inner < 0
                               ? board.isTakenAway(node)
                               : innerFollows(start, lines.chain, lines.inner[node.inner], ends[node.inner].front());
        if (!holds) return QStringLiteral("line %1 does not follow").arg(n);
    }
    return {};
}

/// Does one statement of a chain of plain links lead straight to another?
bool isLinked(const Position& position, ChainNode from, ChainNode to) {
    if (proof::follows(position, from, to)) return true;
    // A strong link may be in any house.
    if (from.on || !to.on) return false;
    for (House house : commonHouses(from.cells | to.cells)) {
        to.house = house;
        if (proof::follows(position, from, to)) return true;
    }
    return false;
}

/// The number of lines of a net of singles that is followed breadth first, each line with the first cause found.
class BreadthFirst {
public:
    BreadthFirst(const Position& start, const ChainNode& assumption) : start_(start), position_(start) {
        if (assumption.on) put(assumption.cells.first(), assumption.digit, -1);
        else take(assumption.cells.first(), assumption.digit, -1);
    }
    int lines() {
        for (std::size_t n = 0; n < queue_.size() && end_.empty(); ++n) {
            const auto [cell, digit] = queue_[n].said;
            for (Digit other : position_.candidates(cell) - Digits::of(digit)) take(cell, other, static_cast<int>(n));
            for (Cell peer : kPeers[cell] & position_.cellsFor(digit)) take(peer, digit, static_cast<int>(n));
        }
        need(end_);
        return static_cast<int>(std::ranges::count(needed_, true)) - (queue_.front().cause.empty() && startOn_ ? 1 : 0);
    }

private:
    struct Said {
        Candidate said;
        std::vector<Candidate> cause;
    };
    void put(Cell cell, Digit digit, int) {
        startOn_ = true;
        queue_.push_back({{cell, digit}, {}});
    }
    void take(Cell cell, Digit digit, int by) {
        if (!end_.empty() || !position_.isCandidate(cell, digit)) return;
        position_.remove(cell, digit);
        gone_[{cell, digit}] = by;
        std::vector<Candidate> inCell;
        for (Digit each : start_.candidates(cell)) inCell.push_back({cell, each});
        look(inCell);
        for (House house : housesOf(cell)) {
            std::vector<Candidate> inHouse;
            for (Cell each : start_.cellsFor(digit, house)) inHouse.push_back({each, digit});
            look(inHouse);
        }
    }
    void look(const std::vector<Candidate>& all) {
        std::vector<Candidate> lost, left;
        for (const Candidate& each : all) (position_.isCandidate(each.cell, each.digit) ? left : lost).push_back(each);
        if (left.empty() && end_.empty()) end_ = lost;
        const bool isNew = left.size() == 1 && std::ranges::find(queue_, left.front(), &Said::said) == queue_.end();
        if (isNew) queue_.push_back({left.front(), lost});
    }
    void need(const std::vector<Candidate>& candidates) {
        needed_.resize(queue_.size());
        for (const Candidate& each : candidates) {
            const int by = gone_.at(each);
            if (by < 0 || needed_[by]) continue;
            needed_[by] = true;
            need(queue_[by].cause);
        }
    }

    const Position& start_;
    Position position_;
    std::vector<Said> queue_;
    std::map<Candidate, int> gone_;
    std::vector<Candidate> end_;
    std::vector<bool> needed_;
    bool startOn_ = false;
};

} // namespace

class TestNets : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { positions_ = hardPositions(); }

    void everyLineOfAContradictionIsNeeded() {
        forEachContradiction([](const Position& position, const Step& step, const Lines& lines) {
            const bool oneDigit = step.technique == &techniques::nishio;
            const QString needless = needlessLine(position, lines, oneDigit, std::nullopt);
            QVERIFY2(needless.isEmpty(), qPrintable(step.technique->id.data() + (": " + needless)));
        });
    }

    void everyLineFollowsFromThoseThatItNames() {
        forEachContradiction([](const Position& position, const Step& step, const Lines& lines) {
            const bool oneDigit = step.technique == &techniques::nishio;
            const QString wrong = wrongReason(position, step, lines, oneDigit);
            QVERIFY2(wrong.isEmpty(), qPrintable(step.technique->id.data() + (": " + wrong)));
            const ChainNode end = chainsOf(step, "end").front().front();
            QVERIFY(onlyWith(position, lines.chain, end.from, oneDigit).isEmpty(end, position));
        });
    }

    void everyLineOfAVerityIsNeeded() {
        int seen = 0;
        for (const Position& position : positions_)
            for (const Step& step : stepsOf(techniques::forcingNetVerity, position, 6))
                for (const Chain& chain : chainsOf(step, "chains")) {
                    const QString needless = needlessLine(position, wayTo(chain), false, conclusionOf(step));
                    QVERIFY2(needless.isEmpty(), qPrintable(needless));
                    const QString wrong = wrongReason(position, step, wayTo(chain), false);
                    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                    ++seen;
                }
        QVERIFY(seen > 100);
    }

    /// A net followed breadth first, with the first cause of each line, is never shorter.
    void noNetIsLongerThanBreadthFirst() {
        int shorter = 0, lines = 0, first = 0;
        for (const Position& position : positions_)
            for (const Step& step : stepsOf(techniques::forcingNetContradiction, position, 100)) {
                const Chain chain = chainsOf(step, "chain").front();
                const int now = static_cast<int>(chain.size()) - 1;
                const int before = BreadthFirst(position, chain.front()).lines();
                QVERIFY2(now <= before, qPrintable(QStringLiteral("%1 lines instead of %2").arg(now).arg(before)));
                shorter += now < before;
                lines += now;
                first += before;
            }
        qInfo("%d nets are shorter; %d lines instead of %d", shorter, lines, first);
        QVERIFY(shorter > 0);
    }

    /// In a forcing chain each statement follows from the one before it, and from no earlier one.
    void noForcingChainHasAShortCut() {
        int seen = 0;
        for (const Position& position : positions_)
            for (const Technique* technique : {&techniques::forcingChainVerity, &techniques::forcingChainContradiction})
                for (const Step& step : stepsOf(*technique, position))
                    for (const Chain& chain : chainsOf(step, "chains"))
                        for (std::size_t to = 2; to < chain.size(); ++to)
                            for (std::size_t from = 0; from + 1 < to; ++from, ++seen)
                                QVERIFY2(!isLinked(position, chain[from], chain[to]), technique->id.data());
        QVERIFY(seen > 1000);
    }

    /// A caller who asks for one step gets the shortest.
    void theFirstStepIsTheShortest() {
        for (const Position& position : positions_)
            for (const Technique* technique :
                 {&techniques::nishio, &techniques::forcingNetContradiction, &techniques::forcingNetWithSets}) {
                const auto first = Finder(Profile::only({technique}), true).next(position);
                for (const Step& step : stepsOf(*technique, position, 1000)) QVERIFY(first->length <= step.length);
            }
    }

private:
    /// use(position, step, its lines)
    template <typename Use>
    void forEachContradiction(Use use) {
        for (const Technique* technique : contradictions()) {
            int seen = 0;
            for (const Position& position : positions_)
                for (const Step& step :
                     stepsOf(*technique, position, technique == &techniques::forcingNetWithNets ? 2 : 8)) {
                    const Lines lines{chainsOf(step, "chain").front(), chainsOf(step, "inner")};
                    use(position, step, lines);
                    if (QTest::currentTestFailed()) return;
                    ++seen;
                }
            qInfo("%s: %d steps", technique->id.data(), seen);
            QVERIFY(seen > 0);
        }
    }

    std::vector<Position> positions_;
};

QTEST_APPLESS_MAIN(TestNets)
#include "tst_nets.moc"
