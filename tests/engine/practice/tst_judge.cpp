// SPDX-License-Identifier: MIT
// The judge against every answer that it may get: whole steps, each part of them, each wrong candidate, steps of other
// techniques. Objections are checked by a solver and by replaying their nets, never by what made them.
#include "engine/logic/finder.h"
#include "engine/logic/techniques.h"
#include "engine/practice/judge.h"
#include "engine/practice/proof.h"
#include "tests/engine/logic/proof.h"
#include "tests/engine/practice/exams.h"

#include <QTest>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::practice;
using logic::Deduction;
using logic::Step;

namespace {

template <typename T>
T valueOf(const Step& step, std::string_view name) {
    for (const logic::Arg& arg : step.args)
        if (arg.name == name) return std::get<T>(arg.value);
    return {};
}

/// Replays the net of a contradiction on a copy of the position.
bool isReplayed(logic::Position position, const Step& step) {
    for (const logic::Candidate& known : valueOf<std::vector<logic::Candidate>>(step, "known"))
        position.place(known.cell, known.digit);
    const auto chains = valueOf<std::vector<logic::Chain>>(step, "chain");
    std::size_t next = 0;
    return chains.size() == 1 &&
           proof::isProvedNet(position, chains.front(), valueOf<std::vector<logic::Chain>>(step, "inner"), next) &&
           position.broken();
}

/// The candidate that a contradiction refutes is all that would be left.
bool isAlone(const Objection& objection, const logic::Position& position) {
    const auto [cell, digit, places] = objection.change;
    const Deduction refuted = objection.reason->deductions.front();
    if (places) return refuted == Deduction{cell, digit, false};
    if (objection.house < 0)
        return refuted.cell == cell && position.candidates(cell) == (Digits::of(digit) | Digits::of(refuted.digit));
    return refuted.digit == digit &&
           position.cellsFor(digit, objection.house) == (Cells::of(cell) | Cells::of(refuted.cell));
}

/// Empty if what the objection says is so in the position.
QByteArray faultOf(const Objection& objection, const Question& question) {
    const auto [cell, digit, places] = objection.change;
    const logic::Position& position = question.position;
    if (objection.right != question.solution[static_cast<std::size_t>(cell)]) return "another digit is right";
    switch (objection.kind) {
    case Objection::Kind::Held:
        if (objection.holder == cell) return position.value(cell) == objection.right ? "" : "the cell is not set";
        return sees(objection.holder, cell) && position.value(objection.holder) == digit ? "" : "no peer holds it";
    case Objection::Kind::RuledOut:
        return position.isCandidate(cell, digit) ? "it is a candidate" : "";
    case Objection::Kind::OnlyDigit:
        return position.candidates(cell) == Digits::of(digit) ? "" : "other digits are left";
    case Objection::Kind::OnlyPlace:
        return position.cellsFor(digit, objection.house) == Cells::of(cell) ? "" : "other places are left";
    case Objection::Kind::Contradiction:
        if (!isAlone(objection, position)) return "something else is left";
        return isReplayed(position, *objection.reason) ? "" : "the net does not fail";
    case Objection::Kind::Solution:
        break;
    }
    Grid grid = position.grid();
    if (places) grid.place(cell, digit);
    else grid.removeCandidate(cell, digit);
    return solve::FastSolver().solveCandidates(grid, 1).solutions == 0 ? "" : "there is a solution";
}

/// A subset of the changes: bit n is the n-th.
Changes part(const Changes& all, unsigned bits) {
    Changes some;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (bits >> i & 1) some.push_back(all[i]);
    return some;
}

QByteArray verdictOf(const Judgement& judgement) {
    return verdictName(judgement.verdict).data();
}

} // namespace

