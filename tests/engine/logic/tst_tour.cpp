// SPDX-License-Identifier: MIT
// A chain that is followed link by link: what is drawn strongly, what faintly, and what not at all.
#include "engine/logic/overlay.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;

class TestTour : public QObject {
    Q_OBJECT

private slots:
    void linksAreDoneCurrentOrNext();
    void whatComesIsAhead();
    void theHouseOfTheCurrentLinkIsDashed();
    void onlyTheOpenBranchIsDrawn();
    void aLoopIsClosedAtTheEnd();
};

namespace {

ChainNode node(Cell cell, Digit digit, bool on, House house = -1) {
    return {Cells::of(cell), digit, on, house, {}};
}

/// r1c1 is not 5, r1c4 is 5 (row 1), r4c4 is not 5 (column 4), r4c1 is 5 (row 4).
const Chain kChain = {node(0, 5, false), node(3, 5, true, rowHouse(0)), node(30, 5, false, columnHouse(3)),
                      node(27, 5, true, rowHouse(3))};

Step chainStep() {
    Step step;
    step.remove(Cells::of(9), 5);
    step.mark(Role::Remove, 9, 5);
    drawChain(step, kChain);
    return step;
}

std::vector<TourLine> linesOf(const Chain& chain) {
    std::vector<TourLine> lines;
    for (int i = 0; i < static_cast<int>(chain.size()); ++i)
        lines.push_back({chain[i], i > 0 ? std::vector{i - 1} : std::vector<int>()});
    return lines;
}

std::vector<int> statesOf(const Overlay& overlay) {
    std::vector<int> states;
    for (const TourLink& link : overlay.tour.links) states.push_back(static_cast<int>(link.state));
    return states;
}

} // namespace

void TestTour::linksAreDoneCurrentOrNext() {
    const Overlay overlay = tourOf(chainStep(), linesOf(kChain), 2);
    constexpr int kDone = static_cast<int>(TourState::Done), kCurrent = static_cast<int>(TourState::Current),
                  kNext = static_cast<int>(TourState::Next);
    QCOMPARE(statesOf(overlay), (std::vector{kDone, kCurrent, kNext}));
    // Each link has the number of the line that it leads to; the first line is an assumption.
    for (int i = 0; i < 3; ++i) QCOMPARE(overlay.tour.links[i].number, i + 2);
    QCOMPARE(overlay.tour.target, (LinkEnd{Cells::of(30), 5}));
    // They are not drawn a second time.
    QVERIFY(overlay.links.empty());
    QVERIFY(overlay.mutesHighlights && !overlay.empty());
}

void TestTour::whatComesIsAhead() {
    const Step step = chainStep();
    const Overlay overlay = tourOf(step, linesOf(kChain), 1);
    QCOMPARE(overlay.tour.ahead, (std::vector<Candidate>{{27, 5}, {30, 5}}));
    // It is marked all the same, as is what is removed.
    QCOMPARE(overlay.marks.size(), step.marks.size());
    QVERIFY(tourOf(step, linesOf(kChain), 3).tour.ahead.empty());
}

void TestTour::theHouseOfTheCurrentLinkIsDashed() {
    const Step step = chainStep();
    QCOMPARE(tourOf(step, linesOf(kChain), 3).houses, (std::vector<HouseMark>{{HouseRole::Cover, rowHouse(3)}}));
    QVERIFY(tourOf(step, linesOf(kChain), 0).houses.empty());
}

/// A candidate can hold in one branch and not in the other.
void TestTour::onlyTheOpenBranchIsDrawn() {
    const Chain other = {node(0, 5, true), node(30, 5, true, rowHouse(3))};
    Step step = chainStep();
    drawChain(step, {other[0], node(3, 5, false, rowHouse(0))});
    std::vector<TourLine> lines = linesOf(kChain);
    const int first = static_cast<int>(lines.size());
    for (const ChainNode& said : other) lines.push_back({said, {}, 1});
    lines.back().links = {3};
    const Overlay overlay = tourOf(step, lines, first + 1);
    QCOMPARE(overlay.tour.links.size(), std::size_t{1});
    QCOMPARE(overlay.tour.links.front().number, first + 2);
    QCOMPARE(overlay.marks, (std::vector<Mark>{{Role::Remove, {9, 5}}, {Role::On, {0, 5}}, {Role::On, {30, 5}}}));
    QCOMPARE(tourOf(step, lines, 0).tour.links.size(), std::size_t{3});
}

void TestTour::aLoopIsClosedAtTheEnd() {
    Step step = chainStep();
    step.link({Cells::of(27), 5}, {Cells::of(0), 5}, false);
    QCOMPARE(tourOf(step, linesOf(kChain), 2).tour.links.back().state, TourState::Next);
    QCOMPARE(tourOf(step, linesOf(kChain), 3).tour.links.back().state, TourState::Done);
    QCOMPARE(tourOf(step, linesOf(kChain), 3).tour.links.back().number, 0);
}

QTEST_APPLESS_MAIN(TestTour)
#include "tst_tour.moc"
