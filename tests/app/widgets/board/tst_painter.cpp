// SPDX-License-Identifier: MIT
// Compares pictures with pictures: something is visible at all, and painting a part gives the same pixels as
// painting everything. How it looks is left to people to judge.
#include "app/widgets/board/cellparts.h"
#include "app/widgets/board/linkpath.h"
#include "app/widgets/board/painter.h"

#include <QPainter>
#include <QRandomGenerator>
#include <QTest>

using namespace ninefold;
using namespace ninefold::logic;
using namespace ninefold::widgets;

class TestPainter : public QObject {
    Q_OBJECT

private slots:
    void everythingInAFrameIsSeen_data();
    void everythingInAFrameIsSeen();
    void onlyWhatDiffersChangesPixels();
    void differenceMissesNothing();
    void aCoverHidesEverything();
    void colouredCellsDifferInShapeToo();
    void coloursRestBesideAStep();
    void linksEndAtAPlaceOfTheirEnds();
    void setsAreCalledByTheirLetters();
    void whatIsGoneIsStruckThrough();
    void solvedDigitsAreMarkedWhereTheyAreWritten();
};

namespace {

// Nearly sixty pixels per cell: large enough for marks, small enough to paint many pictures.
constexpr int kSide = 540;

/// The background is grey, so that unpainted pixels are visible.
QImage painted(const Frame& frame, ThemeKind kind = ThemeKind::Light, QImage ground = {},
               const QRectF& clip = QRectF(0, 0, kSide, kSide)) {
    BoardPainter painter(Theme::of(kind), QFont());
    painter.setGeometry(BoardGeometry(QSizeF(kSide, kSide), 1, true));
    if (ground.isNull()) {
        ground = QImage(kSide, kSide, QImage::Format_RGB32);
        ground.fill(Qt::gray);
    }
    QPainter onto(&ground);
    onto.setClipRect(clip);
    painter.paint(onto, frame, clip);
    return ground;
}

/// Random, so that all kinds of parts are next to each other.
Frame someFrame(QRandomGenerator& random) {
    Frame frame;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        CellState& state = frame.cells[cell];
        if (random.bounded(3) == 0) state.value = static_cast<std::uint8_t>(1 + random.bounded(9));
        else state.candidates = Digits::fromMask(random.generate());
        if (state.value != 0 && random.bounded(2) == 0) frame.givens.add(cell);
    }
    frame.cursor = random.bounded(kCellCount);
    frame.selected.add(frame.cursor);
    return frame;
}

/// Changes one small thing, of each kind that a picture can contain.
Frame altered(Frame frame, int what, Cell cell) {
    CellState& state = frame.cells[cell];
    switch (what) {
    case 0:
        state.value = static_cast<std::uint8_t>(state.value % 9 + 1);
        break;
    case 1:
        state.value = 0, state.candidates.toggle(5);
        break;
    case 2:
        state.value = 0, state.corner.toggle(2);
        break;
    case 3:
        state.value = 0, state.centre.toggle(3);
        break;
    case 4:
        state.colours[0] = 4;
        break;
    case 5:
        state.colours = {1, 5};
        break;
    case 6:
        state.value = 0, state.candidates.add(1), state.candidateColours[0] = 2;
        break;
    case 7:
        state.value = 7, frame.clashes.add(cell), frame.givens.remove(cell);
        break;
    case 8:
        state.value = 7, frame.wrong.add(cell), frame.givens.remove(cell);
        break;
    case 9:
        frame.selected = frame.selected ^ Cells::of(cell), frame.cursor = cell;
        break;
    case 10:
        frame.lit.add(cell);
        break;
    case 11:
        frame.marks.push_back({Role::Remove, {cell, 4}});
        break;
    case 12:
        frame.links.push_back({{Cells::of(cell), 1}, {Cells::of((cell + 30) % 81), 9}, true});
        break;
    case 13:
        state.value = 7, frame.givens.remove(cell), frame.branch.add(cell);
        break;
    case 14:
        frame.litDigit = 5, state.value = 0, state.candidates.add(5);
        break;
    case 15:
        state.value = 0, frame.givens.remove(cell), frame.selected.clear(), frame.peers.add(cell);
        break;
    case 16:
        frame.houses.push_back({HouseRole::Base, rowHouse(rowOf(cell))});
        break;
    case 17:
        frame.marks.push_back({Role::SetB, {cell, 0}});
        break;
    case 18:
        state.value = 0, state.candidates.remove(1), frame.sets.push_back({Role::SetB, Cells::of(cell)});
        break;
    case 19:
        state.value = 0, frame.selected.remove(cell), frame.look.add(cell);
        break;
    case 20:
        frame.selected.add(cell), frame.muted = true;
        break;
    case 21:
        frame.tour.links = {{{{Cells::of(cell), 1}, {Cells::of((cell + 30) % 81), 9}, true}, TourState::Next, 7}};
        break;
    case 22:
        frame.tour.target = {Cells::of(cell), 5};
        break;
    case 23:
        frame.selected.add(cell), frame.marking = true;
        break;
    case 24:
        frame.finished = true;
        break;
    case 25:
        frame.wave = 0.5F;
        break;
    case 26:
        frame.dead.add(cell);
        break;
    case 27:
        frame.faded = Cells::all();
        break;
    default:
        break;
    }
    return frame;
}
// The number of cases above; each new kind of thing on the board needs its own case.
constexpr int kAlterations = 28;

} // namespace

