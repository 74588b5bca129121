// SPDX-License-Identifier: MIT
// What a hint draws before it explains: where to look, and never the answer.
#include "engine/logic/overlay.h"

#include "engine/logic/finder.h"
#include "tests/engine/logic/positions.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;

class TestOverlay : public QObject {
    Q_OBJECT

private slots:
    void theAnswerIsNotTinted();
    void fewHousesAreOutlined();
    void digitsOnTheBoardAreNotTinted();
    void highlightsAreMuted();
    void linksOfThePlayerStepBack();
};

namespace {

Step stepOf(const positions::Example& example) {
    const Finder finder(Profile::only({techniqueById(example.id.toStdString())}), true);
    for (Step& step : finder.all(Position(example.grid)))
        if (step.deductions == example.deductions) return std::move(step);
    return {};
}

} // namespace

/// A cell where a digit goes is tinted only among others, or where the text does not name the digit: in a naked single
/// and in a full house.
void TestOverlay::theAnswerIsNotTinted() {
    int hidden = 0, removing = 0;
    for (const positions::Example& example : positions::all()) {
        const Step step = stepOf(example);
        if (step.empty()) continue;
        const Overlay overlay = tintOf(step);
        QVERIFY2(!overlay.look.empty(), qPrintable(example.id));
        QVERIFY2(overlay.marks.empty() && overlay.links.empty() && overlay.houses.empty(), qPrintable(example.id));
        Frame frame;
        for (Cell cell = 0; cell < kCellCount; ++cell)
            frame.cells[cell].value = static_cast<std::uint8_t>(example.grid.value(cell));
        lay(overlay, frame);
        if (example.id.startsWith("hidden-single")) {
            QVERIFY2(frame.look.hasSeveral(), qPrintable(example.id));
            ++hidden;
        } else if (!step.placesAnything()) {
            ++removing;
        }
    }
    QVERIFY(hidden > 3 && removing > 50);
}

void TestOverlay::fewHousesAreOutlined() {
    Step step;
    for (House house = 0; house < kMostToLookAt; ++house) step.mark(HouseRole::Base, house);
    step.mark(HouseRole::Cover, 20);
    const Overlay overlay = outlineOf(step);
    QCOMPARE(static_cast<int>(overlay.houses.size()), kMostToLookAt);
    for (const HouseMark& mark : overlay.houses) QVERIFY(mark.house != 20);
    step.mark(HouseRole::Base, kMostToLookAt);
    QVERIFY(outlineOf(step).houses.empty());
    // Without houses of its own, a step is looked for in the boxes of its candidates.
    Step chain;
    chain.mark(Role::On, Cells::of(0) | Cells::of(80), 4);
    chain.mark(Role::Remove, Cells::of(40), 4);
    QCOMPARE(housesToLookAt(chain), HouseSet::of(boxHouse(0)) | HouseSet::of(boxHouse(8)));
}

void TestOverlay::digitsOnTheBoardAreNotTinted() {
    Overlay overlay;
    overlay.look = Cells::of(3) | Cells::of(4);
    Frame frame;
    frame.cells[3].value = 7;
    lay(overlay, frame);
    QCOMPARE(frame.look, Cells::of(4));
    // On a solved board nothing else could be tinted.
    for (CellState& cell : frame.cells) cell.value = 7;
    frame.look = {};
    lay(overlay, frame);
    QCOMPARE(frame.look, overlay.look);
}

/// Also where there is nothing else to draw.
void TestOverlay::highlightsAreMuted() {
    Overlay overlay;
    overlay.mutesHighlights = true;
    Frame frame;
    lay(overlay, frame);
    QVERIFY(frame.muted);
    lay({}, frame);
    QVERIFY(!frame.muted);
}

/// Only where a step has links of its own, which look the same.
void TestOverlay::linksOfThePlayerStepBack() {
    const Link drawn{{Cells::of(0), 1}, {Cells::of(8), 1}, true}, step{{Cells::of(1), 2}, {Cells::of(7), 2}, true};
    Overlay overlay;
    overlay.look = Cells::of(3);
    Frame frame;
    frame.links = {drawn};
    lay(overlay, frame);
    QCOMPARE(frame.links, std::vector{drawn});
    overlay.links = {step};
    lay(overlay, frame);
    QCOMPARE(frame.links, std::vector{step});
}

QTEST_APPLESS_MAIN(TestOverlay)
#include "tst_overlay.moc"
