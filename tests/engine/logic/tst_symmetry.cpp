// SPDX-License-Identifier: MIT
// A transformed board has transformed steps: a technique that depends on reading order misses some. All techniques
// are compared on the position and on its image, each set of effects as a whole.
#include "engine/logic/techniques.h"
#include "tests/engine/logic/walks.h"

#include <QTest>

#include <map>
#include <set>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::solve;

namespace {

/// A random symmetry of Sudoku.
class Transformation {
public:
    explicit Transformation(std::mt19937& random) : transposed_(puzzles::below(random, 2) == 1) {
        for (int i = 0; i < 9; ++i) digits_[i] = i + 1;
        puzzles::shuffle(digits_, random);
        for (auto* lines : {&rows_, &columns_}) *lines = lineOrder(random);
    }

    Cell cell(Cell from) const {
        const int row = rows_[rowOf(from)], column = columns_[columnOf(from)];
        return transposed_ ? cellAt(column, row) : cellAt(row, column);
    }
    Digit digit(Digit from) const { return digits_[from - 1]; }

    Grid grid(const Grid& from) const {
        Grid to;
        for (Cell c = 0; c < kCellCount; ++c) {
            if (from.isGiven(c)) to.give(cell(c), digit(from.value(c)));
            else if (from.isSet(c)) to.setValue(cell(c), digit(from.value(c)));
        }
        for (Cell c = 0; c < kCellCount; ++c) {
            if (from.isSet(c)) continue;
            Digits candidates;
            for (Digit d : from.candidates(c)) candidates.add(digit(d));
            to.setCandidates(cell(c), candidates);
        }
        return to;
    }

    std::vector<Deduction> deductions(const std::vector<Deduction>& from) const {
        std::vector<Deduction> to;
        for (const Deduction& deduction : from)
            to.push_back({cell(deduction.cell), digit(deduction.digit), deduction.places});
        std::sort(to.begin(), to.end());
        return to;
    }
    bool transposed() const { return transposed_; }

private:
    static std::array<int, 9> lineOrder(std::mt19937& random) {
        std::array<int, 3> bands{0, 1, 2}, lines{0, 1, 2};
        puzzles::shuffle(bands, random);
        std::array<int, 9> order{};
        for (int band = 0; band < 3; ++band) {
            puzzles::shuffle(lines, random);
            for (int i = 0; i < 3; ++i) order[3 * band + i] = 3 * bands[band] + lines[i];
        }
        return order;
    }

    const bool transposed_;
    std::array<int, 9> digits_, rows_, columns_;
};

/// Rows become columns, so their hidden singles are exchanged.
const Technique& turned(const Technique& technique, const Transformation& by) {
    if (!by.transposed()) return technique;
    if (&technique == &techniques::hiddenSingleRow) return techniques::hiddenSingleColumn;
    if (&technique == &techniques::hiddenSingleColumn) return techniques::hiddenSingleRow;
    return technique;
}

/// Techniques whose steps may change when the board is transformed, and why.
bool isExcused(const Technique& technique) {
    // There are tens of thousands at a time: which ones come before the limit depends on reading order. The symmetry
    // of their parts, fish and chains, is tested without them.
    // Symmetric givens are looked for only where people see them: a shuffled board hides the symmetry.
    // Which lines a short net has depends on the order of equal ones, and so whether it is short enough for a braid.
    return technique.code.starts_with("037") || technique.id == "braid" || technique.id.starts_with("gurth-");
}

/// Loops and mutant fish may be millions at a time.
bool mayBeCut(const std::string& technique) {
    return technique == "als-continuous-nice-loop" || technique.find("finned-mutant") != std::string::npos;
}

/// The effects of all steps of a technique; `cut`: the search ended at its limit, so there may be more.
struct Effects {
    std::set<std::vector<Deduction>> all;
    bool cut;
};

class EffectSink : public StepSink {
public:
    explicit EffectSink(Effects& effects) : effects_(effects) {}
    bool take(Step&& step) override {
        std::sort(step.deductions.begin(), step.deductions.end());
        const auto last = std::unique(step.deductions.begin(), step.deductions.end());
        effects_.all.emplace(step.deductions.begin(), last);
        return true;
    }

private:
    Effects& effects_;
};

Effects effectsOf(const Technique& technique, const Position& position) {
    const LogicLimits limits = technique.family == Family::Fish ? raisedLimits() : LogicLimits{};
    LogicSearch search(&technique, limits, false, {});
    Effects effects{{}, false};
    EffectSink sink(effects);
    technique.find(position, search, sink);
    effects.cut = search.spent() > limits.work;
    return effects;
}

} // namespace

class TestSymmetry : public QObject {
    Q_OBJECT

private slots:
    void stepsTurnWithTheBoard() {
        walks::Mixture mixture(11);
        std::mt19937 random(12);
        long compared = 0;
        const int count = walks::puzzleCount(30);
        for (int n = 0; n < count; ++n)
            for (const Position& position : walks::hardPositions(mixture.next(), 1, mixture.random()))
                for (const Technique* technique : allTechniques()) {
                    // Techniques on request are slow, so they are compared at fewer positions.
                    if (isExcused(*technique) || (technique->onRequest && n % 50 != 0)) continue;
                    compared += compare(*technique, position, Transformation(random));
                }
        for (const auto& [name, times] : broken_) qWarning("%s differs %d times", name.c_str(), times);
        for (const auto& [name, times] : cut_) qInfo("%s ended at its limit %d times", name.c_str(), times);
        qInfo("%ld steps of %d puzzles compared", compared, count);
        QVERIFY(broken_.empty());
        // Only these searches are ever cut, and seldom.
        for (const auto& [name, times] : cut_) QVERIFY2(mayBeCut(name) && times <= 1 + count / 100, name.c_str());
        QVERIFY(compared > 0);
    }

private:
    long compare(const Technique& technique, const Position& position, const Transformation& turn) {
        const Effects here = effectsOf(technique, position);
        const Effects there = effectsOf(turned(technique, turn), Position(turn.grid(position.grid())));
        // A search that ends at its limit has seen other patterns on a transformed board.
        if (here.cut || there.cut) {
            ++cut_[walks::name(technique)];
            return 0;
        }
        std::set<std::vector<Deduction>> expected;
        for (const std::vector<Deduction>& effect : here.all) expected.insert(turn.deductions(effect));
        // Counted instead of failed at once, so that one run lists every technique that differs.
        if (there.all != expected) ++broken_[walks::name(technique)];
        return static_cast<long>(expected.size());
    }

    std::map<std::string, int> broken_, cut_;
};

QTEST_APPLESS_MAIN(TestSymmetry)
#include "tst_symmetry.moc"