/// Checks every theme, because a colour may be too close to its background in one of them only.
void TestPainter::everythingInAFrameIsSeen_data() {
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < 3; ++kind) QTest::addRow("theme %d", kind) << kind;
}

void TestPainter::everythingInAFrameIsSeen() {
    QFETCH(int, kind);
    const auto theme = static_cast<ThemeKind>(kind);
    Frame plain;
    // The cell has a digit, so that removing it is visible as well.
    plain.cells[40].value = 6;
    const QImage before = painted(plain, theme);
    for (int what = 0; what < kAlterations; ++what)
        QVERIFY2(painted(altered(plain, what, 40), theme) != before, qPrintable(QString::number(what)));
}

/// A change of one digit must not repaint other cells, or every key would repaint the board.
void TestPainter::onlyWhatDiffersChangesPixels() {
    BoardGeometry geometry(QSizeF(kSide, kSide), 1, true);
    Frame plain;
    const QImage before = painted(plain);
    for (Cell cell : {0, 8, 40, 44, 80}) {
        const Frame after = altered(plain, 0, cell);
        QCOMPARE(difference(plain, after), Cells::of(cell));
        const QImage image = painted(after);
        for (int y = 0; y < kSide; ++y)
            for (int x = 0; x < kSide; ++x)
                if (image.pixel(x, y) != before.pixel(x, y)) QVERIFY(geometry.cell(cell).contains(x, y));
    }
}

void TestPainter::differenceMissesNothing() {
    // Painting only the cells that differ must give the same picture as painting everything.
    QRandomGenerator random(7);
    BoardGeometry geometry(QSizeF(kSide, kSide), 1, true);
    // At least three changes of each kind, on different boards.
    for (int round = 0; round < 66; ++round) {
        const Frame before = someFrame(random);
        const Frame after = altered(before, round % kAlterations, random.bounded(kCellCount));
        QImage pieced = painted(before);
        for (Cell cell : difference(before, after))
            pieced = painted(after, ThemeKind::Light, pieced, geometry.cellWithLines(cell).toAlignedRect());
        QVERIFY2(pieced == painted(after), qPrintable(QString::number(round % kAlterations)));
    }
}

/// No part of a covered puzzle may be visible, so that a pause gives no advantage.
void TestPainter::aCoverHidesEverything() {
    QRandomGenerator random(11);
    Frame one = someFrame(random), other = someFrame(random);
    one.covered = other.covered = true;
    QVERIFY(painted(one) == painted(other));
}

/// Colour-blind players distinguish colours by their symbols: each must contrast with its own background.
void TestPainter::colouredCellsDifferInShapeToo() {
    const BoardGeometry geometry(QSizeF(kSide, kSide), 1, true);
    const QRect area = geometry.cell(30).toRect();
    for (ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
        QList<QImage> shapes;
        for (int colour = 1; colour <= kCellColours; ++colour) {
            Frame frame;
            frame.cells[30].colours[0] = static_cast<std::uint8_t>(colour);
            const QImage picture = painted(frame, kind).copy(area);
            QImage shape(area.size(), QImage::Format_RGB32);
            for (int y = 0; y < area.height(); ++y)
                for (int x = 0; x < area.width(); ++x) {
                    // The pixels that contrast with the cell's colour are its symbol: black and white is enough to
                    // compare shapes.
                    const double strength = contrast(picture.pixelColor(x, y), Theme::of(kind).cellColour(colour));
                    shape.setPixelColor(x, y, strength > 2 ? Qt::black : Qt::white);
                }
            QVERIFY(!shapes.contains(shape));
            shapes << shape;
        }
    }
}

