// SPDX-License-Identifier: MIT
// Reasons against candidates: each supposes the candidate, follows singles that are there, and ends in a contradiction;
// none is longer than it has to be. All is followed again by a plain board that knows nothing of nets.
#include "engine/logic/reasons/reason.h"

#include "engine/logic/path.h"
#include "engine/logic/techniques.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::logic;

namespace {

// The first puzzle has many givens, the second 17: singles alone do not lead far there.
constexpr const char* kPuzzles[] = {
    ".734....28.1.326....4...5315362.17987198..246...7.....19.5..367.6...84......96.2.",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
};

/// Ignores the steps of the path; only its end matters.
class Nothing : public StepSink {
public:
    bool take(Step&&) override { return true; }
};

Position solved(const Position& start) {
    Position position = start;
    Nothing nothing;
    walk(position, Finder(Profile::standard(), true), nothing);
    return position;
}

template <typename T>
T valueOf(const Step& step, std::string_view name) {
    for (const Arg& arg : step.args)
        if (arg.name == name) return std::get<T>(arg.value);
    return {};
}

Chain chainOf(const Step& step) {
    return valueOf<std::vector<Chain>>(step, "chain").front();
}

bool isSingle(const Position& position, Cell cell, Digit digit) {
    const auto houses = housesOf(cell);
    return position.isCandidate(cell, digit) &&
           (position.candidates(cell).single() ||
            std::ranges::any_of(houses, [&](House house) { return position.cellsFor(digit, house).count() == 1; }));
}

/// Is there a contradiction after at most this number of singles?
bool fails(const Position& position, int singles) {
    if (position.broken()) return true;
    if (singles == 0) return false;
    for (Cell cell : position.blanks())
        for (Digit digit : position.candidates(cell)) {
            if (!isSingle(position, cell, digit)) continue;
            Position next = position;
            next.place(cell, digit);
            if (fails(next, singles - 1)) return true;
        }
    return false;
}

/// Replays the step on a plain board, in its order: what is known, the candidate, what follows.
bool failsAsDescribed(Position position, const Step& step) {
    for (const Candidate& known : valueOf<std::vector<Candidate>>(step, "known")) {
        if (!isSingle(position, known.cell, known.digit)) return false;
        position.place(known.cell, known.digit);
    }
    const Chain chain = chainOf(step);
    for (const ChainNode& node : chain) {
        const Cell cell = node.cells.first();
        if (node != chain.front() && !isSingle(position, cell, node.digit)) return false;
        position.place(cell, node.digit);
    }
    return position.broken();
}

/// Calls use(candidate, reason) for one of every `share` wrong candidates: neighbours are much alike.
template <typename Use>
void forEachReason(const Position& start, int share, Use use) {
    const Position end = solved(start);
    int seen = 0;
    for (Cell cell : start.blanks())
        for (Digit digit : start.candidates(cell))
            if (digit != end.value(cell) && ++seen % share == 0)
                use(Candidate{cell, digit}, reasonAgainst(start, {cell, digit}));
}

} // namespace

class TestReason : public QObject {
    Q_OBJECT

private slots:
    /// Never with its opposite, and it takes away what was asked about and nothing else.
    void eachBeginsWithTheCandidate() {
        for (const char* puzzle : kPuzzles)
            forEachReason(Position(Grid::fromCells(puzzle)), 5, [](Candidate asked, const std::optional<Step>& reason) {
                QVERIFY(reason.has_value());
                QCOMPARE(reason->deductions, (std::vector<Deduction>{{asked.cell, asked.digit, false}}));
                const ChainNode begin = chainOf(*reason).front();
                QVERIFY(begin.on && begin.cells == Cells::of(asked.cell) && begin.digit == asked.digit);
            });
    }

    void whatSinglesShowIsTheShortest() {
        int alone = 0, longer = 0;
        for (const char* puzzle : kPuzzles) {
            const Position start(Grid::fromCells(puzzle));
            forEachReason(start, 4, [&](Candidate asked, const std::optional<Step>& reason) {
                if (reason->technique != &techniques::forcingNetContradiction) return;
                QVERIFY(failsAsDescribed(start, *reason));
                Position supposed = start;
                supposed.place(asked.cell, asked.digit);
                // To look for shorter ones of a long one in this way would take for ever.
                if (reason->length > 3) return;
                QVERIFY(fails(supposed, reason->length));
                QVERIFY(reason->length == 0 || !fails(supposed, reason->length - 1));
                ++(reason->length == 0 ? alone : longer);
            });
        }
        QVERIFY(alone > 0 && longer > 0);
    }

    /// Only where singles end without a contradiction, or far away.
    void harderReasonsAreForHarderCases() {
        int harder = 0;
        const Position start(Grid::fromCells(kPuzzles[1]));
        forEachReason(start, 7, [&](Candidate asked, const std::optional<Step>& reason) {
            if (reason->technique == &techniques::forcingNetContradiction) return;
            ++harder;
            Position supposed = start;
            supposed.place(asked.cell, asked.digit);
            QVERIFY(!fails(supposed, 1));
        });
        QVERIFY(harder > 0);
    }

    /// A stopped search looks the same to the caller as one that found nothing.
    void whatIsTrueHasNone() {
        const Position start(Grid::fromCells(kPuzzles[0]));
        const Digit right = solved(start).value(0);
        QVERIFY(!reasonAgainst(start, {0, right}));
        const Digit wrong = (start.candidates(0) - Digits::of(right)).first();
        QVERIFY(reasonAgainst(start, {0, wrong}));
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(!reasonAgainst(start, {0, wrong}, stopped.get_token()));
    }
};

QTEST_APPLESS_MAIN(TestReason)
#include "tst_reason.moc"
