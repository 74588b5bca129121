// SPDX-License-Identifier: MIT
// Which positions are asked, in which order.
#include "app/session/practice/exercisesource.h"

#include "app/documents/reading.h"
#include "app/session/learning/progress.h"
#include "app/store/library/games.h"
#include "engine/logic/finder.h"
#include "engine/logic/techniques.h"
#include "tests/app/store/library/scratchlibrary.h"

using namespace ninefold;
using namespace ninefold::session;
namespace techniques = ninefold::logic::techniques;

namespace {

const QString kPuzzles = QStringLiteral(NINEFOLD_SOURCE_DIR "/puzzles");
constexpr int kBundled = 10;

int candidatesIn(const Grid& position) {
    int count = 0;
    for (Digit digit = 1; digit <= kDigitCount; ++digit) count += position.cellsFor(digit).count();
    return count;
}

QStringList linesOf(ExerciseSource& source, int count) {
    QStringList lines;
    for (int n = 0; n < count; ++n)
        if (const auto exercise = source.next({})) lines << exercise->line;
    return lines;
}

} // namespace

class TestExerciseSource : public QObject {
    Q_OBJECT

private slots:
    void init() { library_ = std::make_unique<ScratchLibrary>(); }

    void theBundledOnesComeFirstFromEasyToHard() {
        ExerciseSource source = sourceOf({.technique = &techniques::xWing});
        int before = 0;
        for (int n = 0; n < kBundled; ++n) {
            const auto exercise = source.next({});
            QVERIFY(exercise && exercise->technique == &techniques::xWing);
            QVERIFY(candidatesIn(exercise->position) >= before);
            before = candidatesIn(exercise->position);
        }
        QVERIFY(linesOf(source, 1).front().startsWith(":0300:"));
    }

    /// Each is a position of the technique with its solution, and none comes twice.
    void newOnesFollowWithoutEnd() {
        for (const logic::Technique* technique :
             {&techniques::hiddenSingleBox, &techniques::nakedPair, &techniques::xyWing, &techniques::bug1}) {
            ExerciseSource source = sourceOf({.technique = technique});
            practice::SeenPositions seen;
            for (int n = 0; n < 2 * kBundled; ++n) {
                const auto exercise = source.next({});
                QVERIFY(exercise);
                QVERIFY(seen.add(exercise->position));
                QCOMPARE(exercise->step.technique, technique);
                const practice::Question question = exercise->question();
                for (const logic::Deduction& change : exercise->step.deductions) QVERIFY(question.isTrue(change));
                QVERIFY(practice::contains(exercise->answerOn(solvedSheet(*exercise)), exercise->step.deductions));
                const auto read = documents::readFirst(exercise->line.toStdString());
                QVERIFY(read && read->grid == exercise->position);
            }
        }
    }

    void whatWasPractisedIsNotAskedAgain() {
        ExerciseSource first = sourceOf({.technique = &techniques::xyWing});
        const QStringList lines = linesOf(first, 3);
        for (const QString& line : lines)
            QVERIFY(!recordPractice(**library_, {.technique = "xy-wing", .position = line, .practised = "2026-11-19"}));
        ExerciseSource second = sourceOf({.technique = &techniques::xyWing});
        const QStringList others = linesOf(second, 2 * kBundled);
        QCOMPARE(others.size(), 2 * kBundled);
        for (const QString& line : lines) QVERIFY(!others.contains(line));
        // Another technique has positions of its own.
        ExerciseSource third = sourceOf({.technique = &techniques::xWing});
        QCOMPARE(linesOf(third, kBundled).size(), kBundled);
    }

    /// Who does not want to wait gets a bundled one again.
    void whoIsInAHurryGetsAKnownOne() {
        ExerciseSource source = sourceOf({.technique = &techniques::xyWing});
        const QStringList bundled = linesOf(source, kBundled);
        std::stop_source hurry;
        hurry.request_stop();
        for (int n = 0; n < 2 * kBundled; ++n)
            QCOMPARE(source.next({}, hurry.get_token())->line, bundled[n % kBundled]);
        QVERIFY(!bundled.contains(linesOf(source, 1).front()));
    }

    void theSeedDecides() {
        const auto made = [&](std::uint64_t seed) {
            ExerciseSource source({.technique = &techniques::nakedPair}, kPuzzles, library_->location(), seed);
            return linesOf(source, kBundled + 3);
        };
        QCOMPARE(made(5), made(5));
        QVERIFY(made(5) != made(6));
    }

    void aTestBeginsWithTheHardOnes() {
        ExerciseSource practised = sourceOf({.technique = techniquesOf(logic::Family::Wings).front()});
        const QStringList bundled = linesOf(practised, kBundled);
        ExerciseSource tested = sourceOf({.family = logic::Family::Wings});
        QCOMPARE(linesOf(tested, 1).front(), bundled.back());
    }

    /// From its easiest technique to its hardest.
    void aTestGoesThroughItsFamily() {
        for (const logic::Family family : testedFamilies()) {
            const PracticeGoal goal{.family = family};
            const auto all = techniquesOf(family);
            auto last = all.begin();
            for (int number = 0; number < library::kTestPositions; ++number) {
                const auto here = std::find(last, all.end(), &goal.techniqueAt(number));
                QVERIFY2(here != all.end(), "the order is that of the ladder");
                last = here;
            }
            QCOMPARE(&goal.techniqueAt(0), all.front());
            if (static_cast<int>(all.size()) <= library::kTestPositions) QCOMPARE(&goal.techniqueAt(9), all.back());
        }
    }

    void whoIsStoppedGetsNothing() {
        ExerciseSource source({.technique = &techniques::xyWing}, QString(), library_->location(), 1);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!source.next(stop.get_token()));
    }

    /// Without the library and without the bundled positions there are new ones.
    void nothingElseIsNeeded() {
        ExerciseSource source({.technique = &techniques::nakedPair}, QString(),
                              library::Location{.name = "/no/such/library"}, 1);
        QCOMPARE(linesOf(source, 3).size(), 3);
    }

private:
    ExerciseSource sourceOf(const PracticeGoal& goal) { return {goal, kPuzzles, library_->location(), 7}; }

    /// The player removes and places all that the solution allows.
    static game::Sheet solvedSheet(const Exercise& exercise) {
        game::Sheet sheet = game::sheetOf(exercise.puzzle());
        for (const Cell cell : exercise.position.blanks()) {
            const Digit right = exercise.solution[static_cast<std::size_t>(cell)];
            if (exercise.step.placesAnything()) sheet.cells[cell].value = static_cast<std::uint8_t>(right);
            else sheet.cells[cell].candidates = Digits::of(right);
        }
        return sheet;
    }

    std::unique_ptr<ScratchLibrary> library_;
};

QTEST_GUILESS_MAIN(TestExerciseSource)
#include "tst_exercisesource.moc"