/// The cells between those of a group are not part of it.
/// The player's colours of cells and of candidates are nearer to the paper while a step is drawn over them.
void TestPainter::coloursRestBesideAStep() {
    const BoardGeometry geometry(QSizeF(kSide, kSide), 1, true);
    const auto spots = [&](const QImage& picture) {
        const QRectF whole = geometry.cell(40), noted = geometry.cell(31);
        // Beside the symbol of the colour, and between the digit of the first candidate and the edge of its disc.
        return std::pair(picture.pixelColor((whole.topLeft() + QPointF(whole.width() / 2, 4)).toPoint()),
                         picture.pixelColor((noted.topLeft() + QPointF(noted.width() / 6, 5)).toPoint()));
    };
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast})
        for (int colour = 1; colour <= kCellColours; ++colour) {
            Frame frame;
            frame.cells[40].colours[0] = static_cast<std::uint8_t>(colour);
            frame.cells[31].candidates.add(1);
            frame.cells[31].candidateColours[0] = static_cast<std::uint8_t>(colour);
            const auto strong = spots(painted(frame, kind));
            frame.muted = true;
            const auto resting = spots(painted(frame, kind));
            const QColor paper = Theme::of(kind)[Tone::Paper];
            QVERIFY(contrast(strong.first, paper) > contrast(resting.first, paper));
            QVERIFY(contrast(strong.second, paper) > contrast(resting.second, paper));
        }
}

void TestPainter::linksEndAtAPlaceOfTheirEnds() {
    QRandomGenerator random(5);
    const BoardGeometry geometry(QSizeF(kSide, kSide), 1, true);
    const Frame frame;
    const auto someEnd = [&] {
        LinkEnd end{{}, 1 + random.bounded(9)};
        const House house = random.bounded(kHouseCount);
        for (int count = 1 + random.bounded(4); count > 0; --count)
            end.cells.add(kHouseCells[house][random.bounded(9)]);
        return end;
    };
    for (int round = 0; round < 500; ++round) {
        const Link link{someEnd(), someEnd(), true};
        const LinkPath path = pathOf(geometry, frame, link);
        for (const auto& [point, end] : {std::pair(path.from, link.from), std::pair(path.to, link.to)}) {
            qreal nearest = kSide;
            for (Cell cell : end.cells)
                nearest =
                    qMin(nearest,
                         QLineF(point, candidatePlace(geometry, frame.cells[cell], cell, end.digit).center()).length());
            // The link ends at the edge of the candidate.
            QVERIFY2(nearest < 0.2 * geometry.cellSize(), qPrintable(QString::number(round)));
        }
    }
}

/// The letter is where the cell has no candidate.
void TestPainter::setsAreCalledByTheirLetters() {
    const BoardGeometry geometry(QSizeF(kSide, kSide), 1, true);
    Frame plain;
    plain.cells[40].candidates = Digits::all() - Digits::of(6);
    Frame named = plain;
    named.sets = {{Role::SetA, Cells::of(40)}};
    const QImage before = painted(plain), after = painted(named);
    QVERIFY(after != before);
    const QRectF free = geometry.candidate(40, 6).adjusted(-1, -1, 1, 1);
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x)
            if (after.pixel(x, y) != before.pixel(x, y)) QVERIFY(free.contains(x, y));
    named.sets = {{Role::SetB, Cells::of(40)}};
    QVERIFY(painted(named) != after);
    // There is no room for the letter.
    plain.cells[40].candidates = named.cells[40].candidates = Digits::all();
    QVERIFY(painted(named) == painted(plain));
}

/// In a watched run, where a candidate that does not hold has been ruled out. A hint mutes the rest, and there it is
/// still possible.
void TestPainter::whatIsGoneIsStruckThrough() {
    Frame gone, there;
    there.cells[40].candidates = Digits::of(5);
    for (Frame* frame : {&gone, &there}) frame->marks = {{Role::Off, {40, 5}}};
    QVERIFY(painted(gone) != painted(there));
    gone.muted = there.muted = true;
    QCOMPARE(painted(gone), painted(there));
}

void TestPainter::solvedDigitsAreMarkedWhereTheyAreWritten() {
    // The first candidate's place is a corner of the cell; the digit is written in its middle.
    const Cell cell = 40;
    const QRectF area = BoardGeometry(QSizeF(kSide, kSide), 1, true).cell(cell);
    const QPointF besideDigit = area.center() - QPointF(area.width() * 0.3, 0);
    const QColor fill = Theme::of(ThemeKind::Light)[Role::On].fill;
    Frame frame;
    frame.marks = {{Role::On, {cell, 1}}};
    QVERIFY(painted(frame).pixelColor(besideDigit.toPoint()) != fill);
    frame.cells[cell].value = 1;
    QCOMPARE(painted(frame).pixelColor(besideDigit.toPoint()), fill);
}

QTEST_MAIN(TestPainter)
#include "tst_painter.moc"