class TestJudge : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (const logic::Technique* technique : exams::techniques()) {
            PositionMaker maker(*technique);
            for (int n = 0; n < exams::positionCount(2); ++n) {
                generator::Random random(21, n);
                const auto example = maker.make(random);
                QVERIFY(example.has_value());
                questions_.push_back(exams::questionOf(*example));
            }
        }
    }

    /// Each alone, and all together.
    void wholeStepsAreRight() {
        for (const Question& question : questions_) {
            const std::vector<Step> steps = stepsAsked(question);
            QVERIFY(!steps.empty());
            Changes all;
            for (const Step& step : steps) {
                all = together(all, step.deductions);
                const Judgement judgement = judge(question, step.deductions);
                QCOMPARE(verdictOf(judgement), QByteArray("right"));
                QVERIFY(judgement.missing.empty());
                QVERIFY(std::ranges::all_of(judgement.steps, [&](const Step& one) {
                    return one.technique == question.technique && contains(step.deductions, one.deductions);
                }));
            }
            QCOMPARE(verdictOf(judge(question, all)), QByteArray("right"));
        }
    }

    /// And what is missing makes it whole. A part that happens to be a whole step itself is right.
    void partsArePartly() {
        int parts = 0;
        for (const Question& question : questions_) {
            const std::vector<Step> steps = stepsAsked(question);
            const auto isUnion = [&](const Changes& answer) {
                Changes covered;
                for (const Step& step : steps)
                    if (contains(answer, step.deductions)) covered = together(covered, step.deductions);
                return covered == answer;
            };
            const Changes& whole = steps.front().deductions;
            const unsigned end = 1u << std::min<std::size_t>(whole.size(), 6);
            for (unsigned bits = 1; bits + 1 < end; ++bits) {
                const Changes answer = part(whole, bits);
                // All candidates of a cell but one are the same as its digit.
                const bool places = std::ranges::any_of(whole, &Deduction::places);
                if (isUnion(answer) || places) continue;
                const Judgement judgement = judge(question, answer);
                QCOMPARE(verdictOf(judgement), QByteArray("partly"));
                QVERIFY(!judgement.missing.empty() && !meet(judgement.missing, answer));
                QCOMPARE(verdictOf(judge(question, together(answer, judgement.missing))), QByteArray("right"));
                ++parts;
            }
        }
        QVERIFY(parts > 20);
    }

    /// Alone, and beside a step that is right.
    void wrongCandidatesAreRefused() {
        std::array<int, 6> kinds{};
        for (const Question& question : questions_) {
            const Changes whole = stepsAsked(question).front().deductions;
            for (const Cell cell : question.position.blanks()) {
                const Digit right = question.solution[static_cast<std::size_t>(cell)];
                const Deduction wrong{cell, right, false};
                const Judgement judgement = judge(question, sorted(together(whole, {wrong})));
                QCOMPARE(verdictOf(judgement), QByteArray("wrong"));
                QVERIFY(judgement.objection->change == wrong);
                QCOMPARE(faultOf(*judgement.objection, question), QByteArray());
                ++kinds[static_cast<std::size_t>(judgement.objection->kind)];
            }
        }
        QVERIFY(kinds[static_cast<std::size_t>(Objection::Kind::Contradiction)] > 0);
        QVERIFY(kinds[static_cast<std::size_t>(Objection::Kind::Solution)] > 0);
        QVERIFY(kinds[static_cast<std::size_t>(Objection::Kind::OnlyPlace)] > 0);
    }

    /// Every candidate of a pattern that is not removed by a step, whether it is true or not.
    void thePatternIsRecognised() {
        int recognised = 0;
        for (const Question& question : questions_) {
            const std::vector<Step> steps = stepsAsked(question);
            const Changes all =
                std::accumulate(steps.begin(), steps.end(), Changes(),
                                [](const Changes& sum, const Step& step) { return together(sum, step.deductions); });
            for (const logic::Mark& mark : steps.front().marks) {
                const Deduction removal{mark.candidate.cell, mark.candidate.digit, false};
                const bool pattern = mark.role != logic::Role::Remove && mark.role != logic::Role::Place;
                if (!pattern || removal.digit == 0 || !question.position.isCandidate(removal.cell, removal.digit))
                    continue;
                const Judgement judgement = judge(question, {removal});
                // Another step may remove it, or a part of one.
                if (has(all, removal) || judgement.verdict == Verdict::Partly) continue;
                QVERIFY(judgement.ofPattern == removal);
                ++recognised;
            }
        }
        QVERIFY(recognised > 20);
    }

    /// One for each cell, candidate or not.
    void wrongDigitsAreRefused() {
        for (const Question& question : questions_) {
            for (Cell cell = 0; cell < kCellCount; cell += 5) {
                const Digit wrong = question.solution[static_cast<std::size_t>(cell)] % 9 + 1;
                const Judgement judgement = judge(question, {{cell, wrong, true}});
                QCOMPARE(verdictOf(judgement), QByteArray("wrong"));
                QCOMPARE(faultOf(*judgement.objection, question), QByteArray());
            }
        }
    }

    /// The one that can be seen at once before the one that needs a chain.
    void theShortestObjectionIsSaid() {
        const Question& question = questions_.front();
        Changes all;
        for (const Cell cell : question.position.blanks())
            all.push_back({cell, question.solution[static_cast<std::size_t>(cell)], false});
        const Judgement judgement = judge(question, all);
        QVERIFY(judgement.objection->kind == Objection::Kind::OnlyDigit ||
                judgement.objection->kind == Objection::Kind::OnlyPlace);
    }

    /// What the easiest step of any other technique does is true and named by one that does it, none of them harder.
    void otherStepsAreNamed() {
        const logic::Finder finder(logic::Profile::standard().first(40), true);
        int others = 0;
        for (const Question& question : questions_) {
            Changes asked;
            for (const Step& step : stepsAsked(question)) asked = together(asked, step.deductions);
            // What is left may be the digit that is asked for.
            if (std::ranges::any_of(asked, &Deduction::places)) continue;
            for (const Step& step : finder.all(question.position)) {
                const bool places = std::ranges::any_of(step.deductions, &Deduction::places);
                if (step.technique == question.technique || meet(asked, step.deductions) || places) continue;
                const Judgement judgement = judge(question, step.deductions);
                QCOMPARE(judgement.verdict, Verdict::Other);
                QVERIFY(judgement.isThere);
                const auto all = logic::allTechniques();
                for (const Step& proof : judgement.steps)
                    QVERIFY(std::ranges::find(all, proof.technique) <= std::ranges::find(all, step.technique));
                ++others;
                break;
            }
        }
        QVERIFY(others > 5);
    }

    /// A digit that its cell could not be without the step, after the step or in place of it; and a single after it.
    void digitsAndSinglesAfterTheStepAreRight() {
        int single = 0, instead = 0;
        for (const Question& question : questions_) {
            const Step step = stepsAsked(question).front();
            logic::Position after = question.position;
            after.apply(step);
            const auto next = logic::Finder(logic::Profile::standard().first(8), true).next(after);
            if (next && next->placesAnything()) {
                QCOMPARE(verdictOf(judge(question, together(step.deductions, next->deductions))), QByteArray("right"));
                ++single;
            }
            const Cell cell = step.deductions.front().cell;
            const Digit digit = question.solution[static_cast<std::size_t>(cell)];
            if (step.placesAnything() || step.effect() > 1 || question.position.candidates(cell).count() > 2) continue;
            QCOMPARE(verdictOf(judge(question, {{cell, digit, true}})), QByteArray("right"));
            ++instead;
        }
        QVERIFY(single > 5 && instead > 0);
    }

    /// To remove all other candidates of a cell is to say its digit.
    void removingAllOthersIsTheDigit() {
        for (const Question& question : questions_) {
            const Step step = stepsAsked(question).front();
            if (step.effect() != 1 || !step.placesAnything()) continue;
            const auto [cell, digit, places] = step.deductions.front();
            Changes removals;
            for (const Digit other : question.position.candidates(cell) - Digits::of(digit))
                removals.push_back({cell, other, false});
            if (removals.empty()) continue;
            QCOMPARE(verdictOf(judge(question, sorted(removals))), QByteArray("right"));
        }
    }

    /// What is so already is no answer.
    void nothingNewIsNothing() {
        const Question& question = questions_.front();
        QCOMPARE(judge(question, {}).verdict, Verdict::Nothing);
        const Cell given = question.position.grid().givens().first();
        const Digit digit = question.position.value(given);
        QCOMPARE(judge(question, {{given, digit, true}}).verdict, Verdict::Nothing);
        QCOMPARE(judge(question, {{given, digit % 9 + 1, false}}).verdict, Verdict::Nothing);
        QCOMPARE(verdictOf(judge(question, {{given, digit, false}})), QByteArray("wrong"));
    }

    /// From a true digit of an expert's puzzle, where nothing but a search leads to it.
    void whatNothingProvesIsNotNamed() {
        const Grid grid =
            Grid::fromCells("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        const Question question{logic::Position(grid), solve::FastSolver().solve(grid, 1).solution[0],
                                &logic::techniques::xyWing, true};
        const Digit right = question.solution[1];
        const Judgement judgement = judge(question, {{1, right, true}});
        QCOMPARE(judgement.verdict, Verdict::Unproved);
        QVERIFY(!judgement.isThere);
        QCOMPARE(verdictOf(judgement), QByteArray("other"));
    }

    void aProofKeepsWhatIsOpen() {
        const Question& question = questions_.back();
        const Step step = stepsAsked(question).front();
        const Proof proof = prove(question.position, step.deductions, true);
        QVERIFY(proof.isComplete() && !proof.steps.empty());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(prove(question.position, step.deductions, true, stop.get_token()).open == step.deductions);
    }

private:
    std::vector<Question> questions_;
};

QTEST_APPLESS_MAIN(TestJudge)
#include "tst_judge.moc"
