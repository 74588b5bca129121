// SPDX-License-Identifier: MIT
// Where the numbers of links are: on or beside their link, over no digit, and never on each other.
#include "app/widgets/board/linkpath.h"

#include "app/widgets/board/cellparts.h"

#include <QLineF>
#include <QRandomGenerator>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::widgets;

class TestLinkPath : public QObject {
    Q_OBJECT

private slots:
    void numbersAreAtTheirLinks();
    void numbersCoverNoDigit();
    void numbersKeepTheirDistance();
    void nothingIsNumberedWithoutATour();
};

namespace {

const BoardGeometry kGeometry(QSizeF(700, 700), 1, true);

LinkEnd at(Cell cell, Digit digit) {
    return {Cells::of(cell), digit};
}

TourLink linked(LinkEnd from, LinkEnd to, int number) {
    return {{from, to, true}, TourState::Next, number};
}

} // namespace

void TestLinkPath::numbersAreAtTheirLinks() {
    QRandomGenerator random(3);
    for (int round = 0; round < 200; ++round) {
        Frame frame;
        const Cell from = random.bounded(kCellCount), to = random.bounded(kCellCount);
        frame.tour.links = {linked(at(from, 1 + random.bounded(9)), at(to, 1 + random.bounded(9)), 4)};
        const std::vector<LinkNumber> numbers = linkNumbers(kGeometry, frame);
        QCOMPARE(numbers.size(), std::size_t{1});
        QCOMPARE(numbers.front().number, 4);
        const LinkPath path = pathOf(kGeometry, frame, frame.tour.links.front().link);
        qreal nearest = 1000;
        for (int i = 0; i <= 100; ++i)
            nearest = qMin(nearest, QLineF(path.at(i / 100.0), numbers.front().centre).length());
        QVERIFY(nearest <= 2 * linkNumberRadius(kGeometry));
    }
}

/// The middle of the link is on a digit, so the number moves.
void TestLinkPath::numbersCoverNoDigit() {
    Frame frame;
    frame.tour.links = {linked(at(37, 5), at(43, 5), 2)};
    const QPointF before = linkNumbers(kGeometry, frame).front().centre;
    const Cell middle = kGeometry.cellAt(before);
    frame.cells[middle].value = 8;
    const QPointF after = linkNumbers(kGeometry, frame).front().centre;
    const QPointF digit = kGeometry.cell(middle).center();
    QVERIFY(QLineF(digit, before).length() < kGeometry.cellSize() * 0.3);
    QVERIFY(QLineF(digit, after).length() >= kGeometry.cellSize() * 0.26 + linkNumberRadius(kGeometry));
}

/// Two links between the same candidates, as in a chain that runs both ways.
void TestLinkPath::numbersKeepTheirDistance() {
    Frame frame;
    frame.tour.links = {linked(at(0, 1), at(5, 1), 1), linked(at(5, 1), at(0, 1), 2), linked(at(0, 1), at(5, 1), 3)};
    const std::vector<LinkNumber> numbers = linkNumbers(kGeometry, frame);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(QLineF(numbers[i].centre, numbers[j].centre).length() >= 2 * linkNumberRadius(kGeometry));
}

void TestLinkPath::nothingIsNumberedWithoutATour() {
    Frame frame;
    frame.links = {{at(0, 1), at(5, 1), true}};
    QVERIFY(linkNumbers(kGeometry, frame).empty());
    frame.tour.links = {linked(at(0, 1), at(5, 1), 0)};
    QVERIFY(linkNumbers(kGeometry, frame).empty());
    frame.tour.links.front().number = 1;
    frame.covered = true;
    QVERIFY(linkNumbers(kGeometry, frame).empty());
}

QTEST_APPLESS_MAIN(TestLinkPath)
#include "tst_linkpath.moc"
