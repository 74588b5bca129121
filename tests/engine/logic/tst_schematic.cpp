// SPDX-License-Identifier: MIT
#include "engine/logic/schematic.h"

#include "engine/core/houses.h"
#include "engine/logic/finder.h"
#include "tests/engine/logic/positions.h"
#include "tests/engine/logic/stepargs.h"

#include <QTest>

#include <set>

using namespace ninefold;
using namespace ninefold::logic;

class TestSchematic : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyMarkIsInThePart();
    void cellsKeepTheirHouses();
    void thePatternComesFirst();
    void aRectangleHasAAndB();
    void aRectangleIsNamedBeforeASetBesideIt();
    void anXYWingHasThreeLetters();

private:
    struct Drawn {
        Step step;
        Grid grid;
        Schematic drawing;
    };
    std::vector<Drawn> drawn_;
};

void TestSchematic::initTestCase() {
    for (const positions::Example& example : positions::all()) {
        const Technique* technique = techniqueById(example.id.toStdString());
        if (technique->onRequest) continue;
        const auto step = Finder(Profile::only({technique}), true).next(Position(example.grid));
        if (step) drawn_.push_back({*step, example.grid, schematicOf(*step, example.grid)});
    }
    QVERIFY(drawn_.size() > 150);
}

void TestSchematic::everyMarkIsInThePart() {
    for (const auto& [step, grid, drawing] : drawn_) {
        QCOMPARE(drawing.frame.marks.size(), step.marks.size());
        for (const Mark& mark : drawing.frame.marks) {
            QVERIFY(rowOf(mark.candidate.cell) < drawing.rows && columnOf(mark.candidate.cell) < drawing.columns);
            QVERIFY(mark.candidate.digit <= static_cast<int>(drawing.digits.size()));
        }
    }
}

/// Two marks share a row, column or box in the drawing exactly if they do on the board.
void TestSchematic::cellsKeepTheirHouses() {
    for (const auto& [step, grid, drawing] : drawn_)
        for (std::size_t one = 0; one < step.marks.size(); ++one)
            for (std::size_t other = 0; other < one; ++other) {
                const auto sees = [&](const std::vector<Mark>& marks) {
                    return kPeers[marks[one].candidate.cell].has(marks[other].candidate.cell);
                };
                QCOMPARE(sees(drawing.frame.marks), sees(step.marks));
            }
}

/// First the pattern, of which what stays everywhere comes first, and last what is only removed.
void TestSchematic::thePatternComesFirst() {
    for (const auto& [step, grid, drawing] : drawn_) {
        Digits gone;
        for (const Deduction& deduction : step.deductions)
            if (!deduction.places) gone.add(deduction.digit);
        const std::set<Digit> letters(drawing.digits.begin(), drawing.digits.end());
        QCOMPARE(letters.size(), drawing.digits.size());
        if (step.placesAnything()) continue;
        int before = 0;
        for (int letter = 1; letter <= static_cast<int>(drawing.digits.size()); ++letter) {
            bool pattern = false, extra = false, marked = false;
            for (const Mark& mark : drawing.frame.marks) {
                if (mark.candidate.digit != letter) continue;
                marked = true;
                extra |= mark.role == Role::Extra;
                pattern |= mark.role != Role::Extra && mark.role != Role::Remove;
            }
            const bool removed = gone.has(drawing.digits[static_cast<std::size_t>(letter) - 1]);
            const int place = pattern ? (removed ? 1 : 0) : extra ? 2 : marked ? 3 : 4;
            QVERIFY2(place >= before, std::string(step.technique->id).c_str());
            before = place;
        }
    }
}

/// The rectangle of Uniqueness Test 1 has A and B, although they go from one of its corners.
void TestSchematic::aRectangleHasAAndB() {
    for (const auto& [step, grid, drawing] : drawn_) {
        if (step.technique->id != "uniqueness-test-1") continue;
        Digits gone;
        for (const Deduction& deduction : step.deductions) gone.add(deduction.digit);
        QVERIFY(gone.has(drawing.digits[0]) || gone.has(drawing.digits[1]));
        for (const Mark& mark : drawing.frame.marks)
            if (mark.role == Role::On || mark.role == Role::Off) QVERIFY(mark.candidate.digit <= 2);
    }
}

/// The page speaks of A and B in the rectangle, and the drawing shows a set beside it too.
void TestSchematic::aRectangleIsNamedBeforeASetBesideIt() {
    int count = 0;
    for (const auto& [step, grid, drawing] : drawn_) {
        if (step.technique->id != "uniqueness-test-3" && step.technique->id != "avoidable-rectangle-3") continue;
        const auto pattern = argOf<Digits>(step, "pattern");
        QVERIFY(pattern == (Digits::of(drawing.digits[0]) | Digits::of(drawing.digits[1])));
        ++count;
    }
    QVERIFY(count >= 4);
}

void TestSchematic::anXYWingHasThreeLetters() {
    for (const auto& [step, grid, drawing] : drawn_) {
        if (step.technique->id != "xy-wing") continue;
        QCOMPARE(drawing.digits.size(), 3U);
        // The wings and the removals have C.
        QVERIFY(step.deductions.front().digit == drawing.digits[2]);
    }
}

QTEST_APPLESS_MAIN(TestSchematic)
#include "tst_schematic.moc"
